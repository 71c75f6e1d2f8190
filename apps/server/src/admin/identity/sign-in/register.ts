import {
  codeLifeMinutes,
  type register,
  type sendRegistrationCode,
  type Tokens,
} from '@vitrine/contract/admin/identity.ts';
import type { z } from 'zod';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { claimKey, completeKey, idempotencyScope, releaseKey } from '#platform/http/idempotency.ts';
import { checkCaptcha } from '#platform/security/captcha.ts';
import { createAccount, findAccountByEmail, getAccount } from '../accounts.ts';
import { deriveKey, hmacHex } from '../keys.ts';
import { findFactor } from '../second-factor/factor-check.ts';
import { type CodeSent, sendEmailCode, useEmailCode } from './email-codes.ts';
import { hashNewPassword } from './new-password.ts';
import { rejectCrossSite } from './same-site.ts';
import { openSession } from './sessions.ts';

/** Mails the code for opening a store; when the address already has an account, only the mail says so. */
export async function requestRegistrationCode(
  ctx: Ctx,
  body: z.output<(typeof sendRegistrationCode)['body']>,
): Promise<CodeSent> {
  rejectCrossSite(ctx);
  await checkCaptcha(ctx, body.captchaKey, body.captchaCode);
  return sendEmailCode(ctx, {
    email: body.email,
    purpose: 'registration',
    template: 'registration-code',
    instead: async (tx) =>
      (await findAccountByEmail(tx, body.email)) ? 'already-registered' : undefined,
  });
}

/** A repetition is for an answer that got lost on its way: later the same words must not open what has a new password since. */
async function signInAgain(ctx: Ctx, accountId: string): Promise<Tokens | undefined> {
  const { createdAt, status } = await getAccount(ctx, accountId);
  const isOver = ctx.clock.now().getTime() - createdAt.getTime() > codeLifeMinutes * 60_000;
  return isOver || status !== 1 || (await findFactor(ctx, accountId))
    ? undefined
    : openSession(ctx, accountId);
}

/**
 * Opens an account with its store and signs the owner in. A repetition with the same `Idempotency-Key` and body
 * signs the same owner in again while its code would live: tokens are never stored, so the account is what the key remembers.
 */
export async function registerOwner(
  ctx: Ctx,
  body: z.output<(typeof register)['body']>,
): Promise<Tokens> {
  rejectCrossSite(ctx);
  if (!body.termsAccepted) throw new Failure('terms-not-accepted');
  const passwordHash = await hashNewPassword(body.password, body.confirmPassword, [body.email]);
  const key = ctx.call.idempotencyKey;
  const scope = idempotencyScope({ ...ctx, caller: null }, `register:${body.email}`);

  const tokens = await inTx(ctx, async (tx) => {
    if (key) {
      // The hash is keyed, because the body holds a password.
      const bodyHash = hmacHex(deriveKey(tx.platform, 'register-body'), JSON.stringify(body));
      const claim = await claimKey(tx, {
        scope,
        key,
        route: 'auth.register',
        bodyHash,
        now: tx.clock.now(),
      });
      if (claim.kind === 'replay')
        return signInAgain(tx, (JSON.parse(claim.answer) as { accountId: string }).accountId);
    }
    const isGood = await useEmailCode(tx, {
      email: body.email,
      purpose: 'registration',
      code: body.code,
    });
    const account = isGood
      ? await createAccount(tx, {
          email: body.email,
          passwordHash,
          language: body.language ?? tx.language,
          roles: ['STORE_OWNER'],
          emailVerified: true,
          termsAccepted: true,
          userSource: body.userSource,
          pageSource: body.pageSource,
        })
      : undefined;
    if (!account) {
      if (key) await releaseKey(tx.db, scope, key);
      return undefined;
    }
    if (key) await completeKey(tx, scope, key, JSON.stringify({ accountId: account.id }));
    return openSession(tx, account.id);
  });
  if (!tokens) throw new Failure('code-wrong');
  return tokens;
}
