import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  placeStockAlert,
  readStockAlert,
  stopStockAlert,
} from '@vitrine/contract/shop/stock-alerts.ts';
import { type SQL, sql } from 'drizzle-orm';
import { inTx, systemContext } from '#platform/context.ts';
import { setStock } from '../stock/index.ts';
import { withOwner } from '../testing/fixtures.ts';
import { alertData } from './own-data.ts';
import { sendAlerts, sweepAlerts } from './send-alerts.ts';

let address = 0;

const { app, sample, luna } = await withOwner({ luna: { name: 'Luna' } }, { units: 0 });
const variantId = [...sample.products.mug.variantIds.values()][0] ?? '';

/** Each request comes from an address of its own, so that only what is tested is limited. */
const place = (
  email: string,
  given: { variantId?: string; product?: string; lang?: 'es' } = {},
) => {
  address += 1;
  const { product = 'mug', lang, ...body } = given;
  return app.call(
    placeStockAlert,
    { params: { slug: luna.slug, product }, body: { variantId, email, ...body } },
    {
      ...(lang && { lang }),
      headers: { 'x-forwarded-for': `10.1.${address >> 8}.${address & 255}` },
    } as never,
  );
};
const waiting = async () => {
  const { rows } = await app.platform.database.db.execute<{ email: string }>(
    sql`select email from stock_alerts order by id`,
  );
  return rows.map(({ email }) => email);
};
const mails = async (template: string) => {
  const { rows } = await app.platform.database.db.execute<{
    recipient: string;
    language: string;
    text: string;
  }>(
    sql`select recipient, language, text from outbox_mails where template = ${template} order by id`,
  );
  return rows;
};
const stock = (units: number) =>
  inTx(systemContext(app.platform), (ctx) => setStock(ctx, variantId, units));

test('an address waits once for a variant, and gets one email when it can be bought again', async () => {
  for (const email of ['Ada@Example.com', 'ada@example.com', 'mei@example.com'])
    assert.equal((await place(email, { lang: 'es' })).status, 200);
  assert.deepEqual(await waiting(), ['ada@example.com', 'mei@example.com']);
  assert.equal((await mails('stock-alert-placed')).length, 2, 'a second request sends nothing');
  await sendAlerts(app.platform);
  assert.deepEqual(await mails('back-in-stock'), [], 'nothing while it is sold out');
  await stock(1);
  await Promise.all([sendAlerts(app.platform), sendAlerts(app.platform)]);
  await sendAlerts(app.platform);
  const sent = await mails('back-in-stock');
  assert.deepEqual(
    sent.map(({ recipient, language }) => [recipient, language]),
    [
      ['ada@example.com', 'es'],
      ['mei@example.com', 'es'],
    ],
  );
  assert.match(sent[0]?.text ?? '', new RegExp(`/s/${luna.slug}/es/p/mug`));
  assert.deepEqual(await waiting(), [], 'the addresses are deleted');
  await stock(0);
});

test('nobody waits for a product that is not on sale, and those who wait hear nothing until it is', async () => {
  const set = (change: SQL) =>
    app.platform.database.db.execute(
      sql`update products set ${change} where id = ${sample.products.mug.productId}`,
    );
  const sentBefore = (await mails('back-in-stock')).length;
  assert.equal((await place('ada@example.com')).status, 200);
  await stock(1);
  for (const change of [
    sql`status = 'archived'`,
    sql`status = 'draft'`,
    sql`status = 'active', available_from = '2100-01-01'`,
  ]) {
    await set(change);
    assert.equal((await place('mei@example.com')).status, 404);
    await sendAlerts(app.platform);
    assert.deepEqual(await waiting(), ['ada@example.com']);
  }
  await set(sql`available_from = '2020-01-01'`);
  await sendAlerts(app.platform);
  assert.equal((await mails('back-in-stock')).length, sentBefore + 1);
  await stock(0);
});

test('the link of the email stops it and deletes the address, once', async () => {
  await place('kai@example.com');
  const [mail] = (await mails('stock-alert-placed')).filter(
    ({ recipient }) => recipient === 'kai@example.com',
  );
  const token = /stock-alert\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const read = await app.call(readStockAlert, { params: { token } });
  assert.equal(read.status, 200, read.text);
  assert.equal(read.body.data.productName, 'Mug');
  assert.deepEqual(await waiting(), ['kai@example.com'], 'reading the link stops nothing');
  assert.equal((await app.call(stopStockAlert, { params: { token } })).status, 200);
  assert.deepEqual(await waiting(), []);
  assert.equal((await app.call(stopStockAlert, { params: { token } })).status, 404);
  assert.equal((await app.call(readStockAlert, { params: { token: 'A'.repeat(32) } })).status, 404);
});

test('what is no address, no variant of the product or hidden is refused', async () => {
  assert.equal((await place('no-address')).status, 400);
  assert.equal((await place('ada@example.com', { product: 'paper-lamp' })).status, 404);
  assert.equal((await place('ada@example.com', { variantId: '999999' })).status, 404);
  assert.deepEqual(await waiting(), []);
});

test('one address waits for at most twenty variants, and the reply does not tell', async () => {
  await app.platform.database.db.execute(sql`
    insert into variants select copy.*
    from variants v, generate_series(1, 21) n, lateral jsonb_populate_record(v, jsonb_build_object('id', 700000 + n, 'sku', 'COPY-' || n)) copy where v.id = ${variantId}`);
  for (let n = 1; n <= 21; n += 1)
    assert.equal((await place('many@example.com', { variantId: String(700_000 + n) })).status, 200);
  assert.equal((await waiting()).length, 20);
});

test('an address is erased with its person, and after half a year', async () => {
  const ctx = systemContext(app.platform);
  const person = {
    accountId: luna.accountId,
    email: 'Many@example.com',
    language: 'en',
    storeId: null,
  } as const;
  await alertData.erase?.(ctx, person);
  assert.deepEqual(await waiting(), []);
  await place('old@example.com');
  await app.platform.database.db.execute(
    sql`update stock_alerts set created_at = created_at - interval '181 days'`,
  );
  await sweepAlerts(app.platform);
  assert.deepEqual(await waiting(), []);
});
