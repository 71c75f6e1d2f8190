import { createHash } from 'node:crypto';
import { findListFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { chooseName, type StoredCard } from '../catalogue/index.ts';
import { notifyOwner } from '../notifications/index.ts';

const namedMax = 8;

/** Notifies an owner which prices were raised, or products hidden; about the same products at most once a month. */
export async function mailFloors(
  ctx: Ctx,
  {
    storeId,
    productIds,
    action,
  }: { storeId: string; productIds: string[]; action: 'raise' | 'hide' },
): Promise<void> {
  const rows = await ctx.db.rows(
    sql`select id, card from products where id = any(${sql.param(productIds)}::bigint[]) order by id`,
    {
      id: as.id,
      card: as.json<StoredCard>(),
    },
  );
  if (rows.length === 0) return;
  const same = createHash('sha256')
    .update(rows.map(({ id }) => id).join())
    .digest('base64url')
    .slice(0, 16);
  const month = ctx.clock.now().toISOString().slice(0, 7);
  await notifyOwner(ctx, storeId, {
    template: action === 'raise' ? 'prices-raised' : 'products-hidden',
    key: `floors-${action}:${storeId}:${month}:${same}`,
    values: {
      products(language) {
        const names = rows.slice(0, namedMax).map(({ card }) => chooseName(card.names, language));
        return rows.length > namedMax
          ? `${names.join(', ')} … (${rows.length})`
          : findListFormat(intlTags[language]).format(names);
      },
    },
    path: '/product',
  });
}
