import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/purchase-order.ts';

export const document = translationOf<typeof english.document>()({
  title: '采购单 {number}',
  supplier: '供应商',
  deliverTo: '交货至',
  toBuyers: '请将每个包裹寄给对应订单所列的买家。',
  order: '订单 {number}',
  page: '第 {page} 页，共 {pages} 页',
});

export const columns = translationOf<typeof english.columns>()({
  purchaseOrder: '采购单',
  order: '订单',
  sku: 'SKU',
  reference: '贵方货号',
  product: '商品',
  option: '选项',
  quantity: '数量',
  unitCost: '单价',
  currency: '币种',
  total: '合计',
  name: '收件人',
  street: '街道',
  street2: '街道 2',
  postcode: '邮编',
  city: '城市',
  region: '省/州',
  country: '国家/地区',
  phone: '电话',
});
