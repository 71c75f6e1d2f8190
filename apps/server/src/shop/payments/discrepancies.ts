import type { Currency } from '@vitrine/contract/money.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import type { PaidAccount } from './own-book.ts';
import { discrepancyRecorded } from './payments.events.ts';
import { discrepancies, payments } from './payments.tables.ts';

type DiscrepancyRow = typeof discrepancies.$inferInsert;

/** What one side has: money, a name or a word, or nothing. */
export type DiscrepancySide = { amountMinor: bigint; currency: Currency } | string | null;

export interface Mismatch {
  kind: DiscrepancyRow['kind'];
  expected: DiscrepancySide;
  seen: DiscrepancySide;
}

/** Of money only the amount is compared: another currency is a mismatch of its own. */
const areAlike = ({ expected, seen }: Mismatch): boolean =>
  typeof expected === 'object' && typeof seen === 'object'
    ? expected?.amountMinor === seen?.amountMinor
    : expected === seen;

/** The pairs of which the two sides differ. */
export function findMismatches(
  pairs: readonly (readonly [Mismatch['kind'], DiscrepancySide, DiscrepancySide])[],
): Mismatch[] {
  return pairs
    .map(([kind, expected, seen]) => ({ kind, expected, seen }))
    .filter((pair) => !areAlike(pair));
}

const splitSide = (side: DiscrepancySide) => {
  const money = typeof side === 'object' ? side : null;
  return {
    minor: money?.amountMinor ?? null,
    currency: money?.currency ?? null,
    text: typeof side === 'string' ? side.slice(0, 120) : null,
  };
};

/** The owner's account to which a payment went; null for the platform's own. */
async function findPaidAccount(ctx: Ctx, paymentId: string): Promise<PaidAccount | null> {
  const [row] = await ctx.db
    .select({ account: payments.providerAccount, storeId: payments.storeId })
    .from(payments)
    .where(eq(payments.id, paymentId));
  return row?.account ? { account: row.account, storeId: row.storeId } : null;
}

/** Records that a provider's state does not match ours; the same discrepancy is recorded once. */
export async function recordDiscrepancy(
  ctx: Ctx,
  {
    expected,
    seen,
    owner,
    ...entry
  }: Mismatch &
    Pick<DiscrepancyRow, 'provider' | 'paymentId' | 'payoutId' | 'moves' | 'key'> & {
      isTest: boolean;
      /** The account in which it is, unless that is the one of its payment or the platform's own. */
      owner?: PaidAccount | null;
    },
): Promise<void> {
  const [ours, theirs] = [splitSide(expected), splitSide(seen)];
  const paid = owner ?? (entry.paymentId ? await findPaidAccount(ctx, entry.paymentId) : null);
  const recorded = await ctx.db
    .insert(discrepancies)
    .values({
      ...entry,
      account: paid?.account ?? null,
      storeId: paid?.storeId ?? null,
      expectedMinor: ours.minor,
      expectedCurrency: ours.currency,
      expectedText: ours.text,
      seenMinor: theirs.minor,
      seenCurrency: theirs.currency,
      seenText: theirs.text,
      at: ctx.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: discrepancies.id });
  if (recorded.length)
    await ctx.platform.events.emit(ctx, discrepancyRecorded, { provider: entry.provider });
  ctx.platform.log.error(entry, 'a provider differs from our books');
}
