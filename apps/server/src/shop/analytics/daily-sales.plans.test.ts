import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { readDashboard } from '@vitrine/contract/shop/dashboard.ts';
import { readOperationsDashboard } from '@vitrine/contract/shop/operations-dashboard.ts';
import { listSales } from '@vitrine/contract/shop/sales.ts';
import { signInAs } from '#admin/testing.ts';
import { withClient } from '#platform/testing/database.ts';
import type { PlanNode } from '#platform/testing/plans.ts';
import { recordQueries } from '#platform/testing/queries.ts';
import { withPaidOrder } from '../testing/fixtures.ts';
import { rollUpSales } from './roll-up-sales.ts';

const days = 400;
const ordersPerDay = 50;

const { app, owner } = await withPaidOrder({ owner: {} }, { units: 10 });
before(async () => {
  // A separate connection: the application's own cancel a statement after 20 s.
  // Copies of a paid and delivered order, evenly over the days, without the guards that would look at each of them.
  await withClient(app.url, async (client) => {
    await client.query('set session_replication_role = replica; set statement_timeout = 0');
    await client.query(`insert into orders select copy.* from orders o cross join generate_series(1, ${days * ordersPerDay}) n
      cross join lateral jsonb_populate_record(o, jsonb_build_object('id', o.id + n, 'number', 'P-' || n, 'token_hash', md5('a' || n) || md5('b' || n),
        'cart_id', null, 'fulfilment', 'delivered', 'paid_at', o.paid_at - n * interval '1 day' / ${ordersPerDay})) copy`);
    await client.query(`insert into order_lines select copy.* from order_lines l join orders o on o.id = l.order_id
      cross join generate_series(1, ${days * ordersPerDay}) n
      cross join lateral jsonb_populate_record(l, jsonb_build_object('id', l.id + n, 'order_id', o.id + n)) copy`);
    await client.query('analyze orders, order_lines');
  });
  await rollUpSales(app.platform);
});

/** The most rows of orders or their lines that a part of the plan reads. */
const ordersRead = (node: PlanNode): number =>
  Math.max(
    /^order/.test(node['Relation Name'] ?? '') ? node['Actual Rows'] * node['Actual Loops'] : 0,
    ...(node.Plans ?? []).map(ordersRead),
  );

async function mostOrdersRead(work: () => Promise<{ status: number }>): Promise<number> {
  const sent = await recordQueries(app, async () => assert.equal((await work()).status, 200));
  let most = 0;
  for (const { text, values } of sent.filter(
    (query) => /\border(s|_lines)\b/.test(query.text) && /^\s*(select|with)/.test(query.text),
  )) {
    const { rows } = await app.platform.database.pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, format json) ${text}`,
      values,
    );
    most = Math.max(most, ordersRead(rows[0]?.['QUERY PLAN'][0]?.Plan as PlanNode));
  }
  return most;
}

test('figures of past days do not read the orders of those days', async () => {
  const { token } = await signInAs(app, 'ADMIN');
  // The charts of hours and days read fourteen days, and the sales list one page.
  const most = 15 * ordersPerDay;
  for (const work of [
    () => app.call(readDashboard, {}, owner),
    () => app.call(listSales, { query: { limit: 20 } }, owner),
    () => app.call(readOperationsDashboard, {}, { token }),
  ])
    assert.ok((await mostOrdersRead(work)) <= most);
});
