import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/stock-count.ts';

export const heads = translationOf<typeof english.heads>()({
  line: '行号',
  given: '文件内容',
  sku: 'SKU',
  barcode: '条码',
  product: '商品',
  variant: '规格',
  counted: '盘点数量',
  onHand: '上传时仓库数量',
  held: '已预留',
  unshipped: '已售待发货',
  difference: '差异',
  result: '结果',
  after: '入账后仓库数量',
});

export const problems = translationOf<typeof english.problems>()({
  unknown: '没有规格使用此 SKU 或条码',
  conflict: 'SKU 与条码属于不同的规格',
  ambiguous: '有多个规格符合：请填写准确的 SKU',
  repeated: '该规格在文件中出现多次',
  'no-code': '缺少 SKU 和条码',
  'not-counted': '未填写数量',
  'not-a-number': '不是数字',
  'not-whole': '只能填写整数',
  negative: '数量小于零',
  'too-large': '数量过大',
  'not-in-file': '文件中没有：库存保持不变',
});

export const results = translationOf<typeof english.results>()({
  booked: '已入账',
  equal: '与库存一致',
  'below-held': '未入账：买家已预留 {held} 件',
  'counted-since': '未入账：上传后已盘点或更正过',
  removed: '未入账：该规格已移除',
});
