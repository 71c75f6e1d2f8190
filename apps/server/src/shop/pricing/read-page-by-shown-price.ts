import type { Ctx } from '#platform/context.ts';
import { amountKey, decodeCursor, encodeCursor } from './page-cursor.ts';
import type { RatingSql } from './page-request.ts';
import type { PricedStore } from './quote.ts';
import { emptyPage, type ProductPage, readPage } from './read-page.ts';
import { pageInOrder } from './shown-order.rules.ts';
import type { ShownPrices } from './shown-prices.ts';

interface ShownPageInput {
  sort: 'price-up' | 'price-down';
  limit: number;
  cursor: string | undefined;
  isGuess: boolean;
  rating: RatingSql;
}

/** One page of these products in the order of the prices that their buyers see: one statement. */
export async function readPageByShownPrice(
  ctx: Ctx,
  store: PricedStore,
  ids: readonly string[],
  prices: ShownPrices,
  { sort, limit, cursor: text, isGuess, rating }: ShownPageInput,
): Promise<ProductPage> {
  const cursor = decodeCursor(text);
  if (cursor) amountKey(cursor);
  const page = pageInOrder(ids, prices, { sort, limit, cursor });
  const { products, stars, changes } = page.ids.length
    ? await readPage(ctx, store, {
        scope: 'on-sale',
        sort: 'newest',
        ids: page.ids,
        limit: page.ids.length,
        withTotal: false,
        rating,
      })
    : emptyPage;
  const read = new Map(products.map((product) => [product.id, product] as const));
  return {
    products: page.ids.flatMap((id) => read.get(id) ?? []),
    nextCursor: page.next && encodeCursor({ ...page.next, fuzzy: isGuess }),
    total: cursor ? null : ids.length,
    isGuess,
    stars,
    changes,
  };
}
