import { statutoryReturnDays } from '@vitrine/contract/shop/return-shapes.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import type { ReturnRequest } from './returns.tables.ts';

const dayMs = 86_400_000;

/** Until when a return of an order is one in the statutory time, which begins with its last parcel; null before the first. */
export async function statutoryUntil(ctx: Ctx, orderId: string): Promise<Date | null> {
  const [row] = await ctx.db.rows(
    sql`select max(delivered_at) as last from shipments where order_id = ${orderId}`,
    {
      last: orNull(as.moment),
    },
  );
  return row?.last ? new Date(row.last.getTime() + statutoryReturnDays * dayMs) : null;
}

/** Whether a request sends goods back and was made in the statutory time. */
export async function isTimelyReturn(
  ctx: Ctx,
  { kind, orderId, createdAt }: Pick<ReturnRequest, 'kind' | 'orderId' | 'createdAt'>,
): Promise<boolean> {
  if (kind !== 'return') return false;
  const until = await statutoryUntil(ctx, orderId);
  return until !== null && createdAt < until;
}
