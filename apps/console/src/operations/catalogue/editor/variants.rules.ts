import type { Language } from '@vitrine/contract/locales.ts';
import { createVariant, noPlatformPrice } from '@vitrine/contract/shop/new-product.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import type { OptionForm, VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { buildMatrix } from '@vitrine/contract/shop/product-matrix.ts';
import { findName } from './product-texts.rules.ts';

type Values = VariantForm['values'];

export const findPreferred = ({ supplies }: VariantForm) =>
  supplies.find(({ isPreferred }) => isPreferred);

/** "0.6 l · Sage": the names of a variant's option values. */
export const formatVariant = (
  options: readonly OptionForm[],
  values: Values,
  language: Language,
): string =>
  options
    .map(({ key, values: all }) => {
      const value = all.find((one) => one.key === values[key]);
      return value ? findName(value.names, language, value.key) : '';
    })
    .filter(Boolean)
    .join(' · ');

/** The picture that shows one of a variant's option values, else the cover. */
export function findPicture(
  images: ProductForm['images'],
  values: Values,
): ProductForm['images'][number] | undefined {
  const wanted = Object.entries(values).map(([option, value]) => `${option}:${value}`);
  return images.find(({ valueKey }) => valueKey !== null && wanted.includes(valueKey)) ?? images[0];
}

/** The variants after the options changed; new ones are like the first one, without units, SKU and barcode. */
export function rebuildVariants(
  options: readonly OptionForm[],
  variants: readonly VariantForm[],
): VariantForm[] {
  const [first] = variants;
  return buildMatrix(options, variants, (values) =>
    createVariant({
      ...(first ?? { platformPrice: noPlatformPrice, weightGrams: 0 }),
      id: null,
      values,
      sku: '',
      barcode: '',
      onHand: 0,
      onHandRead: null,
    }),
  );
}

/** The same supplier for all variants: those that have the supplier already keep its cost. */
export function preferSupplier(
  variants: readonly VariantForm[],
  supplier:
    | { id: string; currency: VariantForm['supplies'][number]['cost']['currency'] }
    | undefined,
): VariantForm[] {
  return variants.map((variant) => {
    const others = variant.supplies.map((supply) => ({ ...supply, isPreferred: false }));
    if (!supplier) return { ...variant, supplies: [] };
    const known = others.find(({ supplierId }) => supplierId === supplier.id);
    const preferred = {
      ...(known ?? {
        supplierId: supplier.id,
        cost: { amount: 0, currency: supplier.currency },
        reference: '',
      }),
      isPreferred: true,
    };
    return { ...variant, supplies: [...others.filter((one) => one !== known), preferred] };
  });
}
