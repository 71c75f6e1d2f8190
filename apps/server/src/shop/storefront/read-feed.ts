import type { EndpointAnswer, EndpointInput } from '@vitrine/contract/endpoint.ts';
import { fileUrl } from '@vitrine/contract/images.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type { getStorefrontFeed } from '@vitrine/contract/shop/storefront.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import {
  chooseName,
  getVariants,
  listCategories,
  type Names,
  type VariantFacts,
} from '../catalogue/index.ts';
import { readPage } from '../pricing/index.ts';
import { readAvailable } from '../stock/index.ts';
import { describeAvailability } from './availability.ts';
import { createShippingQuoter } from './read-delivery.ts';
import { buyerOf, createBuyerQuoter, getStoreBySlug } from './read-store.ts';

const listDescriptions = statement(
  (places: Places<{ ids: string[] }>) => sql`
    select product_id, json_object_agg(language, description) as texts from product_texts
    where product_id = any(${places.ids}::bigint[]) group by product_id`,
  { productId: as.id, texts: as.json<Names>() },
);

type FeedRow = EndpointAnswer<typeof getStorefrontFeed>['list'][number];

/** The name of a variant's value of one of these options. */
function valueNameOf(
  { options, values }: VariantFacts,
  keys: readonly string[],
  language: Language,
): string | null {
  const option = options.find(({ key }) => keys.includes(key));
  const value = option?.values.find(({ key }) => key === values[option.key]);
  return value ? chooseName(value.names, language) : null;
}

/** Rows for shopping channels, one per variant, a page of products at a time. */
export async function readFeed(
  ctx: Ctx,
  slug: string,
  query: EndpointInput<typeof getStorefrontFeed>['query'],
): Promise<EndpointAnswer<typeof getStorefrontFeed>> {
  const store = await getStoreBySlug(ctx, slug);
  const page = await readPage(ctx, store, {
    scope: 'on-sale',
    sort: 'newest',
    limit: query.limit,
    cursor: query.cursor,
    withTotal: false,
  });
  const buyer = await buyerOf(ctx, { ...query, country: query.country ?? store.countryCode });
  const quoter = await createBuyerQuoter(ctx, store, buyer);
  const shipping = await createShippingQuoter(ctx, store, buyer);
  const ids = page.products.flatMap(({ card }) => card.variants.map(([id]) => id));
  const facts = await getVariants(ctx, ids);
  const stock = await readAvailable(ctx, ids);
  const categories = new Map(
    (await listCategories(ctx)).map((category) => [category.id, category]),
  );
  const texts = new Map(
    (await listDescriptions(ctx, { ids: page.products.map(({ id }) => id) })).map((row) => [
      row.productId,
      row.texts,
    ]),
  );
  const list: FeedRow[] = [];
  for (const product of page.products) {
    for (const [id, priceMinor] of product.card.variants) {
      const fact = facts.get(id);
      if (!fact) continue;
      const { unitMinor } = quoter.quote(id, priceMinor, product.rules);
      const name = chooseName(product.card.names, ctx.language, store.language);
      list.push({
        sku: fact.sku,
        productKey: product.key,
        title: fact.optionLabel ? `${name}, ${fact.optionLabel}` : name,
        description: chooseName(texts.get(product.id) ?? {}, ctx.language, store.language),
        category: [product.primaryCategoryId, product.categoryId]
          .map((categoryId) =>
            chooseName(categories.get(categoryId)?.names ?? {}, ctx.language, store.language),
          )
          .join(' > '),
        imageUrl: fact.image && fileUrl(fact.image.key),
        moreImageUrls: fact.imageKeys.filter((key) => key !== fact.image?.key).map(fileUrl),
        values: fact.values,
        color: valueNameOf(fact, ['color', 'colour'], ctx.language),
        size: valueNameOf(fact, ['size'], ctx.language),
        price: toMoney(unitMinor, quoter.currency),
        shipping: await shipping(fact.weightGrams, unitMinor),
        availability: describeAvailability(stock.get(id) ?? 0).availability,
        weightGrams: fact.weightGrams,
      });
    }
  }
  return { list, country: buyer.country, nextCursor: page.nextCursor };
}
