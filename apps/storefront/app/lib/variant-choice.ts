import type { StorefrontProduct, StorefrontVariant } from '@vitrine/contract/shop/storefront.ts';

/** Option key to value key, as the address or the form says. */
export type Chosen = Record<string, string>;

function score(variant: StorefrontVariant, chosen: Chosen): number {
  return Object.entries(variant.values).filter(([option, value]) => chosen[option] === value)
    .length;
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

/** What of an address or a form is a choice among the product's options; the rest (tracked link, button) is left out. */
export function readChosen(
  product: StorefrontProduct,
  entries: Iterable<[string, unknown]>,
): Chosen {
  const options = new Set(product.options.map(({ key }) => key));
  return Object.fromEntries(
    [...entries].filter(([key]) => options.has(key)).map(([key, value]) => [key, String(value)]),
  );
}

/** The variant that a value leads to while all other choices stay; nothing when there is none. */
export function findVariantWith(
  product: StorefrontProduct,
  variant: StorefrontVariant,
  option: string,
  value: string,
): StorefrontVariant | undefined {
  const wanted = Object.entries({ ...variant.values, [option]: value });
  return product.variants.find((candidate) =>
    wanted.every(([key, part]) => candidate.values[key] === part),
  );
}
