import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { announceOffer } from '../../fees/index.ts';
import { refreshStore } from '../../stores/index.ts';
import { linkedAccounts } from '../payments.tables.ts';
import { deleteBankDetails } from './bank-accounts.ts';
import { type LinkedAccount, listActiveAccounts } from './find-account.ts';

/** How many orders there are that their buyers may still pay to the owner's account. */
export async function countAwaitedDirect(ctx: Ctx, storeId: string): Promise<number> {
  const rows = await ctx.db.rows(
    sql`
    select count(*)::int as count from orders
    where store_id = ${storeId} and settlement_mode = 'direct' and kind = 'sale' and cancelled_at is null
      and buyer_payment in ('unpaid', 'authorized', 'failed', 'expired')`,
    { count: as.integer },
  );
  return rows[0]?.count ?? 0;
}

/** From now on earnings are paid out to this account of the store. */
export async function payOutTo(ctx: Ctx, account: LinkedAccount): Promise<void> {
  await ctx.db
    .update(linkedAccounts)
    .set({ paysOut: false })
    .where(and(eq(linkedAccounts.storeId, account.storeId), eq(linkedAccounts.paysOut, true)));
  await ctx.db
    .update(linkedAccounts)
    .set({ paysOut: true })
    .where(eq(linkedAccounts.id, account.id));
  await refreshStore(ctx, account.storeId);
}

/**
 * Ends the link to an account that the caller has locked, and a try to link another one. The row stays: payments name
 * their account themselves, so that refunds go on leaving it, and the welcome offer remembers it.
 */
export async function endLink(ctx: Ctx, account: LinkedAccount): Promise<void> {
  const decidedAt = ctx.clock.now();
  await ctx.db
    .update(linkedAccounts)
    .set({ state: 'unlinked', decidedAt })
    .where(eq(linkedAccounts.id, account.id));
  await deleteBankDetails(ctx, account);
  // The owner is there and has proved it: what is left of the own accounts is paid from now on.
  const [left] = await listActiveAccounts(ctx, account.storeId);
  if (account.paysOut && left) await payOutTo(ctx, left);
  // Given up by the owner: finishing it on the provider's page afterwards links nothing.
  await ctx.db
    .update(linkedAccounts)
    .set({ state: 'refused', failure: 'refused_by_user', decidedAt })
    .where(
      and(
        eq(linkedAccounts.storeId, account.storeId),
        eq(linkedAccounts.provider, account.provider),
        eq(linkedAccounts.state, 'linking'),
      ),
    );
  await announceOffer(ctx, account.storeId);
  await refreshStore(ctx, account.storeId);
}
