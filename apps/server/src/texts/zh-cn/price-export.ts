import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/price-export.ts';

export const priceExport = translationOf<typeof english.priceExport>()({
  sku: 'SKU',
  product: '商品',
  variant: '规格',
  inStore: '已上架',
  yes: '是',
  no: '否',
  currency: '货币',
  platformPrice: '平台价',
  lowestPrice: '最低价',
  sellingPrice: '售价',
});
