import type {
  listOwnIdentities,
  unlinkOwnIdentity,
} from '@vitrine/contract/admin/own-identities.ts';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { getAccount, lockAccount } from '../accounts.ts';
import { type Account, identities } from '../identity.tables.ts';
import { authenticatePerson } from '../second-factor/proof.ts';
import { recordSecurity } from '../security-events.ts';
import type { SocialPerson } from '../social/social-tickets.ts';

type OwnIdentity = z.input<(typeof listOwnIdentities)['reply']>[number];

async function describeIdentities(ctx: Ctx, account: Account): Promise<OwnIdentity[]> {
  const rows = await ctx.db
    .select()
    .from(identities)
    .where(eq(identities.accountId, account.id))
    .orderBy(identities.id);
  const canUnlink = account.passwordHash !== null || rows.length > 1;
  return rows.map(({ id, provider, createdAt }) => ({
    id,
    provider,
    createdAt: createdAt.toISOString(),
    canUnlink,
  }));
}

/** The social sign-ins of the caller. */
export async function readOwnIdentities(ctx: Ctx): Promise<OwnIdentity[]> {
  return describeIdentities(ctx, await getAccount(ctx, callerOf(ctx).accountId));
}

/** Fails unless the sign-in is the account's own, and another way in is left. */
function requireSpare(own: readonly OwnIdentity[], id: string): OwnIdentity {
  const identity = own.find((candidate) => candidate.id === id) ?? notFound();
  if (!identity.canUnlink) throw new Failure('last-sign-in');
  return identity;
}

/** Removes a sign-in method. Needs recent authentication; locked so that the last method cannot be removed twice at once. */
export async function unlinkIdentity(
  ctx: Ctx,
  id: string,
  proof: z.output<(typeof unlinkOwnIdentity)['body']>,
): Promise<null> {
  const { accountId } = callerOf(ctx);
  const account = await getAccount(ctx, accountId);
  requireSpare(await describeIdentities(ctx, account), id);
  await authenticatePerson(ctx, account, proof);
  await inTx(ctx, async (tx) => {
    const { provider } = requireSpare(
      await describeIdentities(tx, await lockAccount(tx, accountId)),
      id,
    );
    await tx.db
      .delete(identities)
      .where(and(eq(identities.id, id), eq(identities.accountId, accountId)));
    await recordSecurity(
      tx,
      { accountId, kind: 'identity-unlinked', actorId: accountId },
      { provider: nameOf(provider) },
    );
  });
  return null;
}

const nameOf = (provider: string): string => provider.charAt(0).toUpperCase() + provider.slice(1);

/** Links an identity that a provider confirmed; `taken` when another account signs in with it already. */
export async function linkIdentity(
  ctx: Ctx,
  accountId: string,
  person: SocialPerson,
): Promise<'linked' | 'taken'> {
  const { provider, issuer, subject } = person;
  const [added] = await ctx.db
    .insert(identities)
    .values({ accountId, provider, issuer, subject, createdAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning({ id: identities.id });
  if (added) {
    await recordSecurity(
      ctx,
      { accountId, kind: 'identity-linked', actorId: accountId },
      { provider: nameOf(provider) },
    );
    return 'linked';
  }
  const [known] = await ctx.db
    .select({ accountId: identities.accountId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return known?.accountId === accountId ? 'linked' : 'taken';
}
