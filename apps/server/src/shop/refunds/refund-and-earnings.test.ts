import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { readDashboard } from '@vitrine/contract/shop/dashboard.ts';
import { listMovements } from '@vitrine/contract/shop/movements.ts';
import { exportOrders, listOrders, readOrder } from '@vitrine/contract/shop/orders.ts';
import { paySellerOrders, previewSellerPayment } from '@vitrine/contract/shop/payments.ts';
import { exportStatement } from '@vitrine/contract/shop/statements.ts';
import { sql } from 'drizzle-orm';
import { closeAfter } from '#platform/testing/close-after.ts';
import { matureEarnings, readOwnerBalances } from '../ledger/index.ts';
import { createLinkedOwner, payAsOwner } from '../payments/testing/direct-shop.ts';
import { createOwner } from '../stores/testing/owners.ts';
import { createRefundDesk } from './testing/refund-desk.ts';
import { placePaidOrder } from './testing/refunds.ts';

const desk = await closeAfter(createRefundDesk());
const { shop, owner } = desk;

const available = async () =>
  (await readOwnerBalances(shop.ctx, owner.storeId, 'USD')).availableMinor;
const query = async <Row extends Record<string, unknown>>(text: ReturnType<typeof sql>) =>
  (await shop.app.platform.database.db.execute<Row>(text)).rows;

/** The hold on an order's profit is over. */
async function matureEarningOf(orderId: string): Promise<void> {
  const now = shop.app.clock.now().toISOString();
  await query(
    sql`update owner_earnings set available_at = ${now}::timestamptz where order_id = ${orderId}`,
  );
  await matureEarnings(shop.ctx, owner.storeId);
}

async function payFromEarnings(orderId: string): Promise<void> {
  const seen = (await shop.app.call(previewSellerPayment, { body: { orderIds: [orderId] } }, owner))
    .body.data;
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
  const { lines, side, wholeCancels } = await desk.read(part.orderId);
  assert.deepEqual([side, wholeCancels], ['seller', true]);
  const answer = await desk.refund(part.orderId, {
    kind: 'lines',
    lines: [{ lineId: lines[0]?.lineId ?? '', quantity: 1 }],
  });
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(
    [answer.body.data.refunds[0]?.side, answer.body.data.refunds[0]?.state],
    ['seller', 'done'],
  );
  assert.equal((await desk.readOrder(part.orderId)).sellerPayment, 'part_refunded');
  await desk.refund(whole.orderId, { kind: 'whole' });
  await shop.settle();
  const seen = await desk.readOrder(whole.orderId);
  assert.deepEqual(
    [seen.buyerPayment, seen.sellerPayment, seen.cancelReason],
    ['refunded', 'refunded', 'by_operator'],
  );
  assert.deepEqual(await shop.discrepancies(), []);
});

test('an order for oneself that was paid out of earnings goes back there at once', async () => {
  const order = await desk.placePaid([{ variantId: shop.print, quantity: 5 }]);
  await matureEarningOf(order.orderId);
  const orderId = await shop.ownOrder(owner, shop.mug, 2);
  const before = await available();
  await payFromEarnings(orderId);
  const answer = await desk.refund(orderId, { kind: 'whole' });
  assert.deepEqual(
    [answer.body.data?.refunds[0]?.state, answer.body.data?.paid?.left.amount],
    ['done', 0],
    answer.text,
  );
  assert.equal(await available(), before);
  await shop.settle();
  assert.equal((await desk.readOrder(orderId)).status, 3);
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a refund after the earning matured is taken from what is available, below zero if it must be', async () => {
  const order = await desk.placePaid([{ variantId: shop.lamp, quantity: 1 }]);
  await matureEarningOf(order.orderId);
  const before = await available();
  const [row] = await query<{ profit: string }>(
    sql`select profit_minor::text as profit from orders where id = ${order.orderId}`,
  );
  await desk.refund(order.orderId, { kind: 'whole' });
  assert.equal(await available(), before - BigInt(row?.profit ?? 0));
  await shop.settle();
  assert.deepEqual(await shop.discrepancies(), []);
});

test('earnings of several orders that become available together carry all their numbers and the name of none', async () => {
  const pia = await createOwner(shop.app, { name: 'Pia' });
  const sold = [shop.lamp, shop.mug].map((variantId) =>
    placePaidOrder(shop, pia, [{ variantId, quantity: 1 }]),
  );
  const numbers = [];
  for (const order of sold) numbers.push((await order).number);
  const now = shop.app.clock.now().toISOString();
  await query(
    sql`update owner_earnings set available_at = ${now}::timestamptz where store_id = ${pia.storeId}`,
  );
  await matureEarnings(shop.ctx, pia.storeId);
  const { list } = (await shop.app.call(listMovements, { query: { kind: 'matured' } }, pia)).body
    .data;
  assert.deepEqual(
    list.map(({ orders, orderNumber, product }) => ({ orders, orderNumber, product })),
    [{ orders: 2, orderNumber: null, product: null }],
  );
  const file = (await shop.app.call(exportStatement, { query: { format: 'csv' } }, pia)).text;
  const line = file.split('\r\n').find((one) => one.includes('Became available'));
  for (const number of numbers) assert.ok(line?.includes(number), line);
});

test('list, order, file and dashboard show the same profit after a refund', async () => {
  const pia = await createOwner(shop.app, { name: 'Pia' });
  const order = await placePaidOrder(shop, pia, [{ variantId: shop.lamp, quantity: 2 }]);
  await placePaidOrder(shop, pia, [{ variantId: shop.mug, quantity: 1 }]);
  const readRow = async () =>
    (await shop.app.call(listOrders, { query: { keywords: order.number } }, pia)).body.data.list[0]
      ?.profit?.amount ?? 0;
  const placed = await readRow();
  const { lines } = await desk.read(order.orderId);
  await desk.refund(order.orderId, {
    kind: 'lines',
    lines: [{ lineId: lines[0]?.lineId ?? '', quantity: 1 }],
  });
  await shop.settle();

  const left = await readRow();
  assert.ok(left > 0 && left < placed);
  const seen = (await shop.app.call(readOrder, { params: { orderId: order.orderId } }, pia)).body
    .data;
  assert.deepEqual([seen.profit?.amount, seen.refundsOfProfit?.amount], [left, left - placed]);
  const all = (await shop.app.call(listOrders, { query: {} }, pia)).body.data.list;
  const dashboard = (await shop.app.call(readDashboard, {}, pia)).body.data;
  assert.equal(
    all.reduce((sum, row) => sum + (row.profit?.amount ?? 0), 0),
    dashboard.revenue.total.amount,
  );
  const [head, row] = (
    await shop.app.call(exportOrders, { query: { keywords: order.number } }, pia)
  ).text
    .split('\r\n')
    .map((line) => line.split(','));
  const cell = (name: string) => Math.round(Number(row?.[head?.indexOf(name) ?? -1]) * 100);
  assert.deepEqual([cell('Profit'), cell('Profit reversed')], [placed, placed - left]);
});
