import type { ProductEffects } from '@vitrine/contract/shop/product-effects.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';

export interface ChangedPrice {
  variantId: string;
  amount: number;
}

/** Platform prices that differ from the stored ones. */
export function findChangedPrices(
  before: ProductForm['variants'],
  variants: ProductForm['variants'],
): ChangedPrice[] {
  const stored = new Map(before.map(({ id, platformPrice }) => [id, platformPrice.amount]));
  return variants.flatMap(({ id, platformPrice: { amount } }) =>
    id !== null && stored.get(id) !== amount ? [{ variantId: id, amount }] : [],
  );
}

/** Stores show the product, or fixed prices are raised. */
export const hasEffects = (
  status: ProductForm['status'],
  effects: Pick<ProductEffects, 'raisedCount'>,
): boolean => status === 'active' || effects.raisedCount > 0;

/** How many stores sell a product with a status; undefined for a draft or an archived product, which stores show to nobody. */
export const findSellers = (
  status: ProductForm['status'],
  effects: Pick<ProductEffects, 'storeCount'> | undefined,
): number | undefined => (status === 'active' ? effects?.storeCount : undefined);
