import { languages } from '@vitrine/contract/locales.ts';
import { sql } from 'drizzle-orm';
import { getAccount } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { callerOf } from '#platform/http/route.ts';
import { sendMail } from '#platform/mail/mail.ts';

type KeyChange =
  | { change: 'payment-keys-changed' | 'payment-keys-removed'; provider: string }
  | { change: 'payments-live' | 'payments-test' };

/** Notifies the other ROOTs by email, without the key. In the transaction of the change. */
export async function mailOtherRoots(ctx: Ctx, change: KeyChange): Promise<void> {
  const { accountId } = callerOf(ctx);
  const { email: by } = await getAccount(ctx, accountId);
  const others = await ctx.db.rows(
    sql`
    select a.email, a.language from accounts a
    where a.status = 1 and a.deleted_at is null and a.email_verified_at is not null and a.id <> ${accountId}::bigint and exists (
      select 1 from account_roles ar join roles r on r.id = ar.role_id and r.status = 1 where ar.account_id = a.id and r.code = 'ROOT')
    order by a.id`,
    { email: as.text, language: as.oneOf(...languages) },
  );
  const url = `${ctx.platform.config.consoleUrl}/#/operations/providers`;
  for (const { email: to, language } of others)
    if ('provider' in change)
      await sendMail(ctx, {
        to,
        language,
        mail: { template: change.change, values: { by, provider: change.provider }, url },
      });
    else
      await sendMail(ctx, { to, language, mail: { template: change.change, values: { by }, url } });
}
