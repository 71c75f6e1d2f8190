import type { EndpointAnswer, EndpointInput } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type {
  getStorefrontProduct as contract,
  StorefrontProduct,
} from '@vitrine/contract/shop/storefront.ts';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
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
  type SafetyContact,
  type StoredUnitPrice,
  toProduct,
  variantLabel,
} from '../catalogue/index.ts';
import { countryName } from '../markets/index.ts';
import {
  type ChangeTuple,
  calculateChangesSince,
  createReductions,
  type FindPriceBefore,
  groupRules,
  isPricedIn,
  type Quoter,
  type ReducibleProduct,
  type RuleTuple,
  rulesOf,
  selectRecentChanges,
} from '../pricing/index.ts';
import { freeByVariantSql } from '../stock/index.ts';
import {
  assertNotClosed,
  type Store,
  storeBySlug,
  storeColumns,
  storeShape,
} from '../stores/index.ts';
import { describeAvailability } from './availability.ts';
import { cached, listProductTags } from './cache.ts';
import {
  describeFacts,
  describePicture,
  describeUnitPrice,
  type StoredTexts,
} from './describe-facts.ts';
import { describeCards, noteIn, readCardPage } from './read-cards.ts';
import { readDelivery } from './read-delivery.ts';
import { type Buyer, buyerOf, createBuyerQuoter, describeForBuyers } from './read-store.ts';
import { storefrontHooks } from './storefront.hooks.ts';

interface VariantDetails {
  barcode: string;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  unitPrice: StoredUnitPrice | null;
}

/** SQL for what only its own page shows of the product `p`. */
const factColumns = sql`p.brand as product_brand, p.origin_country as product_origin_country,
        p.manufacturer as product_manufacturer, p.responsible_person as product_responsible_person,
        to_json(p.excluded_countries) as product_excluded_countries,
        (select json_object_agg(t.language, json_build_object('material', t.material, 'care', t.care, 'sizeGuide', t.size_guide,
            'warnings', t.warnings, 'searchTitle', t.search_title, 'searchDescription', t.search_description))
          from product_texts t where t.product_id = p.id) as product_texts,
        (select json_object_agg(v.id, json_build_object('barcode', v.barcode, 'lengthMm', v.length_mm, 'widthMm', v.width_mm,
            'heightMm', v.height_mm, 'unitPrice', v.unit_price))
          from variants v where v.product_id = p.id and v.is_active) as product_variant_facts`;

const productInStore = {
  ...productShape,
  productIsHidden: as.boolean,
  productNote: as.text,
  productNoteTranslations: as.json<Names>(),
  productRules: orNull(as.json<RuleTuple[]>()),
  productChanges: orNull(as.json<ChangeTuple[]>()),
  productUnits: orNull(as.json<Record<string, number>>()),
  productBrand: as.text,
  productOriginCountry: orNull(as.text),
  productManufacturer: as.json<SafetyContact>(),
  productResponsiblePerson: as.json<SafetyContact>(),
  productExcludedCountries: as.json<string[]>(),
  productTexts: orNull(as.json<StoredTexts>()),
  productVariantFacts: orNull(as.json<Record<string, VariantDetails>>()),
};

/** The changes of the prices of the product `p` in the store `s`. */
const changesOf = (since: Placeholder): SQL =>
  selectRecentChanges({
    store: sql`s.id`,
    productIds: sql`array[p.id]`,
    categoryIds: sql`array[p.category_id, p.primary_category_id]`,
    since,
  });

/** A store and one product in it; without the product when there is none of that key. */
const findInStore = statement(
  (places: Places<{ slug: string; product: string; since: Date }>) => sql`
    select ${storeColumns('s')}, product.* from (${storeBySlug(places.slug)}) s left join lateral (
      select ${productColumns}, ${factColumns},
        coalesce(sp.is_hidden or sp.is_hidden_by_floor, false) or not ${isPricedIn(sql`s.id`)} as product_is_hidden, coalesce(sp.note, '') as product_note,
        coalesce(sp.note_translations, '{}') as product_note_translations,
        ${rulesOf(sql`s.id`)} as product_rules, ${changesOf(places.since)} as product_changes, ${freeByVariantSql(sql`p.id`)} as product_units
      from ${productSource} left join store_products sp on sp.store_id = s.id and sp.product_id = p.id
      where p.key = ${places.product}) product on true`,
  { ...storeShape, ...allOrNull(productInStore) },
  { isShort: true },
);

const find = (ctx: Ctx, params: { slug: string; product: string }) =>
  findInStore(ctx, { ...params, since: calculateChangesSince(ctx.clock.now()) });

type InStore = Awaited<ReturnType<typeof findInStore>>[number];
type Shown = RowOf<typeof productInStore>;

const isProduct = (row: InStore): row is InStore & Shown => row.productId !== null;

/** A product as its price in the store is decided. */
function toReducible(product: Product, local: Shown): ReducibleProduct {
  const categories = {
    categoryId: product.category.id,
    primaryCategoryId: product.primaryCategory.id,
  };
  return {
    id: product.id,
    ...categories,
    availableFrom: local.productAvailableFrom,
    rules: groupRules(local.productRules, categories),
  };
}

interface Prices {
  reducible: ReducibleProduct;
  quoter: Quoter;
  findBefore: FindPriceBefore;
}

function describeVariants(
  ctx: Ctx,
  store: Store,
  product: Product,
  local: Shown,
  { reducible, quoter, findBefore }: Prices,
) {
  const { rules } = reducible;
  return product.variants
    .filter(({ isActive }) => isActive)
    .map((variant) => ({ variant, quote: quoter.quote(variant.id, variant.priceMinor, rules) }))
    .filter(({ quote }) => !quote.isHiddenByFloor)
    .map(({ variant, quote }) => {
      const price = toMoney(quote.unitMinor, quoter.currency);
      const details = local.productVariantFacts?.[variant.id];
      const before = findBefore(reducible, {
        id: variant.id,
        platformUsdMinor: BigInt(variant.priceMinor),
      });
      return {
        id: variant.id,
        sku: variant.sku,
        label: variantLabel(product.options, variant.values, ctx.language, store.language),
        values: variant.values,
        price,
        priceBefore: before === null ? null : toMoney(before, quoter.currency),
        ...describeAvailability(local.productUnits?.[variant.id] ?? 0),
        imageIndex: imageIndexOf(product.images, variant.values),
        weightGrams: variant.weightGrams,
        lengthMm: details?.lengthMm ?? null,
        widthMm: details?.widthMm ?? null,
        heightMm: details?.heightMm ?? null,
        barcode: details?.barcode ?? '',
        unitPrice: describeUnitPrice(price, details?.unitPrice),
      };
    });
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
        image: describePicture(
          product.images.find(({ valueKey }) => valueKey === `${option.key}:${value.key}`) ?? null,
          { wanted: ctx.language, store: store.language },
        ),
        isAvailable: variants.some(
          (variant) =>
            variant.values[option.key] === value.key && variant.availability !== 'sold-out',
        ),
      })),
  }));
}

/** One product as a store sells it; one that is hidden, or has no stored price yet, is not there. */
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
      const row = assertNotClosed(orNotFound((await find(ctx, params))[0]));
      const value = await loadProduct(ctx, row, row, buyer);
      // A product that joins the related ones appears when the answer is made the next time.
      const shown = [value.product, ...value.related].map(({ id }) => id);
      const categories = isProduct(row)
        ? [row.productCategory.id, row.productPrimaryCategory.id]
        : [];
      return { value, tags: listProductTags(row, shown, categories) };
    },
  );
}

/** The page of a product that is saved as on sale in a transaction: also where the store hides it or has no price of it yet. */
export async function readProductAsOnSale(
  ctx: Ctx,
  params: { slug: string; product: string },
  query: EndpointInput<typeof contract>['query'],
): Promise<EndpointAnswer<typeof contract>> {
  const row = assertNotClosed(orNotFound((await find(ctx, params))[0]));
  return loadProduct(ctx, row, { ...row, productIsHidden: false }, await buyerOf(ctx, query));
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
  const readReviews = ctx.platform.hooks.get(storefrontHooks.readFirstReviews);
  // Sent together: most of what a short read costs is waiting for it.
  const [related, reviews, shown] = await Promise.all([
    readCardPage(ctx, store, {
      limit: 6,
      // Neighbours have no rank among each other, and the newest are the shortest read.
      sort: 'newest',
      categoryId: product.primaryCategory.id,
      exceptIds: [product.id],
      inStockOnly: true,
      withTotal: false,
    }),
    readReviews(ctx, store.id, product.id),
    describeForBuyers(ctx, store),
  ]);
  const reducible = toReducible(product, seen);
  const findBefore = createReductions(ctx, store, seen.productChanges, quoter);
  const prices = { reducible, quoter, findBefore };
  const variants = describeVariants(ctx, store, product, seen, prices);
  const amounts = variants.map(({ price }) => price.amount).sort((left, right) => left - right);
  const [cheapest] = [...variants].sort((left, right) => left.price.amount - right.price.amount);
  const first = orNotFound(cheapest);
  const availability =
    (['in-stock', 'low'] as const).find((state) =>
      variants.some((variant) => variant.availability === state),
    ) ?? 'sold-out';
  const language = chooseLanguage(product.names, ctx.language, store.language);
  const spoken = { wanted: ctx.language, store: store.language };
  const texts = seen.productTexts ?? {};
  const isExcluded = seen.productExcludedCountries.includes(buyer.country);
  return {
    store: shown,
    reviews,
    related: describeCards(ctx, store, related, quoter),
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
      searchTitle: texts[language]?.searchTitle ?? '',
      searchDescription: texts[language]?.searchDescription ?? '',
      facts: describeFacts(
        {
          brand: seen.productBrand,
          originCountry: seen.productOriginCountry,
          texts,
          manufacturer: seen.productManufacturer,
          responsiblePerson: seen.productResponsiblePerson,
        },
        spoken,
      ),
      images: product.images.flatMap((image) => describePicture(image, spoken) ?? []),
      options: describeOptions(ctx, store, product, variants),
      variants,
      price: {
        from: { amount: amounts[0] ?? 0, currency },
        to: { amount: amounts.at(-1) ?? 0, currency },
      },
      availability,
      isNew: isNew(product.availableFrom, ctx.clock.now()),
      leadTimeDays: product.leadTimeDays,
      excludedCountry: isExcluded
        ? { code: buyer.country, name: countryName(buyer.country, ctx.language) }
        : null,
      delivery: await readDelivery(ctx, store, {
        isExcluded,
        country: buyer.country,
        isSoldOut: availability === 'sold-out',
        unit: {
          productId: product.id,
          categoryIds: [product.category.id, product.primaryCategory.id],
          weightGrams: first.weightGrams,
        },
        leadTimeDays: product.leadTimeDays,
        goodsMinor: BigInt(first.price.amount),
        currency,
      }),
    },
  };
}
