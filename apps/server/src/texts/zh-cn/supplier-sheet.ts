import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/supplier-sheet.ts';

export const columns = translationOf<typeof english.columns>()({
  sku: 'SKU',
  reference: '贵方货号',
  product: '商品',
  stock: '库存',
  cost: '价格',
});
