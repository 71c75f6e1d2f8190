import { bankProvider } from '@vitrine/contract/shop/payout-rails.ts';
import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { isMadeElsewhere, readMode } from '../adapters/providers.ts';
import { linkedAccounts } from '../payments.tables.ts';

export type LinkedAccount = typeof linkedAccounts.$inferSelect;

/** Accounts of the current mode: one that was linked in tests never serves real money. */
const ofMode = (ctx: Ctx) => eq(linkedAccounts.isTest, !readMode(ctx).isLive);
/** Keys of another account of the platform than the one under which an account was linked do not know it. */
const withKeys = (ctx: Ctx, rows: readonly LinkedAccount[]): LinkedAccount[] =>
  rows.filter((account) => !isMadeElsewhere(ctx, account));
const activeOf = (ctx: Ctx, storeId: string) =>
  and(eq(linkedAccounts.storeId, storeId), eq(linkedAccounts.state, 'active'), ofMode(ctx));

/** The account that a store's earnings are paid out to; locked, it stays what it is until the transaction ends. */
export async function findLinkedAccount(
  ctx: Ctx,
  storeId: string,
  lock?: 'share' | 'update',
): Promise<LinkedAccount | undefined> {
  const query = ctx.db
    .select()
    .from(linkedAccounts)
    .where(and(activeOf(ctx, storeId), eq(linkedAccounts.paysOut, true)));
  const [row] = withKeys(ctx, lock ? await query.for(lock) : await query);
  return row;
}

/** The accounts that the earnings of several stores are paid out to, by store. */
export async function findLinkedAccounts(
  ctx: Ctx,
  storeIds: readonly string[],
): Promise<Map<string, LinkedAccount>> {
  if (!storeIds.length) return new Map();
  const rows = await ctx.db
    .select()
    .from(linkedAccounts)
    .where(
      and(
        inArray(linkedAccounts.storeId, [...storeIds]),
        eq(linkedAccounts.state, 'active'),
        eq(linkedAccounts.paysOut, true),
        ofMode(ctx),
      ),
    );
  return new Map(withKeys(ctx, rows).map((account) => [account.storeId, account]));
}

/** All accounts of a store that work, the one that is paid first. Locked in the order of their ids. */
export async function listActiveAccounts(
  ctx: Ctx,
  storeId: string,
  { isLocked = false } = {},
): Promise<LinkedAccount[]> {
  const query = ctx.db
    .select()
    .from(linkedAccounts)
    .where(activeOf(ctx, storeId))
    .orderBy(linkedAccounts.id);
  const rows = isLocked ? await query.for('update') : await query;
  return withKeys(ctx, rows).sort((one, other) => Number(other.paysOut) - Number(one.paysOut));
}

/** The accounts into which buyers of a direct store can pay: neither those that are only paid out, nor restricted ones. */
export async function listPayableAccounts(ctx: Ctx, storeId: string): Promise<LinkedAccount[]> {
  const rows = await ctx.db
    .select()
    .from(linkedAccounts)
    .where(
      and(
        activeOf(ctx, storeId),
        ne(linkedAccounts.provider, bankProvider),
        eq(linkedAccounts.takesPayments, true),
        isNull(linkedAccounts.restrictedAt),
      ),
    )
    .orderBy(desc(linkedAccounts.paysOut), linkedAccounts.id);
  return withKeys(ctx, rows);
}

/**
 * Returns true if the store only has accounts that serve no more: linked in tests while the platform takes real money, or under
 * another account of the platform at the provider.
 */
export async function isRelinkNeededFor(ctx: Ctx, storeId: string): Promise<boolean> {
  const { isLive } = readMode(ctx);
  const rows = await ctx.db
    .select()
    .from(linkedAccounts)
    .where(and(eq(linkedAccounts.storeId, storeId), eq(linkedAccounts.state, 'active')));
  return (
    rows.length > 0 &&
    rows.every((account) => (isLive && account.isTest) || isMadeElsewhere(ctx, account))
  );
}

/** All accounts that a store ever had, as the provider identifies them: unlinking one does not make it a new one. */
export async function listKnownFingerprints(ctx: Ctx, storeId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ fingerprint: linkedAccounts.fingerprint })
    .from(linkedAccounts)
    .where(and(eq(linkedAccounts.storeId, storeId), isNotNull(linkedAccounts.fingerprint)))
    .orderBy(linkedAccounts.fingerprint);
  return rows.flatMap(({ fingerprint }) => fingerprint ?? []);
}

/**
 * The latest try to link an account, at each provider; what was before the owner disconnected one there does not count.
 * The newest comes first.
 */
export async function listLatestTries(ctx: Ctx, storeId: string): Promise<LinkedAccount[]> {
  const rows = await ctx.db
    .selectDistinctOn([linkedAccounts.provider])
    .from(linkedAccounts)
    .where(
      and(
        eq(linkedAccounts.storeId, storeId),
        ne(linkedAccounts.provider, bankProvider),
        ofMode(ctx),
        sql`${linkedAccounts.createdAt} >= coalesce(
          (select max(u.decided_at) from linked_accounts u
            where u.store_id = ${storeId} and u.state = 'unlinked' and u.provider = ${linkedAccounts.provider}), '-infinity')`,
      ),
    )
    .orderBy(linkedAccounts.provider, desc(linkedAccounts.id));
  return withKeys(ctx, rows).sort((one, other) => (BigInt(one.id) < BigInt(other.id) ? 1 : -1));
}
