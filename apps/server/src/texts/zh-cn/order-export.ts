import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/order-export.ts';

export const ownerHeads = translationOf<typeof english.ownerHeads>()({
  number: '订单',
  placed: '下单时间',
  status: '状态',
  awaiting: '等待',
  product: '商品',
  option: '规格',
  quantity: '数量',
  platform: '平台价',
  cost: '成本',
  selling: '销售额',
  profit: '利润',
  refundedProfit: '已扣回利润',
  currency: '币种',
  mode: '模式',
});

export const platformHeads = translationOf<typeof english.platformHeads>()({
  number: '订单',
  placed: '下单时间（{zone}）',
  paid: '付款时间（{zone}）',
  store: '店铺',
  status: '状态',
  awaiting: '等待',
  fulfilment: '履约',
  settlement: '结算方式',
  city: '城市',
  country: '国家',
  product: '首个商品',
  units: '件数',
  total: '买家应付',
  currency: '买家币种',
  cost: '成本',
  selling: '销售额',
  profit: '利润',
  refundedProfit: '已扣回利润',
  storeCurrency: '店铺币种',
  mode: '模式',
});

export const statuses = translationOf<typeof english.statuses>()({
  0: '未付款',
  1: '已付款/运输中',
  2: '已完成',
  3: '已关闭',
});

export const awaiting = translationOf<typeof english.awaiting>()({
  buyer: '买家',
  seller: '店主',
});

export const settlements = translationOf<typeof english.settlements>()({
  platform: '平台收款',
  direct: '店主直收',
});

export const fulfilments = translationOf<typeof english.fulfilments>()({
  waiting: '待处理',
  processing: '打包中',
  part_shipped: '部分发货',
  shipped: '已发货',
  delivered: '已送达',
  part_returned: '部分退货',
  returned: '已退货',
});

export const modes = translationOf<typeof english.modes>()({
  live: '正式',
  test: '测试',
});
