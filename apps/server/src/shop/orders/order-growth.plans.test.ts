import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { readDashboard } from '@vitrine/contract/shop/dashboard.ts';
import { countPlatformOrders, listPlatformOrders } from '@vitrine/contract/shop/fulfilment.ts';
import { readOperationsDashboard } from '@vitrine/contract/shop/operations-dashboard.ts';
import { readAttention } from '@vitrine/contract/shop/operations-home.ts';
import { countedOrdersMax } from '@vitrine/contract/shop/order-filters.ts';
import { countOrders, listOrders } from '@vitrine/contract/shop/orders.ts';
import { listSales } from '@vitrine/contract/shop/sales.ts';
import { countShipQueue, readShipQueue } from '@vitrine/contract/shop/ship-queue.ts';
import type { Client } from 'pg';
import { signInAs } from '#admin/testing.ts';
import { withClient } from '#platform/testing/database.ts';
import { findMostRows } from '#platform/testing/plans.ts';
import { countQueries, recordQueries } from '#platform/testing/queries.ts';
import { rollUpSales } from '../analytics/index.ts';
import { withPaidOrder } from '../testing/fixtures.ts';

/** All tests of lists with very many orders share these rows, because they cost seconds. */
const copies = 1_000_000;
const limit = 20;

const { app, owner, order } = await withPaidOrder(
  { owner: {} },
  { units: 10, environment: { CACHES: 'off' } },
);
const admin = { token: (await signInAs(app, 'ADMIN')).token };

/** Copies of a row with some columns of another value, `n` is the number of the copy; faster than by way of JSON. */
async function copyRow(
  client: Client,
  table: string,
  id: string,
  differing: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  const columns = rows.map(({ name }) => differing[name] ?? `t.${name}`).join();
  await client.query(
    `insert into ${table} select ${columns} from ${table} t cross join generate_series(1, ${copies}) n where t.id = $1`,
    [id],
  );
}

/** Nine of ten orders are delivered, the others wait; all have a common word and a common name, ten a rare one. */
async function addCopies(client: Client): Promise<void> {
  await client.query(
    `set session_replication_role = replica; set statement_timeout = 0; set maintenance_work_mem = '256MB';
     set max_parallel_maintenance_workers = 0; set max_parallel_workers_per_gather = 0`,
  );
  const { rows: indexes } = await client.query<{ name: string; text: string }>(
    `select indexname as name, indexdef as text from pg_indexes where tablename in ('orders', 'order_lines')
      and indexname not in (select conname from pg_constraint)`,
  );
  // Filled with the rows, indexes take several times as long as made afterwards.
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  const at = `t.placed_at - (${copies} - n) * interval '1 minute'`;
  await copyRow(client, 'orders', order.orderId, {
    id: 't.id + n',
    number: `'VT-9' || lpad(n::text, 8, '0')`,
    token_hash: 'md5(n::text)',
    fingerprint: `''`,
    cart_id: 'null',
    shipping_name: 'null',
    buyer_words: `case n % 100000 when 7 then array['maya', 'quentin'] else array['maya'] end`,
    fulfilment: `case n % 10 when 1 then 'waiting' else 'delivered' end`,
    placed_at: at,
    paid_at: at,
    ship_by: `(${at})::date + 2`,
  });
  const { rows } = await client.query<{ id: string }>(
    'select id from order_lines where order_id = $1 order by position limit 1',
    [order.orderId],
  );
  await copyRow(client, 'order_lines', rows[0]?.id ?? '', {
    id: 't.id + 1000 + n',
    order_id: `${order.orderId} + n`,
    words: `'{}'`,
    search_text: `case n % 100000 when 7 then 'quartz thing' else 'thing' end`,
  });
  for (const { text } of indexes) await client.query(text);
  await client.query('vacuum analyze orders, order_lines');
  await client.query('select rebuild_order_counts(id) from stores');
}

type Query = Record<string, string>;
type Call = () => Promise<{ status: number; text: string }>;
const own = (query: Query) => () =>
  app.call(listOrders, { query: { limit, ...query } as never }, owner);
const ownCounts = (query: Query) => () => app.call(countOrders, { query: query as never }, owner);
const platform = (query: Query) => () =>
  app.call(listPlatformOrders, { query: { pageSize: limit, ...query } as never }, admin);
const platformCounts = (query: Query) => () =>
  app.call(countPlatformOrders, { query: query as never }, admin);

/** Each request, and the most rows that a step of one of its statements may go through. */
const calls: Readonly<Record<string, [Call, number]>> = {
  'owner’s orders': [own({}), 200],
  'owner’s orders of one status': [own({ status: '1' }), 400],
  'owner’s orders by a rare word': [own({ keywords: 'quartz' }), 200],
  'owner’s orders by a common word': [own({ keywords: 'thing' }), 200],
  'owner’s counts': [ownCounts({}), 200],
  'owner’s counts of orders to ship': [ownCounts({ toShip: 'true' }), 200],
  'owner’s counts under a common word': [ownCounts({ keywords: 'thing' }), 2 * countedOrdersMax],
  'owner’s sales by a common word': [
    () => app.call(listSales, { query: { limit, keywords: 'thing' } }, owner),
    2 * countedOrdersMax,
  ],
  'owner’s dashboard': [() => app.call(readDashboard, {}, owner), 5_000],
  'operators’ orders': [platform({}), 200],
  'operators’ orders, last page': [platform({ pageNum: String(copies / limit) }), 200],
  'operators’ orders of a status, last page': [
    platform({ status: '2', pageNum: String((copies * 0.9) / limit) }),
    500,
  ],
  'operators’ orders to ship': [platform({ toShip: 'true' }), 500],
  'operators’ orders by a rare name': [platform({ keywords: 'quentin' }), 200],
  'operators’ orders by a common name': [platform({ keywords: 'maya' }), 200],
  'operators’ orders by a telephone number': [platform({ keywords: '+34 600 004 321' }), 200],
  'operators’ orders by a common word': [platform({ keywords: 'thing' }), 200],
  'operators’ counts': [platformCounts({}), 200],
  'operators’ counts under a common name': [
    platformCounts({ keywords: 'maya' }),
    2 * countedOrdersMax,
  ],
  'queues that wait': [() => app.call(readAttention, {}, admin), 500],
  'queue of orders to ship': [() => app.call(readShipQueue, {}, admin), 1_500],
  'its counts': [() => app.call(countShipQueue, {}, admin), 1_500],
  'operators’ dashboard': [() => app.call(readOperationsDashboard, {}, admin), 5_000],
};

const few: Record<string, number> = {};
before(async () => {
  for (const [name, [call]] of Object.entries(calls)) {
    // The first call of an application reads more, such as the rights of the account.
    await call();
    few[name] = await countQueries(app, call);
  }
  // A separate connection: the application's own cancel a statement after some seconds.
  await withClient(app.url, addCopies);
  await rollUpSales(app.platform);
  await withClient(app.url, (client) => client.query('analyze daily_sales, order_counts'));
});

test('with a million orders each list and count takes as many statements as with one, and reads its own rows', async () => {
  const faults: string[] = [];
  for (const [name, [call, rowsMax]] of Object.entries(calls)) {
    let status = 0;
    const sent = await recordQueries(app, async () => {
      const answer = await call();
      status = answer.status;
      if (status !== 200) faults.push(`${name}: ${answer.text}`);
    });
    const most = await findMostRows(app, sent);
    if (most > rowsMax) faults.push(`${name}: ${most} rows`);
    // A page beyond the end, as of one order, is not read.
    if (sent.length > (few[name] ?? 0) + 1) faults.push(`${name}: ${sent.length} statements`);
  }
  assert.deepEqual(faults, []);
});

test('pages and counts are those of the orders: from both ends, by a common and by a rare term', async () => {
  const pageOf = async (query: Query) => (await platform(query)()).body.data;
  const last = await pageOf({ pageNum: String(copies / limit) });
  // One more order than copies: the page that is full ends before it.
  assert.deepEqual(
    [last.total, last.estimated, last.list.length, last.list.at(-1)?.number],
    [copies + 1, undefined, limit, 'VT-900000001'],
  );
  const end = await pageOf({ pageNum: String(copies / limit + 1) });
  assert.deepEqual(
    end.list.map(({ id }) => id),
    [order.orderId],
  );
  const [nearer, further] = [
    await pageOf({ pageNum: String(copies / limit / 2 + 1) }),
    await pageOf({ pageNum: String(copies / limit / 2 + 2) }),
  ];
  assert.equal(
    BigInt(nearer.list.at(-1)?.id ?? 0),
    BigInt(further.list[0]?.id ?? 0) + 1n,
    'the page that is read from the end goes on where the one before it stopped',
  );
  const common = await pageOf({ keywords: 'maya' });
  assert.deepEqual(
    [common.total, common.estimated, common.list[0]?.number],
    [countedOrdersMax, true, `VT-9${String(copies).padStart(8, '0')}`],
  );
  const beyond = await pageOf({ keywords: 'maya', pageNum: String(countedOrdersMax / limit + 1) });
  assert.deepEqual(beyond.list, []);
  const rare = await pageOf({ keywords: 'quentin' });
  assert.deepEqual([rare.total, rare.estimated, rare.list.length], [10, undefined, 10]);

  const all = (await ownCounts({})()).body.data;
  assert.deepEqual([all.all, all.completed, all.isCut], [copies + 1, copies * 0.9, false]);
  const cut = (await platformCounts({ keywords: 'maya' })()).body.data;
  assert.deepEqual([cut.all, cut.isCut], [countedOrdersMax, true]);
  const sales = async (keywords: string) =>
    (await app.call(listSales, { query: { limit, keywords } }, owner)).body.data.totals;
  const commonSales = await sales('thing');
  assert.deepEqual([commonSales.count, commonSales.isCut], [countedOrdersMax, true]);
  const rareSales = await sales('quartz');
  assert.deepEqual([rareSales.count, rareSales.isCut], [10, false]);
  assert.equal(
    BigInt(commonSales.profit.amount) * 10n,
    BigInt(rareSales.profit.amount) * BigInt(countedOrdersMax),
    'all sales earn the same, and as many are added up as are counted',
  );
  const named = (await own({ keywords: 'quartz' })()).body.data;
  assert.equal(named.list.length, 10);
});
