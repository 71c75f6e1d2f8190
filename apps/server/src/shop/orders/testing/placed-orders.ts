import assert from 'node:assert/strict';
import type { Language } from '@vitrine/contract/locales.ts';
import { addCartLine, createCart } from '@vitrine/contract/shop/carts.ts';
import { placeOrder } from '@vitrine/contract/shop/checkout.ts';
import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import { type Quote, quoteCheckout } from '@vitrine/contract/shop/quotes.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { lockOrdersForPayment, recordBuyerPaid, takeBoughtUnits } from '../index.ts';
import { getOrderByToken } from '../payment-facts.ts';

export const testAddress = {
  firstName: 'Maya',
  lastName: 'Torres',
  line1: '418 Alvarado St',
  postcode: '94110',
  city: 'San Francisco',
  region: 'CA',
  countryCode: 'US',
} as const;

/** Where buyers of other countries live. */
const addressesAbroad: Readonly<Record<string, Address>> = {
  ES: {
    firstName: 'Lucía',
    lastName: 'Ferrer',
    line1: 'Calle de Alcalá 42',
    postcode: '28014',
    city: 'Madrid',
    region: 'Madrid',
    countryCode: 'ES',
  },
  GB: {
    firstName: 'Ewan',
    lastName: 'Muir',
    line1: '12 Rose Street',
    postcode: 'EH2 2NG',
    city: 'Edinburgh',
    countryCode: 'GB',
  },
  JP: {
    firstName: '葵',
    lastName: '佐藤',
    line1: '神南1-19-11',
    postcode: '150-0041',
    city: '渋谷区',
    region: '東京都',
    countryCode: 'JP',
  },
  CN: {
    firstName: '伟',
    lastName: '李',
    line1: '人民路 1 号',
    postcode: '200001',
    city: '上海',
    region: '上海',
    countryCode: 'CN',
    phone: '+86 138 0013 8000',
  },
  CA: {
    firstName: 'Ann',
    lastName: 'Roy',
    line1: '1 King Street W',
    postcode: 'M5H 1A1',
    city: 'Toronto',
    region: 'ON',
    countryCode: 'CA',
  },
};

/** A buyer's address in a country. */
export function addressIn(countryCode: string): Address {
  const address = countryCode === 'US' ? testAddress : addressesAbroad[countryCode];
  if (!address) throw new Error(`No test address in ${countryCode}`);
  return address;
}

export interface PlacedTestOrder {
  token: string;
  cart: string;
  orderId: string;
  number: string;
}

/** What a buyer sends who agrees to a quote. */
export function orderFrom({ quoteId, shippingMethod, termsVersion }: Quote) {
  return { quoteId, email: 'maya@example.com', address: testAddress, shippingMethod, termsVersion };
}

let keys = 0;

/** A buyer's way through the API: cart, quote, order. The key makes repetitions the same order. */
export async function placeTestOrder(
  app: TestApp,
  slug: string,
  lines: readonly { variantId: string; quantity: number }[],
  options: {
    currency?: string;
    email?: string;
    address?: Address;
    cookie?: string;
    language?: Language;
    countryCode?: string;
    express?: boolean;
    message?: string;
  } = {},
): Promise<PlacedTestOrder> {
  const { language = 'en', countryCode = 'US' } = options;
  const wishes = { lang: language, ...(options.currency ? { currency: options.currency } : {}) };
  const created = await app.call(
    createCart,
    {
      params: { slug },
      body: {
        countryCode,
        language,
        ...(options.currency ? { currency: options.currency as 'USD' } : {}),
      },
    },
    wishes,
  );
  assert.equal(created.status, 200, created.text);
  const cart = created.body.data.token;
  for (const line of lines)
    await app.call(addCartLine, { params: { slug, cart }, body: line }, wishes);
  const quote = await app.call(
    quoteCheckout,
    {
      params: { slug, cart },
      body: { countryCode, ...(options.express ? { shippingMethod: 'express' as const } : {}) },
    },
    wishes,
  );
  if (quote.status !== 200) throw new Error(`The quote was refused: ${quote.text}`);
  keys += 1;
  const placed = await app.call(
    placeOrder,
    {
      params: { slug, cart },
      body: {
        ...orderFrom(quote.body.data),
        address: options.address ?? addressIn(countryCode),
        ...(options.email ? { email: options.email } : {}),
        ...(options.message ? { message: options.message } : {}),
      },
    },
    {
      ...wishes,
      idempotencyKey: `place-${keys}`,
      ...(options.cookie ? { headers: { cookie: options.cookie } } : {}),
    },
  );
  if (placed.body.data?.outcome !== 'placed')
    throw new Error(`The order was not placed: ${placed.text}`);
  const token = placed.body.data.orderToken;
  const order = await getOrderByToken(systemContext(app.platform), token);
  return { token, cart, orderId: order.id, number: order.number };
}

/** The buyer's money is in, as payments would say it of a test. */
export function payTestOrder(app: TestApp, orderId: string): Promise<boolean> {
  return inTx(systemContext(app.platform), async (ctx) => {
    const order = orNotFound((await lockOrdersForPayment(ctx, [orderId], 'buyer'))[0]);
    const canBePaid = await takeBoughtUnits(ctx, order);
    if (canBePaid) await recordBuyerPaid(ctx, order, { method: 'card ending 4242', isTest: true });
    return canBePaid;
  });
}

/** The same way up to the paid order. */
export async function placePaidTestOrder(
  ...way: Parameters<typeof placeTestOrder>
): Promise<PlacedTestOrder> {
  const order = await placeTestOrder(...way);
  await payTestOrder(way[0], order.orderId);
  return order;
}
