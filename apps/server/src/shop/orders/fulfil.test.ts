import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { deliverShipment, processOrder, shipOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { countOrders, listOrders, readOrder } from '@vitrine/contract/shop/orders.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { eq } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { systemContext } from '#platform/context.ts';
import { outboxMails } from '#platform/mail/mail.tables.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { createSampleShop } from '../catalogue/testing/sample-shop.ts';
import { readAvailable } from '../stock/index.ts';
import { createDirectOwner, createOwner, type TestOwner } from '../stores/testing/owners.ts';
import { payTestOrder, placeTestOrder } from './testing/placed-orders.ts';

let app: TestApp;
let owner: TestOwner;
let direct: TestOwner;
let admin: string;
let mug: string;
let lamp: string;

before(async () => {
  ({ app, mug, lamp } = await createSampleShop({ units: 500 }));
  owner = await createOwner(app, { name: 'Luna' });
  direct = await createDirectOwner(app);
  admin = (await signInAs(app, 'ADMIN')).token;
});
after(() => app.close());

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
    { token: owner.token },
  );
  const row = list.body.data.list.find(({ id }) => id === placed.orderId);
  assert.ok(row);
  assert.equal(row.moreLines, 1);
  assert.equal((row.sellingTotal?.amount ?? 0) - row.cost.amount, row.profit?.amount);
  const detail = (
    await app.call(readOrder, { params: { orderId: placed.orderId } }, { token: owner.token })
  ).body.data;
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
    (await app.call(processOrder, { params }, { token: admin })).body.data.fulfilment,
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
    { token: admin },
  );
  assert.equal(tooMuch.body.code, 'shipment-too-much');
  const part = await app.call(
    shipOrder,
    {
      params,
      body: { carrier: 'DHL', trackingNumber: 'JD0001', lines: [{ lineId: line.id, quantity: 1 }] },
    },
    { token: admin },
  );
  assert.equal(part.body.data.fulfilment, 'part_shipped');
  const rest = await app.call(
    shipOrder,
    { params, body: { carrier: 'DHL', trackingNumber: 'JD0002' } },
    { token: admin },
  );
  assert.equal(rest.body.data.fulfilment, 'shipped');
  assert.equal(
    (
      await app.call(
        shipOrder,
        { params, body: { carrier: 'DHL', trackingNumber: 'JD0003' } },
        { token: admin },
      )
    ).body.code,
    'shipment-too-much',
  );
  for (const shipment of rest.body.data.shipments) {
    assert.equal(
      (
        await app.call(
          deliverShipment,
          { params: { ...params, shipmentId: shipment.id } },
          { token: admin },
        )
      ).status,
      200,
    );
  }
  const again = await app.call(
    deliverShipment,
    { params: { ...params, shipmentId: rest.body.data.shipments[0]?.id ?? '1' } },
    { token: admin },
  );
  assert.equal(again.body.code, 'order-state');
  const tracked = (await app.call(trackOrder, { params: { token: placed.token } })).body.data;
  assert.equal(tracked.state, 'delivered');
  assert.equal(tracked.shipments[0]?.trackingNumber, 'JD0001');
  const counts = (await app.call(countOrders, {}, { token: owner.token })).body.data;
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
        { token: admin },
      )
    ).body.code,
    'order-state',
  );
  const sold = await placeTestOrder(app, direct.slug, [{ variantId: mug, quantity: 1 }]);
  await payTestOrder(app, sold.orderId);
  const [row] = (
    await app.call(listOrders, { query: { awaiting: 'seller' } }, { token: direct.token })
  ).body.data.list;
  assert.equal(row?.id, sold.orderId);
  assert.equal(row?.canPay, true);
  assert.equal(
    (await app.call(processOrder, { params: { orderId: sold.orderId } }, { token: admin })).body
      .code,
    'order-state',
  );
});
