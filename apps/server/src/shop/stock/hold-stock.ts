import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';

export interface StockLine {
  variantId: string;
  quantity: number;
  /** Named in the refusal when too few are left. */
  name: string;
}

interface HoldRow extends Record<string, unknown> {
  variant_id: string;
  quantity: number;
  state: 'held' | 'taken' | 'released';
}

const linesAs = (lines: readonly { variantId: string; quantity: number }[]) =>
  sql`json_to_recordset(${JSON.stringify(lines.map(({ variantId, quantity }) => ({ v: variantId, q: quantity })))}::json) as l (v bigint, q int)`;

/** Locks the levels of some variants, always in ascending order, so that two orders never wait for each other. */
async function lockLevels(ctx: Ctx, variantIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await ctx.db.execute<{ variant_id: string; free: number }>(sql`
    select variant_id, on_hand - held as free from stock_levels
    where variant_id = any(${sql.param([...variantIds])}::bigint[]) order by variant_id for update`);
  return new Map(rows.map((row) => [row.variant_id, row.free]));
}

async function readHolds(ctx: Ctx, orderId: string): Promise<HoldRow[]> {
  const { rows } = await ctx.db.execute<HoldRow>(
    sql`select variant_id, quantity, state from stock_holds where order_id = ${orderId} order by variant_id for update`,
  );
  return rows;
}

function refuseShort(lines: readonly StockLine[], free: ReadonlyMap<string, number>): void {
  for (const line of lines) {
    const left = free.get(line.variantId) ?? 0;
    if (left < line.quantity) throw new Failure('out-of-stock', { values: { product: line.name, left: Math.max(left, 0) } });
  }
}

/** Keeps pieces for an order until a moment; a second call prolongs, a call after a release holds anew. */
export async function holdStock(ctx: Ctx, input: { orderId: string; lines: readonly StockLine[]; until: Date }): Promise<void> {
  const { orderId, lines } = input;
  const until = input.until.toISOString();
  const holds = await readHolds(ctx, orderId);
  if (holds.some(({ state }) => state === 'taken')) return;
  if (holds.length && holds.every(({ state }) => state === 'held')) {
    await ctx.db.execute(sql`update stock_holds set expires_at = ${until}::timestamptz where order_id = ${orderId}`);
    return;
  }
  refuseShort(
    lines,
    await lockLevels(
      ctx,
      lines.map(({ variantId }) => variantId),
    ),
  );
  await ctx.db.execute(sql`update stock_levels s set held = held + l.q from ${linesAs(lines)} where s.variant_id = l.v`);
  await ctx.db.execute(sql`
    insert into stock_holds (order_id, variant_id, quantity, state, expires_at)
    select ${orderId}::bigint, l.v, l.q, 'held', ${until}::timestamptz from ${linesAs(lines)}
    on conflict (order_id, variant_id) do update set quantity = excluded.quantity, state = 'held', expires_at = excluded.expires_at`);
}

/**
 * Turns an order's hold into a removal, on payment. When the hold was given back meanwhile, the pieces are taken
 * from what is left; `false` means that they are not there any more and nothing was changed.
 */
export async function takeStock(ctx: Ctx, orderId: string, lines: readonly StockLine[]): Promise<boolean> {
  const holds = await readHolds(ctx, orderId);
  if (holds.some(({ state }) => state === 'taken')) return true;
  const isHeld = holds.length > 0 && holds.every(({ state }) => state === 'held');
  const free = await lockLevels(
    ctx,
    lines.map(({ variantId }) => variantId),
  );
  if (!isHeld && lines.some((line) => (free.get(line.variantId) ?? 0) < line.quantity)) return false;
  const held = isHeld ? sql`held - l.q` : sql`held`;
  await ctx.db.execute(
    sql`update stock_levels s set on_hand = on_hand - l.q, held = ${held} from ${linesAs(lines)} where s.variant_id = l.v`,
  );
  await ctx.db.execute(sql`
    insert into stock_holds (order_id, variant_id, quantity, state, expires_at)
    select ${orderId}::bigint, l.v, l.q, 'taken', ${ctx.clock.now().toISOString()}::timestamptz from ${linesAs(lines)}
    on conflict (order_id, variant_id) do update set state = 'taken'`);
  return true;
}

/** Gives back what an order holds; nothing happens when it holds nothing. */
export async function releaseStock(ctx: Ctx, orderId: string): Promise<void> {
  const holds = (await readHolds(ctx, orderId)).filter(({ state }) => state === 'held');
  if (!holds.length) return;
  await lockLevels(
    ctx,
    holds.map((hold) => hold.variant_id),
  );
  const lines = holds.map((hold) => ({ variantId: hold.variant_id, quantity: hold.quantity }));
  await ctx.db.execute(sql`update stock_levels s set held = held - l.q from ${linesAs(lines)} where s.variant_id = l.v`);
  await ctx.db.execute(sql`update stock_holds set state = 'released' where order_id = ${orderId} and state = 'held'`);
}

/** Puts pieces of a cancelled, paid order back on the shelf. */
export async function returnStock(ctx: Ctx, orderId: string): Promise<void> {
  const holds = (await readHolds(ctx, orderId)).filter(({ state }) => state === 'taken');
  if (!holds.length) return;
  await lockLevels(
    ctx,
    holds.map((hold) => hold.variant_id),
  );
  const lines = holds.map((hold) => ({ variantId: hold.variant_id, quantity: hold.quantity }));
  await ctx.db.execute(sql`update stock_levels s set on_hand = on_hand + l.q from ${linesAs(lines)} where s.variant_id = l.v`);
  await ctx.db.execute(sql`update stock_holds set state = 'released' where order_id = ${orderId}`);
}
