import { eq } from 'drizzle-orm';
import { announceRightsOf, findRoleIds } from '#admin/roles/index.ts';
import type { Ctx } from '#platform/context.ts';
import { accountRoles, accounts } from './identity.tables.ts';
import { endSessionsOf } from './sign-in/sessions.ts';

/** Replaces the roles of an account; its open clients are notified and refetch their permissions. */
export async function setAccountRoles(
  ctx: Ctx,
  accountId: string,
  codes: readonly string[],
): Promise<void> {
  const roleIds = await findRoleIds(ctx, codes);
  await ctx.db.delete(accountRoles).where(eq(accountRoles.accountId, accountId));
  if (roleIds.length)
    await ctx.db.insert(accountRoles).values(roleIds.map((roleId) => ({ accountId, roleId })));
  await announceRightsOf(ctx, accountId);
}

/** Switches an account on or off; off ends all its sign-ins. */
export async function setAccountStatus(ctx: Ctx, accountId: string, status: 0 | 1): Promise<void> {
  await ctx.db
    .update(accounts)
    .set({ status, updatedAt: ctx.clock.now() })
    .where(eq(accounts.id, accountId));
  if (status === 0) await endSessionsOf(ctx, accountId, 'disabled');
}
