import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { readPlatformOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { paySellerOrders, previewSellerPayment } from '@vitrine/contract/shop/payments.ts';
import { type OrderRefunds, type RefundChoice, readOrderRefunds } from '@vitrine/contract/shop/refunds.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { matureEarnings, readOwnerBalances } from '../ledger/index.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';
import { createLinkedOwner, payAsOwner } from './testing/direct-shop.ts';
import { createPayShop, type PayShop } from './testing/pay-shop.ts';
import { placePaidOrder, refundByOperators } from './testing/refunds.ts';

let shop: PayShop;
let owner: TestOwner;
let admin: string;
let guest: string;

before(async () => {
  shop = await createPayShop();
  owner = await createOwner(shop.app, { name: 'Luna' });
  [admin, guest] = [(await signInAs(shop.app, 'ADMIN')).token, (await signInAs(shop.app, 'GUEST')).token];
});
after(() => shop.close());

const refund = (
  orderId: string,
  what: RefundChoice,
  { token = admin, ...more }: { seen?: number; areBack?: boolean; key?: string; token?: string } = {},
) => refundByOperators(shop, token, orderId, what, more);
const read = async (orderId: string): Promise<OrderRefunds> =>
  (await shop.app.call(readOrderRefunds, { params: { orderId } }, { token: guest })).body.data;
const detail = async (orderId: string) => (await shop.app.call(readPlatformOrder, { params: { orderId } }, { token: guest })).body.data;
const available = async () => (await readOwnerBalances(shop.ctx, owner.storeId, 'USD')).availableMinor;
const query = async <Row extends Record<string, unknown>>(text: ReturnType<typeof sql>) =>
  (await shop.app.platform.database.db.execute<Row>(text)).rows;
const paidOrder = (lines: { variantId: string; quantity: number }[], currency?: string) => placePaidOrder(shop, owner, lines, currency);

/** The hold on an order's profit is over. */
async function matureEarningOf(orderId: string): Promise<void> {
  const now = shop.app.clock.now().toISOString();
  await query(sql`update owner_earnings set available_at = ${now}::timestamptz where order_id = ${orderId}`);
  await matureEarnings(shop.ctx, owner.storeId);
}

async function payFromEarnings(orderId: string): Promise<void> {
  const seen = (await shop.app.call(previewSellerPayment, { body: { orderIds: [orderId] } }, owner)).body.data;
  const paid = await shop.app.call(
    paySellerOrders,
    { body: { orderIds: [orderId], method: 'earnings', expectedTotal: seen.total } },
    { token: owner.token, idempotencyKey: randomUUID() },
  );
  assert.equal(paid.status, 200, paid.text);
}

test('where buyers pay the owner, operators return the owner’s payment; all of an unsent order returns the buyer’s as well', async () => {
  const kira = await createLinkedOwner(shop, 'Kira');
  const [part, whole] = [await shop.order(kira, shop.lamp, 2), await shop.order(kira, shop.lamp)];
  for (const order of [part, whole]) {
    await shop.pay(order.token);
    await payAsOwner(shop, kira, [order.orderId]);
  }
  const { lines, side, wholeCancels } = await read(part.orderId);
  assert.deepEqual([side, wholeCancels], ['seller', true]);
  const answer = await refund(part.orderId, { kind: 'lines', lines: [{ lineId: lines[0]?.lineId ?? '', quantity: 1 }] });
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual([answer.body.data.refunds[0]?.side, answer.body.data.refunds[0]?.state], ['seller', 'done']);
  assert.equal((await detail(part.orderId)).sellerPayment, 'part_refunded');
  await refund(whole.orderId, { kind: 'whole' });
  await shop.settle();
  const seen = await detail(whole.orderId);
  assert.deepEqual([seen.buyerPayment, seen.sellerPayment, seen.cancelReason], ['refunded', 'refunded', 'by_operator']);
  assert.deepEqual(await shop.breaks(), []);
});

test('an order for oneself that was paid out of earnings goes back there at once', async () => {
  const order = await paidOrder([{ variantId: shop.print, quantity: 5 }]);
  await matureEarningOf(order.orderId);
  const orderId = await shop.ownOrder(owner, shop.mug, 2);
  const before = await available();
  await payFromEarnings(orderId);
  const answer = await refund(orderId, { kind: 'whole' });
  assert.deepEqual([answer.body.data?.refunds[0]?.state, answer.body.data?.paid?.left.amount], ['done', 0], answer.text);
  assert.equal(await available(), before);
  await shop.settle();
  assert.equal((await detail(orderId)).status, 3);
  assert.deepEqual(await shop.breaks(), []);
});

test('a refund after the earning matured is taken from what is available, below zero if it must be', async () => {
  const order = await paidOrder([{ variantId: shop.lamp, quantity: 1 }]);
  await matureEarningOf(order.orderId);
  const before = await available();
  const [row] = await query<{ profit: string }>(sql`select profit_minor::text as profit from orders where id = ${order.orderId}`);
  await refund(order.orderId, { kind: 'whole' });
  assert.equal(await available(), before - BigInt(row?.profit ?? 0));
  await shop.settle();
  assert.deepEqual(await shop.breaks(), []);
});
