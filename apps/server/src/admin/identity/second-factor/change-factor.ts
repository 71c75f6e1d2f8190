import { and, eq, isNull, sql } from 'drizzle-orm';
import { accountsInScope } from '#admin/data-scope/index.ts';
import { announceRightsOf } from '#admin/roles/index.ts';
import { type Ctx, inTx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { findAccountByLogin, getAccount } from '../accounts.ts';
import { type Account, accounts, loginAttempts } from '../identity.tables.ts';
import { recordSecurity } from '../security-events.ts';
import { endSessionsOf } from '../sign-in/sessions.ts';
import { needsFactor } from './factor.rules.ts';
import { findFactor, removeFactor, replaceRecoveryCodes } from './factor-check.ts';
import { verifyFactorProof } from './proof.ts';
import { factorSubject } from './second-step.ts';

/** The password alone proves too little here: anyone who has learnt it must not be able to remove the second factor with it. */
async function ownAccountWithFactor(ctx: Ctx, code: string): Promise<Account> {
  const account = await getAccount(ctx, callerOf(ctx).accountId);
  if (!(await findFactor(ctx, account.id))) throw new Failure('second-factor-off');
  await verifyFactorProof(ctx, account, code);
  return account;
}

export async function turnOffFactor(ctx: Ctx, code: string): Promise<null> {
  if (needsFactor(ctx.platform, callerOf(ctx).roles)) throw new Failure('second-factor-required');
  const { id } = await ownAccountWithFactor(ctx, code);
  await inTx(ctx, async (tx) => {
    await removeFactor(tx, id);
    await recordSecurity(tx, { accountId: id, kind: 'factor-off', actorId: id }, {});
    await announceRightsOf(tx, id);
  });
  return null;
}

/** Ten new recovery codes; the older ones, whose list may have been found, stop working. */
export async function renewCodes(ctx: Ctx, code: string): Promise<{ recoveryCodes: string[] }> {
  const { id } = await ownAccountWithFactor(ctx, code);
  return inTx(ctx, async (tx) => {
    const recoveryCodes = await replaceRecoveryCodes(tx, id);
    await recordSecurity(tx, { accountId: id, kind: 'recovery-renewed', actorId: id }, {});
    return { recoveryCodes };
  });
}

async function disableFactor(ctx: Ctx, accountId: string, actorId: string | null): Promise<void> {
  if (!(await findFactor(ctx, accountId))) throw new Failure('second-factor-off');
  await removeFactor(ctx, accountId);
  await ctx.db.delete(loginAttempts).where(eq(loginAttempts.subject, factorSubject(accountId)));
  await endSessionsOf(ctx, accountId, 'operator');
  await announceRightsOf(ctx, accountId);
  await recordSecurity(ctx, { accountId, kind: 'factor-reset', actorId }, {});
}

/** Resets the factor of a person who lost telephone and codes. Never one's own; an ADMIN's only by ROOT; ROOT's by no one. */
export async function resetFactor(ctx: Ctx, accountId: string): Promise<null> {
  const caller = callerOf(ctx);
  const [found] = await ctx.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt), accountsInScope(ctx)));
  const target = orNotFound(found);
  const rows = await ctx.db.rows(
    sql`select r.code from account_roles ar join roles r on r.id = ar.role_id where ar.account_id = ${target.id}`,
    { code: as.text },
  );
  const roles = rows.map(({ code }) => code);
  const isAbove =
    roles.includes('ROOT') || (roles.includes('ADMIN') && !caller.roles.includes('ROOT'));
  if (isAbove || target.id === caller.accountId) throw new Failure('forbidden');
  await disableFactor(ctx, target.id, caller.accountId);
  return null;
}

/** The way for ROOT: the person who starts the server names the account. Answers the line for the ready message. */
export async function resetFactorOnServer(ctx: Ctx, name: string): Promise<string> {
  const account = await findAccountByLogin(ctx, name);
  if (!account) return `Second factor: nobody signs in as ${name}.`;
  if (!(await findFactor(ctx, account.id))) return `Second factor: ${name} has none.`;
  await inTx(ctx, (tx) => disableFactor(tx, account.id, null));
  return `Second factor: that of ${name} is gone; the next sign-in sets up a new one.`;
}
