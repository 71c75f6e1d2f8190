import type { Tokens } from '@vitrine/contract/admin/identity.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { accounts, refreshTokens, sessions } from '../identity.tables.ts';
import { hashToken } from '../keys.ts';
import { deriveRefreshToken, endSession, issueTokens, pairOf } from './sessions.ts';

/** So long a second tab may come with the token that the first one has just exchanged. */
const graceMs = 20_000;

/**
 * Exchanges a refresh token. Exchanging the direct parent of the live token again within the grace answers that
 * same live token, so tabs that refresh at once all stay signed in and the family never has two live ones.
 * Any other use of an exchanged token means that it was copied: the whole family ends.
 */
export async function refreshTokenPair(ctx: Ctx, presented: string): Promise<Tokens> {
  const outcome = await inTx(ctx, (tx) => exchange(tx, hashToken(presented)));
  if (outcome) return outcome;
  throw new Failure('A0231');
}

async function exchange(ctx: Ctx, hash: string): Promise<Tokens | undefined> {
  const [owner] = await ctx.db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash));
  if (!owner) return undefined;
  // Everything of a family happens one after the other, under its session's lock.
  const [session] = await ctx.db
    .select()
    .from(sessions)
    .where(eq(sessions.id, owner.sessionId))
    .for('update');
  const [token] = await ctx.db.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
  if (!session || !token || session.revokedAt) return undefined;
  const now = ctx.clock.now();
  if (session.endsAt <= now) return undefined;
  const [account] = await ctx.db
    .select({ status: accounts.status })
    .from(accounts)
    .where(eq(accounts.id, session.accountId));
  if (account?.status !== 1) return undefined;

  if (!token.rotatedAt) {
    if (token.expiresAt <= now) return undefined;
    const claimed = await ctx.db
      .update(refreshTokens)
      .set({ rotatedAt: now })
      .where(and(eq(refreshTokens.id, token.id), isNull(refreshTokens.rotatedAt)))
      .returning({ id: refreshTokens.id });
    return claimed.length ? issueTokens(ctx, session, token.id) : undefined;
  }

  const [child] = await ctx.db
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.parentId, token.id));
  const inGrace = now.getTime() - token.rotatedAt.getTime() <= graceMs;
  if (child && !child.rotatedAt && inGrace)
    return pairOf(ctx, session, deriveRefreshToken(ctx, session.id, child.nonce));
  ctx.platform.log.warn(
    { accountId: session.accountId, sessionId: session.id },
    'a refresh token was used again: its sign-in ends',
  );
  await endSession(ctx, session.id, 'reuse');
  return undefined;
}
