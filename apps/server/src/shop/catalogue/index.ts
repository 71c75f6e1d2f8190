import { fileStoreOf } from '#platform/files/file-store.ts';
import { makeCopies } from '#platform/files/stored-pictures.ts';
import type { Module } from '#platform/module.ts';
import { categoryChanged, mediaAdded, mediaDeleted } from './catalogue.events.ts';
import { followSchedules } from './publish-products.ts';
import { refreshCategory } from './refresh-category.ts';

export { addPicture, findByHash, getOriginalKey } from './add-picture.ts';
export {
  announceLists,
  announceProducts,
  countsTag,
  getProductTags,
  listTag,
  searchTag,
} from './announce.ts';
export { announceCategory } from './announce-category.ts';
export { mediaDeleted, productsChanged } from './catalogue.events.ts';
export { catalogueHooks, type Listing, type ListingRequest } from './catalogue.hooks.ts';
export {
  chooseLanguage,
  chooseName,
  imageIndexOf,
  isNew,
  variantLabel,
} from './catalogue.rules.ts';
export {
  categories,
  type Names,
  type SafetyContact,
  type StoredCard,
  type StoredPhoto,
  type StoredUnitPrice,
} from './catalogue.tables.ts';
export { changeVariantFacts } from './change-variant.ts';
export { hasRate } from './check-form.ts';
export { createCategory } from './create-category.ts';
export { createProduct, type NewImage } from './create-product.ts';
export { findFocus, focusRow, lineFocus, type PictureFocus, readFocus } from './find-focus.ts';
export { findPicture } from './find-picture.ts';
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
export { listProductNames } from './list-product-names.ts';
export { lockCodes, lockProducts } from './lock-codes.ts';
export { media, mediaUploads } from './media.tables.ts';
export { withoutEmpty } from './product-texts.rules.ts';
export { publishProducts } from './publish-products.ts';
export { type Category, listCategories } from './read-categories.ts';
export { findForm, readForms, type StoredForm } from './read-form.ts';
export {
  findProduct,
  type Product,
  productColumns,
  productShape,
  productSource,
  toProduct,
} from './read-product.ts';
export { listVariantIds, readVariants } from './read-variants.ts';
export { recordNews } from './record-changes.ts';
export { removeProducts } from './remove-products.ts';
export { replacePicture } from './replace-picture.ts';
export {
  readOlderForm,
  type SavedProduct,
  type SaveProductInput,
  saveProduct,
} from './save-product.ts';
export { parseSearch, type SearchTerms, splitWords } from './search.rules.ts';
export { fitsSearch, isNearMiss } from './search-fit.rules.ts';
export { suppliers } from './suppliers.tables.ts';
export { newsDays } from './sweep-news.ts';

import { sweepNews } from './sweep-news.ts';

export type { OptionOfProduct } from './catalogue.rules.ts';

/** What the platform supplies: categories, products, variants, pictures, texts. The operators' screens of it are in `platform-catalogue`. */
export const catalogueModule: Module = {
  name: 'catalogue',
  handlers(events) {
    events.on(
      categoryChanged,
      'catalogue.refresh-category',
      ({ platform }, { categoryId }) => refreshCategory(platform, categoryId),
      { transaction: 'none' },
    );
    const settings = { queue: 'pictures', transaction: 'none' } as const;
    events.on(
      mediaAdded,
      'catalogue.make-copies',
      ({ platform }, { key }) => makeCopies(platform, key),
      settings,
    );
    events.on(
      mediaDeleted,
      'catalogue.delete-originals',
      async ({ platform }, { originalKeys }) => {
        const store = await fileStoreOf(platform);
        for (const key of originalKeys) await store.delete(key);
      },
      settings,
    );
  },
  schedules: [
    { name: 'catalogue.follow-schedules', everySeconds: 60, run: followSchedules },
    { name: 'catalogue.sweep-news', everySeconds: 86_400, run: sweepNews },
  ],
};
