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
  listPlatformConditions,
  type OrderFilter,
  type PlatformFilter,
  statusSql,
  toShipSql,
} from './order-conditions.ts';

const countedRow = {
  status: asStatus,
  awaiting: asAwaiting,
  toShip: as.boolean,
  isAsked: as.boolean,
  isNoted: as.boolean,
  count: as.integer,
};

/** Counts orders by what the tabs of both lists show, in one query. */
async function countBy(ctx: Ctx, conditions: readonly SQL[]) {
  const rows = await ctx.db.rows(
    sql`
    select ${statusSql} as status, ${awaitingSql} as awaiting, ${toShipSql(ctx)} as to_ship, o.refund_asked_at is not null as is_asked,
      ${hasOpenNotes} as is_noted, count(*)::int as count
    from orders o where ${joinConditions(conditions)} group by 1, 2, 3, 4, 5`,
    countedRow,
  );
  const countIf = (test: (row: RowOf<typeof countedRow>) => boolean) =>
    rows.filter(test).reduce((sum, { count }) => sum + count, 0);
  const byStatus = {
    all: countIf(() => true),
    unpaid: countIf(({ status }) => status === 0),
    inTransit: countIf(({ status }) => status === 1),
    completed: countIf(({ status }) => status === 2),
    closed: countIf(({ status }) => status === 3),
  };
  return { byStatus, countIf };
}

/** How many orders of the own store have each status, under the same search, dates and other filters. */
export async function countOrders(ctx: Ctx, filter: OrderFilter) {
  const storeId = ownStoreId(ctx);
  const { timeZone } = await getStore(ctx, storeId);
  const { byStatus, countIf } = await countBy(ctx, [
    sql`o.store_id = ${storeId}`,
    ...listOwnConditions(ctx, filter, timeZone),
  ]);
  return {
    ...byStatus,
    awaitingBuyer: countIf(({ awaiting }) => awaiting === 'buyer'),
    awaitingSeller: countIf(({ awaiting }) => awaiting === 'seller'),
  };
}

/** The same of all stores, for operators. */
export async function countPlatformOrders(ctx: Ctx, filter: PlatformFilter) {
  const { byStatus, countIf } = await countBy(ctx, listPlatformConditions(ctx, filter));
  return {
    ...byStatus,
    toShip: countIf(({ toShip }) => toShip),
    refundAsked: countIf(({ isAsked }) => isAsked),
    withNotes: countIf(({ isNoted }) => isNoted),
  };
}
