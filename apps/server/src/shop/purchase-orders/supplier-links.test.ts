import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { shipOrder } from '@vitrine/contract/shop/fulfilment.ts';
import {
  cancelPurchaseOrder,
  createPurchaseOrders,
  pagePurchaseOrders,
  waitForMissing,
} from '@vitrine/contract/shop/purchase-orders.ts';
import {
  readSupplierDocument,
  readSupplierTable,
} from '@vitrine/contract/shop/supplier-link-files.ts';
import {
  confirmSupplierLink,
  readSupplierLink,
  reportMissing,
  sendSupplierParcel,
} from '@vitrine/contract/shop/supplier-links.ts';
import { sql } from 'drizzle-orm';
import { readMails } from '#admin/testing.ts';
import { as } from '#platform/db/sql-rows.ts';
import { cancelOrder } from '../orders/index.ts';
import { placePaidTestOrder } from '../orders/testing/placed-orders.ts';
import { withOwner } from '../testing/fixtures.ts';
import {
  createSupplier,
  forgetSuppliers,
  orderFromSuppliers,
  readLinkToken,
  readPurchaseFor,
} from './testing/supply.ts';

const { app, ctx, mug, lamp, owner, admin } = await withOwner(
  { owner: {}, admin: 'ADMIN' },
  { units: 200 },
);
const { db } = app.platform.database;

beforeEach(async () => {
  await app.drain();
  await forgetSuppliers(ctx);
  await db.run(
    sql`update orders set cancelled_at = now(), cancel_reason = 'by_buyer' where cancelled_at is null`,
  );
  await app.drain();
});

const buy = (units: number) =>
  placePaidTestOrder(app, owner.slug, [{ variantId: mug, quantity: units }]);

/** A purchase order of a supplier that sends parcels itself, with what its link opens. */
async function openLink({ shipsItself = true } = {}) {
  const supplierId = await createSupplier(ctx, { name: 'Clay', shipsItself }, [{ variantId: mug }]);
  const [id = ''] = await orderFromSuppliers(app, admin, [supplierId]);
  const token = await readLinkToken(app, admin, id);
  const params = { token };
  return {
    id,
    supplierId,
    token,
    read: async () => (await app.call(readSupplierLink, { params })).body.data,
    confirm: (lines?: { lineId: string; quantity: number }[], idempotencyKey = randomUUID()) =>
      app.call(confirmSupplierLink, { params, body: lines ? { lines } : {} }, { idempotencyKey }),
    send: (
      body: Parameters<typeof app.call<typeof sendSupplierParcel>>[1]['body'],
      idempotencyKey = randomUUID(),
    ) => app.call(sendSupplierParcel, { params, body }, { idempotencyKey }),
    report: (body: Parameters<typeof app.call<typeof reportMissing>>[1]['body']) =>
      app.call(reportMissing, { params, body }),
  };
}

const shipmentsOf = (orderId: string) =>
  db.rows(
    sql`select s.id, coalesce(sum(l.quantity), 0)::int as units from shipments s left join shipment_lines l on l.shipment_id = s.id
      where s.order_id = ${orderId} group by s.id`,
    { id: as.id, units: as.integer },
  );

test('the page has what its supplier needs: the address only where it sends the parcels itself', async () => {
  const order = await buy(2);
  const own = await openLink();
  const page = await own.read();
  assert.equal(page.orders[0]?.number, order.number);
  assert.equal(page.orders[0]?.address?.line1, '418 Alvarado St');
  assert.equal(page.openCount, 2);
  assert.doesNotMatch(JSON.stringify(page), /maya@example\.com/);
  await app.drain();
  await forgetSuppliers(ctx);
  const warehouse = await openLink({ shipsItself: false });
  const text = JSON.stringify(await warehouse.read());
  assert.doesNotMatch(text, /Torres|Alvarado|94110|maya@/);
  assert.match(text, new RegExp(order.number));
});

test('all is confirmed, or a part; more than was ordered is refused', async () => {
  await buy(3);
  const link = await openLink();
  const [line] = (await link.read()).orders[0]?.lines ?? [];
  const lineId = line?.id ?? '';
  assert.equal((await link.confirm([{ lineId, quantity: 4 }])).body.code, 'purchase-units');
  const part = await link.confirm([{ lineId, quantity: 1 }]);
  assert.equal(part.body.data.isConfirmed, false);
  assert.equal((await link.confirm()).body.data.state, 'confirmed');
  // Once more changes nothing, and is no line of the history.
  assert.equal((await link.confirm()).status, 200);
  const { timeline } = await readPurchaseFor(app, admin, link.id);
  assert.deepEqual(
    timeline.map(({ kind, by }) => [kind, by]),
    [
      ['confirmed', 'supplier'],
      ['part_confirmed', 'supplier'],
      ['sent', 'operator'],
      ['created', 'operator'],
    ],
  );
});

test('a parcel of the supplier is a shipment of the order, and the buyer is mailed once', async () => {
  const order = await buy(2);
  const link = await openLink();
  const key = randomUUID();
  const body = { orderNumber: order.number, trackingNumber: 'jd01 4600 0033 33', carrier: 'DHL' };
  const sent = await link.send(body, key);
  assert.equal(sent.status, 200, sent.text);
  assert.equal((await link.send(body, key)).status, 200);
  assert.equal((await link.send(body)).body.code, 'tracking-used');
  await app.drain();
  assert.deepEqual(
    (await shipmentsOf(order.orderId)).map(({ units }) => units),
    [2],
  );
  const mails = await readMails(app, 'maya@example.com');
  assert.equal(
    mails.filter(({ text, template }) => template === 'order-shipped' && text.includes('JD0146'))
      .length,
    1,
  );
  const page = await link.read();
  assert.equal(page.state, 'closed');
  // Nothing is to be sent there any more: the page does not contain where the buyer lives.
  assert.equal(page.orders[0]?.address, null);
  assert.equal(page.orders[0]?.parcels[0]?.carrier, 'DHL');
});

test('units above what was ordered, a foreign order and an unknown carrier are refused', async () => {
  const order = await buy(2);
  const link = await openLink();
  const [line] = (await link.read()).orders[0]?.lines ?? [];
  const parcel = { orderNumber: order.number, trackingNumber: 'ABCD12345678', carrier: 'DHL' };
  const tooMuch = await link.send({ ...parcel, lines: [{ lineId: line?.id ?? '', quantity: 3 }] });
  assert.equal(tooMuch.body.code, 'purchase-units');
  const other = await placePaidTestOrder(app, owner.slug, [{ variantId: lamp, quantity: 1 }]);
  const foreign = await link.send({ ...parcel, orderNumber: other.number });
  assert.equal(foreign.body.code, 'invalid-input');
  const unknown = await link.send({ ...parcel, trackingNumber: 'ZZ-NOBODY-1', carrier: '' });
  assert.equal(unknown.body.errors?.[0]?.path, 'carrier');
  assert.deepEqual(await shipmentsOf(order.orderId), []);
});

test('a number that is on a parcel of another order is refused', async () => {
  const first = await buy(1);
  const second = await buy(1);
  const link = await openLink();
  const parcel = { trackingNumber: 'JD014600004444', carrier: 'DHL' };
  assert.equal((await link.send({ ...parcel, orderNumber: first.number })).status, 200);
  const again = await link.send({ ...parcel, orderNumber: second.number });
  assert.equal(again.body.code, 'tracking-used', again.text);
});

test('two operators and the supplier who ship one order at once ship each unit once', async () => {
  for (const units of [1, 3]) {
    await app.drain();
    await forgetSuppliers(ctx);
    const order = await buy(units);
    const link = await openLink();
    const number = () => `JD01${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`;
    const responses = await Promise.all([
      ...[1, 2].map(() =>
        app.call(
          shipOrder,
          {
            params: { orderId: order.orderId },
            body: { carrier: 'UPS', trackingNumber: number() },
          },
          admin,
        ),
      ),
      link.send({ orderNumber: order.number, trackingNumber: number(), carrier: 'DHL' }),
    ]);
    assert.deepEqual(
      responses.map(({ status }) => status).filter((status) => status === 200),
      [200],
      responses.map(({ text }) => text).join('\n'),
    );
    assert.ok(responses.every(({ status }) => status < 500));
    await app.drain();
    const shipments = await shipmentsOf(order.orderId);
    assert.equal(
      shipments.reduce((sum, shipment) => sum + shipment.units, 0),
      units,
    );
    assert.equal((await link.read()).openCount, 0);
  }
});

test('after the order was cancelled the page shows it, and nothing of it can be sent', async () => {
  const order = await buy(2);
  const link = await openLink();
  await app.platform.database.withTx((tx) =>
    cancelOrder({ ...ctx, db: tx }, order.orderId, 'by_buyer'),
  );
  // Also before the purchase order has followed it.
  const page = await link.read();
  assert.equal(page.openCount, 0);
  assert.equal(page.orders[0]?.lines[0]?.isStopped, true);
  assert.equal(page.orders[0]?.address, null);
  const parcel = { orderNumber: order.number, trackingNumber: 'JD014600005555', carrier: 'DHL' };
  assert.equal((await link.send(parcel)).status, 422);
  await app.drain();
  assert.equal((await link.send(parcel)).status, 422);
  assert.deepEqual(await shipmentsOf(order.orderId), []);
  assert.equal((await readPurchaseFor(app, admin, link.id)).state, 'closed');
});

test('a purchase order that was taken back accepts nothing, and its page shows it', async () => {
  const order = await buy(1);
  const link = await openLink();
  await app.call(cancelPurchaseOrder, { params: { id: link.id } }, admin);
  assert.equal((await link.read()).state, 'cancelled');
  const parcel = { orderNumber: order.number, trackingNumber: 'JD014600006666', carrier: 'DHL' };
  assert.equal((await link.send(parcel)).body.code, 'purchase-order-state');
  assert.equal((await link.confirm()).body.code, 'purchase-order-state');
});

test('a line that is out of stock waits for an operator: it is ordered elsewhere, or held', async () => {
  await buy(3);
  const link = await openLink();
  const [line] = (await link.read()).orders[0]?.lines ?? [];
  const lineId = line?.id ?? '';
  assert.equal((await link.report({ lineId, quantity: 4 })).body.code, 'purchase-units');
  const reported = await link.report({ lineId, quantity: 2, expectedOn: '2027-01-15' });
  assert.equal(reported.status, 200, reported.text);
  assert.equal(reported.body.data.orders[0]?.lines[0]?.missing, 2);
  await app.drain();
  const [mail] = await readMails(app, admin.account.email);
  assert.equal(mail?.template, 'purchase-units-missing');
  const purchase = await readPurchaseFor(app, admin, link.id);
  assert.equal(purchase.undecidedCount, 2);
  assert.equal(purchase.lines[0]?.expectedOn, '2027-01-15');

  const other = await createSupplier(ctx, { name: 'Other' }, [
    { variantId: mug, isPreferred: false },
  ]);
  const ordered = await app.call(
    createPurchaseOrders,
    { body: { supplierIds: [other], missingOf: link.id, isSent: true } },
    admin,
  );
  assert.equal(ordered.status, 200, ordered.text);
  const elsewhere = await readPurchaseFor(app, admin, ordered.body.data.list[0]?.id ?? '');
  assert.equal(elsewhere.unitCount, 2);
  assert.equal((await readPurchaseFor(app, admin, link.id)).undecidedCount, 0);
  const params = { id: link.id, lineId };
  assert.equal((await app.call(waitForMissing, { params }, admin)).body.code, 'purchase-units');

  await app.call(cancelPurchaseOrder, { params: { id: elsewhere.id } }, admin);
  const undecided = { query: { group: 'undecided' as const } };
  assert.equal((await app.call(pagePurchaseOrders, undecided, admin)).body.data.total, 1);
  const held = await app.call(waitForMissing, { params }, admin);
  assert.equal(held.body.data.openCount, 3);
  assert.equal((await app.call(pagePurchaseOrders, undecided, admin)).body.data.total, 0);
});

test('a parcel to the warehouse is announced and ships nothing', async () => {
  const order = await buy(2);
  const link = await openLink({ shipsItself: false });
  const sent = await link.send({ trackingNumber: 'JD014600007777', carrier: 'DHL' });
  assert.equal(sent.body.data.parcels.length, 1, sent.text);
  assert.equal(
    (await link.send({ trackingNumber: 'JD01 4600 0077 77' })).body.code,
    'tracking-used',
  );
  assert.deepEqual(await shipmentsOf(order.orderId), []);
});

test('the files behind a link name only orders of which something is to be sent', async () => {
  const order = await buy(1);
  const link = await openLink();
  const table = () => app.call(readSupplierTable, { params: { token: link.token } });
  assert.match((await table()).text, /418 Alvarado St/);
  assert.match(
    (await app.call(readSupplierDocument, { params: { token: link.token } })).text,
    /^%PDF-/,
  );
  await link.send({ orderNumber: order.number, trackingNumber: 'JD014600008888', carrier: 'DHL' });
  assert.doesNotMatch((await table()).text, /Alvarado/);
});

test('a step on a page is stored with a hash of the address, never with the address', async () => {
  await buy(1);
  const link = await openLink();
  await link.confirm();
  const rows = await db.rows(
    sql`select address_hash from purchase_order_steps where purchase_order_id = ${link.id} and kind = 'confirmed'`,
    { addressHash: as.text },
  );
  assert.match(rows[0]?.addressHash ?? '', /^[0-9a-f]{32}$/);
});

// The last one: it moves the clock beyond the operator’s session.
test('a link is revoked, expires thirty days after the last change, and opens nothing when it is another’s', async () => {
  await buy(1);
  const link = await openLink();
  const open = async (token: string) =>
    (await app.call(readSupplierLink, { params: { token } })).status;
  assert.equal(await open('A'.repeat(32)), 404);
  app.clock.advance(29 * 86_400_000);
  assert.equal(await open(link.token), 200);
  await link.confirm();
  app.clock.advance(29 * 86_400_000);
  assert.equal(await open(link.token), 200);
  app.clock.advance(2 * 86_400_000);
  assert.equal(await open(link.token), 404);
  assert.equal((await link.confirm()).status, 404);
  assert.equal((await app.call(readSupplierDocument, { params: link })).status, 404);
});
