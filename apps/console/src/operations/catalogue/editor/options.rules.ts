import type { Language } from '@vitrine/contract/locales.ts';
import { fillNames } from '@vitrine/contract/shop/new-product.ts';
import { toKey } from '@vitrine/contract/shop/product-codes.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { type OptionForm, variantsMax } from '@vitrine/contract/shop/product-form-parts.ts';
import { countCombinations } from '@vitrine/contract/shop/product-matrix.ts';
import { rebuildVariants } from './variants.rules.ts';

export const optionsMax = 5;

/** A key made of a name that no other entry of the list has; names without Latin letters are numbered. */
export function createKey(name: string, taken: readonly { key: string }[], start: string): string {
  const keys = new Set(taken.map(({ key }) => key));
  const base = toKey(name, 36) || start;
  let key = base;
  for (let number = 2; keys.has(key); number += 1) key = `${base}-${number}`;
  return key;
}

export const addValue = (
  options: readonly OptionForm[],
  optionKey: string,
  name: string,
  language: Language,
): OptionForm[] =>
  options.map((option) =>
    option.key === optionKey
      ? {
          ...option,
          values: [
            ...option.values,
            {
              key: createKey(name, option.values, 'value'),
              names: fillNames({ [language]: name }),
              swatch: null,
            },
          ],
        }
      : option,
  );

/** An option begins with one value, which the variants that are there get. */
export const createOption = (
  options: readonly OptionForm[],
  name: string,
  value: string,
  language: Language,
): OptionForm => ({
  key: createKey(name, options, 'option'),
  names: fillNames({ [language]: name }),
  values: [
    {
      key: createKey(value, [], 'value'),
      names: fillNames({ [language]: value }),
      swatch: null,
    },
  ],
});

export const isTooMany = (options: readonly OptionForm[]): boolean =>
  countCombinations(options) > variantsMax;

/** The product with other options: its variants follow, and pictures of values that are gone show the whole product. */
export function withOptions(
  form: ProductForm,
  options: OptionForm[],
): Pick<ProductForm, 'options' | 'variants' | 'images'> {
  const known = new Set(
    options.flatMap(({ key, values }) => values.map((value) => `${key}:${value.key}`)),
  );
  return {
    options,
    variants: rebuildVariants(options, form.variants),
    images: form.images.map((image) =>
      image.valueKey === null || known.has(image.valueKey) ? image : { ...image, valueKey: null },
    ),
  };
}
