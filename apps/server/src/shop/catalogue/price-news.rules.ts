import type { PlatformPriceChange } from './catalogue.hooks.ts';

/** News of single variants that one save of a product makes at most. */
const variantNewsMax = 10;

interface PriceNews extends Omit<PlatformPriceChange, 'variantId'> {
  /** Null for the product as a whole. */
  variantId: string | null;
  kind: 'price';
}

/**
 * The news of the prices that moved in one save of a product: of each variant, but one of the whole product where all its variants moved
 * alike, and one of each price where many moved. A product has up to 2,048 variants, and nobody reads as many lines.
 */
export function groupPriceNews(
  moved: readonly PlatformPriceChange[],
  variantCount: number,
): PriceNews[] {
  const alike = Map.groupBy(moved, ({ beforeMinor, afterMinor }) => `${beforeMinor}|${afterMinor}`);
  return [...alike.values()].flatMap((changes) => {
    const isJoined =
      changes.length > 1 && (changes.length === variantCount || moved.length > variantNewsMax);
    const news: readonly Omit<PriceNews, 'kind'>[] = isJoined
      ? changes.slice(0, 1).map((first) => ({ ...first, variantId: null }))
      : changes;
    return news.map((one) => ({ ...one, kind: 'price' as const }));
  });
}
