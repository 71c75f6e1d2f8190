import type { EndpointAnswer, EndpointInput } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import { fileUrl } from '@vitrine/contract/shop/images.ts';
import type { getStorefrontFeed, getStorefrontSitemap } from '@vitrine/contract/shop/storefront.ts';
import type { Ctx } from '#platform/context.ts';
import { readPrepared } from '#platform/prepared.ts';
import { chooseName, getVariants, listCategories, type Names } from '../catalogue/index.ts';
import { readAvailable } from '../stock/index.ts';
import { describeAvailability } from './availability.ts';
import { createQuoter } from './quote.ts';
import { readPage } from './read-page.ts';
import { readStorefrontCategories } from './storefront-home.ts';
import { currencyOf, getStoreBySlug } from './storefront-store.ts';

const sitemap = {
  name: 'pricing.sitemap',
  text: `select p.key, p.changed_at, p.card -> 'image' ->> 'key' as image_key
    from products p left join store_products sp on sp.store_id = $1 and sp.product_id = p.id
    where p.status = 'active' and p.available_from <= $2 and p.variant_count > 0
      and not coalesce(sp.is_hidden, false) and not coalesce(sp.is_hidden_by_floor, false)
    order by p.id desc limit 40000`,
};

/** Keys for a store's sitemap; 40,000 products fit into one file with room for categories in five languages. */
export async function readSitemap(ctx: Ctx, slug: string): Promise<EndpointAnswer<typeof getStorefrontSitemap>> {
  const store = await getStoreBySlug(ctx, slug);
  const rows = await readPrepared<{ key: string; changed_at: Date; image_key: string | null }>(ctx, sitemap, [store.id, ctx.clock.now()]);
  const categories = await readStorefrontCategories(ctx, store);
  return {
    slug: store.slug,
    languages: store.languages,
    categories: categories.flatMap(({ key, children }) => [{ key }, ...children.map((child) => ({ key: child.key }))]),
    products: rows.map((row) => ({
      key: row.key,
      changedAt: row.changed_at.toISOString(),
      imageUrl: row.image_key && fileUrl(row.image_key),
    })),
  };
}

const descriptions = {
  name: 'pricing.descriptions',
  text: `select product_id, json_object_agg(language, description) as texts from product_texts where product_id = any($1::bigint[]) group by product_id`,
};

/** Rows for shopping channels, one per variant, a page of products at a time. */
export async function readFeed(
  ctx: Ctx,
  slug: string,
  query: EndpointInput<typeof getStorefrontFeed>['query'],
): Promise<EndpointAnswer<typeof getStorefrontFeed>> {
  const store = await getStoreBySlug(ctx, slug);
  const page = await readPage(ctx, store, { scope: 'on-sale', sort: 'newest', limit: query.limit, cursor: query.cursor, withTotal: false });
  const quoter = await createQuoter(ctx, store, currencyOf(ctx, query.currency));
  const ids = page.products.flatMap(({ card }) => card.variants.map(([id]) => id));
  const facts = await getVariants(ctx, ids);
  const stock = await readAvailable(ctx, ids);
  const categories = new Map((await listCategories(ctx)).map((category) => [category.id, category]));
  const texts = new Map(
    (await readPrepared<{ product_id: string; texts: Names }>(ctx, descriptions, [page.products.map(({ id }) => id)])).map((row) => [
      row.product_id,
      row.texts,
    ]),
  );
  const list = page.products.flatMap((product) =>
    product.card.variants.flatMap(([id, priceMinor]) => {
      const fact = facts.get(id);
      if (!fact) return [];
      const name = chooseName(product.card.names, ctx.language, store.language);
      return [
        {
          sku: fact.sku,
          productKey: product.key,
          title: fact.optionLabel ? `${name}, ${fact.optionLabel}` : name,
          description: chooseName(texts.get(product.id) ?? {}, ctx.language, store.language),
          category: [product.primaryCategoryId, product.categoryId]
            .map((categoryId) => chooseName(categories.get(categoryId)?.names ?? {}, ctx.language, store.language))
            .join(' > '),
          imageUrl: fact.image && fileUrl(fact.image.key),
          price: toMoney(quoter.quote(id, priceMinor, product.rules).unitMinor, quoter.currency),
          availability: describeAvailability(stock.get(id) ?? 0).availability,
          weightGrams: fact.weightGrams,
        },
      ];
    }),
  );
  return { list, nextCursor: page.nextCursor };
}
