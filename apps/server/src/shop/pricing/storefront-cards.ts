import { type Currency, toMoney } from '@vitrine/contract/money.ts';
import type { ProductCard, StorefrontSort } from '@vitrine/contract/shop/storefront.ts';
import type { Ctx } from '#platform/context.ts';
import { chooseName, isNew } from '../catalogue/index.ts';
import { readAvailable } from '../stock/index.ts';
import { describeImage, type Store } from '../stores/index.ts';
import { describeAvailability } from './availability.ts';
import { createQuoter, type Quoter } from './quote.ts';
import { type PageProduct, readPage } from './read-page.ts';

function describeCard(ctx: Ctx, store: Store, product: PageProduct, quoter: Quoter, stock: ReadonlyMap<string, number>): ProductCard {
  const { card, rules } = product;
  let low: bigint | undefined;
  let high: bigint | undefined;
  let pieces = 0;
  for (const [id, priceMinor] of card.variants) {
    const { unitMinor } = quoter.quote(id, priceMinor, rules);
    if (low === undefined || unitMinor < low) low = unitMinor;
    if (high === undefined || unitMinor > high) high = unitMinor;
    pieces += stock.get(id) ?? 0;
  }
  return {
    id: product.id,
    key: product.key,
    name: chooseName(card.names, ctx.language, store.language),
    image: describeImage(card.image),
    price: toMoney(low ?? 0n, quoter.currency),
    hasRange: low !== high,
    swatches: card.swatches,
    ...describeAvailability(pieces),
    isNew: isNew(product.availableFrom, ctx.clock.now()),
    isFeatured: product.isFeatured,
    note: product.note,
    onlyVariantId: card.variants.length === 1 ? (card.variants[0]?.[0] ?? null) : null,
  };
}

export interface CardsInput {
  currency: Currency;
  limit: number;
  sort?: StorefrontSort | undefined;
  cursor?: string | undefined;
  category?: string | undefined;
  categoryId?: string | undefined;
  search?: string | undefined;
  featuredOnly?: boolean;
  exceptId?: string | undefined;
  withTotal?: boolean;
}

export interface CardsPage {
  list: ProductCard[];
  nextCursor: string | null;
  total: number | null;
}

/** One page of cards: one query for the products and their prices, one for stock. */
export async function readCards(ctx: Ctx, store: Store, input: CardsInput): Promise<CardsPage> {
  const { currency, category, sort, ...rest } = input;
  const page = await readPage(ctx, store, { ...rest, scope: 'on-sale', sort: sort ?? 'featured', categoryKey: category });
  const quoter = await createQuoter(ctx, store, currency);
  const stock = await readAvailable(
    ctx,
    page.products.flatMap(({ card }) => card.variants.map(([id]) => id)),
  );
  return {
    list: page.products.map((product) => describeCard(ctx, store, product, quoter, stock)),
    nextCursor: page.nextCursor,
    total: page.total,
  };
}
