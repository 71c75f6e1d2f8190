import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { openRunLog } from '#platform/jobs/run-log.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { listNodes, type PlanNode } from '#platform/testing/plans.ts';
import { recordQueries } from '#platform/testing/queries.ts';
import { createWorld, type World } from './list-queries.world.ts';

let world: World;
let app: TestApp;
before(async () => {
  world = await createWorld();
  app = world.shop.app;
  // Later statements of a job depend on what the first ones find.
  await world.grow();
});
after(() => world.shop.close());

/** Tables that grow with use: work that comes back by itself must not read one of them from end to end. */
const grown = [
  'idempotency_keys',
  'email_codes',
  'login_attempts',
  'social_tickets',
  'refresh_tokens',
  'sessions',
  'outbox_mails',
  'webhook_inbox',
  'quotes',
  'carts',
  'orders',
  'payments',
  'refunds',
  'payouts',
  'owner_earnings',
  'stock_holds',
  'visits',
];

test('every recurring job finds what it looks for by an index', async () => {
  const schedules = app.modules.flatMap((module) => module.schedules ?? []);
  const faults: string[] = [];
  for (const schedule of schedules) {
    const sent = await recordQueries(app, () =>
      schedule.run(app.platform, openRunLog(app.platform, { kind: 'job', name: schedule.name })),
    );
    for (const { text, values } of sent.filter((query) =>
      /^\s*(select|delete|update|with)/i.test(query.text),
    )) {
      // The highest id is one step from the end of the index.
      if (text.startsWith('select max(id)')) continue;
      const client = await app.platform.database.pool.connect();
      try {
        // Small tables would be read whole by any planner: so it is asked whether there is another way at all.
        await client.query('set enable_seqscan = off');
        const { rows } = await client.query(`explain (format json) ${text}`, values);
        const plan = (rows[0] as { 'QUERY PLAN': { Plan: PlanNode }[] })['QUERY PLAN'][0]?.Plan;
        for (const node of plan ? listNodes(plan) : []) {
          const table = node['Relation Name'];
          const isWhole =
            node['Node Type'] === 'Seq Scan' ||
            (node['Index Name']?.endsWith('_pkey') && !node['Index Cond']);
          if (table && grown.includes(table) && isWhole)
            faults.push(
              `${schedule.name}: ${node['Node Type']} on ${table}: ${text.replaceAll(/\s+/g, ' ').slice(0, 160)}`,
            );
        }
      } finally {
        await client.query('reset enable_seqscan');
        client.release();
      }
    }
  }
  assert.deepEqual([...new Set(faults)], []);
});

test('events that were applied are emptied after a week and forgotten after ninety days; what waits stays', async () => {
  const { db } = app.platform.database;
  await db.execute(sql`delete from webhook_inbox`);
  const now = app.clock.now().getTime();
  const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();
  for (const [id, days, isApplied] of [
    ['fresh', 1, true],
    ['week', 8, true],
    ['old', 91, true],
    ['waiting', 91, false],
  ] as const)
    await db.execute(sql`insert into webhook_inbox (provider, event_id, type, body, received_at, applied_at)
      values ('sandbox', ${id}, 'payment', '{}', ${daysAgo(days)}::timestamptz, ${isApplied ? daysAgo(days) : null}::timestamptz)`);
  const schedule = app.modules
    .flatMap((module) => module.schedules ?? [])
    .find(({ name }) => name === 'payments.sweep-webhooks');
  assert.ok(schedule);
  await schedule.run(app.platform, openRunLog(app.platform, { kind: 'job', name: schedule.name }));
  const { rows } = await db.execute(sql`select event_id, body from webhook_inbox order by id`);
  assert.deepEqual(rows, [
    { event_id: 'fresh', body: '{}' },
    { event_id: 'week', body: '' },
    { event_id: 'waiting', body: '{}' },
  ]);
});
