import type { EndpointAnswer, EndpointInput } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import { fileUrl } from '@vitrine/contract/shop/images.ts';
import type { getStorefrontFeed } from '@vitrine/contract/shop/storefront.ts';
import type { Ctx } from '#platform/context.ts';
import { readPrepared } from '#platform/prepared.ts';
import { chooseName, getVariants, listCategories, type Names } from '../catalogue/index.ts';
import { readAvailable } from '../stock/index.ts';
import { describeAvailability } from './availability.ts';
import { readPage } from './read-page.ts';
import { buyerOf, createBuyerQuoter, getStoreBySlug } from './storefront-store.ts';

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
  const quoter = await createBuyerQuoter(ctx, store, await buyerOf(ctx, { ...query, country: query.country ?? store.countryCode }));
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
