import type { SecondFactor } from '@vitrine/contract/admin/identity.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { announceRightsOf } from '#admin/roles/index.ts';
import { readBranding } from '#platform/branding.ts';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { getAccount } from '../accounts.ts';
import { secondFactors } from '../factor.tables.ts';
import { recordSecurity } from '../security-events.ts';
import { invalidateSession } from '../sign-in/caller-cache.ts';
import { needsFactor, readFactorCode } from './factor.rules.ts';
import { countRecoveryCodes, findFactor, replaceRecoveryCodes } from './factor-check.ts';
import { findStep, makeFactorKey, sealKey } from './factor-key.ts';
import { isFreshSignIn, verifyOwnPassword } from './proof.ts';

/** How the caller's second factor stands, and what setting it up would ask for. */
export async function describeFactor(ctx: Ctx): Promise<SecondFactor> {
  const caller = callerOf(ctx);
  const account = await getAccount(ctx, caller.accountId);
  const factor = await findFactor(ctx, account.id);
  const hasPassword = account.passwordHash !== null;
  return {
    isOn: factor !== undefined,
    isRequired: caller.mustEnrol || needsFactor(ctx.platform, caller.roles),
    since: factor?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(ctx, account.id),
    startNeeds: (await isFreshSignIn(ctx)) ? 'nothing' : hasPassword ? 'password' : 'sign-in',
    hasPassword,
  };
}

/** Makes a key that counts for nothing until a first code has proved that it arrived in an app. */
export async function startFactor(
  ctx: Ctx,
  password: string | undefined,
): Promise<{ key: string; address: string }> {
  const account = await getAccount(ctx, callerOf(ctx).accountId);
  if (password !== undefined) await verifyOwnPassword(ctx, account, password);
  else if (!(await isFreshSignIn(ctx))) throw new Failure('proof-needed');
  const made = makeFactorKey((await readBranding(ctx)).name, account.email);
  const fresh = {
    sealedKey: sealKey(ctx, account.id, made.key),
    createdAt: ctx.clock.now(),
    confirmedAt: null,
    lastStep: 0,
  };
  const kept = await inTx(ctx, (tx) =>
    tx.db
      .insert(secondFactors)
      .values({ accountId: account.id, ...fresh })
      .onConflictDoUpdate({
        target: secondFactors.accountId,
        set: fresh,
        setWhere: isNull(secondFactors.confirmedAt),
      })
      .returning({ accountId: secondFactors.accountId }),
  );
  if (!kept.length) throw new Failure('second-factor-on');
  return made;
}

/** Turns the factor on with a first code, and answers the recovery codes. */
export async function confirmFactor(ctx: Ctx, typed: string): Promise<{ recoveryCodes: string[] }> {
  const { accountId, sessionId } = callerOf(ctx);
  const recovery = await inTx(ctx, async (tx) => {
    const [factor] = await tx.db
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.accountId, accountId))
      .for('update');
    if (!factor) throw new Failure('second-factor-off');
    if (factor.confirmedAt) throw new Failure('second-factor-on');
    const { kind, code } = readFactorCode(typed);
    const step = kind === 'app' ? findStep(tx, accountId, factor.sealedKey, code) : undefined;
    if (step === undefined) throw new Failure('factor-code-wrong');
    await tx.db
      .update(secondFactors)
      .set({ confirmedAt: tx.clock.now(), lastStep: step })
      .where(and(eq(secondFactors.accountId, accountId), isNull(secondFactors.confirmedAt)));
    const codes = await replaceRecoveryCodes(tx, accountId);
    await recordSecurity(tx, { accountId, kind: 'factor-on', actorId: accountId }, {});
    await announceRightsOf(tx, accountId);
    return codes;
  });
  // The next call of this page must find the rights that were kept back.
  invalidateSession(ctx.platform, sessionId);
  return { recoveryCodes: recovery };
}
