import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { listStockMovements } from '@vitrine/contract/shop/stock-movements.ts';
import {
  readStockPage,
  readStockTemplate,
  uploadStock,
} from '@vitrine/contract/shop/supplier-stock-links.ts';
import {
  bookSupplierUpdate,
  pageSupplierUpdates,
  readStockLink,
  readSupplierUpdate,
  rejectSupplierUpdate,
  revokeStockLink,
  sendStockLink,
  updateRowsMax,
  uploadSupplierUpdate,
} from '@vitrine/contract/shop/supplier-updates.ts';
import { sql } from 'drizzle-orm';
import { readMails } from '#admin/testing.ts';
import { inTx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { withClient } from '#platform/testing/database.ts';
import { recordQueries } from '#platform/testing/queries.ts';
import { createSupplier, forgetSuppliers } from '../purchase-orders/testing/supply.ts';
import { readStockLevels } from '../stock/index.ts';
import { withOwner } from '../testing/fixtures.ts';
import { bookUpdate } from './updates.ts';

const { app, ctx, mug, lamp, owner, admin, guest } = await withOwner(
  { owner: {}, admin: 'ADMIN', guest: 'GUEST' },
  { units: 20 },
);
const { db } = app.platform.database;

async function skuOf(variantId: string): Promise<string> {
  const [row] = await db.rows(sql`select sku from variants where id = ${variantId}`, {
    sku: as.text,
  });
  return row?.sku ?? '';
}
const mugSku = await skuOf(mug);
const lampSku = await skuOf(lamp);

beforeEach(() => forgetSuppliers(ctx));

async function sendTable(url: string, text: string, headers: Record<string, string> = {}) {
  const form = new FormData();
  form.append('file', new Blob([text]), 'stock.csv');
  const sent = new Response(form);
  return app.send({
    method: 'POST',
    url,
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { ...headers, 'content-type': sent.headers.get('content-type') ?? '' },
  });
}

interface Answer<Data> {
  status: number;
  text: string;
  body: { code: unknown; data: Data };
}

const uploadFor = (supplierId: string, text: string) =>
  sendTable(uploadSupplierUpdate.path.replace(':id', supplierId), text, {
    authorization: `Bearer ${admin.token}`,
  }) as Promise<Answer<EndpointAnswer<typeof uploadSupplierUpdate>>>;
const uploadAt = (token: string, text: string) =>
  sendTable(uploadStock.path.replace(':token', token), text) as Promise<
    Answer<EndpointAnswer<typeof uploadStock>>
  >;

const costOf = async (variantId: string): Promise<bigint | undefined> =>
  (
    await db.rows(sql`select cost_minor from variant_supplies where variant_id = ${variantId}`, {
      costMinor: as.minor,
    })
  )[0]?.costMinor;
const priceOf = async (variantId: string): Promise<bigint | undefined> =>
  (
    await db.rows(sql`select platform_price_minor as price from variants where id = ${variantId}`, {
      price: as.minor,
    })
  )[0]?.price;
const stockOf = async (variantId: string) =>
  (await readStockLevels(ctx, [variantId])).get(variantId)?.onHand;

const createClay = (isTrusted = false) =>
  createSupplier(ctx, { name: 'Clay', isTrusted }, [
    { variantId: mug, costMinor: 200n, reference: 'C-1' },
    { variantId: lamp, costMinor: 600n, reference: 'C-2' },
  ]);

test('a table is read and shown with its alarms, and nothing is booked', async () => {
  const clay = await createClay();
  const before = [await stockOf(mug), await costOf(mug), await priceOf(mug)];
  const answer = await uploadFor(
    clay,
    `SKU,Stock,Cost\n${mugSku},7,2.50\n${lampSku},,6.10\nNOBODY,1,1.00\n${mugSku},9,2.00\n${lampSku},x,\n`,
  );
  assert.equal(answer.status, 200, answer.text);
  const update = answer.body.data;
  assert.equal(update.state, 'waiting');
  assert.equal(update.rowCount, 5);
  assert.equal(update.wrongCount, 3);
  assert.equal(update.stockCount, 1);
  assert.equal(update.costCount, 2);
  // The mug rises by a quarter, the lamp by less than two per cent.
  assert.equal(update.risenCount, 1);
  assert.deepEqual(
    update.rows.map(({ problem }) => problem),
    ['unknown-product', 'repeated', 'repeated', null, null],
  );
  assert.deepEqual([await stockOf(mug), await costOf(mug), await priceOf(mug)], before);
});

test('booking writes stock as movements and costs with who and why; prices stay unless they are to rise', async () => {
  const clay = await createClay();
  const price = (await priceOf(mug)) ?? 0n;
  const { id } = (await uploadFor(clay, `Your number;Stock;Price\nC-1;11;3,00\n`)).body.data;
  const params = { id };
  const book = () => app.call(bookSupplierUpdate, { params, body: { priceRule: 'keep' } }, admin);
  assert.equal(
    (await app.call(bookSupplierUpdate, { params, body: { priceRule: 'keep' } }, guest)).status,
    403,
  );
  const responses = await Promise.all([book(), book()]);
  assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 409]);
  assert.equal(await stockOf(mug), 11);
  assert.equal(await costOf(mug), 300n);
  assert.equal(await priceOf(mug), price);
  const [movement] = (await app.call(listStockMovements, { query: { variantId: mug } }, admin)).body
    .data.list;
  assert.match(movement?.note ?? '', /^Clay: stock\.csv$/);
  assert.equal(movement?.quantity, -9);

  const next = (await uploadFor(clay, `SKU,Cost\n${mugSku},6.00\n`)).body.data;
  await app.call(
    bookSupplierUpdate,
    { params: { id: next.id }, body: { priceRule: 'raise' } },
    admin,
  );
  assert.equal(await priceOf(mug), price * 2n);
  const booked = (await app.call(readSupplierUpdate, { params: { id: next.id } }, guest)).body.data;
  assert.equal(booked.state, 'booked');
  assert.equal(booked.costCount, 1);
});

test('an update that was rejected changes nothing, and is decided once', async () => {
  const clay = await createClay();
  const { id } = (await uploadFor(clay, `SKU,Stock\n${mugSku},1\n`)).body.data;
  const before = await stockOf(mug);
  const params = { id };
  assert.equal(
    (await app.call(rejectSupplierUpdate, { params }, admin)).body.data.state,
    'rejected',
  );
  assert.equal((await app.call(rejectSupplierUpdate, { params }, admin)).status, 409);
  assert.equal(
    (await app.call(bookSupplierUpdate, { params, body: { priceRule: 'keep' } }, admin)).status,
    409,
  );
  assert.equal(await stockOf(mug), before);
  const page = (await app.call(pageSupplierUpdates, { query: { supplierId: clay } }, guest)).body
    .data;
  assert.equal(page.total, 1);
});

test('stock below what buyers hold is left out, and the rest is booked', async () => {
  const clay = await createClay();
  await db.run(sql`update stock_levels set held = greatest(held, 4) where variant_id = ${lamp}`);
  const before = await stockOf(lamp);
  const { id } = (await uploadFor(clay, `SKU,Stock\n${lampSku},1\n${mugSku},15\n`)).body.data;
  const booked = (
    await app.call(bookSupplierUpdate, { params: { id }, body: { priceRule: 'keep' } }, admin)
  ).body.data;
  assert.equal(booked.heldCount, 1);
  assert.equal(await stockOf(lamp), before);
  assert.equal(await stockOf(mug), 15);
});

test('tables that nobody understands are refused with the reason', async () => {
  const clay = await createClay();
  assert.equal((await uploadFor(clay, 'a,b\n1,2\n')).body.code, 'supplier-table-unknown');
  assert.equal((await uploadFor(clay, 'SKU,Stock\n')).body.code, 'supplier-table-unknown');
  assert.equal((await uploadFor('999999', `SKU,Stock\n${mugSku},1\n`)).status, 404);
  const many = Array.from({ length: updateRowsMax + 1 }, (_none, row) => `X-${row},1`).join('\n');
  assert.equal((await uploadFor(clay, `SKU,Stock\n${many}\n`)).body.code, 'sheet-too-large');
});

async function openPage(isTrusted = false) {
  const clay = await createClay(isTrusted);
  const params = { id: clay };
  const link = await app.call(sendStockLink, { params, body: { isMailed: true } }, admin);
  return { clay, params, token: link.body.data.url?.split('/').at(-1) ?? '' };
}

test('a supplier uploads on its page, and an operator is mailed: nothing is booked before', async () => {
  const { token, clay } = await openPage();
  const [mail] = await readMails(app, 'clay@example.com');
  assert.match(mail?.text ?? '', new RegExp(`/en/supplier-stock/${token}`));
  const before = await stockOf(mug);
  const answer = await uploadAt(token, `SKU,Stock\n${mugSku},3\nELSE,1\n`);
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.body.data.state, 'waiting');
  assert.deepEqual(
    answer.body.data.leftOut.map(({ problem }) => problem),
    ['unknown-product'],
  );
  assert.equal(await stockOf(mug), before);
  await app.drain();
  assert.equal(
    (await readMails(app, admin.account.email))[0]?.template,
    'supplier-updates-waiting',
  );
  const page = (await app.call(readStockPage, { params: { token } })).body.data;
  assert.equal(page.updates.length, 1);
  const [row] = await db.rows(
    sql`select source, account_id is null as is_anonymous, length(address_hash) as hash from supplier_updates where supplier_id = ${clay}`,
    { source: as.text, isAnonymous: as.boolean, hash: as.integer },
  );
  assert.deepEqual(row, { source: 'supplier', isAnonymous: true, hash: 32 });
});

test('the upload of a trusted supplier is booked at once, and never raises a platform price', async () => {
  const { token } = await openPage(true);
  const price = await priceOf(mug);
  const answer = await uploadAt(token, `SKU,Stock,Cost\n${mugSku},13,9.99\n`);
  assert.equal(answer.body.data.state, 'booked', answer.text);
  assert.equal(await stockOf(mug), 13);
  assert.equal(await costOf(mug), 999n);
  assert.equal(await priceOf(mug), price);
});

test('a link is revoked or expires, and no other supplier’s goods are reached through it', async () => {
  const { token, params } = await openPage();
  const template = (await app.call(readStockTemplate, { params: { token } })).text;
  assert.match(template, new RegExp(mugSku));
  await createSupplier(ctx, { name: 'Other' }, []);
  await db.run(
    sql`update suppliers set link_until = ${new Date(app.clock.now().getTime() - 1).toISOString()}::timestamptz where id = ${params.id}`,
  );
  assert.equal((await app.call(readStockPage, { params: { token } })).status, 404);
  await app.call(sendStockLink, { params, body: { isMailed: false } }, admin);
  assert.equal((await app.call(readStockPage, { params: { token } })).status, 200);
  const revoked = (await app.call(revokeStockLink, { params }, admin)).body.data;
  assert.equal(revoked.url, null);
  assert.equal((await app.call(readStockPage, { params: { token } })).status, 404);
  assert.equal((await uploadAt(token, `SKU,Stock\n${mugSku},3\n`)).status, 404);
  assert.equal((await app.call(readStockLink, { params }, admin)).body.data.until, null);
  assert.equal((await app.call(readStockLink, { params }, guest)).status, 403);
});

test('a fixed price that falls under the floor of a raised price is named with its store', async () => {
  const clay = await createClay();
  const price = Number((await priceOf(mug)) ?? 0n);
  await db.run(sql`insert into price_rules (store_id, kind, ref_id, product_id, variant_id, fixed_minor, changed_at)
    select s.id, 'variant', v.id, v.product_id, v.id, ${price + 200}, now() from stores s, variants v where s.slug = ${owner.slug} and v.id = ${mug}
    on conflict do nothing`);
  const update = (await uploadFor(clay, `SKU,Cost\n${mugSku},20.00\n`)).body.data;
  assert.equal(update.effects.raisedCount, 1);
  assert.equal(update.belowCostCount, 1);
});

test('of more costs than one booking takes the first are booked, and the update waits for the next booking', async () => {
  const supplierId = await createSupplier(ctx, { name: 'Long list' }, [
    { variantId: mug },
    { variantId: lamp },
  ]);
  const uploaded = await uploadFor(
    supplierId,
    `sku,stock,cost\n${mugSku},31,1.11\n${lampSku},32,1.12\n`,
  );
  const { id } = uploaded.body.data;
  const costs = async () => [await costOf(mug), await costOf(lamp)].map(Number);
  const first = await inTx(ctx, (tx) => bookUpdate(tx, id, 'keep', 1));
  assert.deepEqual([first.state, first.stockCount, first.costCount], ['waiting', 0, 1]);
  assert.equal((await costs()).filter((cost) => cost !== 100).length, 1);
  const rest = await inTx(ctx, (tx) => bookUpdate(tx, id, 'keep', 1));
  // Its report has all that was booked.
  assert.deepEqual([rest.state, rest.stockCount, rest.costCount], ['booked', 2, 2]);
  assert.deepEqual(await costs(), [111, 112]);
  const levels = await readStockLevels(ctx, [mug, lamp]);
  assert.deepEqual([levels.get(mug)?.onHand, levels.get(lamp)?.onHand], [31, 32]);
});

test('an update that is rejected after a part of it was booked shows what was booked', async () => {
  const supplierId = await createSupplier(ctx, { name: 'Half a list' }, [
    { variantId: mug },
    { variantId: lamp },
  ]);
  const table = `sku,stock,cost\n${mugSku},33,2.11\n${lampSku},34,2.12\n`;
  const { id } = (await uploadFor(supplierId, table)).body.data;
  await inTx(ctx, (tx) => bookUpdate(tx, id, 'keep', 1));
  const rejected = await app.call(rejectSupplierUpdate, { params: { id } }, admin);
  const { state, stockCount, costCount } = rejected.body.data;
  assert.deepEqual([state, stockCount, costCount], ['rejected', 2, 1]);
});

/** Variants of the mug that the supplier delivers, with their stock. */
async function addVariants(supplierId: string, count: number): Promise<void> {
  await withClient(app.url, async (client) => {
    const copy = (table: string, key: string, differing: string) =>
      client.query(
        `insert into ${table} select copy.* from ${table} t cross join generate_series(1, ${count}) n
        cross join lateral jsonb_populate_record(t, jsonb_build_object(${differing})) copy where t.${key} = $1`,
        [mug],
      );
    await client.query('set session_replication_role = replica');
    await copy('variants', 'id', `'id', 1000000 + n, 'sku', 'LONG-' || n`);
    await copy('stock_levels', 'variant_id', `'variant_id', 1000000 + n`);
    await client.query(
      `insert into variant_supplies (variant_id, supplier_id, cost_minor, reference, is_preferred)
      select 1000000 + n, $1, 100, '', true from generate_series(1, ${count}) n`,
      [supplierId],
    );
  });
}

test('the whole list of a supplier, twenty thousand rows, is read and booked with few statements', async () => {
  const supplierId = await createSupplier(ctx, { name: 'Whole list' }, [{ variantId: mug }]);
  await addVariants(supplierId, updateRowsMax - 1);
  const table = (stock: number, rows: number) =>
    [
      'sku,stock',
      `${mugSku},${stock}`,
      ...Array.from({ length: rows - 1 }, (_, index) => `LONG-${index + 1},${stock}`),
    ].join('\n');
  const book = async (stock: number, rows: number) => {
    const uploaded = await uploadFor(supplierId, table(stock, rows));
    assert.equal(uploaded.status, 200, uploaded.text);
    const params = { id: uploaded.body.data.id };
    const sent = await recordQueries(app, async () => {
      const booked = await app.call(
        bookSupplierUpdate,
        { params, body: { priceRule: 'keep' } },
        { ...admin, idempotencyKey: `whole-${stock}` },
      );
      assert.equal(booked.status, 200, booked.text);
      const { state, stockCount } = booked.body.data;
      assert.deepEqual([state, stockCount], ['booked', rows]);
    });
    return sent.length;
  };
  const few = await book(41, 20);
  const many = await book(42, updateRowsMax);
  assert.ok(many - few <= (updateRowsMax / 1_000) * 8, `${few} and ${many} statements`);
  const tooLong = await uploadFor(supplierId, table(43, updateRowsMax + 1));
  assert.equal(tooLong.body.code, 'sheet-too-large');
  const { list } = (await app.call(pageSupplierUpdates, { query: { supplierId } as never }, admin))
    .body.data;
  assert.deepEqual(
    list.map(({ rowCount, stockCount, wrongCount }) => [rowCount, stockCount, wrongCount]),
    [
      [updateRowsMax, updateRowsMax, 0],
      [20, 20, 0],
    ],
  );
});
