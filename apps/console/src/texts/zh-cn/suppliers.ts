import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { suppliers as english } from '../en/suppliers.ts';

export const suppliers = translationOf<typeof english>()({
  line: '谁供货，以及以哪种货币结算。',
  add: '添加供应商',
  edit: '编辑供应商',
  empty: '还没有供应商。',
  noneFound: '没有这个名称的供应商。',
  search: '名称',
  name: '名称',
  currency: '结算货币',
  currencyHint: '其商品成本以该货币计。供应商有商品时不可更改。',
  leadTime: '交货时间',
  leadTimeHint: '从下单到我们仓库的工作日。',
  days_one: '{count} 天',
  days_other: '{count} 天',
  products: '商品',
  inUse: '仍在供应商品。请先为其更换供应商。',
});
