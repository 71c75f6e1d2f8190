import type { listOwnIdentities } from '@vitrine/contract/admin/account.ts';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Ctx } from '#platform/context.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { callerOf } from '#platform/route.ts';
import { getAccount } from './accounts.ts';
import { identities } from './identity.tables.ts';
import { recordSecurity } from './security-events.ts';
import type { SocialPerson } from './social-tickets.ts';

/** The social sign-ins of the caller. */
export async function readOwnIdentities(ctx: Ctx): Promise<z.input<(typeof listOwnIdentities)['reply']>> {
  const { accountId } = callerOf(ctx);
  const account = await getAccount(ctx, accountId);
  const rows = await ctx.db.select().from(identities).where(eq(identities.accountId, accountId)).orderBy(identities.id);
  const canUnlink = account.passwordHash !== null || rows.length > 1;
  return rows.map(({ id, provider, createdAt }) => ({ id, provider, createdAt: createdAt.toISOString(), canUnlink }));
}

export async function unlinkIdentity(ctx: Ctx, id: string): Promise<null> {
  const { accountId } = callerOf(ctx);
  const own = (await readOwnIdentities(ctx)).find((identity) => identity.id === id);
  if (!own) notFound();
  if (!own.canUnlink) throw new Failure('last-sign-in');
  await ctx.db.delete(identities).where(and(eq(identities.id, id), eq(identities.accountId, accountId)));
  await recordSecurity(ctx, { accountId, kind: 'identity-unlinked', actorId: accountId }, { provider: nameOf(own.provider) });
  return null;
}

const nameOf = (provider: string): string => provider.charAt(0).toUpperCase() + provider.slice(1);

/** Links who a provider says somebody is; `taken` when that is another account's way in already. */
export async function linkIdentity(ctx: Ctx, accountId: string, person: SocialPerson): Promise<'linked' | 'taken'> {
  const { provider, issuer, subject } = person;
  const [added] = await ctx.db
    .insert(identities)
    .values({ accountId, provider, issuer, subject, createdAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning({ id: identities.id });
  if (added) {
    await recordSecurity(ctx, { accountId, kind: 'identity-linked', actorId: accountId }, { provider: nameOf(provider) });
    return 'linked';
  }
  const [known] = await ctx.db
    .select({ accountId: identities.accountId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return known?.accountId === accountId ? 'linked' : 'taken';
}
