import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { recordStockNews } from './record-stock-news.ts';
import { stockMovements } from './stock.tables.ts';

type Movement = typeof stockMovements.$inferInsert;

/** Adds movements of several variants in one statement; changes of nothing are left out. */
async function recordMovements(
  ctx: Ctx,
  moved: readonly Omit<Movement, 'id' | 'at' | 'accountId'>[],
): Promise<void> {
  const rows = moved.filter(({ quantity }) => quantity !== 0);
  if (!rows.length) return;
  const at = ctx.clock.now();
  const accountId = ctx.caller?.accountId ?? null;
  await ctx.db.insert(stockMovements).values(rows.map((row) => ({ ...row, accountId, at })));
}

export interface StockChange {
  variantId: string;
  /** Units in the warehouse afterwards, how many more or fewer there are, or how many are taken back as far as they are there and free. */
  change: { to: number } | { by: number } | { back: number };
  reason: Movement['reason'];
  note?: string;
  /** The order whose units they are. */
  orderId?: string;
}

export interface ChangedStock {
  variantId: string;
  before: number;
  after: number;
  held: number;
  isRefused: boolean;
}

function findUnitsAfter(change: StockChange['change'], before: number, held: number): number {
  if ('to' in change) return change.to;
  return 'by' in change ? before + change.by : Math.max(before - change.back, held);
}

/** Locks the levels of variants; one that has none gets one. */
async function lockToChange(ctx: Ctx, variantIds: readonly string[]) {
  const ids = sql.param([...variantIds]);
  await ctx.db.run(sql`
    insert into stock_levels (variant_id, on_hand) select id, 0 from unnest(${ids}::bigint[]) as id order by id
    on conflict do nothing`);
  const levels = await ctx.db.rows(
    sql`select variant_id, on_hand, held from stock_levels where variant_id = any(${ids}::bigint[]) order by variant_id for update`,
    { variantId: as.id, onHand: as.integer, held: as.integer },
  );
  return new Map(levels.map((level) => [level.variantId, level]));
}

/**
 * Locks the levels of counted variants and returns the id of the newest movement: what moves one of them later has a larger id,
 * because movements are only added under this lock.
 */
export async function lockLevelsToCount(ctx: Ctx, variantIds: readonly string[]): Promise<string> {
  await lockToChange(ctx, variantIds);
  const [newest] = await ctx.db.rows(
    sql`select coalesce(max(id), 0)::text as id from stock_movements`,
    { id: as.id },
  );
  return newest?.id ?? '0';
}

/**
 * Changes the units in the warehouse, each variant once. Fewer than buyers hold just now are refused: such a change is left out, and
 * the units are as before. Products that came on sale at `begunAt` or later are no news for owners.
 */
export async function changeStock(
  ctx: Ctx,
  changes: readonly StockChange[],
  begunAt?: Date,
): Promise<ChangedStock[]> {
  if (!changes.length) return [];
  const levels = await lockToChange(
    ctx,
    changes.map(({ variantId }) => variantId),
  );
  const changed = changes.map(({ variantId, change }): ChangedStock => {
    const { onHand: before, held } = levels.get(variantId) ?? { onHand: 0, held: 0 };
    const after = findUnitsAfter(change, before, held);
    const isRefused = after < held;
    return { variantId, before, after: isRefused ? before : after, held, isRefused };
  });
  await ctx.db.run(sql`
    update stock_levels s set on_hand = n.units
    from json_to_recordset(${JSON.stringify(changed.map(({ variantId, after }) => ({ v: variantId, units: after })))}::json) as n (v bigint, units int)
    where s.variant_id = n.v`);
  await recordStockNews(
    ctx,
    new Map(
      changed.flatMap(({ variantId, before, after }) =>
        before > 0 === after > 0 ? [] : [[variantId, after > 0 ? 'restocked' : 'sold-out']],
      ),
    ),
    begunAt,
  );
  await recordMovements(
    ctx,
    changes.map(({ variantId, reason, note = '', orderId = null }, index) => {
      const { before, after } = changed[index] ?? { before: 0, after: 0 };
      return { variantId, quantity: after - before, onHand: after, reason, note, orderId };
    }),
  );
  return changed;
}

/** Throws if one of the changes was refused. */
export function assertNotRefused(changed: readonly ChangedStock[]): void {
  const refused = changed.find(({ isRefused }) => isRefused);
  if (refused) throw new Failure('stock-below-held', { values: { held: refused.held } });
}

/** Sets how many units of a variant are in the warehouse, as they were counted. */
export async function setStock(ctx: Ctx, variantId: string, onHand: number): Promise<void> {
  assertNotRefused(
    await changeStock(ctx, [{ variantId, change: { to: onHand }, reason: 'count' }]),
  );
}
