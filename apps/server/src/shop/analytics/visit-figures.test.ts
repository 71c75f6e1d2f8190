import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { readDashboard } from '@vitrine/contract/shop/dashboard.ts';
import { readVisitStats, readVisitTrend } from '@vitrine/contract/shop/visit-figures.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { countQueries, recordQueries } from '#platform/testing/queries.ts';
import type { TestOwner } from '../stores/testing/owners.ts';
import { withOwner } from '../testing/fixtures.ts';
import { createClickCounter } from './click-counter.ts';
import { forgetVisitors } from './count-views.ts';
import { growthOf } from './visits.rules.ts';

const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const minuteMs = 60_000;
const dayMs = 86_400_000;

const { app, guest, one, other } = await withOwner(
  { guest: 'GUEST', one: {}, other: {} },
  { now: '2026-11-20T10:30:15.000Z' },
);
const counter = await closeAfter(createClickCounter(app.platform));

const look = (store: TestOwner, address: string, userAgent = browser) =>
  counter.note({ method: 'GET', url: `/s/${store.slug}`, userAgent, address, headers: {} }, {});
/** As the family's client asks: a plain query string and its own token type. */
const ask = async (path: string, token = guest.token) =>
  app.send({ method: 'GET', url: path, headers: { authorization: `Bearer ${token}` } });
const stats = async () =>
  (await ask('/api/v1/logs/visit-stats')).body?.data as EndpointAnswer<typeof readVisitStats>;
const trend = async (startDate: string, endDate: string) =>
  (await ask(`/api/v1/logs/visit-trend?startDate=${startDate}&endDate=${endDate}`)).body
    ?.data as EndpointAnswer<typeof readVisitTrend>;

test('page views, visitors and addresses are counted over all stores, day by day, with days without visits as 0', async () => {
  assert.deepEqual(await stats(), {
    todayUvCount: 0,
    totalUvCount: 0,
    uvGrowthRate: 0,
    todayPvCount: 0,
    totalPvCount: 0,
    pvGrowthRate: 0,
  });
  // Two days ago: one person looks at three pages of two stores, another one at the same address at one.
  app.clock.advance(-2 * dayMs);
  look(one, '10.0.0.1');
  look(one, '10.0.0.1');
  look(other, '10.0.0.1');
  look(one, '10.0.0.1', `${browser} another`);
  await counter.flush();
  look(one, '10.0.0.1');
  await counter.flush();
  assert.deepEqual(await trend('2026-11-17', '2026-11-19'), {
    dates: ['2026-11-17', '2026-11-18', '2026-11-19'],
    pvList: [0, 5, 0],
    uvList: [0, 2, 0],
    ipList: [0, 1, 0],
  });
  app.clock.advance(2 * dayMs);
});

test('today is compared with yesterday up to the same minute, and the total adds up the days', async () => {
  app.clock.advance(-dayMs);
  for (const address of ['10.1.0.1', '10.1.0.2']) look(one, address);
  look(one, '10.1.0.1');
  await counter.flush();
  // Later than now on the day before: not compared.
  app.clock.advance(2 * minuteMs);
  for (const address of ['10.1.0.1', '10.1.0.3', '10.1.0.4']) look(other, address);
  await counter.flush();
  app.clock.advance(dayMs - 2 * minuteMs);
  for (const address of ['10.1.0.1', '10.1.0.5', '10.1.0.6']) look(one, address);
  await counter.flush();
  const answer = await app.call(readVisitStats, {}, guest);
  assert.deepEqual(answer.body.data, {
    todayUvCount: 3,
    totalUvCount: 2 + 4 + 3,
    uvGrowthRate: 0.5,
    todayPvCount: 3,
    totalPvCount: 5 + 6 + 3,
    pvGrowthRate: 0,
  });
  app.clock.advance(2 * minuteMs);
  assert.deepEqual([(await stats()).uvGrowthRate, (await stats()).pvGrowthRate], [-0.25, -0.5]);
  assert.deepEqual([growthOf(4, 3), growthOf(2, 3), growthOf(5, 0)], [0.333, -0.333, 0]);
});

test('bots, unknown stores and owners in their own store are not counted', async () => {
  const before = await stats();
  look(one, '10.2.0.1', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)');
  counter.note(
    {
      method: 'GET',
      url: '/s/no-such-store',
      userAgent: browser,
      address: '10.2.0.2',
      headers: {},
    },
    {},
  );
  const owner = `${browser} owner`;
  await app.call(readDashboard, {}, { token: one.token, headers: { 'user-agent': owner } });
  look(one, '127.0.0.1', owner);
  await counter.flush();
  assert.deepEqual(await stats(), before);
});

test('no address is stored, the marks are keyed anew each day, and are deleted when it is over', async () => {
  const { db } = app.platform.database;
  const marks = async () =>
    (
      await db.execute<{ day: string; mark: string }>(
        sql`select day::text as day, mark from counted_visitors where kind = 'address'`,
      )
    ).rows;
  const stored = await marks();
  assert.ok(stored.length >= 3);
  assert.ok(stored.every(({ mark }) => /^[\w-]{24}$/.test(mark)));
  assert.equal(
    new Set(stored.map(({ mark }) => mark)).size,
    stored.length,
    'the same address has another mark on another day',
  );
  app.clock.advance(dayMs);
  // Both sign-ins are over.
  guest.token = (await signInAs(app, 'GUEST')).token;
  one.token = (await signInAs(app, 'STORE_OWNER')).token;
  await forgetVisitors(app.platform);
  assert.deepEqual(await marks(), []);
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from visit_minutes where minute < '2026-11-20T00:00:00Z'`,
  );
  assert.equal(rows[0]?.n, 0);
  assert.deepEqual(
    (await trend('2026-11-18', '2026-11-20')).pvList,
    [5, 6, 3],
    'the figures of the days stay',
  );
});

test('two processes that count the same people at once count them once', async () => {
  const second = createClickCounter(app.platform);
  const before = (await stats()).todayUvCount;
  for (const each of [counter, second])
    for (let place = 1; place <= 40; place += 1)
      each.note(
        {
          method: 'GET',
          url: `/s/${one.slug}`,
          userAgent: browser,
          address: `10.3.0.${place}`,
          headers: {},
        },
        {},
      );
  await Promise.all([counter.flush(), second.flush()]);
  await second.close();
  const now = await stats();
  assert.deepEqual([now.todayUvCount - before, now.todayPvCount], [40, 80]);
});

test('a range is two days that are dates, in their order, of 366 days at most; owners are refused', async () => {
  const call = (startDate: string, endDate: string) =>
    app.call(readVisitTrend, { query: { startDate, endDate } }, guest);
  assert.equal((await call('2026-11-20', '2026-11-20')).body.data.dates.length, 1);
  assert.equal((await call('2025-11-20', '2026-11-20')).body.data.dates.length, 366);
  for (const [from, to] of [
    ['2026-11-21', '2026-11-20'],
    ['2025-11-19', '2026-11-20'],
    ['20.11.2026', '2026-11-20'],
    ['', ''],
  ] as const)
    assert.equal((await call(from, to)).status, 400, `${from} to ${to}`);
  for (const path of [
    '/api/v1/logs/visit-stats',
    '/api/v1/logs/visit-trend?startDate=2026-11-01&endDate=2026-11-20',
  ]) {
    assert.equal((await ask(path, one.token)).status, 403);
    assert.equal((await app.send({ method: 'GET', url: path })).status, 401);
  }
});

test('both answers take a constant number of statements and read only stored daily figures, by their index', async () => {
  const month = await countQueries(app, () => trend('2026-11-01', '2026-11-30'));
  assert.equal(await countQueries(app, () => trend('2025-12-01', '2026-11-30')), month);
  await app.platform.database.db.execute(sql`
    insert into daily_visits (day, page_views, visitors, addresses)
    select day::date, 9, 3, 2 from generate_series('2000-01-01'::timestamp, '2026-10-31', interval '1 day') day`);
  await app.platform.database.db.execute(sql`analyze daily_visits`);
  const sent = [
    ...(await recordQueries(app, () => trend('2026-11-01', '2026-11-07'))),
    ...(await recordQueries(app, () => stats())),
  ].filter(({ text }) => text.includes('daily_visits'));
  assert.equal(sent.length, 2);
  for (const { text, values } of sent) {
    assert.doesNotMatch(text, /\bvisits\b/, 'no visit is read');
    const { rows } = await app.platform.database.pool.query<{ 'QUERY PLAN': string }>(
      `explain ${text}`,
      values,
    );
    assert.match(rows.map((row) => row['QUERY PLAN']).join('\n'), /daily_visits_pkey/);
  }
});
