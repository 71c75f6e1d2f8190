import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import type { OwnEntry, SoughtEntries } from '../payments/index.ts';

/** Payouts of a provider that arrived, as our own rows have them: also those that came back later. */
export async function listOwnPayouts(
  ctx: Ctx,
  provider: string,
  { from, before, keys }: SoughtEntries,
): Promise<OwnEntry[]> {
  const rows = await ctx.db.rows(
    sql`
    select provider_key as key, amount_minor::text as amount, currency, paid_at as at from payouts
    where provider = ${provider} and paid_at is not null
      and ((paid_at >= ${from.toISOString()}::timestamptz and paid_at < ${before.toISOString()}::timestamptz)
        or provider_key = any(${sql.param([...keys])}::text[]))`,
    { key: as.text, amount: as.minor, currency: as.currency, at: as.moment },
  );
  return rows.map(({ key, amount, currency, at }) => ({
    kind: 'payout',
    key,
    amountMinor: BigInt(amount),
    currency,
    at: new Date(at),
    settled: null,
    // Transfers to owners are in the platform's own book.
    account: null,
  }));
}
