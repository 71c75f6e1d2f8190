import { bankProvider } from '@vitrine/contract/shop/payout-rails.ts';
import { sql } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { ProviderError } from '../adapters/provider.ts';
import { askAboutLink } from './link-account.ts';

/**
 * Queries accounts that work at their providers: each day, and each hour while something is open or restricted. Events report
 * most changes at once, but one may be lost, or no webhook be set up. One that was never queried is due at once: a migration resets
 * accounts that an earlier version linked for another purpose. Two sweepers never take the same ones.
 */
export async function sweepAccounts(ctx: Ctx, limit = 100): Promise<number> {
  const now = ctx.clock.now().toISOString();
  const due = await inTx(ctx, (tx) =>
    tx.db.rows(
      sql`
      update linked_accounts set asked_at = ${now}::timestamptz where id in (
        select id from linked_accounts
        where state = 'active' and provider <> ${bankProvider}
          and (asked_at is null or greatest(asked_at, decided_at, created_at) + case
            when restricted_at is not null or needs <> '{}' then interval '1 hour' else interval '1 day' end <= ${now}::timestamptz)
        order by asked_at nulls first, id limit ${limit} for update skip locked)
      returning provider_key as key`,
      { key: as.text },
    ),
  );
  for (const { key } of due) {
    try {
      await askAboutLink(ctx, key);
    } catch (error) {
      // No answer decides nothing: the account is queried again.
      if (!(error instanceof ProviderError)) throw error;
    }
  }
  return due.length;
}
