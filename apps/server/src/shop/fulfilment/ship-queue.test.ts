import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shipTogether } from '@vitrine/contract/shop/bulk-shipments.ts';
import {
  correctShipment,
  deliverShipment,
  readPlatformOrder,
  shipOrder,
  withdrawShipment,
} from '@vitrine/contract/shop/fulfilment.ts';
import {
  claimPacking,
  countShipQueue,
  findScanned,
  holdOrder,
  listShipQueue,
  readPacking,
  readShipQueue,
  releaseHold,
  releasePacking,
} from '@vitrine/contract/shop/ship-queue.ts';
import {
  readShippingCalendar,
  setShippingCalendar,
} from '@vitrine/contract/shop/shipping-calendar.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { sql } from 'drizzle-orm';
import { settleSignals } from '#admin/testing.ts';
import { placePaidTestOrder } from '../orders/testing/placed-orders.ts';
import { withOwner } from '../testing/fixtures.ts';

const { app, mug, owner, admin, tom, guest } = await withOwner(
  {
    owner: { name: 'Luna' },
    admin: 'ADMIN',
    tom: { role: 'ADMIN', nickname: 'Tom' },
    guest: 'GUEST',
  },
  { units: 5_000 },
);
const { db } = app.platform.database;

let buyers = 0;
const buy = (email?: string, message?: string) => {
  buyers += 1;
  return placePaidTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }], {
    email: email ?? `queue-${buyers}@example.com`,
    ...(message ? { message } : {}),
  });
};
let parcels = 0;
const newNumber = () => {
  parcels += 1;
  return `QU0146${String(parcels).padStart(14, '0')}`;
};
const promise = (orderId: string, day: string) =>
  db.run(sql`update orders set ship_by = ${day}::date where id = ${orderId}`);
const readQueue = async (who = admin) => (await app.call(readShipQueue, {}, who)).body.data;
const shipOf = (orderId: string, who = admin, trackingNumber = newNumber()) =>
  app.call(shipOrder, { params: { orderId }, body: { carrier: 'DHL', trackingNumber } }, who);

test('orders are grouped by the day that was promised, and come in its order', async () => {
  const { today } = await readQueue();
  const next = new Date(`${today}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  const tomorrow = next.toISOString().slice(0, 10);
  const [late, now, soon, later] = [await buy(), await buy(), await buy(), await buy()];
  await promise(late.orderId, '2026-01-05');
  await promise(now.orderId, today);
  await promise(soon.orderId, tomorrow);
  await promise(later.orderId, '2027-01-05');
  const queue = await readQueue();
  assert.deepEqual(
    queue.groups.map(({ group, list }) => [group, list.map(({ number }) => number)]),
    [
      ['late', [late.number]],
      ['today', [now.number]],
      ['tomorrow', [soon.number]],
      ['later', [later.number]],
      ['held', []],
    ],
  );
  const [row] = queue.groups[0]?.list ?? [];
  assert.deepEqual(
    [row?.buyer, row?.units, row?.countryCode, row?.packer],
    ['Maya Torres', 1, 'US', null],
  );
  assert.deepEqual((await app.call(countShipQueue, {}, guest)).body.data, { toShip: 4, late: 1 });

  const first = (await app.call(listShipQueue, { query: { limit: '3' as never } }, admin)).body
    .data;
  assert.deepEqual(
    first.list.map(({ number }) => number),
    [late.number, now.number, soon.number],
  );
  const query = { limit: '3' as never, cursor: first.nextCursor ?? '' };
  const second = (await app.call(listShipQueue, { query }, admin)).body.data;
  assert.deepEqual(
    [second.list.map(({ number }) => number), second.nextCursor],
    [[later.number], null],
  );
  const one = (await app.call(listShipQueue, { query: { group: 'tomorrow' } }, admin)).body.data;
  assert.deepEqual(
    one.list.map(({ number }) => number),
    [soon.number],
  );
  const wrong = await app.call(listShipQueue, { query: { cursor: '2026-13-45_1' } }, admin);
  assert.equal(wrong.body.code, 'invalid-input');
});

test('who may not read buyers sees no name', async () => {
  await buy();
  const hidden = (await readQueue(guest)).groups.flatMap(({ list }) => list);
  assert.ok(hidden.length > 0);
  assert.ok(hidden.every(({ buyer }) => !buyer.includes('Torres')));
});

test('colleagues see who packs an order until the claim ends, is released, or is taken over', async () => {
  const { orderId } = await buy();
  const params = { orderId };
  const claim = async (who: typeof admin, takesOver = false) =>
    (await app.call(claimPacking, { params, body: { takesOver } }, who)).body.data.packer;
  assert.equal((await claim(tom)).isSelf, true);
  const seen = await claim(admin);
  assert.deepEqual([seen.name, seen.isSelf], ['Tom', false]);
  const row = (await app.call(listShipQueue, {}, admin)).body.data.list.find(
    ({ id }) => id === orderId,
  );
  assert.equal(row?.packer?.name, 'Tom');
  await app.call(releasePacking, { params }, admin);
  assert.equal((await app.call(readPacking, { params }, admin)).body.data.packer?.name, 'Tom');
  assert.equal((await claim(admin, true)).isSelf, true);
  await app.call(releasePacking, { params }, admin);
  assert.equal((await app.call(readPacking, { params }, tom)).body.data.packer, null);
  await claim(tom);
  await db.run(sql`update packing_claims set expires_at = expires_at - interval '1 hour'`);
  assert.equal((await claim(admin)).isSelf, true);
  assert.equal((await app.call(claimPacking, { params, body: {} }, guest)).status, 403);
});

test('two operators ship one order at once: one parcel leaves, the other caller learns who was faster', async () => {
  const { orderId } = await buy();
  const replies = await Promise.all([shipOf(orderId, admin), shipOf(orderId, tom)]);
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 409]);
  const refused = replies.find(({ status }) => status === 409);
  assert.equal(refused?.body.code, 'order-shipped');
  const order = (await app.call(readPlatformOrder, { params: { orderId } }, admin)).body.data;
  assert.equal(order.shipments.length, 1);
  const by = order.timeline.at(-1)?.by ?? '';
  assert.ok(by && refused?.body.msg.includes(by), refused?.body.msg);
});

test('orders that left today are counted', async () => {
  const before = (await readQueue()).shippedToday;
  await shipOf((await buy()).orderId);
  assert.equal((await readQueue()).shippedToday, before + 1);
});

test('a tracking number is on one parcel only, however it is written', async () => {
  const [one, two] = [await buy(), await buy()];
  const number = newNumber();
  await shipOf(one.orderId, admin, ` ${number.slice(0, 4)} ${number.slice(4)} `);
  const used = await shipOf(two.orderId, admin, number.toLowerCase());
  assert.equal(used.body.code, 'tracking-used');
  assert.ok(used.body.msg.includes(one.number));
  assert.equal((await shipOf(two.orderId)).status, 200);
});

test('a scan is an order in any spelling, or the order of a tracking number', async () => {
  const order = await buy();
  const scan = async (code: string) =>
    (await app.call(findScanned, { query: { code } }, guest)).body.data;
  const digits = order.number.slice(3);
  for (const code of [order.number, order.number.toLowerCase(), `vt${digits}`, digits])
    assert.deepEqual(await scan(code), {
      kind: 'order',
      order: { id: order.orderId, number: order.number, isToShip: true },
    });
  const number = newNumber();
  await shipOf(order.orderId, admin, number);
  const found = await scan(number.toLowerCase());
  assert.deepEqual(
    [found.kind, found.order?.number, found.order?.isToShip],
    ['tracking', order.number, false],
  );
  assert.deepEqual(await scan('VT-999999'), { kind: 'order', order: null });
  assert.deepEqual(await scan('JD999999999'), { kind: 'tracking', order: null });
});

test('an order that cannot be shipped waits on hold, with its reason, until it is put back', async () => {
  const { orderId, number } = await buy();
  const params = { orderId };
  const body = { reason: 'damaged' as const, note: 'Box is wet' };
  assert.equal((await app.call(holdOrder, { params, body }, tom)).status, 200);
  const queue = await readQueue();
  assert.deepEqual(
    queue.groups
      .filter(({ list }) => list.some((row) => row.number === number))
      .map(({ group }) => group),
    ['held'],
  );
  const packing = (await app.call(readPacking, { params }, admin)).body.data;
  assert.deepEqual(
    [packing.group, packing.hold?.reason, packing.hold?.note, packing.hold?.by],
    ['held', 'damaged', 'Box is wet', 'Tom'],
  );
  assert.equal((await app.call(releaseHold, { params }, admin)).status, 200);
  assert.equal((await app.call(readPacking, { params }, admin)).body.data.hold, null);
  assert.equal((await app.call(holdOrder, { params, body }, guest)).status, 403);
  await app.call(holdOrder, { params, body }, admin);
  await shipOf(orderId);
  await app.drain();
  assert.equal((await app.call(readPacking, { params }, admin)).body.data.hold, null);
});

test('the days of the queue begin in the time zone of the calendar of deliveries', async () => {
  const { version, ...stored } = (await app.call(readShippingCalendar, {}, guest)).body.data;
  // One of the two has another day than UTC at any time.
  const days = new Set<string>();
  for (const [index, timeZone] of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].entries()) {
    const set = await app.call(
      setShippingCalendar,
      { body: { version: version + index, form: { ...stored, timeZone } } },
      admin,
    );
    assert.equal(set.status, 200, set.text);
    await settleSignals(app);
    days.add((await readQueue()).today);
  }
  assert.equal(days.size, 2, [...days].join());
  await app.call(setShippingCalendar, { body: { version: version + 2, form: stored } }, admin);
  await settleSignals(app);
});

test('orders of one buyer leave in one parcel, which is corrected, taken back and delivered for all', async () => {
  const [one, two] = [await buy('pair@example.com'), await buy('pair@example.com')];
  const stranger = await buy();
  const orderIds = [one.orderId, two.orderId];
  const packing = (await app.call(readPacking, { params: { orderId: one.orderId } }, admin)).body
    .data;
  assert.deepEqual(
    packing.together.map(({ number }) => number),
    [two.number],
  );
  const send = (ids: string[], trackingNumber = newNumber()) =>
    app.call(shipTogether, { body: { orderIds: ids, carrier: 'DHL', trackingNumber } }, admin);
  assert.equal((await send([one.orderId, stranger.orderId])).body.code, 'parcel-not-joint');
  const number = newNumber();
  assert.deepEqual(
    (await send(orderIds, number)).body.data.list.map((order) => order.number),
    [one.number, two.number],
  );
  for (const { token } of [one, two]) {
    const tracked = (await app.call(trackOrder, { params: { token } })).body.data;
    assert.deepEqual([tracked.state, tracked.shipments[0]?.trackingNumber], ['shipped', number]);
  }
  const readOrder = async (orderId: string) =>
    (await app.call(readPlatformOrder, { params: { orderId } }, admin)).body.data;
  const refOf = async (orderId: string) => ({
    orderId,
    shipmentId: (await readOrder(orderId)).shipments[0]?.id ?? '',
  });
  const right = newNumber();
  await app.call(
    correctShipment,
    { params: await refOf(one.orderId), body: { carrier: 'UPS', trackingNumber: right } },
    admin,
  );
  assert.equal((await readOrder(two.orderId)).shipments[0]?.trackingNumber, right);
  await app.call(withdrawShipment, { params: await refOf(two.orderId) }, admin);
  assert.equal((await readOrder(one.orderId)).shipments.length, 0);
  await send(orderIds);
  await app.call(deliverShipment, { params: await refOf(one.orderId) }, admin);
  assert.deepEqual(
    [(await readOrder(one.orderId)).fulfilment, (await readOrder(two.orderId)).fulfilment],
    ['delivered', 'delivered'],
  );
  assert.equal((await send(orderIds)).body.code, 'parcel-not-joint');
});
