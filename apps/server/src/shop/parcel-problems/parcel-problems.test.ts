import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  deliverShipment,
  readPlatformOrder,
  shipOrder,
  withdrawShipment,
} from '@vitrine/contract/shop/fulfilment.ts';
import type { ParcelProblemKind } from '@vitrine/contract/shop/parcel-problem-kinds.ts';
import * as contract from '@vitrine/contract/shop/parcel-problems.ts';
import { readMails } from '#admin/testing.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { payAsOwner } from '../payments/testing/direct-shop.ts';
import { readBankRefunded } from '../refunds/testing/refunds.ts';
import { createReturnDesk } from '../returns/testing/return-desk.ts';
import { readStockLevels } from '../stock/index.ts';

const desk = await closeAfter(createReturnDesk());
const { shop } = desk;
const { app } = shop;
const admin = () => ({ token: desk.tokens.admin, idempotencyKey: randomUUID() as string });
type Order = Awaited<ReturnType<typeof desk.paid>>;

let parcels = 0;
async function ship(order: Order, lines?: { lineId: string; quantity: number }[]) {
  parcels += 1;
  const body = { carrier: 'DHL', trackingNumber: `JD0146${parcels}`, ...(lines ? { lines } : {}) };
  const answer = await app.call(shipOrder, { params: { orderId: order.orderId }, body }, admin());
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data.shipments.at(-1)?.id ?? '';
}
const report = (order: Order, shipmentId: string, kind: ParcelProblemKind = 'lost') =>
  app.call(
    contract.reportParcelProblem,
    {
      params: { orderId: order.orderId, shipmentId },
      body: { kind, note: 'Not seen for a week.' },
    },
    admin(),
  );
const read = async (id: string) => {
  const answer = await app.call(contract.readParcelProblem, { params: { id } }, admin());
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
};
const restockAll = async (id: string, units?: number) =>
  (await read(id)).lines.map(({ lineId, quantity }) => ({ lineId, quantity: units ?? quantity }));
async function refund(
  id: string,
  { restocked = [] as { lineId: string; quantity: number }[], key = randomUUID() as string } = {},
) {
  const expected = (await read(id)).refund;
  return app.call(
    contract.refundParcel,
    { params: { id }, body: { restocked, expected } as never },
    { token: desk.tokens.admin, idempotencyKey: key },
  );
}
const resend = (id: string, restocked: { lineId: string; quantity: number }[] = []) =>
  app.call(contract.resendParcel, { params: { id }, body: { restocked } }, admin());
const orderOf = async ({ orderId }: Order) =>
  (await app.call(readPlatformOrder, { params: { orderId } }, admin())).body.data;
const onHand = async (variantId: string) =>
  (await readStockLevels(shop.ctx, [variantId])).get(variantId)?.onHand ?? 0;
const mug = (quantity: number) => [{ variantId: shop.mug, quantity }];
async function mails(number: string): Promise<string[]> {
  await shop.settle();
  return (await readMails(app, 'maya@example.com'))
    .filter(({ subject }) => subject.includes(number))
    .map(({ template }) => template);
}
async function failed(order: Order, kind: ParcelProblemKind, shipmentId?: string) {
  const answer = await report(order, shipmentId ?? (await ship(order)), kind);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data.id;
}

test('a lost parcel is sent again: its units are to ship, stock goes down once more, and no money moves', async () => {
  const order = await desk.paid(mug(2));
  const before = await onHand(shop.mug);
  const shipmentId = await ship(order);
  const id = await failed(order, 'lost', shipmentId);
  const marked = await orderOf(order);
  assert.deepEqual([marked.shipments[0]?.problem, marked.fulfilment], ['lost', 'shipped']);
  const params = { orderId: order.orderId, shipmentId };
  for (const endpoint of [deliverShipment, withdrawShipment])
    assert.equal((await app.call(endpoint, { params }, admin())).body.code, 'order-state');
  assert.equal((await report(order, shipmentId)).body.code, 'order-state');

  const resent = await resend(id);
  assert.deepEqual([resent.status, resent.body.data?.state], [200, 'resent'], resent.text);
  const now = await orderOf(order);
  assert.deepEqual(
    [now.fulfilment, now.lines[0]?.toShip, now.shipments.length, now.buyerPayment],
    ['processing', 2, 0, 'paid'],
  );
  assert.equal(await onHand(shop.mug), before - 2);
  assert.equal((await resend(id)).body.code, 'order-state');
  assert.equal((await refund(id)).body.code, 'order-state');
  await ship(order);
  assert.equal((await orderOf(order)).fulfilment, 'shipped');
  const sent = await mails(order.number);
  assert.ok(sent.includes('parcel-lost') && sent.includes('parcel-resent'), String(sent));
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a lost order is refunded whole, with the shipping fee, and nothing goes into stock', async () => {
  const order = await desk.paid(mug(1));
  const before = await onHand(shop.mug);
  const id = await failed(order, 'lost');
  const total = (await orderOf(order)).buyerPays?.total;
  const problem = await read(id);
  assert.deepEqual([problem.refund.buyer, problem.refund.owner], [total, null]);
  const wrong = await app.call(
    contract.refundParcel,
    {
      params: { id },
      body: { restocked: [], expected: { buyer: { amount: 1, currency: 'USD' }, owner: null } },
    } as never,
    admin(),
  );
  assert.equal(wrong.body.code, 'conflict');
  const restocked = await refund(id, { restocked: await restockAll(id) });
  assert.equal(restocked.status, 400, 'nothing of a lost parcel comes back');
  const refunded = await refund(id);
  assert.equal(refunded.body.data?.state, 'refunded', refunded.text);
  await shop.settle();
  const now = await orderOf(order);
  assert.deepEqual([now.status, now.buyerPayment, now.lines[0]?.toShip], [3, 'refunded', 0]);
  assert.equal(await readBankRefunded(shop, order.orderId), String(total?.amount));
  assert.equal(await onHand(shop.mug), before);
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a refused parcel is refunded as a return: the goods and the standard fee, and what can be sold is back in stock', async () => {
  const order = await desk.paid(mug(3));
  const before = await onHand(shop.mug);
  const id = await failed(order, 'refused');
  const [line] = await restockAll(id, 2);
  assert.equal((await refund(id, { restocked: line ? [line] : [] })).status, 200);
  await shop.settle();
  const done = await read(id);
  assert.deepEqual([done.state, done.lines[0]?.restocked], ['refunded', 2]);
  assert.equal(await onHand(shop.mug), before + 2);
  assert.equal((await orderOf(order)).lines[0]?.toShip, 0);
  assert.deepEqual(await shop.discrepancies(), []);
});

test('one of two parcels is lost: its refund is the price of its units, and the order is complete when the other arrives', async () => {
  const order = await desk.paid([
    { variantId: shop.mug, quantity: 1 },
    { variantId: shop.lamp, quantity: 1 },
  ]);
  const [first, second] = (await orderOf(order)).lines;
  const arrives = await ship(order, [{ lineId: first?.id ?? '', quantity: 1 }]);
  const lost = await ship(order, [{ lineId: second?.id ?? '', quantity: 1 }]);
  const id = await failed(order, 'lost', lost);
  const total = (await orderOf(order)).buyerPays?.total.amount ?? 0;
  assert.ok(((await read(id)).refund.buyer?.amount ?? 0) < total);
  const params = { orderId: order.orderId, shipmentId: arrives };
  assert.equal((await app.call(deliverShipment, { params }, admin())).status, 200);
  assert.equal((await orderOf(order)).fulfilment, 'shipped');
  assert.equal((await refund(id)).status, 200);
  await shop.settle();
  const now = await orderOf(order);
  assert.deepEqual(
    [now.fulfilment, now.buyerPayment, now.lines.map(({ toShip }) => toShip)],
    ['delivered', 'part_refunded', [0, 0]],
  );
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a direct sale that is lost pays both back: the buyer, and the owner what the platform received', async () => {
  const order = await desk.paid(mug(1), desk.kira);
  await payAsOwner(shop, desk.kira, [order.orderId]);
  await shop.settle();
  const id = await failed(order, 'lost');
  const { buyer, owner } = (await read(id)).refund;
  assert.ok(buyer && owner);
  assert.equal((await refund(id)).status, 200);
  await shop.settle();
  const now = await orderOf(order);
  assert.deepEqual([now.buyerPayment, now.sellerPayment], ['refunded', 'refunded']);
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a parcel that turns up goes on, and units that were refunded by hand are not sent again', async () => {
  const order = await desk.paid(mug(2));
  const shipmentId = await ship(order);
  const id = await failed(order, 'returned', shipmentId);
  const closed = await app.call(contract.closeParcelProblem, { params: { id }, body: {} }, admin());
  assert.equal(closed.body.data?.state, 'found', closed.text);
  const again = await failed(order, 'lost', shipmentId);
  assert.notEqual(again, id);
  const listed = async (query: object) =>
    (await app.call(contract.pageParcelProblems, { query: query as never }, admin())).body.data
      .list;
  assert.deepEqual(
    (await listed({ orderId: order.orderId })).map(({ state }) => state),
    ['open', 'found'],
  );
  assert.deepEqual(
    (await listed({ keywords: order.number, state: 'open' })).map((row) => row.id),
    [again],
  );
  const sent = await mails(order.number);
  assert.ok(sent.includes('parcel-returned') && sent.includes('parcel-found'), String(sent));
});

test('two operators decide at once: the units are sent again or refunded, and only once', async () => {
  for (let round = 1; round <= 2; round += 1) {
    const order = await desk.paid(mug(1));
    const before = await onHand(shop.mug);
    const id = await failed(order, 'returned');
    const restocked = await restockAll(id);
    const { refund: expected } = await read(id);
    const body = { restocked, expected } as never;
    const responses = await Promise.all([
      resend(id, restocked),
      app.call(contract.refundParcel, { params: { id }, body }, admin()),
      app.call(contract.refundParcel, { params: { id }, body }, admin()),
      resend(id, restocked),
    ]);
    for (const { status, text } of responses) assert.ok(status < 500, text);
    assert.equal(
      responses.filter(({ status }) => status === 200).length,
      1,
      responses.map(({ text }) => text).join('\n'),
    );
    await shop.settle();
    const { state } = await read(id);
    assert.equal(await onHand(shop.mug), before + (state === 'refunded' ? 1 : 0));
    const now = await orderOf(order);
    assert.equal(now.lines[0]?.toShip, state === 'refunded' ? 0 : 1);
    assert.deepEqual(await shop.discrepancies(), []);
  }
});

test('the database itself refuses a second end, and stock that is counted twice', async () => {
  const order = await desk.paid(mug(1));
  const id = await failed(order, 'returned');
  await resend(id, await restockAll(id));
  const { pool } = app.platform.database;
  for (const statement of [
    `update parcel_problems set state = 'refunded' where id = ${id}`,
    `update parcel_problem_lines set restocked = 0 where problem_id = ${id}`,
    `delete from parcel_problem_lines where problem_id = ${id}`,
    `delete from parcel_problems where id = ${id}`,
  ])
    await assert.rejects(pool.query(statement), statement);
});

test('callers without the right, other orders and delivered parcels are refused', async () => {
  const order = await desk.paid(mug(1));
  const shipmentId = await ship(order);
  const guest = { token: desk.tokens.guest, idempotencyKey: randomUUID() as string };
  const params = { orderId: order.orderId, shipmentId };
  const body = { kind: 'lost' as const, note: '' };
  assert.equal((await app.call(contract.reportParcelProblem, { params, body }, guest)).status, 403);
  const other = await desk.paid(mug(1));
  assert.equal((await report(other, shipmentId)).status, 404);
  const id = await failed(order, 'lost', shipmentId);
  for (const answer of [
    await app.call(contract.resendParcel, { params: { id }, body: { restocked: [] } }, guest),
    await app.call(contract.closeParcelProblem, { params: { id }, body: {} }, guest),
  ])
    assert.equal(answer.status, 403);
  const arrived = await ship(other);
  await app.call(
    deliverShipment,
    { params: { orderId: other.orderId, shipmentId: arrived } },
    admin(),
  );
  assert.equal((await report(other, arrived)).body.code, 'order-state');
});

test('nothing is sent again that is not in stock', async () => {
  const order = await desk.paid([{ variantId: shop.lamp, quantity: 1 }]);
  const id = await failed(order, 'lost');
  const { pool } = app.platform.database;
  const { rows } = await pool.query(
    'select on_hand, held from stock_levels where variant_id = $1',
    [shop.lamp],
  );
  await pool.query('update stock_levels set on_hand = held where variant_id = $1', [shop.lamp]);
  assert.equal((await resend(id)).body.code, 'out-of-stock');
  assert.equal((await read(id)).state, 'open');
  await pool.query('update stock_levels set on_hand = $2 where variant_id = $1', [
    shop.lamp,
    rows[0].on_hand,
  ]);
});
