import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import { sql } from 'drizzle-orm';
import { inTx, type Platform, systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { placeOwnOrder, quoteOwnOrder } from '#shop/orders/own-orders.ts';
import { beginLinking } from '#shop/payments/accounts/link-account.ts';
import { paySellerOrders, sweepFollowUps } from '#shop/payments/index.ts';
import { previewPayment } from '#shop/payments/plan-seller-payment.ts';
import { requestPayout, saveSchedule } from '#shop/payouts/index.ts';
import { checkPayout } from '#shop/payouts/request-payout.ts';
import { requestRefundOfOrder } from '#shop/refunds/refund-requests.ts';
import type { BankDesk } from './bank-desk.ts';
import { asOwner, type SeededStore } from './seeded-store.ts';

/**
 * The accounts that earnings go to, and the card that an owner pays with. The welcome offer is given once per account and
 * card, so these are none that the bank's pages propose.
 */
export const means: Readonly<Record<string, { account: string; card: string }>> = {
  'casa-luna': { account: '1204 8830 4417', card: '2001' },
  'kira-desk': { account: '7710 2031 9902', card: '2002' },
  'nomad-theo': { account: '3350 1177 6204', card: '2003' },
  'marlo-moves': { account: '4481 6620 1185', card: '2004' },
  'bea-en-rosa': { account: '9023 4410 7758', card: '2005' },
};

/** Others ask for their payouts: the first store that people see has something to pay out on every day of the week. */
const payoutSchedules: Readonly<Record<string, 'weekly' | 'monthly'>> = {
  'nomad-theo': 'monthly',
  'bea-en-rosa': 'weekly',
};

/** A product that was sold out in the meantime: the owner comes back another day. */
async function unlessSoldOut<Result>(
  work: () => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure && error.code === 'out-of-stock') return otherwise;
    throw error;
  }
}

/** An owner links the account to which earnings go; one of the six has not come to it yet. */
export async function linkAccount(
  platform: Platform,
  desk: BankDesk,
  store: SeededStore,
): Promise<void> {
  const account = means[store.slug]?.account;
  if (!account) return;
  const { linkUrl } = await beginLinking(asOwner(platform, store, `demo-link-${store.id}`), {
    app: 'desktop',
  });
  await desk.decide(linkUrl, 'approve', { account });
  if (store.demo.settlementMode !== 'platform') return;
  await saveSchedule(systemContext(platform), store.id, payoutSchedules[store.slug] ?? 'manual');
}

/** An owner pays everything that is due, as one payment by card or from earnings. */
export async function payDueOrders(
  platform: Platform,
  desk: BankDesk,
  store: SeededStore,
  method: 'card' | 'earnings',
): Promise<readonly string[]> {
  const ctx = asOwner(
    platform,
    store,
    `demo-pay-${store.id}-${platform.clock.now().toISOString()}`,
  );
  const rows = await ctx.db.rows(
    sql`
    select id from orders where store_id = ${store.id} and seller_payment = 'unpaid' and cancelled_at is null
      and (kind = 'own' or buyer_payment = 'paid') order by id limit 50`,
    { id: as.id },
  );
  const orderIds = rows.map(({ id }) => id);
  if (!orderIds.length) return [];
  const preview = await previewPayment(ctx, store.id, orderIds, true);
  if (!preview.lines.length) return [];
  const payable = preview.lines.map(({ orderId }) => orderId);
  const chosen =
    method === 'earnings' && preview.methods.includes('earnings') ? 'earnings' : 'card';
  const request = {
    orderIds: payable,
    method: chosen,
    withOffer: true,
    app: 'desktop',
    expectedTotal: preview.total,
  } as const;
  const answer = await unlessSoldOut(
    () => paySellerOrders(ctx, { ...request, orderIds: payable }),
    null,
  );
  if (!answer) return [];
  const payUrl = 'data' in answer ? answer.data.payUrl : answer.payUrl;
  if (payUrl) await desk.decide(payUrl, 'approve', { card: means[store.slug]?.card ?? '4242' });
  // With the welcome offer the bank first authorises; the money is taken when the offer's claim stands.
  await sweepFollowUps(ctx);
  await desk.settle();
  return payable;
}

/** Where the two owners live who film what they sell. */
export const homes: Readonly<Record<string, Address>> = {
  'casa-luna': {
    firstName: 'Luna',
    lastName: 'Ferrer',
    line1: 'Calle del Mar 12, 3.º',
    postcode: '46003',
    city: 'Valencia',
    countryCode: 'ES',
  },
  'nomad-theo': {
    firstName: 'Theo',
    lastName: 'Almeida',
    line1: 'Rua Aspicuelta 214, ap. 32',
    postcode: '05433-010',
    city: 'São Paulo',
    region: 'SP',
    countryCode: 'BR',
  },
};

/** An owner orders one of the own things, to show it in a video. */
export async function seedOwnOrder(
  platform: Platform,
  store: SeededStore,
  variantId: string,
): Promise<void> {
  const ctx = asOwner(platform, store, `demo-sample-${store.id}-${variantId}`);
  const lines = [{ variantId, quantity: 1 }];
  const address = homes[store.slug];
  if (!address) return;
  const quote = await unlessSoldOut(
    () => quoteOwnOrder(ctx, { lines, countryCode: address.countryCode }),
    null,
  );
  if (!quote) return;
  await inTx(ctx, (tx) =>
    placeOwnOrder(tx, {
      lines,
      shippingMethod: quote.shippingMethod,
      expectedTotal: quote.total,
      address,
    }),
  );
}

/** An owner without a schedule asks for a payout when there is enough. */
export async function askForPayout(platform: Platform, store: SeededStore): Promise<void> {
  const ctx = asOwner(
    platform,
    store,
    `demo-payout-${store.id}-${platform.clock.now().toISOString()}`,
  );
  const { block } = await checkPayout(ctx, store.id);
  if (block === null) await requestPayout(ctx, {});
}

/** An owner asks operators to return the money for the sale that arrived last. */
export async function askForRefund(platform: Platform, store: SeededStore): Promise<void> {
  const ctx = asOwner(platform, store, `demo-refund-${store.id}`);
  const rows = await ctx.db.rows(
    sql`
    select id from orders where store_id = ${store.id} and kind = 'sale' and fulfilment = 'delivered' and buyer_payment = 'paid'
    order by delivered_at desc limit 1`,
    { id: as.id },
  );
  const [order] = rows;
  if (order)
    await requestRefundOfOrder(ctx, order.id, {
      reason: 'It arrived cracked; the buyer sent a picture. Please return the money.',
    });
}
