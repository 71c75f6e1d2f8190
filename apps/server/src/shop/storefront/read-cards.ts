import type { Language } from '@vitrine/contract/locales.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type { ReviewSummary } from '@vitrine/contract/shop/review-shapes.ts';
import type { ProductCard, StorefrontSort } from '@vitrine/contract/shop/storefront.ts';
import type { Ctx } from '#platform/context.ts';
import { chooseLanguage, isNew, type Names } from '../catalogue/index.ts';
import {
  createReductions,
  type FindPriceBefore,
  type PageProduct,
  type ProductPage,
  priceRange,
  type Quoter,
  readPage,
} from '../pricing/index.ts';
import type { Store } from '../stores/index.ts';
import { describeAvailability } from './availability.ts';
import { describePicture } from './describe-facts.ts';
import { type Buyer, createBuyerQuoter } from './read-store.ts';
import { storefrontHooks } from './storefront.hooks.ts';

/** The owner's note in the asked language where there is one, else as it was written. */
export function noteIn(
  asked: Language,
  store: Store,
  note: string,
  translations: Names,
): { note: string; noteLanguage: Language } {
  const translated = translations[asked];
  return {
    note: translated ?? note,
    noteLanguage: translated === undefined ? store.language : asked,
  };
}

function describeCard(
  ctx: Ctx,
  store: Store,
  product: PageProduct,
  quoter: Quoter,
  rating: ReviewSummary | undefined,
  findBefore: FindPriceBefore,
): ProductCard {
  const { card } = product;
  const { low, high } = priceRange(product, quoter);
  const language = chooseLanguage(card.names, ctx.language, store.language);
  // The price of a card is that of its cheapest variant, and so is the one before.
  const cheapest = card.variants.find(
    ([id, priceMinor]) => quoter.quote(id, priceMinor, product.rules).unitMinor === low,
  );
  const before =
    cheapest && findBefore(product, { id: cheapest[0], platformUsdMinor: BigInt(cheapest[1]) });
  return {
    id: product.id,
    key: product.key,
    name: card.names[language] ?? '',
    language,
    image: describePicture(card.image, { wanted: ctx.language, store: store.language }),
    price: toMoney(low, quoter.currency),
    hasRange: low !== high,
    priceBefore: before ? toMoney(before, quoter.currency) : null,
    swatches: card.swatches,
    ...describeAvailability(product.units),
    isNew: isNew(product.availableFrom, ctx.clock.now()),
    isFeatured: product.isFeatured,
    rating: rating?.average ? { average: rating.average, count: rating.count } : null,
    ...noteIn(ctx.language, store, product.note, product.noteTranslations),
    onlyVariantId: card.variants.length === 1 ? (card.variants[0]?.[0] ?? null) : null,
  };
}

export interface CardsInput {
  buyer: Buyer;
  limit: number;
  sort?: StorefrontSort | undefined;
  cursor?: string | undefined;
  category?: string | undefined;
  categoryId?: string | undefined;
  keywords?: string | undefined;
  /** The products of a search are near misses. */
  fuzzy?: boolean;
  /** Very many products fit the search. */
  isCommon?: boolean;
  featuredOnly?: boolean;
  inStockOnly?: boolean;
  exceptIds?: readonly string[] | undefined;
  ids?: readonly string[] | undefined;
  withTotal?: boolean;
}

export interface CardsPage {
  list: ProductCard[];
  nextCursor: string | null;
  total: number | null;
}

/** The products of a page of cards. */
export function readCardPage(
  ctx: Ctx,
  store: Store,
  input: Omit<CardsInput, 'buyer'>,
): Promise<ProductPage> {
  const { category, sort, keywords, ...rest } = input;
  return readPage(ctx, store, {
    ...rest,
    scope: 'on-sale',
    sort: sort ?? 'featured',
    categoryKey: category,
    search: keywords,
    rating: ctx.platform.hooks.get(storefrontHooks.ratingSql),
  });
}

/** The cards of a page that was read with what else they show. */
export function describeCards(
  ctx: Ctx,
  store: Store,
  { products, stars, changes }: Pick<ProductPage, 'products' | 'stars' | 'changes'>,
  quoter: Quoter,
): ProductCard[] {
  const findBefore = createReductions(ctx, store, changes, quoter);
  const summarise = ctx.platform.hooks.get(storefrontHooks.summariseStars);
  return products.map((product) => {
    const given = stars.get(product.id);
    return describeCard(ctx, store, product, quoter, given && summarise(given), findBefore);
  });
}

/** One page of cards: one query. */
export async function readCards(ctx: Ctx, store: Store, input: CardsInput): Promise<CardsPage> {
  const { buyer, ...rest } = input;
  const page = await readCardPage(ctx, store, rest);
  const quoter = await createBuyerQuoter(ctx, store, buyer);
  return {
    list: describeCards(ctx, store, page, quoter),
    nextCursor: page.nextCursor,
    total: page.total,
  };
}
