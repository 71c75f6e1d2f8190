import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { as } from '../db/sql-rows.ts';
import { Failure } from '../failure.ts';
import { captchas } from './captcha.tables.ts';
import { captchaLetters, drawCaptcha } from './captcha-picture.ts';

const lifeMs = 120_000;
const letterCount = 4;

/** The letters of captchas in tests and trials: only with TEST_CAPTCHA set, and never in production. */
function chooseLetters(ctx: Ctx): string {
  const fixed = ctx.platform.config.mode === 'serve' ? undefined : ctx.platform.config.TEST_CAPTCHA;
  if (fixed) return fixed;
  return Array.from(
    { length: letterCount },
    () => captchaLetters[randomInt(captchaLetters.length)],
  ).join('');
}

function hashAnswer(ctx: Ctx, key: string, letters: string): string {
  return createHmac('sha256', ctx.platform.config.secret)
    .update(`captcha:${key}:${letters.trim().toUpperCase()}`)
    .digest('hex');
}

/** A new captcha: its key (32 hex characters) and its picture as a data address. Valid for 120 s and one answer. */
export async function createCaptcha(
  ctx: Ctx,
): Promise<{ captchaKey: string; captchaBase64: string }> {
  const captchaKey = randomBytes(16).toString('hex');
  const letters = chooseLetters(ctx);
  const picture = await drawCaptcha(letters);
  const now = ctx.clock.now();
  await ctx.db
    .delete(captchas)
    .where(sql`${captchas.expiresAt} < ${now.toISOString()}::timestamptz - interval '1 hour'`);
  await ctx.db.insert(captchas).values({
    key: captchaKey,
    answerHash: hashAnswer(ctx, captchaKey, letters),
    expiresAt: new Date(now.getTime() + lifeMs),
  });
  return { captchaKey, captchaBase64: `data:image/png;base64,${picture.toString('base64')}` };
}

/**
 * Consumes a captcha, whatever the answer, and throws `captcha-wrong` unless it was right and in time. It is deleted
 * outside the caller's transaction: a rejected login must not restore the captcha.
 */
export async function checkCaptcha(ctx: Ctx, key: string, letters: string): Promise<void> {
  const answer = await ctx.platform.database.db.rows(
    sql`delete from captchas where key = ${key} returning answer_hash, expires_at`,
    {
      answerHash: as.text,
      expiresAt: as.moment,
    },
  );
  const row = answer[0];
  const isRight =
    row !== undefined &&
    row.answerHash === hashAnswer(ctx, key, letters) &&
    row.expiresAt > ctx.clock.now();
  if (!isRight) throw new Failure('captcha-wrong');
}
