import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportPlatformOrders } from '@vitrine/contract/shop/fulfilment.ts';
import { exportStores, listStores } from '@vitrine/contract/shop/stores.ts';
import { sql } from 'drizzle-orm';
import { withBank } from '../testing/fixtures.ts';

const { shop, luna, kira, admin, guest } = await withBank({
  luna: { name: 'Luna' },
  kira: { name: 'Kira', countryCode: 'JP' },
  admin: 'ADMIN',
  guest: 'GUEST',
});

const orders = (query: Record<string, string> = {}, token = admin.token, lang = 'en') =>
  shop.app.call(exportPlatformOrders, { query } as never, { token, lang });
const rowsOf = (text: string, separator = ',') =>
  text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((row) => row.split(separator));

test('the file has one row per order of the list, in the language of the caller, and amounts that a spreadsheet adds up', async () => {
  const paid = await shop.paidOrder(luna, shop.lamp, 2);
  const unpaid = await shop.order(kira, shop.mug, 1, 'JPY');
  const answer = await orders();
  assert.equal(answer.headers['content-type'], 'text/csv; charset=utf-8');
  assert.equal(answer.headers['content-disposition'], 'attachment; filename=orders-2026-11-20.csv');
  const [head, ...rows] = rowsOf(answer.text);
  assert.equal(head?.[0], 'Order');
  assert.deepEqual(
    rows.map((row) => row[0]),
    [unpaid.number, paid.number],
  );
  for (const [direction, sorted] of [
    ['ASC', [paid.number, unpaid.number]],
    ['DESC', [unpaid.number, paid.number]],
  ] as const)
    assert.deepEqual(
      rowsOf((await orders({ direction })).text)
        .slice(1)
        .map(([number]) => number),
      sorted,
      direction,
    );
  const [stored] = (
    await shop.app.platform.database.db.execute<{ profit: string }>(
      sql`select profit_minor::text as profit from orders where id = ${paid.orderId}`,
    )
  ).rows;
  assert.equal(rows[1]?.[16], (Number(stored?.profit) / 100).toFixed(2));
  assert.deepEqual([rows[0]?.[4], rows[0]?.[5], rows[0]?.[13]], ['Unpaid', 'Buyer', 'JPY']);
  assert.deepEqual(rowsOf((await orders({ storeId: luna.storeId })).text).length, 2);
  assert.deepEqual(
    rowsOf((await orders({ status: '1' }, admin.token, 'zh-cn')).text)[1]?.[4],
    '已付款/运输中',
  );
});

test('a name that a spreadsheet would run is made harmless', async () => {
  await shop.app.platform.database.db.execute(
    sql`update stores set name = '=HYPERLINK("x")' where id = ${kira.storeId}`,
  );
  assert.ok((await orders({ storeId: kira.storeId })).text.includes(`"'=HYPERLINK(""x"")"`));
  assert.ok(
    (await shop.app.call(exportStores, { query: {} }, admin)).text.includes(`"'=HYPERLINK(""x"")"`),
  );
});

test('the stores’ file follows the filters of the list', async () => {
  await shop.app.platform.database.db.execute(
    sql`update stores set settlement_mode = 'direct', seller = '{}' where id = ${kira.storeId}`,
  );
  const file = async (query: Record<string, string>, lang = 'en') =>
    rowsOf(
      (await shop.app.call(exportStores, { query } as never, { token: admin.token, lang })).text,
      lang === 'es' ? ';' : ',',
    );
  await shop.app.platform.database.db.execute(
    sql`update accounts set user_source = 'tiktok', page_source = 'bio', auth_type = 'google' where id = ${luna.accountId}`,
  );
  const [head, ...all] = await file({});
  assert.deepEqual(head?.slice(8), ['User source', 'Page source', 'Registered with']);
  assert.deepEqual(
    all.map((row) => row.slice(8)),
    [
      ['', '', 'Email and password'],
      ['tiktok', 'bio', 'Google'],
    ],
  );
  const direct = await file({ settlementMode: 'direct' }, 'es');
  assert.deepEqual([direct.length, direct[0]?.[0], direct[1]?.[3]], [2, 'Tienda', 'Directo']);
  const listed = (await shop.app.call(listStores, { query: { settlementMode: 'direct' } }, guest))
    .body.data;
  assert.deepEqual(
    listed.list.map(({ id }) => id),
    [kira.storeId],
  );
});

test('exports are for administrators, and wrong filters are refused', async () => {
  for (const token of [guest.token, luna.token]) {
    assert.equal((await orders({}, token)).body.code, 'forbidden');
    assert.equal(
      (await shop.app.call(exportStores, { query: {} }, { token })).body.code,
      'forbidden',
    );
  }
  assert.equal((await orders({ status: '9' })).body.code, 'invalid-input');
  assert.equal((await orders({ pageNum: '1' })).body.code, 'invalid-input');
  assert.equal(
    (await shop.app.call(exportStores, { query: { settlementMode: 'barter' as 'direct' } }, admin))
      .body.code,
    'invalid-input',
  );
});
