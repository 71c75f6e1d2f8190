import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/shipping-export.ts';

export const heads = translationOf<typeof english.heads>()({
  order: '订单',
  ordered: '下单时间（UTC）',
  store: '店铺',
  name: '收货人',
  line1: '地址 1',
  line2: '地址 2',
  postcode: '邮编',
  city: '城市',
  region: '省/州',
  countryCode: '国家代码',
  country: '国家/地区',
  phone: '电话',
  email: '邮箱',
  sku: 'SKU',
  product: '商品',
  option: '规格',
  quantity: '数量',
  weight: '重量（kg）',
  method: '配送方式',
  customsCode: '海关编码',
  origin: '原产国',
  unitValue: '单价',
  value: '金额',
  currency: '币种',
});
