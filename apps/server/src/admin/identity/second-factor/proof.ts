import { freshSignInMinutes } from '@vitrine/contract/admin/identity.ts';
import { eq } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { verifyPassword } from '#platform/security/passwords.ts';
import { getAccount } from '../accounts.ts';
import type { Account } from '../identity.tables.ts';
import { sessions } from '../identity.tables.ts';
import { accountSubject, claimAttempt, clearAttempts } from '../sign-in/login-attempts.ts';
import { findFactor } from './factor-check.ts';
import { checkFactorCode } from './second-step.ts';

/** What comes with a call to show that the person is there. */
export interface Proof {
  password?: string | undefined;
  code?: string | undefined;
}

/** Whether the caller signed in so short a time ago. */
export async function wasSignedInWithin(ctx: Ctx, minutes: number): Promise<boolean> {
  const [session] = await ctx.db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, callerOf(ctx).sessionId));
  return (
    session !== undefined &&
    ctx.clock.now().getTime() - session.createdAt.getTime() <= minutes * 60_000
  );
}

/** Whether the caller signed in a moment ago, which proves as much as a password. */
export const isFreshSignIn = (ctx: Ctx): Promise<boolean> =>
  wasSignedInWithin(ctx, freshSignInMinutes);

/** Fails unless the password is the account's own; tries count like those of the login form. */
export async function verifyOwnPassword(
  ctx: Ctx,
  account: Account,
  password: string,
): Promise<void> {
  const subject = accountSubject(account.id);
  const attemptId = await claimAttempt(ctx, subject, account.id);
  if (!(await verifyPassword(account.passwordHash, password))) throw new Failure('proof-wrong');
  await inTx(ctx, (tx) => clearAttempts(tx, subject, attemptId));
}

/** Fails unless the code is one of the account's second factor, or one of its recovery codes. */
export async function verifyFactorProof(ctx: Ctx, account: Account, code: string): Promise<void> {
  const isRight = await inTx(ctx, async (tx) => {
    const factor = await findFactor(tx, account.id);
    return factor ? checkFactorCode(tx, factor, code) : false;
  });
  if (!isRight) throw new Failure('proof-wrong');
}

/**
 * Fails unless the person proves it by everything that the account has, however recent the sign-in: the password, and a code
 * of the second factor. Who has neither needs to have signed in a moment ago.
 */
export async function authenticateByAll(
  ctx: Ctx,
  account: Account,
  { password, code }: Proof,
): Promise<void> {
  const hasFactor = (await findFactor(ctx, account.id)) !== undefined;
  const lacksPart =
    (account.passwordHash !== null && password === undefined) || (hasFactor && code === undefined);
  if (lacksPart) throw new Failure('proof-needed');
  if (account.passwordHash === null && !hasFactor && !(await isFreshSignIn(ctx)))
    throw new Failure('proof-needed');
  if (account.passwordHash !== null && password !== undefined)
    await verifyOwnPassword(ctx, account, password);
  // Last, because a code is used up by being right.
  if (hasFactor && code !== undefined) await verifyFactorProof(ctx, account, code);
}

/**
 * Fails unless the person at the open page is its owner: by the password, or by a code of the second factor. Who has
 * neither needs to have signed in a moment ago.
 */
export async function authenticatePerson(
  ctx: Ctx,
  account: Account,
  { password, code }: Proof,
): Promise<void> {
  if (password !== undefined) return verifyOwnPassword(ctx, account, password);
  if (code !== undefined) return verifyFactorProof(ctx, account, code);
  const hasProof =
    account.passwordHash !== null || (await findFactor(ctx, account.id)) !== undefined;
  if (hasProof || !(await isFreshSignIn(ctx))) throw new Failure('proof-needed');
}

/**
 * The same for what must not depend on a password alone: a code of the second factor where there is one, else the password, and
 * a new one each time.
 */
export async function requireStrongProof(ctx: Ctx, { password, code }: Proof): Promise<void> {
  const account = await getAccount(ctx, callerOf(ctx).accountId);
  const hasFactor = (await findFactor(ctx, account.id)) !== undefined;
  await authenticatePerson(ctx, account, hasFactor ? { code } : { password });
}
