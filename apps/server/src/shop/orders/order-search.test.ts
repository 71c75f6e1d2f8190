import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import { listPlatformOrders, shipOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { withClient } from '#platform/testing/database.ts';
import { findMostRows } from '#platform/testing/plans.ts';
import { recordQueries } from '#platform/testing/queries.ts';
import { withOwner } from '../testing/fixtures.ts';
import { buyerWordsOf, toPhoneKey } from './order-search.ts';
import { addressIn, placePaidTestOrder, testAddress } from './testing/placed-orders.ts';

const { app, mug, lamp, owner, admin, guest } = await withOwner(
  { owner: {}, admin: 'ADMIN', guest: 'GUEST' },
  { units: 100 },
);

const find = async (keywords: string, by = admin) =>
  (await app.call(listPlatformOrders, { query: { keywords } }, by)).body.data.list.map(
    ({ number }) => number,
  );
const place = (address: Address, variantId = mug) =>
  placePaidTestOrder(app, owner.slug, [{ variantId, quantity: 1 }], {
    address,
    countryCode: address.countryCode,
  });

test('operators find an order by the telephone number, with and without the country’s code, and by its end', async () => {
  const { number } = await place({ ...addressIn('ES'), phone: '+34 612 345 678' });
  const britain = await place({ ...addressIn('GB'), phone: '020 7946 0018' });
  for (const typed of [
    '+34 612 345 678',
    '0034612345678',
    '34612345678',
    '612345678',
    '612 34 56 78',
    '612-345-678',
    '345 678',
  ])
    assert.deepEqual(await find(typed), [number], typed);
  for (const typed of [
    '+44 20 7946 0018',
    '+44 (0)20 7946 0018',
    '02079460018',
    '７９４６００１８',
  ])
    assert.deepEqual(await find(typed), [britain.number], typed);
  for (const typed of ['612345679', '45678', '+34 6'])
    assert.deepEqual(await find(typed), [], typed);
  assert.deepEqual(await find('612345678', guest), [], 'only with the right to read buyers');
});

test('a number that was stored without its country’s code is found with it', () => {
  assert.equal(toPhoneKey('+32 (0)2 123 45 67'), toPhoneKey('+32 2 123 45 67'));
  assert.equal(toPhoneKey('02 123 45 67'), '76543212');
  assert.ok(toPhoneKey('+32 2 123 45 67').startsWith('76543212'));
});

test('operators find an order by its postcode or the beginning of it, with and without spaces', async () => {
  const { number } = await place({ ...addressIn('GB'), postcode: 'G12 8QQ' });
  for (const typed of ['G12 8QQ', 'g128qq', 'G12 8', 'G128'])
    assert.deepEqual(await find(typed), [number], typed);
  assert.deepEqual(await find('G12 8QQ', guest), []);
  assert.deepEqual(await find('G1'), [], 'too short');
});

test('every operator finds an order by the SKU of what was bought and by a tracking number however it is typed', async () => {
  const { orderId, number } = await place({ ...testAddress }, lamp);
  const { rows } = await app.platform.database.pool.query(
    'select sku from variants where id = $1',
    [lamp],
  );
  const sku = String(rows[0]?.sku);
  assert.ok((await find(sku)).includes(number));
  assert.ok((await find(sku, guest)).includes(number));
  const shipped = await app.call(
    shipOrder,
    {
      params: { orderId },
      body: { carrier: 'UPS', trackingNumber: '1Z 999AA1 01 2345 6784' },
    },
    { token: admin.token, idempotencyKey: 'search-ship' },
  );
  assert.equal(shipped.status, 200, shipped.text);
  for (const typed of ['1Z999AA10123456784', '1z999aa1 0123 4567 84', '1Z-999AA1-0123456784'])
    for (const by of [admin, guest]) assert.deepEqual(await find(typed, by), [number], typed);
  assert.deepEqual(await find('1Z999AA1012345678'), []);
});

test('the back-fill of earlier orders writes what new orders have', async () => {
  const addresses = [
    { ...addressIn('ES'), phone: '+34 612 345 678' },
    { ...addressIn('GB'), phone: '020 7946 0018' },
    addressIn('CN'),
    { ...testAddress },
  ];
  const placed: string[] = [];
  for (const address of addresses) placed.push((await place(address)).orderId);
  const { pool } = app.platform.database;
  await pool.query(
    `update orders set buyer_words = array(select w from unnest(buyer_words) w where w !~ '^[tp]:') where id = any($1)`,
    [placed],
  );
  const folder = path.resolve(import.meta.dirname, '../../../migrations');
  const file = readdirSync(folder).find((name) => name.endsWith('_fill-order-search.sql')) ?? '';
  const [, statement = ''] =
    /(do \$\$.*?buyer_words.*?\$\$;)/s.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
  await pool.query(statement);
  await pool.query(statement);
  const { rows } = await pool.query(
    'select email, address, buyer_words from orders where id = any($1)',
    [placed],
  );
  for (const { email, address, buyer_words: words } of rows)
    assert.deepEqual([...words].sort(), buyerWordsOf({ email, address }).sort());
});

const copies = 20_000;

/** Copies of one order with its line and parcel, each with a number, a product's name, a different buyer and parcel. */
async function addCopies(orderId: string): Promise<void> {
  await withClient(app.url, async (client) => {
    const copy = (table: string, where: string, differing: string) =>
      client.query(
        `insert into ${table} select copy.* from ${table} t cross join generate_series(1, ${copies}) n
        cross join lateral jsonb_populate_record(t, jsonb_build_object(${differing})) copy where ${where} = $1`,
        [orderId],
      );
    await client.query('set session_replication_role = replica; set statement_timeout = 0');
    await copy(
      'orders',
      't.id',
      `'id', t.id + 100000 + n, 'number', 'VT-9' || lpad(n::text, 6, '0'), 'token_hash', md5(n::text), 'cart_id', null,
       'buyer_words', array['buyer' || n || '@example.com', 'buyer' || n, 't:' || reverse('6' || lpad(n::text, 8, '0')), 'p:' || lpad(n::text, 5, '0')]`,
    );
    await copy(
      'order_lines',
      't.order_id',
      `'id', t.id + 100000 + n, 'order_id', t.order_id + 100000 + n, 'search_text', 'thing ' || translate(md5(n::text), '0123456789', 'ghijklmnop')`,
    );
    await copy(
      'shipments',
      't.order_id',
      `'id', t.id + 100000 + n, 'order_id', t.order_id + 100000 + n, 'tracking_number', 'COPY' || lpad(n::text, 10, '0'), 'tracking_key', 'COPY' || lpad(n::text, 10, '0')`,
    );
    await client.query(
      `insert into return_requests (order_id, store_id, kind, state, reason, text, language, answered_by, created_at, changed_at,
         replacement_carrier, replacement_number, replacement_key, replacement_sent_at)
       select id, store_id, 'return', 'replaced', 'damaged', '', 'en', 'operators', placed_at, placed_at,
         'UPS', 'AGAIN' || right(number, 6), 'AGAIN' || right(number, 6), placed_at from orders where number like 'VT-9%'`,
    );
    await client.query('vacuum analyze orders, order_lines, shipments, return_requests');
  });
}

test('each key is looked up by its index among many orders, with the same statements', async () => {
  const { orderId } = await place({ ...testAddress });
  await app.call(
    shipOrder,
    { params: { orderId }, body: { carrier: 'UPS', trackingNumber: '1Z999AA10987654321' } },
    { token: admin.token, idempotencyKey: 'search-copies' },
  );
  await addCopies(orderId);
  const keys: Readonly<Record<string, string>> = {
    number: 'VT-9004321',
    'number without letters': '9004321',
    product: 'thing dpjlphbdfnom',
    name: 'buyer4321',
    email: 'buyer4321@example.com',
    phone: '+34 600 004 321',
    postcode: '04321',
    tracking: 'copy 0000004321',
    'tracking of a replacement': 'again 004321',
    sku: 'no-such-sku',
  };
  let statements: number | undefined;
  for (const [key, keywords] of Object.entries(keys)) {
    let found: string[] = [];
    const sent = await recordQueries(app, async () => {
      found = await find(keywords);
    });
    // A number that can be nothing else is looked up at once; all others are looked up alike.
    if (key !== 'number') statements ??= sent.length;
    assert.ok(sent.length <= (statements ?? 2), `${key}: ${sent.length} statements`);
    assert.equal(found.length, key === 'sku' ? 0 : 1, key);
    const read = sent.filter(({ text }) => /from orders o|order_lines/.test(text));
    const most = await findMostRows(app, read);
    assert.ok(most < 500, `${key}: ${most} rows`);
  }
});
