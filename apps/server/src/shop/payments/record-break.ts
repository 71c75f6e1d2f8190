import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { breakRecorded } from './payments.events.ts';

/** Notes that a provider's word does not fit; the same break is noted once. */
export async function recordBreak(
  ctx: Ctx,
  entry: {
    kind: 'amount' | 'currency' | 'account' | 'mode' | 'not_found';
    provider: string;
    paymentId?: string;
    payoutId?: string;
    expected: string;
    seen: string;
  },
): Promise<void> {
  const rowCount = await ctx.db.run(sql`
    insert into reconciliation_breaks (kind, payment_id, payout_id, provider, expected, seen, at)
    values (${entry.kind}, ${entry.paymentId ?? null}, ${entry.payoutId ?? null}, ${entry.provider}, ${entry.expected.slice(0, 120)}, ${entry.seen.slice(0, 120)},
            ${ctx.clock.now().toISOString()}::timestamptz)
    on conflict do nothing`);
  if (rowCount) await ctx.platform.events.emit(ctx, breakRecorded, { provider: entry.provider });
  ctx.platform.log.error(
    { kind: entry.kind, provider: entry.provider, paymentId: entry.paymentId, payoutId: entry.payoutId },
    'reconciliation break',
  );
}
