import type { Language } from '@vitrine/contract/locales.ts';
import { sql } from 'drizzle-orm';
import { type Platform, systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { sendMail } from '#platform/mail/mail.ts';
import { chooseName, isForSale, type StoredCard } from '../catalogue/index.ts';

const batchSize = 100;
export const alertKeptDays = 180;

const dueRow = {
  email: as.text,
  language: as.text,
  slug: as.text,
  storeName: as.text,
  key: as.text,
  values: as.json<Record<string, string>>(),
  card: as.json<StoredCard>(),
};

/**
 * Sends the emails whose variant can be bought again in an open store. An address is deleted in the transaction that creates
 * its email, so that none is sent twice; it reads the stock itself, because units come back in many ways.
 */
async function sendBatch(platform: Platform): Promise<number> {
  return platform.database.withTx(async (tx) => {
    const ctx = systemContext(platform, tx);
    const due = await ctx.db.rows(
      sql`with due as (
          select a.id from stock_alerts a join stores s on s.id = a.store_id join variants v on v.id = a.variant_id
            join products p on p.id = a.product_id join stock_levels level on level.variant_id = a.variant_id
            left join store_products sp on sp.store_id = a.store_id and sp.product_id = a.product_id
          where level.on_hand > level.held and v.is_active and ${isForSale(ctx.clock.now())} and s.status = 'open'
            and not coalesce(sp.is_hidden or sp.is_hidden_by_floor, false)
          order by a.id limit ${batchSize}::int for update of a skip locked),
        sent as (delete from stock_alerts a using due where a.id = due.id returning a.*)
        select sent.email, sent.language, s.slug, s.name as store_name, p.key, v.values, p.card
        from sent join stores s on s.id = sent.store_id join products p on p.id = sent.product_id join variants v on v.id = sent.variant_id
        order by sent.id`,
      dueRow,
    );
    for (const { email, language: written, slug, storeName, key, values, card } of due) {
      const language = written as Language;
      await sendMail(ctx, {
        to: email,
        language,
        mail: {
          template: 'back-in-stock',
          values: { product: chooseName(card.names, language), store: storeName },
          url: `${platform.config.storeUrl}/s/${slug}/${language}/p/${key}?${new URLSearchParams(values)}`,
        },
      });
    }
    return due.length;
  });
}

export async function sendAlerts(platform: Platform): Promise<void> {
  while ((await sendBatch(platform)) === batchSize);
}

/** What did not come back for half a year is not waited for any more. */
export async function sweepAlerts({ database: { db }, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - alertKeptDays * 86_400_000).toISOString();
  await db.run(sql`delete from stock_alerts where created_at < ${before}::timestamptz`);
}
