import type { Module } from '#platform/module.ts';
import { followSchedules } from './publish-products.ts';

export { announceCatalogue, announceProducts } from './announce.ts';
export { productsChanged } from './catalogue.events.ts';
export { catalogueHooks } from './catalogue.hooks.ts';
export {
  chooseLanguage,
  chooseName,
  imageIndexOf,
  isNew,
  variantLabel,
} from './catalogue.rules.ts';
export type { Names, StoredCard } from './catalogue.tables.ts';
export { changeVariantFacts } from './change-variant.ts';
export { createCategory } from './create-category.ts';
export { createProduct, type NewImage } from './create-product.ts';
export {
  getVariants,
  toVariantFacts,
  type VariantFacts,
  variantColumns,
  variantShape,
} from './get-variants.ts';
export { hasProducts } from './has-products.ts';
export { isForSale } from './is-for-sale.ts';
export { listChanges } from './list-changes.ts';
export { type Category, listCategories } from './read-categories.ts';
export { findForm } from './read-form.ts';
export {
  findProduct,
  type Product,
  productColumns,
  productShape,
  productSource,
  toProduct,
} from './read-product.ts';
export { removeProducts } from './remove-products.ts';

export { type SavedProduct, type SaveProductInput, saveProduct } from './save-product.ts';
export { parseSearch, type SearchTerms, splitWords } from './search.rules.ts';
export { fitsSearch, isNearMiss } from './search-fit.rules.ts';

/** What the platform supplies: categories, products, variants, pictures, texts. The operators' screens of it are in `platform-catalogue`. */
export const catalogueModule: Module = {
  name: 'catalogue',
  schedules: [{ name: 'catalogue.follow-schedules', everySeconds: 60, run: followSchedules }],
};
