import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { fileUrl } from '@vitrine/contract/images.ts';
import {
  type getStorefrontSitemap,
  type listSitemapStores,
  sitemapProductsMax,
  sitemapStoresMax,
} from '@vitrine/contract/shop/storefront.ts';
import { type Placeholder, sql } from 'drizzle-orm';
import { type CacheDefinition, cacheOf } from '#platform/caches.ts';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { notFound } from '#platform/failure.ts';
import { isPricedIn } from '../pricing/index.ts';
import { readStorefrontCategories } from './read-home.ts';
import { getStoreBySlug } from './read-store.ts';

const isOnSale = (now: Placeholder) =>
  sql`p.status = 'active' and p.available_from <= ${now} and p.variant_count > 0`;
const isHidden = sql`(sp.is_hidden or sp.is_hidden_by_floor)`;

const listProducts = statement(
  (places: Places<{ now: Date; storeId: string; offset: number }>) => sql`
    select p.key, p.changed_at, p.card -> 'image' ->> 'key' as image_key
    from products p left join store_products sp on sp.store_id = ${places.storeId} and sp.product_id = p.id
    where ${isOnSale(places.now)} and ${isPricedIn(places.storeId)} and not coalesce(${isHidden}, false)
    order by p.id limit ${sitemapProductsMax} offset ${places.offset}`,
  { key: as.text, changedAt: as.moment, imageKey: orNull(as.text) },
);

/** One file of a store's sitemap. The oldest products come first, so that new ones change the last file only. */
export async function readSitemap(
  ctx: Ctx,
  slug: string,
  page: number,
): Promise<EndpointAnswer<typeof getStorefrontSitemap>> {
  const store = await getStoreBySlug(ctx, slug);
  const rows = await listProducts(ctx, {
    now: ctx.clock.now(),
    storeId: store.id,
    offset: (page - 1) * sitemapProductsMax,
  });
  if (page > 1 && rows.length === 0) return notFound();
  const categories = page === 1 ? (await readStorefrontCategories(ctx, store)).list : [];
  return {
    slug: store.slug,
    languages: store.languages,
    changedAt: store.changedAt.toISOString(),
    categories: categories.flatMap(({ key, children }) => [
      { key },
      ...children.map((child) => ({ key: child.key })),
    ]),
    products: rows.map((row) => ({
      key: row.key,
      changedAt: row.changedAt.toISOString(),
      imageUrl: row.imageKey && fileUrl(row.imageKey),
    })),
  };
}

const listOpenStores = statement(
  (places: Places<{ now: Date; offset: number }>) => sql`
    with goods as (select count(*)::int as count, max(p.changed_at) as changed_at from products p where ${isOnSale(places.now)})
    select s.id, s.slug, greatest(s.changed_at, goods.changed_at) as changed_at, goods.count as products
    from stores s cross join goods where s.status = 'open' and s.named_at is not null order by s.id limit ${sitemapStoresMax} offset ${places.offset}`,
  { id: as.id, slug: as.text, changedAt: as.moment, products: as.integer },
);
const countOpenStores = statement(
  () => sql`select count(*) from stores where status = 'open' and named_at is not null`,
  {
    count: as.integer,
  },
);

const countProducts = statement(
  (places: Places<{ now: Date; storeIds: readonly string[] }>) => sql`
    select k.store_id, count(*)::int as products from store_product_prices k join products p on p.id = k.product_id
    where k.store_id = any(${places.storeIds}::bigint[]) and ${isOnSale(places.now)}
      and not exists (select 1 from store_products sp where sp.store_id = k.store_id and sp.product_id = p.id and ${isHidden})
    group by k.store_id`,
  { storeId: as.id, products: as.integer },
);

/** A large catalogue times many stores: crawlers learn of further files some minutes later. */
const productCounts: CacheDefinition<ReadonlyMap<string, number>> = {
  entriesMax: 25,
  ttlMs: 600_000,
};

/** How many products with a stored price stores show. Without enough products for a second file nothing is counted. */
async function countByStore(
  ctx: Ctx,
  page: number,
  stores: readonly { id: string; products: number }[],
): Promise<ReadonlyMap<string, number>> {
  if ((stores[0]?.products ?? 0) <= sitemapProductsMax) return new Map();
  const count = async () => {
    const storeIds = stores.map(({ id }) => id);
    const rows = await countProducts(ctx, { now: ctx.clock.now(), storeIds });
    return new Map(rows.map(({ storeId, products }) => [storeId, products]));
  };
  if (ctx.platform.config.CACHES !== 'on') return count();
  const cache = cacheOf(ctx.platform, productCounts);
  return (await cache.load(`${page}`, async () => ({ value: await count(), tags: [] }))).value;
}

/** Open stores that have a name for the index of sitemaps; a store may change with the catalogue, which is the same for all. */
export async function readSitemapStores(
  ctx: Ctx,
  page: number,
): Promise<EndpointAnswer<typeof listSitemapStores>> {
  const [total] = await countOpenStores(ctx, {});
  const rows = await listOpenStores(ctx, {
    now: ctx.clock.now(),
    offset: (page - 1) * sitemapStoresMax,
  });
  const counts = await countByStore(ctx, page, rows);
  return {
    list: rows.map((row) => ({
      slug: row.slug,
      files: Math.max(1, Math.ceil((counts.get(row.id) ?? 0) / sitemapProductsMax)),
      changedAt: row.changedAt.toISOString(),
    })),
    pages: Math.max(1, Math.ceil((total?.count ?? 0) / sitemapStoresMax)),
  };
}
