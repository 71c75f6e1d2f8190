import { randomBytes } from 'node:crypto';
import type { Tokens } from '@vitrine/contract/admin/identity.ts';
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { accountHooks } from '../hooks.ts';
import { accounts, type EndReason, refreshTokens, sessions } from '../identity.tables.ts';
import { deriveKey, hashToken, hmacHex } from '../keys.ts';
import { networkOf } from '../network.ts';
import { accessTokenSeconds, signAccessToken } from './access-token.ts';
import { invalidateAccount, invalidateSession } from './caller-cache.ts';

const dayMs = 86_400_000;
const idleDays = { plain: 7, remembered: 30 };
const absoluteDays = 90;

/** Sent to every process when a session ends, or all of an account: caches drop them, push connections close. */
export const sessionEndedChannel = 'session-ended';
export interface SessionEnded {
  sessionId?: string | undefined;
  accountId?: string | undefined;
}

type Session = Pick<typeof sessions.$inferSelect, 'id' | 'accountId' | 'remember' | 'endsAt'>;

/** Until when a refresh token that is issued now is good: idle time, but never past the session's end. */
function refreshEnd(session: Session, now: Date): Date {
  const days = session.remember ? idleDays.remembered : idleDays.plain;
  return new Date(Math.min(now.getTime() + days * dayMs, session.endsAt.getTime()));
}

/** The refresh token of a row: derived, so that a client that repeats an exchange in time gets the same one. */
export function deriveRefreshToken(ctx: Ctx, sessionId: string, nonce: string): string {
  const hex = hmacHex(deriveKey(ctx.platform, 'refresh-token'), `${sessionId}:${nonce}`);
  return Buffer.from(hex, 'hex').toString('base64url');
}

/** Adds a refresh token to a family and answers the pair of tokens. */
export async function issueTokens(
  ctx: Ctx,
  session: Session,
  parentId: string | null,
): Promise<Tokens> {
  const now = ctx.clock.now();
  const nonce = randomBytes(32).toString('base64url');
  const refreshToken = deriveRefreshToken(ctx, session.id, nonce);
  await ctx.db.insert(refreshTokens).values({
    sessionId: session.id,
    parentId,
    nonce,
    hash: hashToken(refreshToken),
    issuedAt: now,
    expiresAt: refreshEnd(session, now),
  });
  return pairOf(ctx, session, refreshToken);
}

export async function pairOf(ctx: Ctx, session: Session, refreshToken: string): Promise<Tokens> {
  const accessToken = await signAccessToken(ctx.platform, {
    accountId: session.accountId,
    sessionId: session.id,
  });
  return { tokenType: 'Bearer', accessToken, refreshToken, expiresIn: accessTokenSeconds };
}

/** Signs an account in: a new login id at every login. */
export async function openSession(
  ctx: Ctx,
  accountId: string,
  options: { remember?: boolean | undefined } = {},
): Promise<Tokens> {
  const now = ctx.clock.now();
  const session = {
    id: randomBytes(18).toString('base64url'),
    accountId,
    remember: options.remember ?? false,
    userAgent: ctx.call.userAgent,
    address: networkOf(ctx.call.address),
    createdAt: now,
    endsAt: new Date(now.getTime() + absoluteDays * dayMs),
  };
  await ctx.db.insert(sessions).values(session);
  return issueTokens(ctx, session, null);
}

/** Takes the sign-ins along when the clock of a trial is moved: nobody was away. */
export async function carrySessions(ctx: Ctx, ms: number): Promise<void> {
  const later = sql`make_interval(secs => ${ms / 1000})`;
  await ctx.db
    .update(sessions)
    .set({ endsAt: sql`${sessions.endsAt} + ${later}` })
    .where(isNull(sessions.revokedAt));
  await ctx.db.update(refreshTokens).set({ expiresAt: sql`${refreshTokens.expiresAt} + ${later}` });
}

/** Ends one sign-in; its tokens are refused everywhere from the commit on. */
export async function endSession(ctx: Ctx, sessionId: string, reason: EndReason): Promise<void> {
  await markEnded(ctx, eq(sessions.id, sessionId), reason);
  invalidateSession(ctx.platform, sessionId);
  await ctx.platform.signals.send(ctx.db, sessionEndedChannel, {
    sessionId,
  } satisfies SessionEnded);
}

/** Ends every sign-in of an account, or all but one: after a new password, or when it is disabled. Answers how many. */
export async function endSessionsOf(
  ctx: Ctx,
  accountId: string,
  reason: EndReason,
  exceptId?: string,
): Promise<number> {
  const own = eq(sessions.accountId, accountId);
  const ended = await markEnded(
    ctx,
    exceptId === undefined ? own : and(own, ne(sessions.id, exceptId)),
    reason,
  );
  invalidateAccount(ctx.platform, accountId);
  if (exceptId === undefined)
    await ctx.platform.signals.send(ctx.db, sessionEndedChannel, {
      accountId,
    } satisfies SessionEnded);
  else
    for (const sessionId of ended)
      await ctx.platform.signals.send(ctx.db, sessionEndedChannel, {
        sessionId,
      } satisfies SessionEnded);
  return ended.length;
}

async function markEnded(ctx: Ctx, which: SQL | undefined, reason: EndReason): Promise<string[]> {
  const rows = await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.clock.now(), revokedReason: reason })
    .where(and(which, isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  const ended = rows.map(({ id }) => id);
  for (const hook of ctx.platform.hooks.all(accountHooks.sessionsEnded)) await hook(ctx, ended);
  return ended;
}

/** Whether an account has signed in from this network before: a stranger cannot slow such a person down. */
export async function isKnownNetwork(
  ctx: Ctx,
  accountId: string,
  network: string,
): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.accountId, accountId), eq(sessions.address, network)))
    .limit(1);
  return rows.length > 0;
}
