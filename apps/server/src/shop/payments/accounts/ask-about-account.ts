import { and, eq, inArray, or } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { linkedAccounts } from '../payments.tables.ts';
import { askAboutLink } from './link-account.ts';

/**
 * Reads our links to a provider's account, which the provider names by its own id only: when an owner takes our access away, no
 * key of ours is left to name. No matter who sent the event, only the provider's answer counts. Never inside a transaction.
 */
export async function syncAccount(ctx: Ctx, provider: string, account: string): Promise<void> {
  const links = await ctx.db
    .select({ key: linkedAccounts.providerKey })
    .from(linkedAccounts)
    .where(
      and(
        eq(linkedAccounts.provider, provider),
        or(eq(linkedAccounts.accountRef, account), eq(linkedAccounts.providerRef, account)),
        inArray(linkedAccounts.state, ['linking', 'active', 'refused']),
      ),
    );
  for (const { key } of links) await askAboutLink(ctx, key);
}
