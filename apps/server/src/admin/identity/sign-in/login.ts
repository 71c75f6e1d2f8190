import type { login as loginEndpoint, Tokens } from '@vitrine/contract/admin/identity.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { checkCaptcha } from '#platform/security/captcha.ts';
import { hashPassword, needsRehash, verifyPassword } from '#platform/security/passwords.ts';
import { findAccountByLogin } from '../accounts.ts';
import { accounts } from '../identity.tables.ts';
import { hashToken } from '../keys.ts';
import { enter, tokensOf } from './enter.ts';
import { accountSubject, claimAttempt, clearAttempts } from './login-attempts.ts';
import { rejectCrossSite } from './same-site.ts';

/** Signs in by password. An unknown name costs the same work and gets the same answer as a wrong password. */
export async function logIn(
  ctx: Ctx,
  body: z.output<(typeof loginEndpoint)['body']>,
): Promise<Tokens> {
  rejectCrossSite(ctx);
  await checkCaptcha(ctx, body.captchaKey, body.captchaCode);
  const account = await findAccountByLogin(ctx, body.username);
  const subject = account
    ? accountSubject(account.id)
    : `name:${hashToken(body.username.toLowerCase())}`;
  const attemptId = await claimAttempt(ctx, subject, account?.id);
  const isRight = await verifyPassword(account?.passwordHash ?? null, body.password);
  if (!account || !isRight) throw new Failure('login-wrong');
  if (account.status !== 1) throw new Failure('account-disabled');
  const renewed =
    account.passwordHash && needsRehash(account.passwordHash)
      ? await hashPassword(body.password)
      : undefined;
  const entry = await inTx(ctx, async (tx) => {
    if (renewed)
      await tx.db
        .update(accounts)
        .set({ passwordHash: renewed })
        .where(eq(accounts.id, account.id));
    await clearAttempts(tx, subject, attemptId);
    return enter(tx, account.id, { remember: body.remember });
  });
  return tokensOf(ctx, entry);
}
