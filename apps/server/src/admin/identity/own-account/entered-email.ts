import type { confirmEmailChange } from '@vitrine/contract/admin/identity.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { announceRightsOf } from '#admin/roles/index.ts';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { sendMail } from '#platform/mail/mail.ts';
import { findAccountByEmail, lockAccount } from '../accounts.ts';
import { factorTickets, securityEvents } from '../factor.tables.ts';
import {
  type Account,
  accounts,
  emailChanges,
  identities,
  passwordLinks,
} from '../identity.tables.ts';
import { hashToken, randomToken } from '../keys.ts';
import { recordSecurity } from '../security-events.ts';
import { rejectCrossSite } from '../sign-in/same-site.ts';
import { endSessionsOf } from '../sign-in/sessions.ts';

const lifeDays = 7;
const dayMs = 86_400_000;

/** Whether nobody has ever come into an account that an operator added: its address may be corrected without a confirmation. */
export async function isUntouched(ctx: Ctx, account: Account): Promise<boolean> {
  if (
    account.passwordHash !== null ||
    account.emailVerifiedAt !== null ||
    account.termsAcceptedAt !== null
  )
    return false;
  const ofAccount = and(
    eq(securityEvents.accountId, account.id),
    eq(securityEvents.kind, 'password-changed'),
  );
  const [linked, passwords] = [
    await ctx.db.$count(identities, eq(identities.accountId, account.id)),
    await ctx.db.$count(securityEvents, ofAccount),
  ];
  return linked + passwords === 0;
}

/**
 * Whether the address of an account may be trusted with a new password. That of a store's owner may have been set by an operator
 * after the store was in use (before such changes had to be confirmed), which proves nothing.
 */
export async function isEmailProven(ctx: Ctx, account: Account): Promise<boolean> {
  if (account.emailVerifiedAt !== null || (await isUntouched(ctx, account))) return true;
  const isOwner = await ctx.db.exists(
    sql`select 1 from account_roles ar join roles r on r.id = ar.role_id where ar.account_id = ${account.id} and r.code = 'STORE_OWNER'`,
  );
  return !isOwner;
}

/**
 * Notes the address that an operator entered and mails a link there. Until it is followed nothing is sent to it but this mail, and
 * the account keeps its address, which is notified now and once more when the change takes effect.
 */
export async function enterEmail(ctx: Ctx, account: Account, email: string): Promise<void> {
  const token = randomToken();
  const now = ctx.clock.now();
  const actorId = callerOf(ctx).accountId;
  const row = {
    email,
    hash: hashToken(token),
    actorId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeDays * dayMs),
  };
  await ctx.db
    .insert(emailChanges)
    .values({ accountId: account.id, ...row })
    .onConflictDoUpdate({ target: emailChanges.accountId, set: row });
  const url = `${ctx.platform.config.consoleUrl}/#/login?mode=email&token=${token}`;
  const values = { name: account.username ?? account.email, days: lifeDays };
  await sendMail(ctx, {
    to: email,
    language: account.language,
    mail: { template: 'email-confirm', values, url },
  });
  await recordSecurity(
    ctx,
    { accountId: account.id, kind: 'email-entered', actorId },
    { newEmail: email },
  );
}

/** Forgets an entered address: the person at the account's own address has shown that it is in use. */
export async function dropEnteredEmail(ctx: Ctx, accountId: string): Promise<void> {
  await ctx.db.delete(emailChanges).where(eq(emailChanges.accountId, accountId));
}

/** Gives an account the address whose mailbox followed the link, and ends its sessions. */
export async function confirmEnteredEmail(
  ctx: Ctx,
  { token }: z.output<(typeof confirmEmailChange)['body']>,
): Promise<null> {
  rejectCrossSite(ctx);
  await inTx(ctx, async (tx) => {
    const now = tx.clock.now();
    const found = and(eq(emailChanges.hash, hashToken(token)), gt(emailChanges.expiresAt, now));
    const [wanted] = await tx.db
      .select({ accountId: emailChanges.accountId })
      .from(emailChanges)
      .where(found);
    if (!wanted) throw new Failure('ticket-invalid');
    const account = await lockAccount(tx, wanted.accountId);
    const [change] = await tx.db.delete(emailChanges).where(found).returning();
    if (!change || account.status !== 1 || account.deletedAt !== null)
      throw new Failure('ticket-invalid');
    // Taken by a registration meanwhile.
    if (await findAccountByEmail(tx, change.email)) throw new Failure('ticket-invalid');
    const { id: accountId, email } = account;
    // While the account still has the old address, which is where the mail goes.
    await recordSecurity(
      tx,
      { accountId, kind: 'email-changed', actorId: change.actorId },
      { email, newEmail: change.email },
    );
    await tx.db
      .update(accounts)
      .set({ email: change.email, emailVerifiedAt: now, updatedAt: now })
      .where(eq(accounts.id, accountId));
    await tx.db.delete(factorTickets).where(eq(factorTickets.accountId, accountId));
    // A link that is on its way to the old address opens nothing any more.
    await tx.db.delete(passwordLinks).where(eq(passwordLinks.accountId, accountId));
    await endSessionsOf(tx, accountId, 'email');
    await announceRightsOf(tx, accountId);
  });
  return null;
}

/** The days after an operator's change during which nothing is paid out: time for the owner to notice it. */
const holdDays = 7;

/** Until when accounts hold back payouts, because an operator changed the address or removed the second factor; others are left out. */
export async function findOperatorHolds(
  ctx: Ctx,
  accountIds: readonly string[],
): Promise<Map<string, Date>> {
  const since = new Date(ctx.clock.now().getTime() - holdDays * dayMs);
  const rows = await ctx.db
    .select({
      accountId: securityEvents.accountId,
      at: sql<string>`max(${securityEvents.at})::text`,
    })
    .from(securityEvents)
    .where(
      and(
        sql`${securityEvents.accountId} = any(${sql.param([...accountIds])}::bigint[])`,
        sql`${securityEvents.kind} in ('email-changed', 'factor-reset')`,
        sql`${securityEvents.actorId} is distinct from ${securityEvents.accountId}`,
        gt(securityEvents.at, since),
      ),
    )
    .groupBy(securityEvents.accountId);
  return new Map(
    rows.map(({ accountId, at }) => [
      accountId,
      new Date(new Date(at).getTime() + holdDays * dayMs),
    ]),
  );
}
