import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/price-export.ts';

export const priceExport = translationOf<typeof english.priceExport>()({
  sku: 'SKU',
  product: 'Produit',
  variant: 'Variante',
  inStore: 'En boutique',
  yes: 'oui',
  no: 'non',
  currency: 'Devise',
  platformPrice: 'Prix de la plateforme',
  lowestPrice: 'Prix minimum',
  sellingPrice: 'Prix de vente',
});
