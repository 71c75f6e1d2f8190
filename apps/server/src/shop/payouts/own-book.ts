import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { isTestBook } from '../ledger/index.ts';
import { isInPresentBook, type OwnEntry, type SoughtEntries } from '../payments/index.ts';

/**
 * Payouts of a provider that arrived, as our own rows have them, and those that came back. One that came back without having
 * arrived is no movement of ours: it only answers for lines that the provider has of it, so it is at no time of any comparison.
 */
export async function listOwnPayouts(
  ctx: Ctx,
  provider: string,
  { from, before, keys }: SoughtEntries,
): Promise<OwnEntry[]> {
  const named = sql.param([...keys]);
  const isTest = isTestBook(ctx);
  const isPresent = isInPresentBook(provider, isTest, sql`coalesce(key_changed_at, requested_at)`);
  const isIn = (column: SQL) =>
    sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${before.toISOString()}::timestamptz`;
  const rows = await ctx.db.rows(
    sql`
    select 'payout' as kind, provider_key as key, amount_minor::text as amount, currency, coalesce(paid_at, 'epoch') as at from payouts
    where provider = ${provider} and is_test = ${isTest} and ${isPresent} and (${isIn(sql`paid_at`)}
      or (paid_at is not null or returned_at is not null) and provider_key = any(${named}::text[]))
    union all
    select 'payout_return', provider_key, amount_minor::text, currency, case when paid_at is null then 'epoch' else returned_at end from payouts
    where provider = ${provider} and is_test = ${isTest} and ${isPresent} and returned_at is not null and (paid_at is not null and ${isIn(sql`returned_at`)}
      or provider_key = any(${named}::text[]))`,
    {
      kind: as.oneOf('payout', 'payout_return'),
      key: as.text,
      amount: as.minor,
      currency: as.currency,
      at: as.moment,
    },
  );
  return rows.map(({ kind, key, amount, currency, at }) => ({
    kind,
    key,
    amountMinor: BigInt(amount),
    currency,
    at: new Date(at),
    settled: null,
    // Transfers to owners are in the platform's own book.
    account: null,
  }));
}
