import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  previewShipments,
  shipPasted,
  shipTogether,
  withdrawShipmentBatch,
} from '@vitrine/contract/shop/bulk-shipments.ts';
import {
  correctShipment,
  listPlatformOrders,
  shipOrder,
} from '@vitrine/contract/shop/fulfilment.ts';
import * as returns from '@vitrine/contract/shop/returns.ts';
import * as queue from '@vitrine/contract/shop/ship-queue.ts';
import { printPackingSlips, printPickList } from '@vitrine/contract/shop/shipping-documents.ts';
import { exportShipping } from '@vitrine/contract/shop/shipping-exports.ts';
import { parse } from 'csv-parse/sync';
import { readMails } from '#admin/testing.ts';
import { readPdfText } from '#platform/pdf/testing/read-pdf.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { approval, createReturnDesk } from '../returns/testing/return-desk.ts';

const desk = await closeAfter(createReturnDesk());
const { shop } = desk;
const { app } = shop;
const admin = () => ({ token: desk.tokens.admin, idempotencyKey: randomUUID() as string });

/** A delivered order of three units, of which one is to be sent again. */
async function replacing() {
  const order = await desk.delivered([{ variantId: shop.mug, quantity: 3 }]);
  const id = await desk.asked(order);
  await desk.decide(id, approval);
  await desk.decide(id, { decision: 'receive' });
  const lineId = (await desk.readOne(id)).lines[0]?.id ?? '';
  const lines = [{ lineId, restocked: 0 }];
  await app.call(returns.inspectReturn, { params: { id }, body: { lines } }, admin());
  const replaced = await app.call(returns.replaceReturn, { params: { id }, body: {} }, admin());
  assert.equal(replaced.status, 200, replaced.text);
  return { ...order, returnId: id, lineId, params: { orderId: order.orderId } };
}
const readQueue = async () => (await app.call(queue.readShipQueue, {}, admin())).body.data;
async function findRow(orderId: string) {
  for (const { group, list } of (await readQueue()).groups) {
    const row = list.find(({ id }) => id === orderId);
    if (row) return { group, ...row };
  }
  return undefined;
}
const readPacking = async (orderId: string) =>
  (await app.call(queue.readPacking, { params: { orderId } }, admin())).body.data;
const ship = (orderId: string, trackingNumber: string, caller = admin()) =>
  app.call(
    queue.shipReplacement,
    { params: { orderId }, body: { carrier: 'DHL', trackingNumber } },
    caller,
  );
const paste = async (text: string) =>
  (await app.call(shipPasted, { body: { text, carrier: 'DHL' } }, admin())).body.data;
const undo = (batchKey: string) =>
  app.call(withdrawShipmentBatch, { params: { batchKey } }, admin());
async function print(path: string, orderId: string): Promise<string> {
  const answer = await app.server.inject({
    method: 'POST',
    url: path,
    payload: { orderIds: [orderId], paper: 'a4' },
    headers: { authorization: `Bearer ${desk.tokens.admin}`, lang: 'en' },
  });
  assert.equal(answer.statusCode, 200, answer.body);
  return readPdfText(answer.rawPayload);
}

test('a replacement is in the queue with its order and reason, and leaves by its order number as any other parcel', async () => {
  const { orderId, number, returnId, lineId } = await replacing();
  const before = await readQueue();
  const row = await findRow(orderId);
  assert.deepEqual(
    [row?.group, row?.units, row?.replacement],
    ['today', 1, { returnId, reason: 'damaged' }],
  );
  const listed = await app.call(queue.listShipQueue, { query: { group: 'today' } }, admin());
  assert.ok(listed.body.data.list.some(({ id }) => id === orderId));
  const scanned = await app.call(queue.findScanned, { query: { code: number } }, admin());
  assert.equal(scanned.body.data.order?.isToShip, true);
  const packing = await readPacking(orderId);
  assert.deepEqual(
    [packing.group, packing.replacement, packing.order.can.ship],
    ['today', { returnId, reason: 'damaged', lines: [{ lineId, quantity: 1 }] }, false],
  );
  const sent = await ship(orderId, 'JD014600880001');
  assert.equal(sent.status, 200, sent.text);
  const { state, replacement } = await desk.readOne(returnId);
  assert.deepEqual([state, replacement?.trackingNumber], ['replaced', 'JD014600880001']);
  assert.equal(await findRow(orderId), undefined);
  assert.equal((await readPacking(orderId)).replacement, null);
  assert.equal((await readQueue()).shippedToday, before.shippedToday);
  assert.deepEqual(await shop.discrepancies(), []);
});

test('the order is found by the number of its replacement, however it is typed, in the search and by a scan', async () => {
  const { orderId, number } = await replacing();
  const find = async (keywords: string) =>
    (await app.call(listPlatformOrders, { query: { keywords } }, admin())).body.data.list.map(
      (order) => order.number,
    );
  const scanned = async (code: string) =>
    (await app.call(queue.findScanned, { query: { code } }, admin())).body.data;
  assert.deepEqual(await find('JD014600880011'), []);
  const sent = await ship(orderId, 'JD014600880011');
  assert.equal(sent.status, 200, sent.text);
  for (const typed of ['JD014600880011', 'jd01 4600 880011', 'JD-014600-880011'])
    assert.deepEqual(await find(typed), [number], typed);
  assert.deepEqual(await scanned('jd01 4600 880011'), {
    kind: 'tracking',
    order: { id: orderId, number, isToShip: false },
  });
  // Its number is free again with the parcel that is taken back.
  await undo(sent.body.data.batchKey);
  assert.deepEqual(await find('JD014600880011'), []);
});

test('two operators send one replacement once, and the second reads who was faster', async () => {
  const { orderId } = await replacing();
  const replies = await Promise.all([
    ship(orderId, 'JD014600880002'),
    ship(orderId, 'JD014600880003'),
  ]);
  const codes = replies.map(({ status, body }) => (status === 200 ? 'sent' : body.code));
  assert.deepEqual(codes.toSorted(), ['order-shipped', 'sent']);
});

test('pick list, packing slip and carrier file have the units of the replacement only', async () => {
  const { orderId } = await replacing();
  assert.match(
    await print(printPackingSlips.path, orderId),
    /Replacement[\s\S]*Items in this order: 1/,
  );
  assert.match(await print(printPickList.path, orderId), /Orders: 1 · Items: 1[\s\S]*Replacement/);
  const file = await app.server.inject({
    method: 'POST',
    url: exportShipping.path,
    payload: { orderIds: [orderId], columns: ['order', 'quantity'], format: 'csv' },
    headers: { authorization: `Bearer ${desk.tokens.admin}`, lang: 'en' },
  });
  const [, ...rows] = parse(file.body.replace('\uFEFF', ''), { relax_column_count: true });
  assert.deepEqual(
    rows.map(([, quantity]) => quantity),
    ['1'],
  );
});

test('a pasted list sends replacements beside sold units, and the whole list is taken back', async () => {
  const { orderId, number, returnId } = await replacing();
  const sold = await desk.paid([{ variantId: shop.mug, quantity: 1 }]);
  const text = `${number} JD014600880004\n${sold.number} JD014600880005`;
  const seen = await app.call(previewShipments, { body: { text, carrier: 'DHL' } }, admin());
  assert.equal(seen.body.data.readyCount, 2, seen.text);
  const { shippedCount, batchKey } = await paste(text);
  assert.equal(shippedCount, 2);
  assert.equal((await desk.readOne(returnId)).state, 'replaced');
  const again = await paste(`${number} JD014600880006`);
  assert.deepEqual(
    again.list.map(({ state }) => state),
    ['shipped'],
  );
  const undone = await undo(batchKey ?? '');
  assert.equal(undone.body.data?.withdrawnCount, 2, undone.text);
  assert.equal((await desk.readOne(returnId)).state, 'replacing');
  assert.equal((await findRow(orderId))?.replacement?.returnId, returnId);
  assert.ok(await findRow(sold.orderId));
  // The goods left the stock when the replacement was decided, and do not leave it twice.
  assert.deepEqual(await shop.discrepancies(), []);
  app.clock.advance(1_000);
  const next = await ship(orderId, 'JD014600880007');
  assert.equal(next.status, 200, next.text);
  await shop.settle();
  const templates = (await readMails(app, 'maya@example.com'))
    .filter(({ subject }) => subject.includes(number))
    .map(({ template }) => template);
  assert.deepEqual(
    [
      templates.filter((one) => one === 'return-replaced').length,
      templates.filter((one) => one === 'order-parcel-withdrawn').length,
    ],
    [2, 1],
  );
});

test('a number is on one parcel only, whether that was sold or is a replacement', async () => {
  const first = await replacing();
  const second = await replacing();
  assert.equal((await ship(first.orderId, 'JD014600880008')).status, 200);
  assert.equal((await ship(second.orderId, 'jd0146 0088 0008')).body.code, 'tracking-used');
  const sold = await desk.paid([{ variantId: shop.mug, quantity: 1 }]);
  const params = { orderId: sold.orderId };
  const body = { carrier: 'DHL', trackingNumber: 'JD014600880008' };
  assert.equal((await app.call(shipOrder, { params, body }, admin())).body.code, 'tracking-used');
  const { lines, carrier } = { lines: `${sold.number} JD014600880008`, carrier: 'DHL' };
  const seen = await app.call(previewShipments, { body: { text: lines, carrier } }, admin());
  assert.deepEqual(
    seen.body.data.list.map(({ state, otherNumber }) => [state, otherNumber]),
    [['used_number', first.number]],
  );
});

const sendTogether = (orderIds: string[], returnIds: string[], trackingNumber: string) =>
  app.call(
    shipTogether,
    { body: { orderIds, returnIds, carrier: 'DHL', trackingNumber } },
    admin(),
  );

test('a replacement leaves in one parcel with another order of its buyer, is corrected and taken back with it', async () => {
  const { orderId, returnId } = await replacing();
  const sold = await desk.paid([{ variantId: shop.mug, quantity: 2 }]);
  const waits = async (id: string) =>
    (await readPacking(id)).together.find((other) => [orderId, sold.orderId].includes(other.id));
  const seen = await waits(sold.orderId);
  assert.deepEqual([seen?.id, seen?.units, seen?.returnId], [orderId, 1, returnId]);
  const other = await waits(orderId);
  assert.deepEqual([other?.id, other?.units, other?.returnId], [sold.orderId, 2, null]);

  const both = [orderId, sold.orderId];
  // Nothing is sent that the caller did not see.
  for (const returnIds of [[], ['999999'], [returnId, '999999']])
    assert.equal(
      (await sendTogether(both, returnIds, 'JD014600880020')).body.code,
      'parcel-not-joint',
    );
  const sent = await sendTogether(both, [returnId], 'JD014600880020');
  assert.equal(sent.status, 200, sent.text);
  assert.equal((await desk.readOne(returnId)).replacement?.trackingNumber, 'JD014600880020');
  const { shipments } = (await readPacking(sold.orderId)).order;
  assert.equal(shipments[0]?.trackingNumber, 'JD014600880020');

  const params = { orderId: sold.orderId, shipmentId: shipments[0]?.id ?? '' };
  const correct = (carrier: string, trackingNumber: string) =>
    app.call(correctShipment, { params, body: { carrier, trackingNumber } }, admin());
  assert.equal((await correct('UPS', 'JD014600880020')).status, 200);
  assert.equal((await correct('DHL', 'JD014600880021')).status, 200);
  const { replacement } = await desk.readOne(returnId);
  assert.deepEqual([replacement?.carrier, replacement?.trackingNumber], ['DHL', 'JD014600880021']);

  const undone = await undo(sent.body.data.batchKey);
  assert.equal(undone.body.data?.withdrawnCount, 2, undone.text);
  assert.equal((await desk.readOne(returnId)).state, 'replacing');
  assert.equal((await findRow(sold.orderId))?.units, 2);
  const apart = await ship(orderId, 'JD014600880022');
  assert.equal(apart.status, 200, apart.text);
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a replacement is put on hold and back, and cannot be taken back after the time for it', async () => {
  const { orderId, params } = await replacing();
  const body = { reason: 'missing' as const, note: '' };
  assert.equal((await app.call(queue.holdOrder, { params, body }, admin())).status, 200);
  assert.equal((await findRow(orderId))?.group, 'held');
  assert.equal((await app.call(queue.releaseHold, { params }, admin())).status, 200);
  assert.equal((await findRow(orderId))?.group, 'today');
  const sent = await ship(orderId, 'JD014600880009');
  app.clock.advance(31 * 60_000);
  await desk.signIn();
  const late = await undo(sent.body.data?.batchKey ?? '');
  assert.equal(late.body.code, 'undo-too-late', late.text);
});

test('an order without a replacement, a wrong number and callers without the right are refused', async () => {
  const { orderId } = await replacing();
  const sold = await desk.paid([{ variantId: shop.mug, quantity: 1 }]);
  assert.equal((await ship(sold.orderId, 'JD014600880010')).body.code, 'return-state');
  assert.equal((await ship('999999', 'JD014600880010')).status, 404);
  assert.equal((await ship(orderId, '?')).status, 400);
  const guest = { token: desk.tokens.guest, idempotencyKey: randomUUID() as string };
  assert.equal((await ship(orderId, 'JD014600880010', guest)).status, 403);
});
