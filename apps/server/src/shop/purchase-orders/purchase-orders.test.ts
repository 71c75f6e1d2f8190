import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { shipOrder, withdrawShipment } from '@vitrine/contract/shop/fulfilment.ts';
import {
  cancelPurchaseOrder,
  countPurchaseOrders,
  createPurchaseOrders,
  pagePurchaseOrders,
  proposePurchaseOrders,
  readPurchaseDocument,
  readPurchaseTable,
  receivePurchaseOrder,
  revokePurchaseLink,
  sendPurchaseOrder,
} from '@vitrine/contract/shop/purchase-orders.ts';
import { readSupplierLink } from '@vitrine/contract/shop/supplier-links.ts';
import { sql } from 'drizzle-orm';
import { readMails } from '#admin/testing.ts';
import { as } from '#platform/db/sql-rows.ts';
import { readAttachments } from '#platform/mail/mail-attachments.ts';
import { readPdf } from '#platform/pdf/testing/read-pdf.ts';
import { cancelOrder } from '../orders/index.ts';
import { placePaidTestOrder, placeTestOrder } from '../orders/testing/placed-orders.ts';
import { readAvailable } from '../stock/index.ts';
import { withOwner } from '../testing/fixtures.ts';
import { createAutomatically } from './create-automatically.ts';
import {
  createSupplier,
  forgetSuppliers,
  orderFromSuppliers,
  readLinkToken,
  readPurchaseFor,
} from './testing/supply.ts';

const { app, ctx, mug, lamp, print, owner, admin, guest } = await withOwner(
  { owner: {}, admin: 'ADMIN', guest: 'GUEST' },
  { units: 200 },
);

const buy = (...lines: [variantId: string, quantity: number][]) =>
  placePaidTestOrder(
    app,
    owner.slug,
    lines.map(([variantId, quantity]) => ({ variantId, quantity })),
  );
const propose = async (query: Record<string, string> = {}) =>
  (await app.call(proposePurchaseOrders, { query: query as never }, admin)).body.data;

beforeEach(async () => {
  await app.drain();
  await forgetSuppliers(ctx);
  // Orders of an earlier test wait for nothing any more.
  await app.platform.database.db.run(
    sql`update orders set cancelled_at = now(), cancel_reason = 'by_buyer' where cancelled_at is null`,
  );
  await app.drain();
});

test('the needs of paid orders are proposed by supplier; unpaid orders and goods without a supplier are listed separately', async () => {
  const clay = await createSupplier(ctx, { name: 'Clay' }, [{ variantId: mug, costMinor: 150n }]);
  await createSupplier(ctx, { name: 'Cheap' }, [
    { variantId: mug, costMinor: 90n, isPreferred: false },
  ]);
  await buy([mug, 2], [lamp, 1]);
  await buy([mug, 1]);
  await placeTestOrder(app, owner.slug, [{ variantId: mug, quantity: 5 }]);
  const { variants, suppliers, isCut } = await propose();
  assert.equal(isCut, false);
  const cups = variants.find(({ variantId }) => variantId === mug);
  assert.equal(cups?.units, 3);
  assert.equal(cups?.orderIds.length, 2);
  assert.equal(cups?.supplierId, clay);
  assert.deepEqual(suppliers.map(({ name }) => name).sort(), ['Cheap', 'Clay']);
  assert.equal(variants.find(({ variantId }) => variantId === lamp)?.supplierId, null);
  const cheapest = (await propose({ chooseBy: 'cheapest' })).variants;
  const offer = cheapest.find(({ variantId }) => variantId === mug);
  assert.notEqual(offer?.supplierId, clay);
});

test('one purchase order for each supplier is made, mailed with PDF, CSV and the link, and nothing is ordered twice', async () => {
  const clay = await createSupplier(ctx, { name: 'Clay', language: 'es' }, [
    { variantId: mug, costMinor: 150n, reference: '=CLAY(1)' },
  ]);
  const light = await createSupplier(ctx, { name: 'Light' }, [{ variantId: lamp }]);
  const order = await buy([mug, 2], [lamp, 1]);
  const ids = await orderFromSuppliers(app, admin, [clay, light]);
  assert.equal(ids.length, 2);
  const purchase = await readPurchaseFor(app, admin, ids[0] ?? '');
  assert.equal(purchase.state, 'sent');
  assert.deepEqual(purchase.total, { amount: 300, currency: 'USD' });
  assert.equal(purchase.lines[0]?.order.number, order.number);
  assert.equal((await propose()).variants.length, 0);
  const again = await app.call(
    createPurchaseOrders,
    { body: { supplierIds: [clay, light], isSent: true } },
    admin,
  );
  assert.equal(again.body.code, 'nothing-to-purchase');

  await app.drain();
  const [mail] = await readMails(app, 'clay@example.com');
  assert.equal(mail?.language, 'es');
  assert.match(mail?.text ?? '', /\/es\/supplier\/[A-Za-z0-9_-]{32}/);
  const [row] = await app.platform.database.db.rows(
    sql`select id from outbox_mails where recipient = 'clay@example.com'`,
    { id: as.id },
  );
  const [pdf, csv] = await readAttachments(app.platform.database, row?.id ?? '');
  assert.match(
    Buffer.from(pdf?.content ?? '', 'base64')
      .subarray(0, 5)
      .toString(),
    /^%PDF-/,
  );
  const table = Buffer.from(csv?.content ?? '', 'base64').toString();
  assert.match(table, new RegExp(order.number));
  assert.match(table, /'=CLAY\(1\)/);
  // A supplier that delivers to the warehouse learns nothing of the buyer.
  assert.doesNotMatch(table, /Torres|Alvarado/);
});

test('the PDF prints buyers’ names in every script, and the number of pages on each', async () => {
  const clay = await createSupplier(ctx, { name: 'Clay', shipsItself: true }, [
    { variantId: mug, costMinor: 150n },
  ]);
  const names = ['김하늘', 'น้ำฝน', 'محمد', 'Ґалаґан', '朱镕'];
  for (const name of names) {
    const { orderId } = await buy([mug, 1]);
    await app.platform.database.db.run(
      sql`update orders set address = address || jsonb_build_object('firstName', ${name}::text) where id = ${orderId}`,
    );
  }
  const [id = ''] = await orderFromSuppliers(app, admin, [clay]);
  const answer = await app.server.inject({
    url: readPurchaseDocument.path.replace(':id', id),
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const pages = readPdf(answer.rawPayload).map((texts) => texts.map(({ text }) => text).join(' '));
  const whole = pages.join(' ').replaceAll(' ', '');
  for (const part of ['하늘', 'ฝน', 'دمحم', 'Ґалаґан', '镕']) assert.ok(whole.includes(part), part);
  assert.doesNotMatch(whole, /□/);
  assert.ok(whole.includes(`1of${pages.length}`), whole);
});

test('a line is never ordered beyond what is left to ship, for every writer', async () => {
  const clay = await createSupplier(ctx, { name: 'Clay' }, [{ variantId: mug }]);
  await buy([mug, 2]);
  const [id] = await orderFromSuppliers(app, admin, [clay]);
  const { db } = app.platform.database;
  await assert.rejects(
    db.run(sql`update purchase_order_lines set quantity = 3 where purchase_order_id = ${id ?? ''}`),
    (error: unknown) => JSON.stringify(error, ['constraint', 'cause']).includes('purchase_units'),
  );
  await db.run(
    sql`update purchase_order_lines set missing = 1 where purchase_order_id = ${id ?? ''}`,
  );
  await assert.rejects(
    db.run(sql`update purchase_order_lines set quantity = 4 where purchase_order_id = ${id ?? ''}`),
  );
});

test('two operators who order the same at once make one purchase order', async () => {
  const clay = await createSupplier(ctx, { name: 'Clay' }, [{ variantId: mug }]);
  await buy([mug, 1]);
  await buy([mug, 3]);
  const responses = await Promise.all(
    [1, 2, 3].map(() =>
      app.call(createPurchaseOrders, { body: { supplierIds: [clay], isSent: false } }, admin),
    ),
  );
  assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 409, 409]);
  const page = (await app.call(pagePurchaseOrders, { query: {} }, admin)).body.data;
  assert.equal(page.total, 1);
  assert.equal(page.list[0]?.unitCount, 4);
  assert.equal(page.list[0]?.state, 'draft');
});

test('an order that is cancelled takes its units out, and the supplier is mailed which', async () => {
  const clay = await createSupplier(ctx, { name: 'Clay' }, [{ variantId: mug }]);
  const first = await buy([mug, 2]);
  await buy([mug, 1]);
  const [id = ''] = await orderFromSuppliers(app, admin, [clay]);
  await app.platform.database.withTx((db) =>
    cancelOrder({ ...ctx, db }, first.orderId, 'by_buyer'),
  );
  await app.drain();
  await app.drain();
  const purchase = await readPurchaseFor(app, admin, id);
  assert.equal(purchase.openCount, 1);
  assert.equal(purchase.lines[0]?.withdrawn, 2);
  assert.deepEqual(
    purchase.timeline.map(({ kind }) => kind),
    ['withdrawn', 'sent', 'created'],
  );
  const mails = await readMails(app, 'clay@example.com');
  assert.equal(
    mails.filter(
      ({ template, subject }) =>
        template === 'purchase-units-withdrawn' && subject.includes(purchase.number),
    ).length,
    1,
  );
});

test('units that leave from the warehouse are not the supplier’s any more; a parcel that is taken back opens nothing twice', async () => {
  const clay = await createSupplier(ctx, { name: 'Clay' }, [{ variantId: mug }]);
  const order = await buy([mug, 3]);
  const [id = ''] = await orderFromSuppliers(app, admin, [clay]);
  const shipped = await app.call(
    shipOrder,
    {
      params: { orderId: order.orderId },
      body: {
        carrier: 'DHL',
        trackingNumber: 'JD014600001111',
        lines: [{ lineId: await lineOf(order.orderId), quantity: 2 }],
      },
    },
    admin,
  );
  assert.equal(shipped.status, 200, shipped.text);
  await app.drain();
  const purchase = await readPurchaseFor(app, admin, id);
  assert.equal(purchase.openCount, 1);
  assert.equal(purchase.lines[0]?.withdrawn, 2);
  await app.call(
    withdrawShipment,
    {
      params: {
        orderId: order.orderId,
        shipmentId: shipped.body.data.shipments[0]?.id ?? '',
      },
    },
    admin,
  );
  await app.drain();
  // They are to be shipped again, and can be ordered again.
  assert.equal((await propose()).variants[0]?.units, 2);
  assert.equal((await readPurchaseFor(app, admin, id)).openCount, 1);
});

async function lineOf(orderId: string): Promise<string> {
  const [line] = await app.platform.database.db.rows(
    sql`select id from order_lines where order_id = ${orderId} order by position limit 1`,
    { id: as.id },
  );
  return line?.id ?? '';
}

test('goods that arrived at the warehouse stay ordered until they leave, and add nothing to the stock', async () => {
  const clay = await createSupplier(ctx, { name: 'Clay' }, [{ variantId: mug }]);
  const order = await buy([mug, 2]);
  const [id = ''] = await orderFromSuppliers(app, admin, [clay]);
  const before = (await readAvailable(ctx, [mug])).get(mug);
  const [line] = (await readPurchaseFor(app, admin, id)).lines;
  const receive = (quantity: number) =>
    app.call(
      receivePurchaseOrder,
      { params: { id }, body: { lines: [{ lineId: line?.id ?? '', quantity }] } },
      admin,
    );
  assert.equal((await receive(3)).body.code, 'purchase-units');
  assert.equal((await receive(2)).body.data.state, 'closed');
  assert.equal((await receive(1)).body.code, 'purchase-units');
  assert.equal((await readAvailable(ctx, [mug])).get(mug), before);
  assert.equal((await propose()).variants.length, 0);
  await app.call(
    shipOrder,
    {
      params: { orderId: order.orderId },
      body: { carrier: 'DHL', trackingNumber: 'JD014600002222' },
    },
    admin,
  );
  await app.drain();
  assert.equal((await propose()).variants.length, 0);
});

test('a purchase order is sent, sent again, its link revoked, and taken back; each once, and by those who may', async () => {
  const clay = await createSupplier(ctx, { name: 'Clay' }, [{ variantId: mug }]);
  await buy([mug, 1]);
  const [id = ''] = await orderFromSuppliers(app, admin, [clay], false);
  const params = { id };
  assert.equal((await readPurchaseFor(app, admin, id)).linkUrl, null);
  assert.equal((await app.call(revokePurchaseLink, { params }, admin)).status, 409);
  assert.equal((await app.call(sendPurchaseOrder, { params }, guest)).status, 403);
  assert.equal((await app.call(sendPurchaseOrder, { params }, admin)).body.data.state, 'sent');
  const token = await readLinkToken(app, admin, id);
  assert.equal((await app.call(readSupplierLink, { params: { token } })).status, 200);
  await app.call(sendPurchaseOrder, { params }, admin);
  await app.drain();
  const { number } = await readPurchaseFor(app, admin, id);
  const mails = await readMails(app, 'clay@example.com');
  assert.equal(
    mails.filter(
      ({ template, subject }) => template === 'purchase-order' && subject.includes(number),
    ).length,
    2,
  );
  const revoked = (await app.call(revokePurchaseLink, { params }, admin)).body.data;
  assert.equal((await app.call(readSupplierLink, { params: { token } })).status, 404);
  assert.notEqual(revoked.linkUrl?.split('/').at(-1), token);
  const cancelled = await app.call(cancelPurchaseOrder, { params }, admin);
  assert.equal(cancelled.body.data.state, 'cancelled');
  assert.equal((await app.call(cancelPurchaseOrder, { params }, admin)).status, 409);
  assert.equal((await app.call(sendPurchaseOrder, { params }, admin)).status, 409);
  assert.equal((await propose()).variants[0]?.units, 1);
  assert.equal(
    (await app.call(sendPurchaseOrder, { params: { id: '999999' } }, admin)).status,
    404,
  );
});

test('the list finds a purchase order by its number, its orders and SKUs, and counts what it lists', async () => {
  const clay = await createSupplier(ctx, { name: 'Clay' }, [{ variantId: mug }]);
  const order = await buy([mug, 1]);
  const [id = ''] = await orderFromSuppliers(app, admin, [clay]);
  const { number, lines } = await readPurchaseFor(app, admin, id);
  for (const keywords of [number, number.toLowerCase(), order.number, lines[0]?.sku ?? ''])
    assert.equal(
      (await app.call(pagePurchaseOrders, { query: { keywords } }, guest)).body.data.total,
      1,
      keywords,
    );
  assert.equal(
    (await app.call(pagePurchaseOrders, { query: { keywords: 'nothing' } }, guest)).body.data.total,
    0,
  );
  const counts = (await app.call(countPurchaseOrders, { query: { supplierId: clay } }, guest)).body
    .data;
  assert.deepEqual(counts, { all: 1, open: 1, undecided: 0, ended: 0 });
});

test('an operator reads PDF and CSV; addresses of buyers only with the right to them', async () => {
  const clay = await createSupplier(ctx, { name: 'Clay', shipsItself: true }, [{ variantId: mug }]);
  await buy([mug, 1]);
  const [id = ''] = await orderFromSuppliers(app, admin, [clay]);
  const params = { id };
  assert.match((await app.call(readPurchaseTable, { params }, admin)).text, /418 Alvarado St/);
  const masked = (await app.call(readPurchaseTable, { params }, guest)).text;
  assert.doesNotMatch(masked, /Alvarado|94110/);
  assert.match((await app.call(readPurchaseDocument, { params }, guest)).text, /^%PDF-/);
});

test('suppliers that want one are sent a purchase order once a day by schedule', async () => {
  await createSupplier(ctx, { name: 'Daily', isAutomatic: true }, [{ variantId: print }]);
  await createSupplier(ctx, { name: 'Never' }, [{ variantId: mug }]);
  await buy([print, 1], [mug, 1]);
  await createAutomatically(app.platform);
  await buy([print, 1]);
  await createAutomatically(app.platform);
  const page = (await app.call(pagePurchaseOrders, { query: {} }, admin)).body.data;
  assert.deepEqual(
    page.list.map(({ supplier, unitCount, state }) => [supplier.name, unitCount, state]),
    [['Daily', 1, 'sent']],
  );
  app.clock.advance(24 * 3_600_000);
  await createAutomatically(app.platform);
  // The operator’s session has ended by then.
  const [made] = await app.platform.database.db.rows(
    sql`select count(*) as total from purchase_orders`,
    { total: as.integer },
  );
  assert.equal(made?.total, 2);
});
