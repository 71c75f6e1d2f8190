import type { EndpointAnswer, EndpointInput } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type {
  getStorefrontProduct as contract,
  StorefrontProduct,
} from '@vitrine/contract/shop/storefront.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { allOrNull, as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { orNotFound } from '#platform/failure.ts';
import {
  chooseLanguage,
  chooseName,
  imageIndexOf,
  isNew,
  type Names,
  type Product,
  productColumns,
  productShape,
  productSource,
  toProduct,
  variantLabel,
} from '../catalogue/index.ts';
import { groupRules, type Quoter, type RuleTuple, rulesOf } from '../pricing/index.ts';
import { freeByVariantSql } from '../stock/index.ts';
import {
  assertNotClosed,
  describeImage,
  type Store,
  storeBySlug,
  storeColumns,
  storeShape,
} from '../stores/index.ts';
import { describeAvailability } from './availability.ts';
import { cached, tagsOf } from './cache.ts';
import { describeCards, noteIn, readCardPage } from './read-cards.ts';
import { readDelivery } from './read-delivery.ts';
import { type Buyer, buyerOf, createBuyerQuoter, describeForBuyers } from './read-store.ts';
import { storefrontHooks } from './storefront.hooks.ts';

const productInStore = {
  ...productShape,
  productIsHidden: as.boolean,
  productNote: as.text,
  productNoteTranslations: as.json<Names>(),
  productRules: orNull(as.json<RuleTuple[]>()),
  productUnits: orNull(as.json<Record<string, number>>()),
};

/** A store and one product in it; without the product when there is none of that key. */
const findInStore = statement(
  (places: Places<{ slug: string; product: string }>) => sql`
    select ${storeColumns('s')}, product.* from (${storeBySlug(places.slug)}) s left join lateral (
      select ${productColumns},
        coalesce(sp.is_hidden or sp.is_hidden_by_floor, false) as product_is_hidden, coalesce(sp.note, '') as product_note,
        coalesce(sp.note_translations, '{}') as product_note_translations,
        ${rulesOf(sql`s.id`)} as product_rules, ${freeByVariantSql(sql`p.id`)} as product_units
      from ${productSource} left join store_products sp on sp.store_id = s.id and sp.product_id = p.id
      where p.key = ${places.product}) product on true`,
  { ...storeShape, ...allOrNull(productInStore) },
);

type InStore = Awaited<ReturnType<typeof findInStore>>[number];
type Shown = RowOf<typeof productInStore>;

const isProduct = (row: InStore): row is InStore & Shown => row.productId !== null;

function describeVariants(ctx: Ctx, store: Store, product: Product, local: Shown, quoter: Quoter) {
  const rules = groupRules(local.productRules, {
    categoryId: product.category.id,
    primaryCategoryId: product.primaryCategory.id,
  });
  return product.variants
    .filter(({ isActive }) => isActive)
    .map((variant) => ({ variant, quote: quoter.quote(variant.id, variant.priceMinor, rules) }))
    .filter(({ quote }) => !quote.isHiddenByFloor)
    .map(({ variant, quote }) => ({
      id: variant.id,
      sku: variant.sku,
      label: variantLabel(product.options, variant.values, ctx.language, store.language),
      values: variant.values,
      price: toMoney(quote.unitMinor, quoter.currency),
      ...describeAvailability(local.productUnits?.[variant.id] ?? 0),
      imageIndex: imageIndexOf(product.images, variant.values),
      weightGrams: variant.weightGrams,
    }));
}

function describeOptions(
  ctx: Ctx,
  store: Store,
  product: Product,
  variants: StorefrontProduct['variants'],
): StorefrontProduct['options'] {
  return product.options.map((option) => ({
    key: option.key,
    name: chooseName(option.names, ctx.language, store.language),
    values: option.values
      .filter((value) => variants.some((variant) => variant.values[option.key] === value.key))
      .map((value) => ({
        key: value.key,
        name: chooseName(value.names, ctx.language, store.language),
        swatch: value.swatch,
        image: describeImage(
          product.images.find(({ valueKey }) => valueKey === `${option.key}:${value.key}`) ?? null,
        ),
        isAvailable: variants.some(
          (variant) =>
            variant.values[option.key] === value.key && variant.availability !== 'sold-out',
        ),
      })),
  }));
}

/** One product as a store sells it; a hidden one is not there. */
export async function readStorefrontProduct(
  ctx: Ctx,
  params: { slug: string; product: string },
  query: EndpointInput<typeof contract>['query'],
): Promise<EndpointAnswer<typeof contract>> {
  const buyer = await buyerOf(ctx, query);
  return cached(
    ctx,
    ['product', params.slug, params.product, ctx.language, buyer.currency, buyer.country],
    async () => {
      const row = assertNotClosed(orNotFound((await findInStore(ctx, params))[0]));
      const value = await loadProduct(ctx, row, row, buyer);
      return { value, tags: tagsOf(row, value.product.id) };
    },
  );
}

async function loadProduct(
  ctx: Ctx,
  store: Store,
  row: InStore,
  buyer: Buyer,
): Promise<EndpointAnswer<typeof contract>> {
  const isOnSale =
    isProduct(row) && row.productStatus === 'active' && row.productAvailableFrom <= ctx.clock.now();
  const seen = orNotFound(isOnSale && !row.productIsHidden ? row : null);
  const product = toProduct(seen);
  const quoter = await createBuyerQuoter(ctx, store, buyer);
  const { currency } = buyer;
  const { products: related } = await readCardPage(ctx, store, {
    limit: 6,
    // Neighbours have no rank among each other, and the newest are the shortest read.
    sort: 'newest',
    categoryId: product.primaryCategory.id,
    exceptIds: [product.id],
    inStockOnly: true,
    withTotal: false,
  });
  const variants = describeVariants(ctx, store, product, seen, quoter);
  const prices = variants.map(({ price }) => price.amount).sort((left, right) => left - right);
  const [cheapest] = [...variants].sort((left, right) => left.price.amount - right.price.amount);
  const first = orNotFound(cheapest);
  const availability =
    (['in-stock', 'low'] as const).find((state) =>
      variants.some((variant) => variant.availability === state),
    ) ?? 'sold-out';
  const language = chooseLanguage(product.names, ctx.language, store.language);
  return {
    store: await describeForBuyers(ctx, store),
    reviews: await ctx.platform.hooks.get(storefrontHooks.readFirstReviews)(
      ctx,
      store.id,
      product.id,
    ),
    related: await describeCards(ctx, store, related, quoter),
    product: {
      id: product.id,
      key: product.key,
      name: product.names[language] ?? '',
      description: chooseName(product.descriptions, language, store.language),
      language,
      ...noteIn(ctx.language, store, seen.productNote, seen.productNoteTranslations),
      category: {
        key: product.category.key,
        name: chooseName(product.category.names, ctx.language, store.language),
        parent: {
          key: product.primaryCategory.key,
          name: chooseName(product.primaryCategory.names, ctx.language, store.language),
        },
      },
      images: product.images.flatMap((image) => describeImage(image) ?? []),
      options: describeOptions(ctx, store, product, variants),
      variants,
      price: {
        from: { amount: prices[0] ?? 0, currency },
        to: { amount: prices.at(-1) ?? 0, currency },
      },
      availability,
      isNew: isNew(product.availableFrom, ctx.clock.now()),
      leadTimeDays: product.leadTimeDays,
      delivery: await readDelivery(ctx, store, {
        country: buyer.country,
        isSoldOut: availability === 'sold-out',
        weightGrams: first.weightGrams,
        leadTimeDays: product.leadTimeDays,
        goodsMinor: BigInt(first.price.amount),
        currency,
      }),
    },
  };
}
