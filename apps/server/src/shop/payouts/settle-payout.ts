import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import type { UndecidedPayout } from '../payments/index.ts';
import { applyNews, type PayoutRow } from './apply-payout.ts';
import { payouts } from './payouts.tables.ts';

function assertUnknown(payout: PayoutRow | undefined): PayoutRow {
  const found = orNotFound(payout);
  if (found.status !== 'unknown') throw new Failure('conflict');
  return found;
}

/** The payout if its outcome is unknown: any other is decided by its provider. */
export async function readUndecidedPayout(ctx: Ctx, payoutId: string): Promise<UndecidedPayout> {
  const [payout] = await ctx.db.select().from(payouts).where(eq(payouts.id, payoutId));
  return assertUnknown(payout);
}

/** Decides an unknown payout as two operators did; one that has an answer meanwhile is left as it is. */
export async function decidePayout(
  ctx: Ctx,
  payoutId: string,
  action: 'paid' | 'failed',
): Promise<void> {
  const [row] = await ctx.db.select().from(payouts).where(eq(payouts.id, payoutId)).for('update');
  const payout = assertUnknown(row);
  await applyNews(ctx, payout, {
    state: action,
    failure: action === 'failed' ? 'provider_error' : null,
    ref: null,
    expectedAt: null,
    // The provider's book has it at that time: one of today would be missing there.
    paidAt: payout.keyChangedAt ?? payout.requestedAt,
  });
}
