import { createCrudKeys } from './crud-keys.ts';

/** Readings of the catalogue by operators. Below the keys of the platform, so that what reads all of it again reads this too. */
export const catalogueKeys = {
  all: ['operations', 'catalogue'],
  products: (...filters: unknown[]) => ['operations', 'catalogue', 'products', ...filters],
  stock: (...productIds: string[]) => ['operations', 'catalogue', 'stock', ...productIds],
  counts: ['operations', 'catalogue', 'counts'],
  form: (...id: string[]) => ['operations', 'catalogue', 'form', ...id],
  draft: (product: string) => ['catalogue-draft', product],
  changes: (...id: string[]) => ['operations', 'catalogue', 'changes', ...id],
  effects: (...prices: unknown[]) => ['operations', 'catalogue', 'effects', ...prices],
  rows: (...filters: unknown[]) => ['operations', 'catalogue', 'rows', ...filters],
  categories: ['operations', 'catalogue', 'categories'],
  category: (id: string) => ['operations', 'catalogue', 'category', id],
  movements: (...variantId: string[]) => ['operations', 'catalogue', 'movements', ...variantId],
  media: (...filters: unknown[]) => ['operations', 'catalogue', 'media', ...filters],
  mediaUses: (id: string) => ['operations', 'catalogue', 'media-uses', id],
} as const;

export const supplierKeys = createCrudKeys('suppliers');
