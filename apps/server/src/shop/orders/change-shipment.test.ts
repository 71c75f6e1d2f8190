import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  correctShipment,
  deliverShipment,
  shipOrder,
  withdrawShipment,
} from '@vitrine/contract/shop/fulfilment.ts';
import { readOrder } from '@vitrine/contract/shop/orders.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { eq } from 'drizzle-orm';
import { systemContext } from '#platform/context.ts';
import { checkInvariants } from '#platform/db/invariants.ts';
import { outboxMails } from '#platform/mail/mail.tables.ts';
import { withOwner } from '../testing/fixtures.ts';
import { placePaidTestOrder } from './testing/placed-orders.ts';

const { app, mug, owner, admin, guest } = await withOwner(
  { owner: { name: 'Luna' }, admin: 'ADMIN', guest: 'GUEST' },
  { units: 500 },
);

/** A paid order of three units, two of which are in a parcel. */
async function shipTwo() {
  const order = await placePaidTestOrder(app, owner.slug, [{ variantId: mug, quantity: 3 }]);
  const params = { orderId: order.orderId };
  const [line] = (await app.call(readOrder, { params }, owner)).body.data.lines;
  assert.ok(line);
  const body = {
    carrier: 'DHL',
    trackingNumber: `WRONG-${order.number}`,
    lines: [{ lineId: line.id, quantity: 2 }],
  };
  const [parcel] = (await app.call(shipOrder, { params, body }, admin)).body.data.shipments;
  assert.ok(parcel);
  return { ...order, lineId: line.id, params: { ...params, shipmentId: parcel.id } };
}

/** The subjects of the emails that hold the buyer's link to an order. */
async function mailsOf(token: string): Promise<string[]> {
  await app.drain();
  const mails = await app.platform.database.db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.recipient, 'maya@example.com'));
  return mails.filter(({ text }) => text.includes(token)).map(({ subject }) => subject);
}

test('a wrong tracking number is corrected once, emailed once, and the timeline names the operator', async () => {
  const { params, token } = await shipTwo();
  const body = { carrier: 'UPS', trackingNumber: 'RIGHT-0001' };
  const corrected = (await app.call(correctShipment, { params, body }, admin)).body.data;
  assert.deepEqual(
    corrected.shipments.map(({ carrier, trackingNumber }) => [carrier, trackingNumber]),
    [['UPS', 'RIGHT-0001']],
  );
  await app.call(correctShipment, { params, body }, admin);
  const detail = (await app.call(correctShipment, { params, body }, admin)).body.data;
  const changes = detail.timeline.filter(({ kind }) => kind === 'parcel_corrected');
  assert.equal(changes.length, 1);
  assert.ok(changes[0]?.by);
  assert.equal(
    detail.timeline.find(({ kind }) => kind === 'placed')?.by,
    null,
    'a buyer is no operator',
  );
  const own = (await app.call(readOrder, { params: { orderId: params.orderId } }, owner)).body.data;
  assert.ok(
    own.timeline.every(({ by }) => by === null),
    'owners do not see which operator it was',
  );
  assert.equal(
    (await mailsOf(token)).filter((subject) => subject.startsWith('New tracking number')).length,
    1,
  );
});

test('a parcel that was recorded by mistake is taken back: its units are to ship again, and the buyer is notified', async () => {
  const { params, token, lineId } = await shipTwo();
  const rest = { carrier: 'DHL', trackingNumber: 'SECOND-0001' };
  const whole = (
    await app.call(shipOrder, { params: { orderId: params.orderId }, body: rest }, admin)
  ).body.data;
  assert.equal(whole.fulfilment, 'shipped');
  const part = (await app.call(withdrawShipment, { params }, admin)).body.data;
  assert.deepEqual(
    [part.fulfilment, part.shipments.length, part.lines[0]?.toShip, part.can.ship],
    ['part_shipped', 1, 2, true],
  );
  const second = { ...params, shipmentId: part.shipments[0]?.id ?? '' };
  const none = (await app.call(withdrawShipment, { params: second }, admin)).body.data;
  assert.deepEqual(
    [none.fulfilment, none.shipments.length, none.lines[0]?.shipped],
    ['processing', 0, 0],
  );
  const broken = await checkInvariants(systemContext(app.platform));
  assert.deepEqual(
    broken.filter(({ invariant }) => invariant.startsWith('I9')),
    [],
  );
  const tracked = (await app.call(trackOrder, { params: { token } })).body.data;
  assert.deepEqual([tracked.state, tracked.timeline.at(-1)?.kind], ['preparing', 'preparing']);
  assert.equal(
    (await mailsOf(token)).filter((subject) => subject.includes('has not been shipped yet')).length,
    2,
  );
  const again = { carrier: 'DHL', trackingNumber: 'THIRD-0001', lines: [{ lineId, quantity: 3 }] };
  assert.equal(
    (await app.call(shipOrder, { params: { orderId: params.orderId }, body: again }, admin)).body
      .data.fulfilment,
    'shipped',
  );
});

test('a parcel that has arrived, or that is of another order, cannot be changed; nor can guests change any', async () => {
  const { params } = await shipTwo();
  const other = await shipTwo();
  const body = { carrier: 'UPS', trackingNumber: 'RIGHT-0002' };
  const foreign = { ...params, shipmentId: other.params.shipmentId };
  assert.equal((await app.call(withdrawShipment, { params: foreign }, admin)).status, 404);
  assert.equal((await app.call(correctShipment, { params: foreign, body }, admin)).status, 404);
  assert.equal((await app.call(withdrawShipment, { params }, guest)).status, 403);
  assert.equal((await app.call(correctShipment, { params, body }, guest)).status, 403);
  const wrong = await app.call(
    correctShipment,
    { params, body: { carrier: ' ', trackingNumber: '?' } },
    admin,
  );
  assert.deepEqual([wrong.status, wrong.body.code], [400, 'invalid-input']);
  await app.call(deliverShipment, { params }, admin);
  assert.equal((await app.call(withdrawShipment, { params }, admin)).body.code, 'order-state');
  assert.equal((await app.call(correctShipment, { params, body }, admin)).body.code, 'order-state');
});
