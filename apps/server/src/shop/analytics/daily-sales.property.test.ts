import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { withPaidOrder } from '../testing/fixtures.ts';
import { type BookScope, dayOf, productSalesSince, salesByDay } from './daily-sales.ts';
import { rollUpSales } from './roll-up-sales.ts';

const ctx = () => systemContext(app.platform);
// One whose clocks change at midnight, one with half hours, one beyond twelve hours.
const zones = [
  'America/Los_Angeles',
  'America/Havana',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'UTC',
] as const;

const {
  app,
  owner,
  order: { orderId: modelId },
} = await withPaidOrder(
  { owner: {} },
  {
    units: 1000,
    lines: ({ mug, lamp }) => [
      { variantId: mug, quantity: 2 },
      { variantId: lamp, quantity: 1 },
    ],
  },
);

const hourMs = 3_600_000;
let copies = 0;

/** Another order like the first one, not paid yet. */
async function copyOrder(): Promise<void> {
  copies += 1;
  const id = sql`${modelId}::bigint + ${copies * 1000}::int`;
  await ctx().db.run(sql`
    insert into orders select copy.* from orders o cross join lateral jsonb_populate_record(o, jsonb_build_object('id', ${id},
      'number', ${`C-${copies}`}::text, 'cart_id', null, 'token_hash', md5(${`${copies}`}), 'fingerprint', ${`${copies}`}::text, 'paid_at', null,
      'buyer_payment', 'unpaid', 'cancelled_at', null, 'cancel_reason', null, 'refunded_profit_minor', 0, 'refunded_selling_minor', 0)) copy
    where o.id = ${modelId}`);
  await ctx().db.run(sql`
    insert into order_lines select copy.* from order_lines l
      cross join lateral jsonb_populate_record(l, jsonb_build_object('id', l.id + ${copies * 1000}::int, 'order_id', ${id})) copy
    where l.order_id = ${modelId}`);
}

/** The change of the nth order that can change so. */
async function changeNth(nth: number, can: SQL, change: SQL): Promise<void> {
  await ctx().db.run(sql`
    update orders set ${change} where id = (select id from orders where ${can} order by id offset ${nth}::int % greatest(1, (select count(*) from orders where ${can})) limit 1)`);
}

/** Another order that was paid so long ago. */
async function addPaidOrder(hoursAgo: number): Promise<void> {
  await copyOrder();
  const at = new Date(app.clock.now().getTime() - hoursAgo * hourMs).toISOString();
  await changeNth(
    0,
    sql`buyer_payment = 'unpaid' and cancelled_at is null`,
    sql`buyer_payment = 'paid', paid_at = ${at}::timestamptz`,
  );
}

const nth = fc.nat(50);
const step = fc.oneof(
  fc.record({ nth, minor: fc.integer({ min: 1, max: 400 }) }).map(({ nth: place, minor }) => ({
    name: `refund of ${place}`,
    run: () =>
      changeNth(
        place,
        sql`buyer_payment in ('paid', 'part_refunded')`,
        sql`buyer_payment = 'part_refunded', refunded_profit_minor = least(profit_minor, refunded_profit_minor + ${minor}::int),
          refunded_selling_minor = least(selling_total_minor, refunded_selling_minor + ${minor}::int)`,
      ),
  })),
  nth.map((place) => ({
    name: `cancel ${place}`,
    run: () =>
      changeNth(
        place,
        sql`cancelled_at is null and buyer_payment = 'paid'`,
        sql`cancelled_at = now(), cancel_reason = 'by_buyer'`,
      ),
  })),
  nth.map((place) => ({
    name: `other mode of ${place}`,
    run: () => changeNth(place, sql`buyer_payment = 'paid'`, sql`is_test = not is_test`),
  })),
  nth.map((place) => ({
    name: `dispute ${place}`,
    run: () => changeNth(place, sql`buyer_payment = 'paid'`, sql`buyer_payment = 'disputed'`),
  })),
  nth.map((place) => ({
    name: `charge back ${place}`,
    run: () =>
      changeNth(place, sql`buyer_payment = 'disputed'`, sql`buyer_payment = 'charged_back'`),
  })),
  fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1500 })).map((hours) => ({
    name: `a payment of ${hours} h ago`,
    run: () => addPaidOrder(hours),
  })),
  fc.constantFrom(...zones).map((zone) => ({
    name: `clocks of ${zone}`,
    run: () => ctx().db.run(sql`update stores set time_zone = ${zone} where id = ${owner.storeId}`),
  })),
  fc.integer({ min: 1, max: 60 }).map((hours) => ({
    name: `${hours} h later`,
    run: async () => app.clock.advance(hours * hourMs),
  })),
  // The sums of recent days are stored from the first row on, and from none.
  fc.constantFrom(0, 1_000).map((rowsMax) => ({
    name: `roll up, ${rowsMax}`,
    run: () => rollUpSales(app.platform, rowsMax),
  })),
);

const sums = {
  day: as.text,
  orders: as.integer,
  units: as.integer,
  selling: as.minor,
  earned: as.minor,
  goods: as.minor,
};
const productSums = { productId: as.id, units: as.integer, earned: as.minor };
const paid = sql`o.kind = 'sale' and o.cancelled_at is null and o.buyer_payment in ('paid', 'part_refunded', 'disputed')`;

/** The figures that pages read in each mode, and the same figures computed from the orders. */
async function compare(): Promise<void> {
  for (const isTest of [true, false]) await compareBook(isTest);
}

async function compareBook(isTest: boolean): Promise<void> {
  const { db } = ctx();
  const [store] = await db.rows(sql`select time_zone from stores where id = ${owner.storeId}`, {
    timeZone: as.text,
  });
  const timeZone = store?.timeZone ?? '';
  const counted = sql`${paid} and o.is_test = ${isTest}`;
  for (const scope of [
    { storeId: owner.storeId, timeZone, isTest },
    { storeId: null, timeZone: 'UTC', isTest },
  ] satisfies BookScope[]) {
    const day = sql`(o.paid_at at time zone ${scope.timeZone})::date`;
    const amount = (column: string) =>
      scope.storeId
        ? sql.raw(`sum(o.${column} - o.refunded_${column.replace('_total', '')})`)
        : sql`0`;
    assert.deepEqual(
      await db.rows(
        sql`with ${salesByDay(scope)} select day::text as day, sum(orders)::int as orders, sum(units)::int as units,
          sum(selling_minor) as selling, sum(earned_minor) as earned, sum(goods_usd_minor) as goods from days group by 1 order by 1`,
        sums,
      ),
      await db.rows(
        sql`select ${day}::text as day, count(*)::int as orders, sum(o.units)::int as units, ${amount('selling_total_minor')} as selling,
          ${amount('profit_minor')} as earned, sum(o.goods_usd_minor) as goods from orders o where ${counted} group by 1 order by 1`,
        sums,
      ),
    );
  }
  const scope = { storeId: owner.storeId, timeZone, isTest };
  const today = dayOf(sql`${app.clock.now().toISOString()}::timestamptz`, scope);
  // The days of the stored sums, and others.
  for (const since of [sql`(${today} - 29)`, sql`(${today} - 20)`, sql`'-infinity'::date`])
    assert.deepEqual(
      await db.rows(
        sql`with ${productSalesSince(scope, since)}
          select product_id, sum(units)::int as units, sum(earned_minor) as earned from product_sales group by 1 order by 1`,
        productSums,
      ),
      await db.rows(
        sql`select l.product_id, sum(l.quantity)::int as units,
          sum(round((o.profit_minor - o.refunded_profit_minor)::numeric * l.total_minor / o.goods_minor)) as earned
          from orders o join order_lines l on l.order_id = o.id where ${counted} and (o.paid_at at time zone ${timeZone})::date >= ${since} group by 1 order by 1`,
        productSums,
      ),
    );
}

test('rolled-up figures are those of the orders, whatever happens to them and in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      for (const { run } of steps) {
        await run();
        await compare();
      }
    }),
    { seed: 33, numRuns: 12, interruptAfterTimeLimit: 60_000 },
  );
});

test('what is rolled up is not read from the orders again', async () => {
  await rollUpSales(app.platform);
  const [count] = await ctx().db.rows(
    sql`select (select count(*) from changed_sales) as changed, (select count(*) from daily_sales) as days`,
    { changed: as.integer, days: as.integer },
  );
  assert.equal(count?.changed, 0);
  assert.ok((count?.days ?? 0) > 0);
  // A figure that only the table of days has: pages show it, so they do not add up the orders of days that are over.
  await ctx().db.run(
    sql`update daily_sales set earned_minor = earned_minor + 1000000 where scope_id = ${owner.storeId} and day = (select min(day) from daily_sales where scope_id = ${owner.storeId})`,
  );
  await assert.rejects(compare());
});

test('sums of recent days are read in place of their rows, until a day of them changes', async () => {
  // At noon the day before is rolled up, whatever the steps before have left.
  await ctx().db.run(sql`update stores set time_zone = 'UTC' where id = ${owner.storeId}`);
  app.clock.advance(24 * hourMs - ((app.clock.now().getTime() - 12 * hourMs) % (24 * hourMs)));
  await addPaidOrder(72);
  await ctx().db.run(sql`delete from daily_sales_progress`);
  await rollUpSales(app.platform, 0);
  await compare();
  await ctx().db.run(sql`update recent_product_sales set units = units + 1`);
  const [row] = await ctx().db.rows(
    sql`select count(*) as count from recent_product_sales where scope_id = ${owner.storeId}`,
    { count: as.integer },
  );
  assert.ok((row?.count ?? 0) > 0);
  await assert.rejects(compare());
});
