import type { StorefrontProduct, StorefrontVariant } from '@vitrine/contract/shop/storefront.ts';

/** Option key to value key, as the address or the form says. */
export type Chosen = Record<string, string>;

function score(variant: StorefrontVariant, chosen: Chosen): number {
  return Object.entries(variant.values).filter(([option, value]) => chosen[option] === value).length;
}

/** The variant that fits the choice best; among equals one that can be bought, then the first. */
export function chooseVariant(product: StorefrontProduct, chosen: Chosen): StorefrontVariant {
  const ranked = [...product.variants].sort((left, right) => {
    const byScore = score(right, chosen) - score(left, chosen);
    if (byScore) return byScore;
    return Number(left.availability === 'sold-out') - Number(right.availability === 'sold-out');
  });
  const best = ranked[0];
  if (!best) throw new Error(`Product ${product.key} has no variant`);
  return best;
}
