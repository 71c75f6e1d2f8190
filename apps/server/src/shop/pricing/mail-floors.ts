import { createHash } from 'node:crypto';
import { intlTags, type Language } from '@vitrine/contract/locales.ts';
import { sql } from 'drizzle-orm';
import { getAccount } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { sendMail } from '#platform/mail/mail.ts';
import { chooseName, type StoredCard } from '../catalogue/index.ts';
import { getStore } from '../stores/index.ts';

const namedMax = 8;

/** Mails an owner which prices were raised, or products hidden; about the same products at most once a month. */
export async function mailFloors(
  ctx: Ctx,
  {
    storeId,
    productIds,
    action,
  }: { storeId: string; productIds: string[]; action: 'raise' | 'hide' },
): Promise<void> {
  const store = await getStore(ctx, storeId);
  const owner = await getAccount(ctx, store.ownerAccountId);
  const language = owner.language as Language;
  const rows = await ctx.db.rows(
    sql`select id, card from products where id = any(${sql.param(productIds)}::bigint[]) order by id`,
    {
      id: as.id,
      card: as.json<StoredCard>(),
    },
  );
  if (rows.length === 0) return;
  const names = rows.slice(0, namedMax).map(({ card }) => chooseName(card.names, language));
  const same = createHash('sha256')
    .update(rows.map(({ id }) => id).join())
    .digest('base64url')
    .slice(0, 16);
  const month = ctx.clock.now().toISOString().slice(0, 7);
  await sendMail(ctx, {
    to: owner.email,
    language,
    uniqueKey: `floors-${action}:${storeId}:${month}:${same}`,
    mail: {
      template: action === 'raise' ? 'prices-raised' : 'products-hidden',
      values: {
        store: store.name,
        products:
          rows.length > namedMax
            ? `${names.join(', ')} … (${rows.length})`
            : new Intl.ListFormat(intlTags[language]).format(names),
      },
      url: `${ctx.platform.config.consoleUrl}/#/product`,
    },
  });
}
