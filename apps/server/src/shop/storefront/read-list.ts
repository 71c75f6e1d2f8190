import { toMoney } from '@vitrine/contract/money.ts';
import {
  filtersFrom,
  type StorefrontFacets,
  type StorefrontSort,
} from '@vitrine/contract/shop/storefront.ts';
import type { Ctx } from '#platform/context.ts';
import { chooseName } from '../catalogue/index.ts';
import {
  areStoredPricesShown,
  emptyPage,
  matchProducts,
  type ProductPage,
  type Quoter,
  readPageByShownPrice,
  readShownPrices,
  type ShownPrices,
} from '../pricing/index.ts';
import type { Store } from '../stores/index.ts';
import {
  countChoices,
  countInStock,
  type Filterable,
  filterProducts,
  groupChoices,
  isFiltering,
  type ProductFilter,
} from './filters.rules.ts';
import { findOptionNames, type OptionFacts, readOptionFacts } from './option-facts.ts';
import { type CardsInput, type CardsPage, describeCards, readCardPage } from './read-cards.ts';
import { createBuyerQuoter } from './read-store.ts';
import { storefrontHooks } from './storefront.hooks.ts';

export interface ListInput
  extends Pick<
    CardsInput,
    'buyer' | 'limit' | 'sort' | 'cursor' | 'category' | 'keywords' | 'withTotal'
  > {
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  options?: readonly string[] | undefined;
  inStock?: boolean | undefined;
  withFacets?: boolean | undefined;
}

export interface ListPage extends CardsPage {
  isGuess: boolean;
  facets: StorefrontFacets | null;
}

const isPriceSort = (sort: StorefrontSort | undefined) =>
  sort === 'price-up' || sort === 'price-down';

/** So many options, and values of each, are offered: the ones that most products have. */
const optionsMax = 4;
const valuesMax = 12;

const mostFirst = <Key>(entries: Iterable<[Key, number]>): Key[] =>
  [...entries].sort(([, left], [, right]) => right - left).map(([key]) => key);

function describeFacets(
  ctx: Ctx,
  store: Store,
  quoter: Quoter,
  products: readonly Filterable[],
  facts: OptionFacts,
  filter: ProductFilter,
): StorefrontFacets {
  const prices = products.map(({ price }) => price);
  const lowest = prices.reduce((low, price) => Math.min(low, price), Number.MAX_SAFE_INTEGER);
  const highest = prices.reduce((high, price) => Math.max(high, price), 0);
  const counts = countChoices(products, filter);
  const named = findOptionNames(facts, products);
  const sizeOf = (key: string) =>
    products.filter(({ variants }) => variants.some(({ values }) => values[key] !== undefined))
      .length;
  const keys = mostFirst([...counts.keys()].map((key): [string, number] => [key, sizeOf(key)]));
  const nameOf = (names: Parameters<typeof chooseName>[0]) =>
    chooseName(names, ctx.language, store.language);
  return {
    total: products.length,
    price: {
      from: toMoney(BigInt(lowest), quoter.currency),
      to: toMoney(BigInt(highest), quoter.currency),
    },
    options: keys.slice(0, optionsMax).flatMap((key) => {
      const option = named.get(key);
      const ofOption = counts.get(key) ?? new Map<string, number>();
      const chosen = filter.options.get(key);
      const shown = mostFirst(ofOption).filter(
        (value, index) => index < valuesMax || chosen?.has(value),
      );
      if (!option || shown.length < 2) return [];
      return {
        key,
        name: nameOf(option.names),
        values: shown.map((value) => {
          const known = option.values.get(value);
          return {
            key: value,
            name: known ? nameOf(known.names) : value,
            swatch: known?.swatch ?? null,
            count: ofOption.get(value) ?? 0,
          };
        }),
      };
    }),
    inStockCount: countInStock(products, filter),
  };
}

/**
 * The products that fit, in the order that was asked for. Where the stored prices are not what buyers see, the order of prices
 * and the bounds of a price are those of the shown ones (`readShownPrices`).
 */
async function readMatching(
  ctx: Ctx,
  store: Store,
  quoter: Quoter,
  input: ListInput,
  filter: ProductFilter,
): Promise<ProductPage & Pick<ListPage, 'facets'>> {
  const { sort, limit, cursor, category, keywords } = input;
  const isSortedByShown = isPriceSort(sort) && !areStoredPricesShown(store, quoter);
  const isPlainSearch = !input.withFacets && !isFiltering(filter);
  const { matches, isLong, isGuess, fuzzy } = await matchProducts(ctx, {
    storeId: store.id,
    categoryKey: category,
    search: keywords,
    cursor,
    withStock: !isPlainSearch,
    isFirstEnough: isPlainSearch && !isSortedByShown,
  });
  // So many fit that all hits are good ones: the page finds its own products, and they are only counted.
  if (isLong) {
    const page = await readCardPage(ctx, store, {
      sort,
      limit,
      cursor,
      category,
      keywords,
      isCommon: true,
    });
    return { ...page, isGuess, facets: null };
  }
  // Those of all products: nothing that a search by itself needs.
  const prices: ShownPrices =
    isPlainSearch && !isSortedByShown ? new Map() : await readShownPrices(ctx, store, quoter);
  const canFilter =
    input.withFacets && matches.length > (category ? filtersFrom.category : filtersFrom.list);
  const facts =
    canFilter || filter.options.size > 0 || filter.inStock ? await readOptionFacts(ctx) : null;
  const products = matches.map(
    ({ id, freeVariantIds }): Filterable => ({
      id,
      price: prices.get(id) ?? 0,
      freeVariantIds,
      variants: facts?.variants.get(id) ?? [{ id: '', values: {} }],
    }),
  );
  const ids = filterProducts(products, filter).map(({ id }) => id);
  const facets =
    facts && input.withFacets && !cursor
      ? describeFacets(ctx, store, quoter, products, facts, filter)
      : null;
  if ((sort === 'price-up' || sort === 'price-down') && isSortedByShown)
    return {
      ...(await readPageByShownPrice(ctx, store, ids, prices, {
        sort,
        limit,
        cursor,
        isGuess,
        rating: ctx.platform.hooks.get(storefrontHooks.ratingSql),
      })),
      facets,
    };
  if (ids.length === 0)
    return { ...emptyPage, products: [], total: cursor ? null : 0, isGuess, facets };
  const page = await readCardPage(ctx, store, {
    sort,
    limit,
    cursor,
    category,
    keywords,
    fuzzy,
    ids,
    withTotal: false,
  });
  return { ...page, total: cursor ? null : ids.length, isGuess, facets };
}

/** One page of a list with filters: a constant number of statements, however many products there are. */
export async function readList(ctx: Ctx, store: Store, input: ListInput): Promise<ListPage> {
  const { buyer, priceMin, priceMax, options, inStock = false, withFacets, ...rest } = input;
  const quoter = await createBuyerQuoter(ctx, store, buyer);
  const filter: ProductFilter = {
    priceMin,
    priceMax,
    options: groupChoices(options ?? []),
    inStock,
  };
  const isPlain =
    !rest.keywords &&
    !withFacets &&
    !isFiltering(filter) &&
    (!isPriceSort(rest.sort) || areStoredPricesShown(store, quoter));
  const page = isPlain
    ? { ...(await readCardPage(ctx, store, rest)), facets: null }
    : await readMatching(ctx, store, quoter, input, filter);
  const { nextCursor, total, isGuess, facets } = page;
  return {
    list: describeCards(ctx, store, page, quoter),
    nextCursor,
    total,
    isGuess,
    facets,
  };
}
