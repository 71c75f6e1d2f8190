import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deliverShipment, processOrder, shipOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { countOrders, listOrders, readOrder } from '@vitrine/contract/shop/orders.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { eq } from 'drizzle-orm';
import { systemContext } from '#platform/context.ts';
import { outboxMails } from '#platform/mail/mail.tables.ts';
import { readAvailable } from '../stock/index.ts';
import { createDirectOwner } from '../stores/testing/owners.ts';
import { withOwner } from '../testing/fixtures.ts';
import { payTestOrder, placePaidTestOrder, placeTestOrder } from './testing/placed-orders.ts';

const { app, mug, lamp, owner, direct, admin } = await withOwner(
  { owner: { name: 'Luna' }, direct: ({ app }) => createDirectOwner(app), admin: 'ADMIN' },
  { units: 500 },
);

test('a paid order reaches its owner, is shipped in parts, delivered, and mailed about once', async () => {
  const placed = await placeTestOrder(app, owner.slug, [
    { variantId: mug, quantity: 2 },
    { variantId: lamp, quantity: 1 },
  ]);
  const before = (await readAvailable(systemContext(app.platform), [mug])).get(mug) ?? 0;
  assert.deepEqual(
    await Promise.all([payTestOrder(app, placed.orderId), payTestOrder(app, placed.orderId)]),
    [true, true],
  );
  assert.equal((await readAvailable(systemContext(app.platform), [mug])).get(mug), before - 2);
  await app.drain();
  const mails = await app.platform.database.db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.recipient, 'maya@example.com'));
  assert.equal(mails.filter(({ text }) => text.includes(placed.token)).length, 1);

  const list = await app.call(
    listOrders,
    { query: { keywords: 'LAMP', status: '1' as never } },
    owner,
  );
  const row = list.body.data.list.find(({ id }) => id === placed.orderId);
  assert.ok(row);
  assert.equal(row.moreLines, 1);
  assert.equal((row.sellingTotal?.amount ?? 0) - row.cost.amount, row.profit?.amount);
  const detail = (await app.call(readOrder, { params: { orderId: placed.orderId } }, owner)).body
    .data;
  assert.equal(detail.shipTo.name, 'Maya T.');
  const { daysMin, daysMax, leadDays } = detail.delivery;
  assert.ok(
    leadDays >= 1 && leadDays < daysMin && daysMin <= daysMax,
    JSON.stringify(detail.delivery),
  );
  assert.equal(
    detail.cost.platform.amount + detail.cost.shipping.amount + detail.cost.fees.amount,
    detail.cost.total.amount,
  );
  assert.deepEqual(
    detail.timeline.map(({ kind }) => kind),
    ['placed', 'buyer_paid'],
  );

  const params = { orderId: placed.orderId };
  assert.equal(
    (await app.call(processOrder, { params }, admin)).body.data.fulfilment,
    'processing',
  );
  const line = detail.lines[0];
  assert.ok(line);
  const tooMuch = await app.call(
    shipOrder,
    {
      params,
      body: { carrier: 'DHL', trackingNumber: 'JD0001', lines: [{ lineId: line.id, quantity: 3 }] },
    },
    admin,
  );
  assert.equal(tooMuch.body.code, 'shipment-too-much');
  const part = await app.call(
    shipOrder,
    {
      params,
      body: { carrier: 'DHL', trackingNumber: 'JD0001', lines: [{ lineId: line.id, quantity: 1 }] },
    },
    admin,
  );
  assert.equal(part.body.data.fulfilment, 'part_shipped');
  const rest = await app.call(
    shipOrder,
    { params, body: { carrier: 'DHL', trackingNumber: 'JD0002' } },
    admin,
  );
  assert.equal(rest.body.data.fulfilment, 'shipped');
  assert.equal(
    (
      await app.call(
        shipOrder,
        { params, body: { carrier: 'DHL', trackingNumber: 'JD0003' } },
        admin,
      )
    ).body.code,
    'order-shipped',
  );
  for (const shipment of rest.body.data.shipments) {
    assert.equal(
      (await app.call(deliverShipment, { params: { ...params, shipmentId: shipment.id } }, admin))
        .status,
      200,
    );
  }
  const again = await app.call(
    deliverShipment,
    { params: { ...params, shipmentId: rest.body.data.shipments[0]?.id ?? '1' } },
    admin,
  );
  assert.equal(again.body.code, 'order-state');
  const tracked = (await app.call(trackOrder, { params: { token: placed.token } })).body.data;
  assert.equal(tracked.state, 'delivered');
  assert.equal(tracked.shipments[0]?.trackingNumber, 'JD0001');
  const counts = (await app.call(countOrders, {}, owner)).body.data;
  assert.equal(counts.completed, 1);
  assert.equal(counts.all, counts.unpaid + counts.inTransit + counts.completed + counts.closed);
});

test('an unpaid order cannot be shipped, and a direct one waits for its owner', async () => {
  const unpaid = await placeTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }]);
  const params = { orderId: unpaid.orderId };
  assert.equal(
    (
      await app.call(
        shipOrder,
        { params, body: { carrier: 'DHL', trackingNumber: 'JD0009' } },
        admin,
      )
    ).body.code,
    'order-state',
  );
  const sold = await placePaidTestOrder(app, direct.slug, [{ variantId: mug, quantity: 1 }]);
  const [row] = (await app.call(listOrders, { query: { awaiting: 'seller' } }, direct)).body.data
    .list;
  assert.equal(row?.id, sold.orderId);
  assert.equal(row?.canPay, true);
  assert.equal(
    (await app.call(processOrder, { params: { orderId: sold.orderId } }, admin)).body.code,
    'order-state',
  );
});
