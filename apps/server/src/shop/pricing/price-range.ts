import type { StoredCard } from '../catalogue/index.ts';
import type { Quoter, RulesOfProduct } from './quote.ts';

type Variants = StoredCard['variants'];

interface PricedProduct {
  card: Pick<StoredCard, 'variants'>;
  rules: RulesOfProduct;
}

/** Lowest and highest price. Without rules of single variants, dearer goods never sell cheaper: two prices are enough. */
export function priceRange(
  { card, rules }: PricedProduct,
  quoter: Quoter,
): { low: bigint; high: bigint } {
  const asked = rules.variants.size > 0 ? card.variants : extremesOf(card.variants);
  const prices = asked.map(([id, priceMinor]) => quoter.quote(id, priceMinor, rules).unitMinor);
  return prices.reduce(
    ({ low, high }, price) => ({
      low: price < low ? price : low,
      high: price > high ? price : high,
    }),
    {
      low: prices[0] ?? 0n,
      high: prices[0] ?? 0n,
    },
  );
}

function extremesOf(variants: Variants): Variants {
  let [cheapest] = variants;
  let dearest = cheapest;
  for (const variant of variants) {
    if (cheapest && variant[1] < cheapest[1]) cheapest = variant;
    if (dearest && variant[1] > dearest[1]) dearest = variant;
  }
  return cheapest && dearest ? [cheapest, dearest] : [];
}
