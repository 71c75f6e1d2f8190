import { type Language, languages } from '@vitrine/contract/locales.ts';
import type { Permission } from '@vitrine/contract/permissions.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { lockInTx } from '#platform/db/lock-in-tx.ts';
import { as } from '#platform/db/sql-rows.ts';
import { outboxMails } from '#platform/mail/mail.tables.ts';
import { sendMail } from '#platform/mail/mail.ts';
import type { Mail, MailTemplate } from '#texts/mails.ts';

/** However much happens, operators are not written to more often than this about the same thing. */
const quietMs = 3_600_000;

/** Everybody who may do something about it; ROOT passes every check. */
async function listHolders(
  ctx: Ctx,
  permission: Permission,
): Promise<{ id: string; email: string; language: Language }[]> {
  const rows = await ctx.db.rows(
    sql`
    select a.id, a.email, a.language from accounts a
    where a.status = 1 and a.email_verified_at is not null and exists (
      select 1 from account_roles ar join roles r on r.id = ar.role_id and r.status = 1
      where ar.account_id = a.id
        and (r.code = 'ROOT' or exists (select 1 from role_permissions p where p.role_id = r.id and p.permission = ${permission})))
    order by a.id`,
    { id: as.id, email: as.text, language: as.oneOf(...languages) },
  );
  return rows;
}

export interface OperatorsDigest<Template extends MailTemplate> {
  /** Who is written to: those who hold it. */
  permission: Permission;
  template: Template;
  /** The newest item that it reports: each is the newest one once, so a second digest with it is not written. */
  newest: string;
  mailIn: (language: Language) => Mail<Template>;
}

/**
 * Mails operators what waits for them, all of it in one mail and each in their language. A call within the
 * hour after such a mail sends nothing and returns false: call it again from a sweep, which then mails what is newer.
 */
export async function mailOperators<Template extends MailTemplate>(
  ctx: Ctx,
  digest: OperatorsDigest<Template>,
): Promise<boolean> {
  const { permission, template, newest, mailIn } = digest;
  await lockInTx(ctx, `mail-operators:${template}`);
  const since = new Date(ctx.clock.now().getTime() - quietMs);
  const [last] = await ctx.db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(and(gt(outboxMails.createdAt, since), eq(outboxMails.template, template)))
    .limit(1);
  if (last) return false;
  for (const { id, email, language } of await listHolders(ctx, permission)) {
    await sendMail(ctx, {
      to: email,
      language,
      uniqueKey: `${template}:${id}:${newest}`,
      mail: mailIn(language),
    });
  }
  return true;
}
