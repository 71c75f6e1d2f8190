import type {
  listSecurityEvents,
  SecurityEventKind,
} from '@vitrine/contract/admin/security-events.ts';
import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Ctx } from '#platform/context.ts';
import { callerOf } from '#platform/http/route.ts';
import { sendMail } from '#platform/mail/mail.ts';
import type { Mail, MailValues } from '#texts/mails.ts';
import { getAccount } from './accounts.ts';
import { securityEvents } from './factor.tables.ts';
import { networkOf } from './network.ts';

const listedMax = 20;

/** Kinds that have a separate mail. */
type MailedKind = Exclude<SecurityEventKind, 'password-reset' | 'store-viewed'>;

interface SecurityChange<Kind extends SecurityEventKind> {
  accountId: string;
  kind: Kind;
  /** No account: done on the server itself. */
  actorId: string | null;
}

type OwnValues<Kind extends MailedKind | 'factor-guessed'> = Omit<MailValues<Kind>, 'email'> & {
  email?: string;
};

async function mailTo<Kind extends MailedKind | 'factor-guessed'>(
  ctx: Ctx,
  accountId: string,
  template: Kind,
  values: OwnValues<Kind>,
  page = '/login?mode=forgot',
): Promise<void> {
  const { email, language } = await getAccount(ctx, accountId);
  const url = `${ctx.platform.config.consoleUrl}/#${page}`;
  const mail = { template, values: { email, ...values }, url } as unknown as Mail<Kind>;
  await sendMail(ctx, { to: email, language, mail });
}

/** Records a change of which another mail informs the person. */
export async function noteSecurity(
  ctx: Ctx,
  change: SecurityChange<SecurityEventKind>,
): Promise<void> {
  await ctx.db
    .insert(securityEvents)
    .values({ ...change, address: networkOf(ctx.call.address), at: ctx.clock.now() });
}

/**
 * Records, and mails to the person, that a sign-in method of their account has changed. In the transaction of the change.
 * The button of the email leads to `page` of the console: unless said otherwise, to a new password.
 */
export async function recordSecurity<Kind extends MailedKind>(
  ctx: Ctx,
  change: SecurityChange<Kind>,
  values: OwnValues<Kind>,
  page?: string,
): Promise<void> {
  await ctx.db
    .insert(securityEvents)
    .values({ ...change, address: networkOf(ctx.call.address), at: ctx.clock.now() });
  await mailTo(ctx, change.accountId, change.kind, values, page);
}

/** A caller who knows the password is trying codes. */
export function notifyOfGuessing(ctx: Ctx, accountId: string): Promise<void> {
  return mailTo(ctx, accountId, 'factor-guessed', {});
}

/** What happened to the ways into the caller's account, newest first. */
export async function readSecurityEvents(
  ctx: Ctx,
): Promise<z.input<(typeof listSecurityEvents)['reply']>> {
  const { accountId } = callerOf(ctx);
  const rows = await ctx.db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.accountId, accountId))
    .orderBy(desc(securityEvents.id))
    .limit(listedMax);
  return rows.map(({ id, kind, actorId, at }) => ({
    id,
    kind,
    isByOperator: actorId !== accountId,
    at: at.toISOString(),
  }));
}
