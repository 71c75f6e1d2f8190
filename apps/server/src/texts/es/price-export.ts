import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/price-export.ts';

export const priceExport = translationOf<typeof english.priceExport>()({
  sku: 'SKU',
  product: 'Producto',
  variant: 'Variante',
  inStore: 'En la tienda',
  yes: 'sí',
  no: 'no',
  currency: 'Moneda',
  platformPrice: 'Precio de la plataforma',
  lowestPrice: 'Precio mínimo',
  sellingPrice: 'Precio de venta',
});
