import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { exportUsers } from '@vitrine/contract/admin/account-sheets.ts';
import { pageAccounts } from '@vitrine/contract/admin/accounts.ts';
import { pageLogs } from '@vitrine/contract/admin/logs.ts';
import { createNotice, pageNotices } from '@vitrine/contract/admin/notices.ts';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { pageRuns } from '@vitrine/contract/runs.ts';
import {
  countPlatformOrders,
  exportPlatformOrders,
  listPlatformOrders,
} from '@vitrine/contract/shop/fulfilment.ts';
import { sql } from 'drizzle-orm';
import { withBank } from '#shop/testing/fixtures.ts';
import { createOwner } from '../shop/stores/testing/owners.ts';

/** Half past midnight of the 20th in Shanghai. */
const at = '2026-11-19T16:30:00Z';

const { shop, root } = await withBank({ root: 'ROOT' });
before(async () => {
  await shop.order(await createOwner(shop.app, { name: 'Luna' }), shop.lamp, 2);
  const { db } = shop.app.platform.database;
  const body = {
    title: 'News',
    content: '<p>News</p>',
    type: 1,
    level: 'L',
    targetType: 1,
    targetUserIds: [],
  };
  await shop.app.call(createNotice, { body } as never, root);
  await db.execute(sql`insert into runs (kind, name, subject, state, instance_id, line_count, is_cut, started_at)
    values ('job', 'x', '', 'done', '', 0, false, ${at})`);
  for (const statement of [
    sql`update orders set placed_at = ${at}`,
    sql`update accounts set created_at = ${at}`,
    sql`update operation_logs set created_at = ${at}`,
    sql`update runs set started_at = ${at}`,
    sql`update notices set published_at = ${at}, publish_status = 1`,
  ])
    await db.execute(statement);
});

const totalOf = (data: { total?: number; all?: number }) => data.total ?? data.all;

for (const [endpoint, first, last] of [
  [listPlatformOrders, 'placedFrom', 'placedTo'],
  [countPlatformOrders, 'placedFrom', 'placedTo'],
  [pageAccounts, 'createTime[0]', 'createTime[1]'],
  [pageLogs, 'createTime[0]', 'createTime[1]'],
  [pageRuns, 'createTime[0]', 'createTime[1]'],
  [pageNotices, 'publishTime[0]', 'publishTime[1]'],
] as const satisfies (readonly [Endpoint, string, string])[])
  test(`the days of ${endpoint.name} are those of the time zone that is sent, and UTC days without one`, async () => {
    const call = (query: Record<string, string>) =>
      shop.app.call(endpoint as Endpoint, { query } as never, root);
    const found = async (day: string, zone: Record<string, string>) => {
      const answer = await call({ [first]: day, [last]: day, ...zone });
      assert.equal(answer.status, 200, answer.text);
      return Number(totalOf(answer.body.data as { total?: number })) > 0;
    };
    const shanghai = { timeZone: 'Asia/Shanghai' };
    assert.deepEqual([await found('2026-11-19', {}), await found('2026-11-20', {})], [true, false]);
    assert.deepEqual(
      [await found('2026-11-19', shanghai), await found('2026-11-20', shanghai)],
      [false, true],
    );
    for (const timeZone of ['Mars/Olympus', '+08:00', 'x'.repeat(61)])
      assert.equal((await call({ timeZone })).status, 400);
  });

test('a file of orders has the times of the zone that is sent, and names the zone in its titles', async () => {
  const fileOf = async (query: Record<string, string>) =>
    (await shop.app.call(exportPlatformOrders, { query } as never, root)).text;
  const day = { placedFrom: '2026-11-20', placedTo: '2026-11-20', timeZone: 'Asia/Shanghai' };
  const local = await fileOf(day);
  assert.ok(
    local.includes('Placed (Asia/Shanghai)') && local.includes('2026-11-20 00:30:00'),
    local,
  );
  const standard = await fileOf({});
  assert.ok(
    standard.includes('Placed (UTC)') && standard.includes('2026-11-19 16:30:00'),
    standard,
  );
  assert.equal(
    (await shop.app.call(exportUsers, { query: { timeZone: 'Asia/Shanghai' } } as never, root))
      .status,
    200,
  );
});
