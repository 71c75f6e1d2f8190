import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { placeStockAlert, readStockAlert } from '@vitrine/contract/shop/stock-alerts.ts';
import { stockAlertPurpose } from '@vitrine/contract/shop/stock-alerts.ts';
import { eq, sql } from 'drizzle-orm';
import type { Ctx, Platform } from '#platform/context.ts';
import { lockInTx } from '#platform/db/lock-in-tx.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { sendMail } from '#platform/mail/mail.ts';
import { idOfSigned, signId } from '#platform/security/signed-ids.ts';
import { chooseName, isForSale, type StoredCard } from '../catalogue/index.ts';
import { isPricedIn } from '../pricing/index.ts';
import { assertNotClosed, findStoreBySlug } from '../stores/index.ts';
import { stockAlerts } from './stock-alerts.tables.ts';

/** One address waits for at most so many products, so that no one fills the mailbox of another. */
const waitingMax = 20;

export const alertToken = (platform: Platform, id: string): string =>
  signId(platform, stockAlertPurpose, id);

/** Notes an address for a variant, once; the email that confirms it has the link that stops it. */
export async function placeAlert(
  ctx: Ctx,
  { slug, product: key }: { slug: string; product: string },
  { variantId, email }: { variantId: string; email: string },
): Promise<EndpointAnswer<typeof placeStockAlert>> {
  const store = assertNotClosed(orNotFound(await findStoreBySlug(ctx, slug)));
  const [product] = await ctx.db.rows(
    sql`select p.id, p.card from products p join variants v on v.product_id = p.id
      left join store_products sp on sp.store_id = ${store.id} and sp.product_id = p.id
      where p.key = ${key} and v.id = ${variantId} and v.is_active and ${isForSale(ctx.clock.now())} and ${isPricedIn(store.id)}
        and not coalesce(sp.is_hidden or sp.is_hidden_by_floor, false)`,
    { id: as.id, card: as.json<StoredCard>() },
  );
  if (!product) throw new Failure('not-found');
  // Concurrent requests of one address are counted one after the other.
  await lockInTx(ctx, `stock-alert:${email}`);
  const placed = await ctx.db.rows(
    sql`insert into stock_alerts (store_id, product_id, variant_id, email, language, created_at)
      select ${store.id}, ${product.id}, ${variantId}, ${email}, ${ctx.language}, ${ctx.clock.now().toISOString()}::timestamptz
      where (select count(*) from stock_alerts where email = ${email}) < ${waitingMax}::int
      on conflict do nothing returning id`,
    { id: as.id },
  );
  for (const { id } of placed)
    await sendMail(ctx, {
      to: email,
      language: ctx.language,
      mail: {
        template: 'stock-alert-placed',
        values: {
          product: chooseName(product.card.names, ctx.language, store.language),
          store: store.name,
        },
        url: `${ctx.platform.config.storeUrl}/s/${store.slug}/${ctx.language}/stock-alert/${alertToken(ctx.platform, id)}`,
      },
    });
  return { email };
}

async function findAlert(ctx: Ctx, token: string) {
  const id = orNotFound(idOfSigned(ctx.platform, stockAlertPurpose, token));
  const [alert] = await ctx.db.rows(
    sql`select a.id, s.slug, p.card from stock_alerts a join stores s on s.id = a.store_id
      join products p on p.id = a.product_id where a.id = ${id}`,
    { id: as.id, slug: as.text, card: as.json<StoredCard>() },
  );
  return orNotFound(alert);
}

export async function readAlert(
  ctx: Ctx,
  token: string,
): Promise<EndpointAnswer<typeof readStockAlert>> {
  const { slug, card } = await findAlert(ctx, token);
  return { storeSlug: slug, productName: chooseName(card.names, ctx.language) };
}

export async function stopAlert(
  ctx: Ctx,
  token: string,
): Promise<EndpointAnswer<typeof readStockAlert>> {
  const { id, slug, card } = await findAlert(ctx, token);
  await ctx.db.delete(stockAlerts).where(eq(stockAlerts.id, id));
  return { storeSlug: slug, productName: chooseName(card.names, ctx.language) };
}
