import type { CountResult, StockCount } from '@vitrine/contract/shop/stock-counts.ts';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { announceStock } from '../pricing/index.ts';
import { type ChangedStock, changeStock, lockLevelsToCount } from '../stock/index.ts';
import { getCount, readBookable } from './list-counts.ts';
import { stockCounts } from './stock-counts.tables.ts';

/** Movements of one statement. */
const chunkRows = 1_000;

type BookableRow = Awaited<ReturnType<typeof readBookable>>[number] & { variantId: string };
interface RowResult {
  id: string;
  result: CountResult;
  after: number | null;
}

/** Locks a count that is neither booked nor discarded, so that two operators decide about it one after the other. */
async function lockOpen(ctx: Ctx, id: string) {
  const [row] = await ctx.db.select().from(stockCounts).where(eq(stockCounts.id, id)).for('update');
  const count = orNotFound(row);
  if (count.state !== 'open') throw new Failure('stock-count-closed');
  return count;
}

const closeAs = (ctx: Ctx, id: string, state: 'booked' | 'discarded', note: string) =>
  ctx.db
    .update(stockCounts)
    .set({ state, note, closedAt: ctx.clock.now(), closedById: callerOf(ctx).accountId })
    .where(eq(stockCounts.id, id));

/** Variants that were counted or corrected after the upload: their units are known better than by this count. */
async function readCountedSince(ctx: Ctx, variantIds: readonly string[], lastMovementId: string) {
  const rows = await ctx.db.rows(
    sql`select distinct variant_id from stock_movements
      where variant_id = any(${sql.param([...variantIds])}::bigint[]) and id > ${lastMovementId}::bigint
        and reason in ('count', 'correction', 'import')`,
    { variantId: as.id },
  );
  return new Set(rows.map(({ variantId }) => variantId));
}

const readRemoved = async (ctx: Ctx, variantIds: readonly string[]) =>
  new Set(
    (
      await ctx.db.rows(
        sql`select id from variants where id = any(${sql.param([...variantIds])}::bigint[]) and removed_at is not null`,
        { id: as.id },
      )
    ).map(({ id }) => id),
  );

async function storeResults(ctx: Ctx, results: readonly RowResult[]): Promise<void> {
  await ctx.db.run(sql`
    update stock_count_rows r set result = n.result, after = n.after
    from json_to_recordset(${JSON.stringify(results)}::json) as n (id bigint, result text, after int) where r.id = n.id`);
}

async function announce(ctx: Ctx, variantIds: readonly string[]): Promise<void> {
  if (!variantIds.length) return;
  const products = await ctx.db.rows(
    sql`select distinct product_id from variants where id = any(${sql.param([...variantIds])}::bigint[]) order by product_id`,
    { productId: as.id },
  );
  await announceStock(
    ctx,
    products.map(({ productId }) => productId),
  );
}

/** Books the differences of a count. Sales and returns since the upload are in the stock already and stay there. */
export async function bookCount(
  ctx: Ctx,
  id: string,
  { note }: { note: string },
): Promise<StockCount> {
  const { fileName, lastMovementId } = await lockOpen(ctx, id);
  const all = await readBookable(ctx, id);
  const rows = all.filter((row): row is BookableRow => row.variantId !== null);
  const variantIds = rows.map(({ variantId }) => variantId);
  await lockLevelsToCount(ctx, variantIds);
  const countedSince = await readCountedSince(ctx, variantIds, lastMovementId);
  const removed = await readRemoved(ctx, variantIds);
  const resultOf = (row: { variantId: string; difference: number | null }): CountResult | null => {
    if (removed.has(row.variantId)) return 'removed';
    if (countedSince.has(row.variantId)) return 'counted-since';
    return row.difference === 0 ? 'equal' : null;
  };
  const results: RowResult[] = all.flatMap(({ id: rowId, variantId, difference }) => {
    // A variant that was deleted for good has no row any more.
    const result = variantId === null ? 'removed' : resultOf({ variantId, difference });
    return result === null ? [] : [{ id: rowId, result, after: null }];
  });
  const booked = rows.filter((row) => resultOf(row) === null);
  const changed: ChangedStock[] = [];
  for (let first = 0; first < booked.length; first += chunkRows)
    changed.push(
      ...(await changeStock(
        ctx,
        booked.slice(first, first + chunkRows).map(({ variantId, difference }) => ({
          variantId,
          change: { by: difference ?? 0 },
          reason: 'count' as const,
          note: note || fileName,
        })),
      )),
    );
  await storeResults(ctx, [
    ...results,
    ...booked.map((row, index): RowResult => {
      const one = changed[index];
      return one?.isRefused === false
        ? { id: row.id, result: 'booked', after: one.after }
        : { id: row.id, result: 'below-held', after: null };
    }),
  ]);
  await closeAs(ctx, id, 'booked', note);
  await announce(
    ctx,
    changed.flatMap(({ variantId, before, after }) => (before === after ? [] : variantId)),
  );
  return getCount(ctx, id);
}

/** Gives up a count. */
export async function discardCount(ctx: Ctx, id: string): Promise<StockCount> {
  await lockOpen(ctx, id);
  await closeAs(ctx, id, 'discarded', '');
  return getCount(ctx, id);
}
