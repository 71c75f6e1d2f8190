import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { recoveryCodes, secondFactors } from '../factor.tables.ts';
import { deriveKey, hmacHex } from '../keys.ts';
import { makeRecoveryCodes, readFactorCode } from './factor.rules.ts';
import { findStep } from './factor-key.ts';

type Factor = typeof secondFactors.$inferSelect;

/** The second factor of an account, once it is set up. */
export async function findFactor(ctx: Ctx, accountId: string): Promise<Factor | undefined> {
  const [factor] = await ctx.db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.accountId, accountId), isNotNull(secondFactors.confirmedAt)));
  return factor;
}

const hashOf = (ctx: Ctx, accountId: string, code: string): string =>
  hmacHex(deriveKey(ctx.platform, 'recovery-code'), `${accountId}:${code}`);

/** Judges a code and uses it up; `accepted` says which kind it was. A code of the app is good once, and so is a recovery code. */
export async function consumeFactorCode(
  ctx: Ctx,
  factor: Factor,
  typed: string,
): Promise<'app' | 'recovery' | undefined> {
  const { accountId } = factor;
  const { kind, code } = readFactorCode(typed);
  if (kind === 'app') {
    const step = findStep(ctx, accountId, factor.sealedKey, code);
    if (step === undefined) return undefined;
    const taken = await ctx.db
      .update(secondFactors)
      .set({ lastStep: step })
      .where(and(eq(secondFactors.accountId, accountId), lt(secondFactors.lastStep, step)))
      .returning({ step: secondFactors.lastStep });
    return taken.length ? 'app' : undefined;
  }
  const used = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.clock.now() })
    .where(
      and(
        eq(recoveryCodes.accountId, accountId),
        eq(recoveryCodes.hash, hashOf(ctx, accountId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length ? 'recovery' : undefined;
}

export async function countRecoveryCodes(ctx: Ctx, accountId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Ten new codes instead of all older ones; only their hashes stay here. */
export async function replaceRecoveryCodes(ctx: Ctx, accountId: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  const createdAt = ctx.clock.now();
  await ctx.db.insert(recoveryCodes).values(
    codes.map((code) => ({
      accountId,
      hash: hashOf(ctx, accountId, readFactorCode(code).code),
      createdAt,
    })),
  );
  return codes;
}

/** Forgets app and recovery codes. */
export async function removeFactor(ctx: Ctx, accountId: string): Promise<void> {
  await ctx.db.delete(secondFactors).where(eq(secondFactors.accountId, accountId));
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}
