import type { resetPassword, sendPasswordCode } from '@vitrine/contract/admin/identity.ts';
import { eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { checkCaptcha } from '#platform/security/captcha.ts';
import { findAccountByEmail } from '../accounts.ts';
import { factorTickets } from '../factor.tables.ts';
import { type Account, accounts, loginAttempts } from '../identity.tables.ts';
import { dropEnteredEmail, isEmailProven } from '../own-account/entered-email.ts';
import { factorSubject } from '../second-factor/second-step.ts';
import { recordSecurity } from '../security-events.ts';
import { type CodeSent, sendEmailCode, useEmailCode } from './email-codes.ts';
import { accountSubject } from './login-attempts.ts';
import { hashNewPassword } from './new-password.ts';
import { rejectCrossSite } from './same-site.ts';
import { endSessionsOf } from './sessions.ts';

/** The enabled account of an address, unless an operator may have set the address of an owner who never confirmed it. */
async function findByProvenEmail(ctx: Ctx, email: string): Promise<Account | undefined> {
  const account = await findAccountByEmail(ctx, email);
  if (account?.status !== 1) return undefined;
  return (await isEmailProven(ctx, account)) ? account : undefined;
}

/** Mails the code for a forgotten password; to a mailbox without an account the mail says that there is none. */
export async function requestPasswordCode(
  ctx: Ctx,
  body: z.output<(typeof sendPasswordCode)['body']>,
): Promise<CodeSent> {
  rejectCrossSite(ctx);
  await checkCaptcha(ctx, body.captchaKey, body.captchaCode);
  return sendEmailCode(ctx, {
    email: body.email,
    purpose: 'password',
    template: 'password-code',
    instead: async (tx) => ((await findByProvenEmail(tx, body.email)) ? undefined : 'no-account'),
  });
}

/** Sets the new password and ends every session of the account, so that the old one gives no access. */
export async function resetForgottenPassword(
  ctx: Ctx,
  body: z.output<(typeof resetPassword)['body']>,
): Promise<null> {
  rejectCrossSite(ctx);
  const passwordHash = await hashNewPassword(body.password, body.confirmPassword, [body.email]);
  const isDone = await inTx(ctx, async (tx) => {
    if (!(await useEmailCode(tx, { email: body.email, purpose: 'password', code: body.code })))
      return false;
    const account = await findByProvenEmail(tx, body.email);
    if (!account) return false;
    if (account.isShared) throw new Failure('account-shared');
    const now = tx.clock.now();
    await tx.db
      .update(accounts)
      .set({ passwordHash, emailVerifiedAt: account.emailVerifiedAt ?? now, updatedAt: now })
      .where(eq(accounts.id, account.id));
    // The attempts were made with the old password, so they are forgotten with it. The second factor itself stays.
    const subjects = [accountSubject(account.id), factorSubject(account.id)];
    await tx.db.delete(loginAttempts).where(inArray(loginAttempts.subject, subjects));
    await tx.db.delete(factorTickets).where(eq(factorTickets.accountId, account.id));
    await dropEnteredEmail(tx, account.id);
    await endSessionsOf(tx, account.id, 'password');
    await recordSecurity(
      tx,
      { accountId: account.id, kind: 'password-changed', actorId: account.id },
      {},
    );
    return true;
  });
  if (!isDone) throw new Failure('code-wrong');
  return null;
}
