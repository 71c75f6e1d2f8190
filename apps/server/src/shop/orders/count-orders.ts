import { countedOrdersMax } from '@vitrine/contract/shop/order-filters.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { joinConditions } from '#platform/db/join-conditions.ts';
import { as, type RowOf } from '#platform/db/sql-rows.ts';
import { getStore, ownStoreId } from '../stores/index.ts';
import {
  asAwaiting,
  asStatus,
  awaitingSql,
  hasOpenNotes,
  listOwnConditions,
  listOwnFacts,
  listPlatformConditions,
  listPlatformFacts,
  type OrderConditions,
  type OrderFilter,
  type PlatformFilter,
  statusSql,
  toShipSql,
} from './order-conditions.ts';
import { isOfCountedFacts, selectCountedOrders } from './order-counts.ts';

const countedRow = {
  status: asStatus,
  awaiting: asAwaiting,
  toShip: as.boolean,
  count: as.integer,
  requested: as.integer,
  noted: as.integer,
};

/** The orders that are counted: all that are stored under their facts, or as many of the filtered ones as are counted. */
interface Counted {
  from: SQL;
  count: SQL;
  requested: SQL;
  noted: SQL;
}

/** Every order of a store or of all stores; the few with a refund request or a note are found by separate indexes. */
function countStored(storeId: string | null, facts: readonly SQL[]): Counted {
  const among = [...facts, ...(storeId === null ? [] : [sql`o.store_id = ${storeId}`])];
  const countWith = (condition: SQL) =>
    sql`(select count(*) from orders o where ${joinConditions([condition, ...among])})`;
  return {
    from: sql`${selectCountedOrders(storeId)} where ${joinConditions(facts)}`,
    count: sql`sum(o.orders)`,
    requested: countWith(sql`o.refund_asked_at is not null`),
    noted: countWith(hasOpenNotes),
  };
}

/** Those of a search: the newest ones where they are common, because others would be read for nothing. */
function countFiltered({ conditions, isCommon }: OrderConditions): Counted {
  const order = isCommon ? sql`order by o.id desc` : sql``;
  return {
    from: sql`(select o.* from orders o where ${joinConditions(conditions)} ${order} limit ${countedOrdersMax + 1}::int) o`,
    count: sql`count(*)`,
    requested: sql`count(*) filter (where o.refund_asked_at is not null)`,
    noted: sql`count(*) filter (where ${hasOpenNotes})`,
  };
}

/** Counts orders by what the tabs of both lists show, in one statement. */
async function countBy(ctx: Ctx, { from, count, requested, noted }: Counted, isStored: boolean) {
  const rows = await ctx.db.rows(
    sql`
    select ${statusSql} as status, ${awaitingSql} as awaiting, ${toShipSql(ctx)} as to_ship, ${count} as count, ${requested} as requested, ${noted} as noted
    from ${from} group by 1, 2, 3`,
    countedRow,
  );
  const countIf = (test: (row: RowOf<typeof countedRow>) => boolean) =>
    rows.filter(test).reduce((sum, row) => sum + row.count, 0);
  const all = countIf(() => true);
  const isCut = !isStored && all > countedOrdersMax;
  const sumOf = (column: 'requested' | 'noted') =>
    isStored ? (rows[0]?.[column] ?? 0) : rows.reduce((sum, row) => sum + row[column], 0);
  const byStatus = {
    all: isCut ? countedOrdersMax : all,
    unpaid: countIf(({ status }) => status === 0),
    inTransit: countIf(({ status }) => status === 1),
    completed: countIf(({ status }) => status === 2),
    closed: countIf(({ status }) => status === 3),
    isCut,
  };
  return { byStatus, countIf, sumOf };
}

/** How many orders of the own store have each status, under the same search, dates and other filters. */
export async function countOrders(ctx: Ctx, filter: OrderFilter) {
  const store = await getStore(ctx, ownStoreId(ctx));
  const isStored = isOfCountedFacts(filter);
  const counted = isStored
    ? { ...countStored(store.id, listOwnFacts(ctx, filter)), requested: sql`0`, noted: sql`0` }
    : countFiltered(await listOwnConditions(ctx, filter, store));
  const { byStatus, countIf } = await countBy(ctx, counted, isStored);
  return {
    ...byStatus,
    awaitingBuyer: countIf(({ awaiting }) => awaiting === 'buyer'),
    awaitingSeller: countIf(({ awaiting }) => awaiting === 'seller'),
  };
}

/** The same of all stores, for operators. */
export async function countPlatformOrders(ctx: Ctx, filter: PlatformFilter) {
  const isStored = isOfCountedFacts(filter);
  const counted = isStored
    ? countStored(filter.storeId ?? null, listPlatformFacts(ctx, filter))
    : countFiltered(await listPlatformConditions(ctx, filter));
  const { byStatus, countIf, sumOf } = await countBy(ctx, counted, isStored);
  return {
    ...byStatus,
    toShip: countIf(({ toShip }) => toShip),
    refundAsked: sumOf('requested'),
    withNotes: sumOf('noted'),
  };
}
