import {
  factorAttemptsMax,
  type loginSecondFactor,
  type Tokens,
} from '@vitrine/contract/admin/identity.ts';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { type Ctx, inTx } from '#platform/context.ts';
import { lockInTx } from '#platform/db/lock-in-tx.ts';
import { Failure } from '#platform/failure.ts';
import { getAccount } from '../accounts.ts';
import { factorTickets, type secondFactors } from '../factor.tables.ts';
import { loginAttempts } from '../identity.tables.ts';
import { hashToken } from '../keys.ts';
import { networkOf } from '../network.ts';
import { notifyOfGuessing, recordSecurity } from '../security-events.ts';
import { assertNotWaiting } from '../sign-in/login-attempts.ts';
import { rejectCrossSite } from '../sign-in/same-site.ts';
import { openSession } from '../sign-in/sessions.ts';
import { readBrowser } from '../social/social-flow.ts';
import { factorWaitMs } from './factor.rules.ts';
import { consumeFactorCode, countRecoveryCodes, findFactor } from './factor-check.ts';

const dayMs = 86_400_000;
const guessesToWarn = 10;
export const factorSubject = (accountId: string): string => `factor:${accountId}`;

/** Finishes a sign-in whose first step was right. The ticket decides whose; wrong codes are counted on it and on the account. */
export async function finishSignIn(
  ctx: Ctx,
  body: z.output<(typeof loginSecondFactor)['body']>,
): Promise<Tokens> {
  rejectCrossSite(ctx);
  const outcome = await inTx(ctx, async (tx) => {
    const [ticket] = await tx.db
      .select()
      .from(factorTickets)
      .where(
        and(
          eq(factorTickets.hash, hashToken(body.ticket)),
          eq(factorTickets.browserHash, hashToken(readBrowser(tx) ?? '')),
          isNull(factorTickets.usedAt),
          gt(factorTickets.expiresAt, tx.clock.now()),
          lt(factorTickets.attempts, factorAttemptsMax),
        ),
      )
      .for('update');
    const factor = ticket && (await findFactor(tx, ticket.accountId));
    // Taken away meanwhile by an operator: the first step is asked for again, and then suffices.
    if (!ticket || !factor) return 'over';
    if ((await getAccount(tx, ticket.accountId)).status !== 1) return 'disabled';
    if (!(await checkFactorCode(tx, factor, body.code))) {
      const attempts = ticket.attempts + 1;
      await tx.db.update(factorTickets).set({ attempts }).where(eq(factorTickets.id, ticket.id));
      return attempts >= factorAttemptsMax ? 'over' : 'wrong';
    }
    await tx.db
      .update(factorTickets)
      .set({ usedAt: tx.clock.now() })
      .where(eq(factorTickets.id, ticket.id));
    return openSession(tx, ticket.accountId, { remember: ticket.remember });
  });
  if (outcome === 'over') throw new Failure('factor-ticket-over');
  if (outcome === 'disabled') throw new Failure('account-disabled');
  if (outcome === 'wrong') throw new Failure('factor-code-wrong');
  return outcome;
}

/**
 * Judges a code within the limits of its account, one at a time. The caller's transaction must commit either way,
 * because a wrong one counts.
 */
export async function checkFactorCode(
  ctx: Ctx,
  factor: typeof secondFactors.$inferSelect,
  typed: string,
): Promise<boolean> {
  const { accountId } = factor;
  const subject = factorSubject(accountId);
  await lockInTx(ctx, subject);
  const now = ctx.clock.now();
  const failed = await ctx.db
    .select({ at: loginAttempts.at })
    .from(loginAttempts)
    .where(
      and(
        eq(loginAttempts.subject, subject),
        gt(loginAttempts.at, new Date(now.getTime() - dayMs)),
      ),
    )
    .orderBy(loginAttempts.at);
  const times = failed.map(({ at }) => at.getTime());
  assertNotWaiting(factorWaitMs(times, now.getTime()));
  const taken = await consumeFactorCode(ctx, factor, typed);
  if (!taken) {
    await ctx.db
      .insert(loginAttempts)
      .values({ subject, address: networkOf(ctx.call.address), at: now });
    if (times.length + 1 === guessesToWarn) await notifyOfGuessing(ctx, accountId);
    return false;
  }
  await ctx.db.delete(loginAttempts).where(eq(loginAttempts.subject, subject));
  if (taken === 'recovery')
    await recordSecurity(
      ctx,
      { accountId, kind: 'recovery-used', actorId: accountId },
      { left: await countRecoveryCodes(ctx, accountId) },
    );
  return true;
}
