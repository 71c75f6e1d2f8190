import { type SQL, sql } from 'drizzle-orm';
import type { Ctx, Platform } from '#platform/context.ts';
import { joinConditions } from '#platform/db/join-conditions.ts';
import { as } from '#platform/db/sql-rows.ts';
import type { OrderFilter, PlatformFilter } from './order-conditions.ts';

/**
 * The counted orders of a store, or of all stores, in place of `orders o` (docs/decisions/0128-counts-of-orders.md): a row for
 * each set of facts with the number of its `orders` and what they still sold for (`selling_minor`, of one store only). Conditions
 * on facts read it as they read orders: kind, mode, payments, fulfilment and whether an order is cancelled.
 */
export function selectCountedOrders(storeId: string | null): SQL {
  const facts = sql`kind, is_test, buyer_payment, seller_payment, fulfilment,
    case when is_cancelled then 'epoch'::timestamptz end as cancelled_at, orders, selling_minor`;
  // Both parts in one statement: a fold that commits meanwhile is seen in both or in neither.
  return sql`(select ${facts} from order_counts where scope_id = ${storeId ?? '0'}
    union all select ${facts} from order_count_changes ${storeId === null ? sql`` : sql`where store_id = ${storeId}`}) o`;
}

type Filter = Omit<OrderFilter & PlatformFilter, 'awaiting'> & {
  awaiting?: unknown;
  buyer?: string | undefined;
};

/** True if a filter demands nothing of orders but facts by which they are counted. */
export const isOfCountedFacts = (filter: Filter): boolean =>
  !(
    filter.keywords ||
    filter.placedFrom ||
    filter.placedTo ||
    filter.paidFrom ||
    filter.buyer ||
    filter.tag ||
    filter.hasNotes ||
    filter.refundAsked ||
    filter.refundFailed
  );

/** How many orders of a store, or of all stores, fulfil conditions on facts. */
export async function countByFacts(
  ctx: Ctx,
  storeId: string | null,
  conditions: readonly SQL[],
): Promise<number> {
  const [row] = await ctx.db.rows(
    sql`select coalesce(sum(o.orders), 0)::bigint as count from ${selectCountedOrders(storeId)} where ${joinConditions([...conditions])}`,
    { count: as.integer },
  );
  return row?.count ?? 0;
}

const changesPerFold = 20_000;

/** Folds what was noted of orders into their counts, in short transactions. */
export async function foldOrderCounts({ database: { db } }: Platform): Promise<void> {
  for (;;) {
    const [row] = await db.rows(sql`select fold_order_counts(${changesPerFold}::int) as folded`, {
      folded: as.integer,
    });
    if ((row?.folded ?? 0) < changesPerFold) return;
  }
}

/** Counts the orders of every store again, store by store, while orders go on. */
export async function rebuildOrderCounts({ database: { db } }: Platform): Promise<void> {
  const stores = await db.rows(sql`select id from stores order by id`, { id: as.id });
  for (const id of [...stores.map((store) => store.id), '0'])
    await db.run(sql`select rebuild_order_counts(${id}::bigint)`);
}
