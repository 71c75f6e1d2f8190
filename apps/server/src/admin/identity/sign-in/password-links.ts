import type { usePasswordLink as useEndpoint } from '@vitrine/contract/admin/identity.ts';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { sendMail } from '#platform/mail/mail.ts';
import { getAccount } from '../accounts.ts';
import { factorTickets } from '../factor.tables.ts';
import { accounts, loginAttempts, passwordLinks } from '../identity.tables.ts';
import { hashToken, randomToken } from '../keys.ts';
import { dropEnteredEmail } from '../own-account/entered-email.ts';
import { factorSubject } from '../second-factor/second-step.ts';
import { noteSecurity, recordSecurity } from '../security-events.ts';
import { accountSubject } from './login-attempts.ts';
import { hashNewPassword } from './new-password.ts';
import { rejectCrossSite } from './same-site.ts';
import { endSessionsOf } from './sessions.ts';

const lifeDays = 7;
const dayMs = 86_400_000;

/** Mails an account without a password a link to set one; an older link stops working. */
export async function mailPasswordLink(
  ctx: Ctx,
  accountId: string,
  template: 'invitation' | 'password-link',
): Promise<void> {
  const account = await getAccount(ctx, accountId);
  // Deleted, undone or served by another link in the meantime.
  if (account.passwordHash !== null || account.deletedAt !== null || account.status !== 1) return;
  const token = randomToken();
  const now = ctx.clock.now();
  await ctx.db.delete(passwordLinks).where(eq(passwordLinks.accountId, accountId));
  await ctx.db.insert(passwordLinks).values({
    accountId,
    hash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeDays * dayMs),
  });
  const url = `${ctx.platform.config.consoleUrl}/#/login?mode=password&token=${token}`;
  const values = { name: account.username ?? account.email, days: lifeDays };
  await sendMail(ctx, {
    to: account.email,
    language: account.language,
    mail: { template, values, url },
  });
}

/** Sets the password of the account that a mailed link belongs to. The link also proves the mailbox. */
export async function setPasswordByLink(
  ctx: Ctx,
  body: z.output<(typeof useEndpoint)['body']>,
): Promise<null> {
  rejectCrossSite(ctx);
  const passwordHash = await hashNewPassword(body.password, body.confirmPassword, []);
  await inTx(ctx, async (tx) => {
    const now = tx.clock.now();
    const [link] = await tx.db
      .update(passwordLinks)
      .set({ usedAt: now })
      .where(
        and(
          eq(passwordLinks.hash, hashToken(body.token)),
          isNull(passwordLinks.usedAt),
          gt(passwordLinks.expiresAt, now),
        ),
      )
      .returning({ accountId: passwordLinks.accountId });
    const account = link && (await getAccount(tx, link.accountId));
    if (account?.status !== 1) throw new Failure('ticket-invalid');
    await tx.db
      .update(accounts)
      .set({ emailVerifiedAt: account.emailVerifiedAt ?? now })
      .where(eq(accounts.id, account.id));
    await dropEnteredEmail(tx, account.id);
    await setPasswordOf(tx, account.id, passwordHash, account.id);
  });
  return null;
}

/** Replaces a password and ends everything that the old one opened. Without one, only a mailed link leads in. */
export async function setPasswordOf(
  ctx: Ctx,
  accountId: string,
  passwordHash: string | null,
  actorId = ctx.caller?.accountId ?? null,
): Promise<void> {
  await ctx.db
    .update(accounts)
    .set({ passwordHash, updatedAt: ctx.clock.now() })
    .where(eq(accounts.id, accountId));
  await ctx.db
    .delete(loginAttempts)
    .where(inArray(loginAttempts.subject, [accountSubject(accountId), factorSubject(accountId)]));
  await ctx.db.delete(factorTickets).where(eq(factorTickets.accountId, accountId));
  await ctx.db
    .delete(passwordLinks)
    .where(and(eq(passwordLinks.accountId, accountId), isNull(passwordLinks.usedAt)));
  await endSessionsOf(ctx, accountId, 'password');
  if (passwordHash !== null)
    await recordSecurity(ctx, { accountId, kind: 'password-changed', actorId }, {});
  // The mail with the link to a new one says it.
  else await noteSecurity(ctx, { accountId, kind: 'password-reset', actorId });
}
