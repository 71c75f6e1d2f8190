import {
  createProductForm,
  createVariant,
  emptyTexts,
  fillNames,
  fillTexts,
} from '@vitrine/contract/shop/new-product.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { combine } from '@vitrine/contract/shop/product-matrix.ts';

export const createUsd = (amount: number) => ({ amount, currency: 'USD' as const });

/** The form of a new product that is on sale, with the given options, as `{ size: ['s', 'l'] }`. */
export function createTestForm(
  key: string,
  categoryId: string,
  options: Readonly<Record<string, readonly string[]>> = {},
  change: Partial<ProductForm> = {},
): ProductForm {
  const named = Object.entries(options).map(([option, values]) => ({
    key: option,
    names: fillNames({ en: option }),
    values: values.map((value) => ({ key: value, names: fillNames({ en: value }), swatch: null })),
  }));
  return createProductForm({
    key,
    categoryId,
    status: 'active',
    texts: fillTexts({
      en: { ...emptyTexts, name: `The ${key}`, description: `About the ${key}.` },
    }),
    options: named,
    variants: combine(named).map((values) =>
      createVariant({ values: { ...values }, platformPrice: createUsd(1_000), weightGrams: 500 }),
    ),
    ...change,
  });
}
