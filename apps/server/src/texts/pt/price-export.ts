import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/price-export.ts';

export const priceExport = translationOf<typeof english.priceExport>()({
  sku: 'SKU',
  product: 'Produto',
  variant: 'Variante',
  inStore: 'Na loja',
  yes: 'sim',
  no: 'não',
  currency: 'Moeda',
  platformPrice: 'Preço da plataforma',
  lowestPrice: 'Preço mínimo',
  sellingPrice: 'Preço de venda',
});
