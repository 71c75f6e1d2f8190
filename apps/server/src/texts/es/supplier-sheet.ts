import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/supplier-sheet.ts';

export const columns = translationOf<typeof english.columns>()({
  sku: 'SKU',
  reference: 'Tu referencia',
  product: 'Producto',
  stock: 'Existencias',
  cost: 'Precio',
});
