import type { EndpointAnswer, EndpointInput } from '@vitrine/contract/endpoint.ts';
import { fileUrl } from '@vitrine/contract/images.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type { getStorefrontFeed } from '@vitrine/contract/shop/storefront.ts';
import { sql } from 'drizzle-orm';
import { recordTags } from '#platform/caches.ts';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import {
  chooseName,
  getVariants,
  listCategories,
  type Names,
  type StoredUnitPrice,
  type VariantFacts,
} from '../catalogue/index.ts';
import { readPage } from '../pricing/index.ts';
import { readAvailable } from '../stock/index.ts';
import { describeAvailability } from './availability.ts';
import { listTags } from './cache.ts';
import { createShippingQuoter, toShippedUnit } from './read-delivery.ts';
import { buyerOf, createBuyerQuoter, getStoreBySlug } from './read-store.ts';

/** Facts that a feed adds to the cards and variants of products. */
const listFacts = statement(
  (places: Places<{ ids: string[] }>) => sql`
    select p.id as product_id, p.brand, to_json(p.excluded_countries) as excluded_countries,
      (select json_object_agg(t.language, t.description) from product_texts t where t.product_id = p.id) as texts,
      (select json_object_agg(v.id, json_build_object('barcode', v.barcode, 'unitPrice', v.unit_price))
        from variants v where v.product_id = p.id and v.is_active) as variants
    from products p where p.id = any(${places.ids}::bigint[])`,
  {
    productId: as.id,
    brand: as.text,
    excludedCountries: as.json<string[]>(),
    texts: orNull(as.json<Names>()),
    variants: orNull(
      as.json<Record<string, { barcode: string; unitPrice: StoredUnitPrice | null }>>(),
    ),
  },
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
  const known = new Map(
    (await listFacts(ctx, { ids: page.products.map(({ id }) => id) })).map((row) => [
      row.productId,
      row,
    ]),
  );
  const named = page.products.flatMap((one) => [one.categoryId, one.primaryCategoryId]);
  recordTags(ctx, [...listTags(store), 'shipping', ...named.map((id) => `category:${id}`)]);
  const list: FeedRow[] = [];
  for (const product of page.products) {
    const { brand = '', excludedCountries = [], texts, variants } = known.get(product.id) ?? {};
    for (const [id, priceMinor] of product.card.variants) {
      const fact = facts.get(id);
      if (!fact) continue;
      const { unitMinor } = quoter.quote(id, priceMinor, product.rules);
      const name = chooseName(product.card.names, ctx.language, store.language);
      list.push({
        sku: fact.sku,
        productKey: product.key,
        title: fact.optionLabel ? `${name}, ${fact.optionLabel}` : name,
        description: chooseName(texts ?? {}, ctx.language, store.language),
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
        brand,
        barcode: variants?.[id]?.barcode ?? '',
        unitPricing: variants?.[id]?.unitPrice ?? null,
        excludedCountries,
        price: toMoney(unitMinor, quoter.currency),
        shipping: excludedCountries.includes(buyer.country)
          ? null
          : await shipping(toShippedUnit(fact), unitMinor),
        availability: describeAvailability(stock.get(id) ?? 0).availability,
        weightGrams: fact.weightGrams,
      });
    }
  }
  return { list, country: buyer.country, nextCursor: page.nextCursor };
}
