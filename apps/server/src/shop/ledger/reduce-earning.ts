import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';

/**
 * Takes a part of an order's earning back, or all of it. Says where the money is: still `pending`, or `available`
 * because it matured before; an order that earned nothing has it pending.
 */
export async function reduceEarning(
  ctx: Ctx,
  orderId: string,
  amountMinor: bigint,
): Promise<'pending' | 'available'> {
  const rows = await ctx.db.rows(
    sql`
    select amount_minor::text as amount, matured_journal_id is not null as is_matured from owner_earnings
    where order_id = ${orderId} and reversed_at is null for update`,
    { amount: as.minor, isMatured: as.boolean },
  );
  const earning = rows[0];
  if (!earning) return 'pending';
  const left = earning.amount - amountMinor;
  if (left <= 0n) {
    await ctx.db.run(sql`
      update owner_earnings set reversed_at = ${ctx.clock.now().toISOString()}::timestamptz where order_id = ${orderId}`);
  } else if (amountMinor > 0n) {
    await ctx.db.run(
      sql`update owner_earnings set amount_minor = ${left.toString()}::bigint where order_id = ${orderId}`,
    );
  }
  return earning.isMatured ? 'available' : 'pending';
}
