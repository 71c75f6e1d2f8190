import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { readDashboard, type WindowFigures } from '@vitrine/contract/shop/dashboard.ts';
import { readBalances } from '@vitrine/contract/shop/ledger.ts';
import { listSales } from '@vitrine/contract/shop/sales.ts';
import { type SQL, sql } from 'drizzle-orm';
import { closeAfter } from '#platform/testing/close-after.ts';
import { placeTestOrder } from '../orders/testing/placed-orders.ts';
import { createRefundDesk } from '../refunds/testing/refund-desk.ts';
import { createClickCounter } from './click-counter.ts';
import { rollUpSales } from './roll-up-sales.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const run = (query: SQL) => desk.shop.app.platform.database.db.execute(query);
const dashboard = async () => (await desk.shop.app.call(readDashboard, {}, owner)).body.data;
type SalesQuery = NonNullable<Parameters<typeof desk.shop.app.call<typeof listSales>>[1]>['query'];
const read = async (query: SalesQuery) => {
  const { list, totals, nextCursor } = (
    await desk.shop.app.call(listSales, { query: { limit: 100, ...query } }, owner)
  ).body.data;
  assert.equal(nextCursor, null);
  return { list, totals };
};

/** Hours ago, quantity and what happened since. Los Angeles is eight hours behind: its days do not end with those of UTC. */
const sales = [
  [0, 1, 'kept'],
  [0.4, 2, 'refunded in part'],
  [1, 3, 'kept'],
  [5, 1, 'refunded'],
  // In the last minute of an hour.
  [22.01, 1, 'kept'],
  [26, 2, 'kept'],
  [27.5, 1, 'refunded'],
  [70, 4, 'refunded in part'],
  [150, 1, 'kept'],
  [200, 2, 'kept'],
  [330, 1, 'kept'],
  [900, 5, 'kept'],
] as const;

const desk = await closeAfter(createRefundDesk());
const { owner } = desk;
before(async () => {
  await run(sql`update stores set time_zone = 'America/Los_Angeles' where id = ${owner.storeId}`);
  const counter = createClickCounter(desk.shop.app.platform);
  for (const [index, [hoursAgo, quantity, what]] of sales.entries()) {
    const note = (cookies: Record<string, string>, address = `10.6.0.${index}`) =>
      counter.note(
        { method: 'GET', url: `/s/${owner.slug}`, userAgent: phone, address, headers: {} },
        cookies,
      );
    const visit = note({})[0]?.value ?? '';
    note({}, `10.6.1.${index}`);
    await counter.flush();
    const placed = await placeTestOrder(
      desk.shop.app,
      owner.slug,
      [{ variantId: desk.shop.lamp, quantity }],
      {
        cookie: `vt_visit=${visit}`,
      },
    );
    await desk.shop.pay(placed.token);
    if (what === 'refunded') await desk.refund(placed.orderId, { kind: 'whole' });
    if (what === 'refunded in part')
      await desk.refund(placed.orderId, {
        kind: 'amount',
        amount: { amount: 137, currency: 'USD' },
      });
    const back = sql`${`${hoursAgo * 3600} seconds`}::interval`;
    await run(
      sql`update orders set paid_at = paid_at - ${back}, placed_at = placed_at - ${back} where id = ${placed.orderId}`,
    );
    await run(sql`update visits set started_at = started_at - ${back}, last_seen_at = last_seen_at - ${back}
      where store_id = ${owner.storeId} and last_seen_at >= ${desk.shop.app.clock.now().toISOString()}`);
  }
  await counter.close();
  await rollUpSales(desk.shop.app.platform);
});

/** The steps of a window and of the one before, each with its end and its place in the series. */
function pointsOf({
  steps,
  previousSteps,
  endsAt,
  earnings,
  salesVolume,
  conversion,
  clicks,
}: WindowFigures) {
  const place = (starts: string[], end: string, series: 'series' | 'previousSeries') =>
    starts.map((from, index) => ({
      timeFrom: from,
      timeTo: new Date(Date.parse(starts[index + 1] ?? end) - 1).toISOString(),
      earned: earnings[series][index],
      units: salesVolume[series][index],
      clicks: clicks[series][index] ?? 0,
      share: conversion[series][index] ?? null,
    }));
  return [
    ...place(previousSteps, steps[0] ?? endsAt, 'previousSeries'),
    ...place(steps, endsAt, 'series'),
  ];
}

test('each point of each series has exactly its orders, to the cent and to the unit', async () => {
  const { windows } = await dashboard();
  for (const [name, length] of [
    ['day', 48],
    ['week', 14],
  ] as const) {
    const points = pointsOf(windows[name]);
    assert.equal(points.length, length);
    let seen = 0;
    for (const { timeFrom, timeTo, earned, units, clicks, share } of points) {
      const paid = await read({ timeFrom, timeTo });
      assert.deepEqual(
        [paid.totals.profit.amount, paid.totals.units, paid.totals.visits],
        [earned, units, null],
        timeFrom,
      );
      assert.equal(
        paid.list.reduce((sum, { profit }) => sum + profit.amount, 0),
        earned,
      );
      assert.equal(
        paid.list.reduce((sum, sale) => sum + sale.units, 0),
        units,
      );
      const visited = await read({ timeFrom, timeTo, timeOf: 'visit' });
      assert.equal(
        clicks === 0 ? null : Math.round(((visited.totals.visits ?? 0) / clicks) * 1000) / 10,
        share,
      );
      assert.equal(visited.list.length, visited.totals.count);
      seen += paid.list.length;
    }
    assert.ok(seen >= 5, 'orders are in the window');
    const whole = await read({ timeFrom: points[0]?.timeFrom, timeTo: points.at(-1)?.timeTo });
    assert.equal(whole.list.length, seen, 'there is no gap between the points');
  }
});

test('a day of the store has the same orders as its point, whose ends are the store’s midnights', async () => {
  const { windows } = await dashboard();
  const points = pointsOf(windows.week);
  for (const { timeFrom, timeTo, earned, units } of points) {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(
      new Date(timeFrom),
    );
    for (const query of [
      { dayFrom: day, dayTo: day },
      { timeFrom, timeTo },
    ]) {
      const { totals } = await read(query);
      assert.deepEqual([totals.profit.amount, totals.units], [earned, units], day);
    }
  }
  assert.equal(windows.week.endsAt, '2026-11-21T08:00:00.000Z');
  assert.equal(windows.day.endsAt, '2026-11-20T11:00:00.000Z');
});

test('both amounts of the four comparisons are the sums of the rows that they name', async () => {
  const { comparedRevenue, comparisons, revenue } = await dashboard();
  for (const [name, { now, before: earlier, change }] of Object.entries(comparedRevenue)) {
    for (const { amount, dayFrom, dayTo, timeTo } of [now, earlier]) {
      const { totals } = await read({ dayFrom, dayTo, ...(timeTo ? { timeTo } : {}) });
      assert.deepEqual(totals.profit, amount, name);
    }
    assert.equal(change, comparisons[name as keyof typeof comparisons]);
  }
  assert.deepEqual(comparedRevenue.yesterday.now.amount, revenue.today);
  assert.deepEqual(comparedRevenue.lastWeek.now.amount, revenue.week);
  assert.ok(
    comparedRevenue.yesterday.before.amount.amount > 0 &&
      comparedRevenue.lastMonth.before.amount.amount > 0,
  );
});

test('total revenue is what the ledger owes the owner, to the cent, after refunds of a part and of everything', async () => {
  const { revenue } = await dashboard();
  const { body } = await desk.shop.app.call(readBalances, {}, owner);
  const { available, pending } = body.data;
  assert.equal(revenue.total.amount, available.amount + pending.amount);
  assert.deepEqual((await read({})).totals.profit, revenue.total);
});

test('a range that is no range is refused at its field', async () => {
  const { token } = owner;
  const bad = await desk.shop.app.call(listSales, { query: { timeFrom: 'noon' } }, { token });
  assert.deepEqual([bad.status, bad.body.errors?.[0]?.path], [400, 'timeFrom']);
});
