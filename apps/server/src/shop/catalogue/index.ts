import type { Module } from '#platform/module.ts';

export { announceCatalogue } from './announce.ts';
export { type OptionOfProduct, chooseLanguage, chooseName, imageIndexOf, isNew, variantLabel } from './catalogue.rules.ts';
export type { Names, StoredCard } from './catalogue.tables.ts';
export { type CreateCategoryInput, createCategory } from './create-category.ts';
export { type CreateProductInput, type CreatedProduct, type NewImage, type NewVariant, createProduct } from './create-product.ts';
export { changeVariantFacts } from './change-variant.ts';
export { type VariantFacts, getVariants } from './get-variants.ts';
export { type Category, listCategories } from './read-categories.ts';
export { type Product, type ProductImage, type ProductVariant, findProduct } from './read-product.ts';
export { refreshCards } from './refresh-cards.ts';
export { type SearchTerms, parseSearch } from './search.rules.ts';

/** What the platform supplies: categories, products, variants, pictures, texts. Its screens are pricing's. */
export const catalogueModule: Module = { name: 'catalogue' };
