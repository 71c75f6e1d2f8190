import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createCart } from '@vitrine/contract/shop/carts.ts';
import { placeOrder } from '@vitrine/contract/shop/checkout.ts';
import { paymentCallback, payOrder, readOrderPayment } from '@vitrine/contract/shop/payments.ts';
import { quoteCheckout } from '@vitrine/contract/shop/quotes.ts';
import { callUntilAnswered, pressAtBank } from './calls.ts';
import type { Shop } from './shop.ts';

export const buyerAddress = {
  firstName: 'Maya',
  lastName: 'Torres',
  line1: '418 Alvarado St',
  postcode: '94110',
  city: 'San Francisco',
  region: 'CA',
  countryCode: 'US',
} as const;

/** What a client does besides asking: notes an acknowledged answer, and that it had to ask again. */
export interface Diary {
  acknowledged(what: string): void;
  retried(): void;
}

const silentDiary: Diary = { acknowledged: () => undefined, retried: () => undefined };

export interface PlacedOrder {
  token: string;
  number: string;
  /** The key and the body it was placed with, to ask for the same again. */
  replay: { key: string; slug: string; cart: string; body: Parameters<typeof placeBody>[0] };
}

const placeBody = (body: {
  quoteId: string;
  email: string;
  shippingMethod: string;
  termsVersion: string;
}) => ({
  ...body,
  address: buyerAddress,
  marketing: false,
});

/** Places the order of a cart again, with the key of the first time. */
export function placeAgain(shop: Shop, { replay }: PlacedOrder) {
  const { key, slug, cart, body } = replay;
  return callUntilAnswered(
    shop,
    placeOrder,
    { params: { slug, cart }, body: placeBody(body) },
    { key },
  );
}

/** Sends the order of a cart once more as a call of its own, as a second tab does. */
export function sendAgain(shop: Shop, { replay: { slug, cart, body } }: PlacedOrder) {
  return callUntilAnswered(
    shop,
    placeOrder,
    { params: { slug, cart }, body: placeBody(body) },
    { key: randomUUID() },
  );
}

/** A buyer's way from an empty cart to a placed order. */
export async function placeNewOrder(
  shop: Shop,
  input: { slug: string; variantId: string; quantity: number; email: string },
  diary: Diary = silentDiary,
): Promise<PlacedOrder> {
  const options = { onRetry: diary.retried };
  const { slug, variantId, quantity, email } = input;
  const opened = await callUntilAnswered(
    shop,
    createCart,
    {
      params: { slug },
      body: { countryCode: 'US', language: 'en', line: { variantId, quantity } },
    },
    options,
  );
  if (opened.code !== 1) throw new Error(`No cart: ${opened.text}`);
  diary.acknowledged('cart');
  const cart = opened.data.token;
  const quoted = await callUntilAnswered(
    shop,
    quoteCheckout,
    { params: { slug, cart }, body: { countryCode: 'US' } },
    options,
  );
  if (quoted.code !== 1) throw new Error(`No quote: ${quoted.text}`);
  diary.acknowledged('quote');
  const { quoteId, shippingMethod, termsVersion } = quoted.data;
  const body = { quoteId, email, shippingMethod, termsVersion };
  const key = randomUUID();
  const placed = await callUntilAnswered(
    shop,
    placeOrder,
    { params: { slug, cart }, body: placeBody(body) },
    { ...options, key },
  );
  if (placed.data?.outcome !== 'placed') throw new Error(`No order: ${placed.text}`);
  diary.acknowledged('order');
  return {
    token: placed.data.orderToken,
    number: placed.data.number,
    replay: { key, slug, cart, body },
  };
}

/** A value that our server put into the address with which a page of the bank returns, whatever API made the page. */
const findReturned = ({ returnUrl }: { returnUrl: string }, name: string): string =>
  new URL(returnUrl).searchParams.get(name) ?? '';

export const findPaymentKey = (payment: { returnUrl: string }): string =>
  findReturned(payment, 'payment');

/** Our key of a payment, which the bank's page returns with. */
export async function keyAtBank(shop: Shop, payUrl: string): Promise<string> {
  const ref = payUrl.split('/pay/')[1] ?? '';
  return findPaymentKey(await shop.askBank('GET', `/v1/payments/${ref}`));
}

/** The same of a link of an account. */
export async function linkKeyAtBank(shop: Shop, linkUrl: string): Promise<string> {
  const ref = linkUrl.split('/link/')[1] ?? '';
  return findReturned(await shop.askBank('GET', `/v1/links/${ref}`), 'link');
}

const repeatMs = 50;

/** Starts to pay and waits until the provider's page is known: two calls at once may be one too many for it. */
export async function createPayPage(shop: Shop, token: string, diary: Diary = silentDiary) {
  const retry = { onRetry: diary.retried };
  let begun = await callUntilAnswered(
    shop,
    payOrder,
    { params: { token }, body: {} },
    { ...retry, key: randomUUID() },
  );
  // The bank has not answered: there is no second payment, the page is read until it has.
  while (begun.data?.state === 'unknown') {
    await pause(repeatMs);
    begun = await callUntilAnswered(shop, readOrderPayment, { params: { token } }, retry);
  }
  return begun;
}

export type PayOutcome = 'paid' | 'out-of-stock';

/** A buyer's way from a placed order to a paid one; first with a card that is declined, when asked for. */
export async function payPlacedOrder(
  shop: Shop,
  token: string,
  diary: Diary = silentDiary,
  options: { firstDeclined?: boolean } = {},
): Promise<PayOutcome> {
  const retry = { onRetry: diary.retried };
  const decisions = options.firstDeclined ? ['decline', 'approve'] : ['approve'];
  for (const decision of decisions) {
    const begun = await createPayPage(shop, token, diary);
    if (begun.code === 'out-of-stock') return 'out-of-stock';
    if (begun.data?.state === 'paid') return 'paid';
    if (!begun.data?.payUrl) throw new Error(`No payment page: ${begun.text}`);
    diary.acknowledged('payment');
    await pressAtBank(begun.data.payUrl, decision);
    const key = await keyAtBank(shop, begun.data.payUrl);
    const back = await callUntilAnswered(shop, paymentCallback, { query: { payment: key } }, retry);
    if (back.status !== 302)
      throw new Error(`The return page answered ${back.status}: ${back.text}`);
    diary.acknowledged('return');
  }
  for (;;) {
    const { data, text } = await callUntilAnswered(
      shop,
      readOrderPayment,
      { params: { token } },
      retry,
    );
    if (data?.state === 'paid') break;
    if (data?.state !== 'open' && data?.state !== 'processing' && data?.state !== 'unknown')
      throw new Error(`The order was not paid: ${text}`);
    await pause(repeatMs);
  }
  diary.acknowledged('paid');
  return 'paid';
}
