import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, type RowOf } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { Failure } from '#platform/failure.ts';
import type { StockTurn } from './record-stock-news.ts';
import { stockTurned } from './stock.events.ts';

export interface StockLine {
  variantId: string;
  quantity: number;
  /** Named in the refusal when too few are left. */
  name: string;
}

const holdRow = {
  variantId: as.id,
  quantity: as.integer,
  state: as.oneOf('held', 'taken', 'released'),
  isBrief: as.boolean,
  expiresAt: as.moment,
};

type HoldRow = RowOf<typeof holdRow>;

/** A level as it is when it is locked. */
export const levelShape = { variantId: as.id, onHand: as.integer, free: as.integer };

/** SQL that locks the levels of some variants, given as an array, always in ascending order, so that two orders never wait for each other. */
export const lockLevelsSql = (variantIds: SQL): SQL =>
  sql`select variant_id, on_hand, on_hand - held as free from stock_levels
    where variant_id = any(${variantIds}) order by variant_id for update`;

const lockLevelRows = statement(
  (places: Places<{ variantIds: readonly string[] }>) =>
    lockLevelsSql(sql`${places.variantIds}::bigint[]`),
  levelShape,
);
const lockHoldRows = statement(
  (places: Places<{ orderId: string }>) =>
    sql`select variant_id, quantity, state, is_brief, expires_at from stock_holds where order_id = ${places.orderId} order by variant_id for update`,
  holdRow,
);
const takeUnits = statement(
  (places: Places<{ orderId: string; lines: string; held: readonly string[]; now: Date }>) => sql`
    with l as (select * from json_to_recordset(${places.lines}::json) as l (v bigint, q int)), level as (
      update stock_levels s
      set on_hand = on_hand - l.q, held = held - case when l.v = any(${places.held}::bigint[]) then l.q else 0 end
      from l where s.variant_id = l.v returning s.variant_id, s.on_hand, l.q), moved as (
      insert into stock_movements (variant_id, quantity, on_hand, reason, order_id, at)
      select variant_id, -q, on_hand, 'sale', ${places.orderId}::bigint, ${places.now}::timestamptz from level), hold as (
    insert into stock_holds (order_id, variant_id, quantity, state, expires_at)
    select ${places.orderId}::bigint, l.v, l.q, 'taken', ${places.now}::timestamptz from l
    on conflict (order_id, variant_id) do update
      set state = 'taken', is_brief = false, brief_since = null, cart_key = null, visitor_key = null, network_key = null)
    select`,
  {},
);

const asJson = (lines: readonly { variantId: string; quantity: number }[]): string =>
  JSON.stringify(lines.map(({ variantId, quantity }) => ({ v: variantId, q: quantity })));
const linesAs = (lines: readonly { variantId: string; quantity: number }[]) =>
  sql`json_to_recordset(${asJson(lines)}::json) as l (v bigint, q int)`;

/** Owners are notified in a separate transaction: a row of news refers to its product, which an operator may be saving. */
export async function announceTurn(
  ctx: Ctx,
  kind: StockTurn,
  turned: readonly { variantId: string }[],
): Promise<void> {
  const variantIds = turned.map(({ variantId }) => variantId);
  if (variantIds.length) await ctx.platform.events.emit(ctx, stockTurned, { variantIds, kind });
}

type LevelRow = RowOf<typeof levelShape>;

/** Locks the levels of some variants. */
export async function lockLevels(
  ctx: Ctx,
  variantIds: readonly string[],
): Promise<Map<string, LevelRow>> {
  return byVariant(await lockLevelRows(ctx, { variantIds }));
}

const byVariant = (levels: readonly LevelRow[]): Map<string, LevelRow> =>
  new Map(levels.map((level) => [level.variantId, level]));

export function readHolds(ctx: Ctx, orderId: string): Promise<HoldRow[]> {
  return lockHoldRows(ctx, { orderId });
}

/** Locks what some orders hold, and the levels of some variants, before anything that is locked later. */
export async function lockStock(
  ctx: Ctx,
  orderIds: readonly string[],
  variantIds: readonly string[],
): Promise<void> {
  await Promise.all([
    ...orderIds.map((orderId) => readHolds(ctx, orderId)),
    lockLevels(ctx, variantIds),
  ]);
}

/** Locks what an order holds or has taken, and the levels of it, before anything that is locked later. */
export async function lockStockOf(ctx: Ctx, orderId: string): Promise<void> {
  const holds = await readHolds(ctx, orderId);
  await lockLevels(
    ctx,
    holds.map(({ variantId }) => variantId),
  );
}

export function assertEnoughStock(
  lines: readonly StockLine[],
  free: ReadonlyMap<string, number>,
): void {
  for (const line of lines) {
    const left = free.get(line.variantId) ?? 0;
    if (left < line.quantity)
      throw new Failure('out-of-stock', {
        values: { product: line.name, left: Math.max(left, 0) },
      });
  }
}

/** The holds of an order and the levels of its variants, all locked. */
export interface LockedStock {
  holds: readonly HoldRow[];
  levels: readonly LevelRow[];
}

/** Locks what `takeLockedStock` takes. */
async function lockWanted(
  ctx: Ctx,
  orderId: string,
  lines: readonly StockLine[],
): Promise<LockedStock> {
  const variantIds = lines.map(({ variantId }) => variantId);
  const [holds, levels] = await Promise.all([
    readHolds(ctx, orderId),
    lockLevelRows(ctx, { variantIds }),
  ]);
  return { holds, levels };
}

/**
 * Turns what an order holds into a removal, on payment. What it does not hold, or not any more, is taken from what is
 * left; `false` means that it is not there any more: nothing is taken, and what the order held is free again.
 */
export async function takeStock(
  ctx: Ctx,
  orderId: string,
  lines: readonly StockLine[],
): Promise<boolean> {
  return takeLockedStock(ctx, orderId, lines, await lockWanted(ctx, orderId, lines));
}

/** The same once it is locked: with the next statement of the transaction, or with its commit. */
export async function takeLockedStock(
  ctx: Ctx,
  orderId: string,
  lines: readonly StockLine[],
  { holds, levels: locked }: LockedStock,
): Promise<boolean> {
  if (holds.some(({ state }) => state === 'taken')) return true;
  const levels = byVariant(locked);
  const held = new Set(holds.filter(({ state }) => state === 'held').map((hold) => hold.variantId));
  if (
    lines.some(
      (line) =>
        !held.has(line.variantId) && (levels.get(line.variantId)?.free ?? 0) < line.quantity,
    )
  ) {
    await releaseStock(ctx, orderId);
    return false;
  }
  const taken = { orderId, lines: asJson(lines), held: [...held], now: ctx.clock.now() };
  await ctx.db.sendWithCommit(() => takeUnits(ctx, taken));
  const emptied = lines.filter(
    ({ variantId, quantity }) => quantity > 0 && levels.get(variantId)?.onHand === quantity,
  );
  await announceTurn(ctx, 'sold-out', emptied);
  return true;
}

/** Releases what an order holds, or only what it held briefly until a moment; nothing happens when it holds nothing. */
export async function releaseStock(
  ctx: Ctx,
  orderId: string,
  { onlyBriefBefore }: { onlyBriefBefore?: Date } = {},
): Promise<void> {
  const holds = (await readHolds(ctx, orderId)).filter(
    (hold) =>
      hold.state === 'held' &&
      (!onlyBriefBefore || (hold.isBrief && hold.expiresAt <= onlyBriefBefore)),
  );
  if (!holds.length) return;
  const variantIds = holds.map((hold) => hold.variantId);
  await lockLevels(ctx, variantIds);
  const lines = holds.map((hold) => ({ variantId: hold.variantId, quantity: hold.quantity }));
  await ctx.db.run(
    sql`update stock_levels s set held = held - l.q from ${linesAs(lines)} where s.variant_id = l.v`,
  );
  // Who held it briefly is remembered for a while: see `reserveStock`.
  await ctx.db.run(sql`
    update stock_holds set state = 'released', is_brief = false,
      cart_key = case when brief_since is not null then cart_key end,
      visitor_key = case when brief_since is not null then visitor_key end,
      network_key = case when brief_since is not null then network_key end
    where order_id = ${orderId} and state = 'held' and variant_id = any(${sql.param(variantIds)}::bigint[])`);
}

/** Puts units of a cancelled, paid order back on the shelf, except lost ones. */
export async function returnStock(
  ctx: Ctx,
  orderId: string,
  lost: readonly { variantId: string; units: number }[] = [],
): Promise<void> {
  const holds = (await readHolds(ctx, orderId)).filter(({ state }) => state === 'taken');
  if (!holds.length) return;
  await lockLevels(
    ctx,
    holds.map((hold) => hold.variantId),
  );
  const lostOf = (wanted: string) =>
    lost.reduce((sum, { variantId, units }) => sum + (variantId === wanted ? units : 0), 0);
  const lines = holds
    .map(({ variantId, quantity }) => ({ variantId, quantity: quantity - lostOf(variantId) }))
    .filter(({ quantity }) => quantity > 0);
  const filled = await ctx.db.rows(
    sql`
    with level as (update stock_levels s set on_hand = on_hand + l.q from ${linesAs(lines)} where s.variant_id = l.v
      returning s.variant_id, s.on_hand, l.q), moved as (
      insert into stock_movements (variant_id, quantity, on_hand, reason, order_id, at)
      select variant_id, q, on_hand, 'cancelled', ${orderId}::bigint, ${ctx.clock.now().toISOString()}::timestamptz from level)
    select variant_id from level where on_hand = q`,
    { variantId: as.id },
  );
  await announceTurn(ctx, 'restocked', filled);
  await ctx.db.run(sql`update stock_holds set state = 'released' where order_id = ${orderId}`);
}
