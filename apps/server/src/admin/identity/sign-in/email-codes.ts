import { randomInt, timingSafeEqual } from 'node:crypto';
import {
  codeAttemptsMax,
  codeLifeMinutes,
  codeResendSeconds,
} from '@vitrine/contract/admin/identity.ts';
import { and, desc, eq, gt } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { lockInTx } from '#platform/db/lock-in-tx.ts';
import { Failure } from '#platform/failure.ts';
import { sendMail } from '#platform/mail/mail.ts';
import { findAccountByEmail } from '../accounts.ts';
import { type CodePurpose, emailCodes } from '../identity.tables.ts';
import { deriveKey, hmacHex } from '../keys.ts';
import { networkOf } from '../network.ts';
import { isKnownNetwork } from './sessions.ts';

const dayMs = 86_400_000;
const perDayAndNetwork = 5;
const perDay = 20;
const hourMs = 3_600_000;
/** For all addresses together: enough for an office, too few for sending mail to strangers through our server. */
const perHourAndNetwork = 40;

export interface CodeRequest {
  email: string;
  purpose: CodePurpose;
  /** The mail that carries the code. */
  template: 'registration-code' | 'password-code' | 'social-code' | 'email-code' | 'mobile-code';
  /** Who alone may use the code; anybody who reads the mail when it is left out. */
  boundTo?: string;
  /** Decides, in the transaction, which mail goes out instead when the code would be of no use. */
  instead?: (ctx: Ctx) => Promise<'already-registered' | 'no-account' | 'email-taken' | undefined>;
}

export interface CodeSent {
  resendSeconds: number;
  lifeMinutes: number;
}

const codeHmac = (
  ctx: Ctx,
  {
    email,
    purpose,
    boundTo,
  }: { email: string; purpose: CodePurpose; boundTo?: string | undefined },
  code: string,
): string =>
  hmacHex(
    deriveKey(ctx.platform, 'email-code'),
    [purpose, email, ...(boundTo === undefined ? [] : [boundTo]), code].join(':'),
  );

/**
 * Mails a code, at most one per 60 s for an e-mail, 5 a day for it from one network and 20 a day altogether,
 * which does not count against networks its owner has signed in from. One
 * network gets 40 an hour for all e-mails together. An e-mail for which the code would be of no use gets another mail; rows, limits and answer are the same.
 */
export async function sendEmailCode(ctx: Ctx, request: CodeRequest): Promise<CodeSent> {
  const { email, purpose } = request;
  const address = networkOf(ctx.call.address);
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  await inTx(ctx, async (tx) => {
    await lockInTx(tx, `email-code:${email}`, `email-codes-of:${address}`);
    const now = tx.clock.now();
    await checkPace(tx, email, address, now);
    const other = await request.instead?.(tx);
    await tx.db.insert(emailCodes).values({
      email,
      purpose,
      codeHmac: codeHmac(tx, request, code),
      isVoid: other !== undefined,
      address,
      attempts: 0,
      createdAt: now,
      expiresAt: new Date(now.getTime() + codeLifeMinutes * 60_000),
    });
    const to = { to: email, language: tx.language };
    if (other) await sendMail(tx, { ...to, mail: { template: other, values: {} } });
    else
      await sendMail(tx, {
        ...to,
        mail: { template: request.template, values: { minutes: codeLifeMinutes }, code },
      });
  });
  return { resendSeconds: codeResendSeconds, lifeMinutes: codeLifeMinutes };
}

async function checkNetwork(ctx: Ctx, address: string, now: Date): Promise<void> {
  const [oldest] = await ctx.db
    .select({ createdAt: emailCodes.createdAt })
    .from(emailCodes)
    .where(
      and(
        eq(emailCodes.address, address),
        gt(emailCodes.createdAt, new Date(now.getTime() - hourMs)),
      ),
    )
    .orderBy(desc(emailCodes.createdAt))
    .offset(perHourAndNetwork - 1)
    .limit(1);
  if (!oldest) return;
  const seconds = Math.ceil((oldest.createdAt.getTime() + hourMs - now.getTime()) / 1000);
  throw new Failure('rate-limited', { values: { seconds }, retryAfterSeconds: seconds });
}

async function checkPace(ctx: Ctx, email: string, address: string, now: Date): Promise<void> {
  await checkNetwork(ctx, address, now);
  const today = await ctx.db
    .select({ createdAt: emailCodes.createdAt, address: emailCodes.address })
    .from(emailCodes)
    .where(
      and(eq(emailCodes.email, email), gt(emailCodes.createdAt, new Date(now.getTime() - dayMs))),
    )
    .orderBy(desc(emailCodes.createdAt));
  const last = today[0];
  const waitMs = last ? last.createdAt.getTime() + codeResendSeconds * 1000 - now.getTime() : 0;
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1000);
    throw new Failure('code-too-soon', { values: { seconds }, retryAfterSeconds: seconds });
  }
  if (today.filter((row) => row.address === address).length >= perDayAndNetwork)
    throw new Failure('code-limit');
  if (today.length >= perDay && !(await isAtHome(ctx, email, address)))
    throw new Failure('code-limit');
}

/** Whether the owner of the e-mail has signed in from this network: strangers elsewhere cannot use up his codes. */
async function isAtHome(ctx: Ctx, email: string, network: string): Promise<boolean> {
  const account = await findAccountByEmail(ctx, email);
  return account !== undefined && isKnownNetwork(ctx, account.id, network);
}

/**
 * Judges a code in the caller's transaction, which must commit either way, because a wrong try counts. Only the
 * newest code of an e-mail and purpose is good, for 10 minutes, five tries and one use.
 */
export async function useEmailCode(
  ctx: Ctx,
  input: { email: string; purpose: CodePurpose; boundTo?: string; code: string },
): Promise<boolean> {
  const now = ctx.clock.now();
  const [row] = await ctx.db
    .select()
    .from(emailCodes)
    .where(and(eq(emailCodes.email, input.email), eq(emailCodes.purpose, input.purpose)))
    .orderBy(desc(emailCodes.createdAt), desc(emailCodes.id))
    .limit(1)
    .for('update');
  const expected = Buffer.from(row?.codeHmac ?? '0'.repeat(64), 'hex');
  const matches = timingSafeEqual(expected, Buffer.from(codeHmac(ctx, input, input.code), 'hex'));
  if (!row || row.usedAt || row.expiresAt <= now || row.attempts >= codeAttemptsMax) return false;
  const isGood = matches && !row.isVoid;
  await ctx.db
    .update(emailCodes)
    .set(isGood ? { usedAt: now } : { attempts: row.attempts + 1 })
    .where(eq(emailCodes.id, row.id));
  return isGood;
}
