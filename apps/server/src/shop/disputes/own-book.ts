import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { isTestBook } from '../ledger/index.ts';
import { isInPresentBook, type OwnEntry, type SoughtEntries } from '../payments/index.ts';

/**
 * The movements of disputes in our own rows: of a span of time, and those movements or payments that are named. A movement
 * of a fee alone is not compared, because some books have it in a line of another kind.
 */
export async function listOwnMovements(
  ctx: Ctx,
  provider: string,
  { from, before, keys }: SoughtEntries,
): Promise<OwnEntry[]> {
  const named = sql.param([...keys]);
  const isTest = isTestBook(ctx);
  const rows = await ctx.db.rows(
    sql`
    select case when m.kind = 'taken' then 'dispute' else 'dispute_return' end as kind, m.ref as key, p.provider_key as payment_key,
      m.amount_minor::text as amount, m.currency, m.at, p.provider_account as account
    from dispute_movements m join disputes d on d.id = m.dispute_id join payments p on p.id = d.payment_id
    where d.provider = ${provider} and p.is_test = ${isTest} and m.amount_minor > 0
      and ((m.at >= ${from.toISOString()}::timestamptz and m.at < ${before.toISOString()}::timestamptz)
        or m.ref = any(${named}::text[]) or p.provider_key = any(${named}::text[]))
      and ${isInPresentBook(provider, isTest, sql`p.created_at`)}`,
    {
      kind: as.oneOf('dispute', 'dispute_return'),
      key: as.text,
      paymentKey: as.text,
      amount: as.minor,
      currency: as.currency,
      at: as.moment,
      account: orNull(as.text),
    },
  );
  return rows.map(({ amount, at, ...entry }) => ({
    ...entry,
    amountMinor: BigInt(amount),
    at: new Date(at),
    settled: null,
  }));
}
