import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { stock as english } from '../en/stock.ts';

export const stock = translationOf<typeof english>()({
  title: '售罄的规格',
  line: '以下规格无法购买。请输入仓库现有件数（含付款中占用的）。',
  lineReadOnly: '以下规格在运营补充库存前无法购买。',
  search: '全部 SKU 和商品',
  notFound: '没有匹配的在售规格。',
  savedNone: '{name} 已无可售库存（仓库 {count} 件）',
  product: '商品',
  sku: 'SKU',
  onHand: '库存',
  held: '付款中',
  now: '现有件数',
  restock: '设置库存',
  restockHint: '所选规格都将设为此数量，包含已预留的件数。',
  save: '保存',
  saved: '{name} 可购买',
  none: '没有售罄的规格。',
});
