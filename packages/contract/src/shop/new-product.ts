import { type Language, languages } from '../locales.ts';
import type { ProductForm } from './product-form.ts';
import type { VariantForm } from './product-form-parts.ts';

const inAll = <Value>(value: Value) =>
  Object.fromEntries(languages.map((language) => [language, value])) as Record<Language, Value>;

/** Names in each language; those that are not given are not translated. */
export const fillNames = (
  names: Readonly<Partial<Record<Language, string>>>,
): Record<Language, string> => ({ ...inAll(''), ...names });

export const emptyTexts: ProductForm['texts']['en'] = {
  name: '',
  description: '',
  material: '',
  care: '',
  sizeGuide: '',
  warnings: '',
  searchTitle: '',
  searchDescription: '',
};

/** Texts in each language; those that are not given are not written. */
export const fillTexts = (texts: Partial<ProductForm['texts']>): ProductForm['texts'] => ({
  ...inAll(emptyTexts),
  ...texts,
});

const noContact = { name: '', address: '', contact: '' };

/** The platform price of a variant until an operator enters one: drafts may have it, saved products never. */
export const noPlatformPrice: VariantForm['platformPrice'] = { amount: 0, currency: 'USD' };

/** A variant that is not stored yet, with what must be known of it. */
export const createVariant = (
  variant: Pick<VariantForm, 'values' | 'platformPrice' | 'weightGrams'> & Partial<VariantForm>,
): VariantForm => ({
  id: null,
  sku: '',
  barcode: '',
  recommendedPrice: null,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  unitPrice: null,
  supplies: [],
  isActive: true,
  onHand: null,
  onHandRead: null,
  ...variant,
});

/** The form of a new product, with what must be known of it. */
export const createProductForm = (
  product: Pick<ProductForm, 'key' | 'categoryId' | 'variants'> & Partial<ProductForm>,
): ProductForm => ({
  status: 'draft',
  saleFrom: null,
  saleUntil: null,
  leadTimeDays: 3,
  texts: inAll(emptyTexts),
  brand: '',
  originCountry: null,
  customsCode: '',
  manufacturer: noContact,
  responsiblePerson: noContact,
  excludedCountries: [],
  options: [],
  images: [],
  ...product,
});
