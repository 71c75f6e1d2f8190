import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/money-export.ts';

export const paymentHeads = translationOf<typeof english.paymentHeads>()({
  payment: '支付',
  created: '创建时间 ({zone})',
  paid: '支付时间 ({zone})',
  side: '付款方',
  store: '店铺',
  orders: '订单',
  provider: '支付服务商',
  mode: '模式',
  reference: '服务商编号',
  account: '账户',
  state: '状态',
  failure: '失败原因',
  hold: '暂扣原因',
  amount: '金额',
  refunded: '已退款',
  currency: '币种',
});

export const paymentStates = translationOf<typeof english.paymentStates>()({
  created: '尚未发送',
  pending: '待支付',
  authorized: '已授权',
  captured: '已支付',
  failed: '失败',
  expired: '已过期',
  unknown: '尚无答复',
  part_refunded: '部分退款',
  refunded: '已退款',
});

export const sides = translationOf<typeof english.sides>()({
  buyer: '买家',
  seller: '店主',
});

export const accounts = translationOf<typeof english.accounts>()({
  platform: '平台',
});

export const journalHeads = translationOf<typeof english.journalHeads>()({
  journal: '分录',
  posted: '记账时间 ({zone})',
  kind: '类型',
  order: '订单',
  payment: '支付',
  payout: '提现',
  account: '账户',
  store: '店铺',
  provider: '支付服务商',
  amount: '金额',
  currency: '币种',
});

export const eventHeads = translationOf<typeof english.eventHeads>()({
  event: '事件',
  received: '收到时间 ({zone})',
  applied: '处理时间 ({zone})',
  provider: '支付服务商',
  mode: '模式',
  type: '事件类型',
  outcome: '结果',
  store: '店铺',
  order: '订单',
  payment: '支付',
  payout: '提现',
});

export const discrepancyHeads = translationOf<typeof english.discrepancyHeads>()({
  discrepancy: '差异',
  created: '创建时间 ({zone})',
  kind: '类型',
  provider: '支付服务商',
  mode: '模式',
  store: '店铺',
  order: '订单',
  payment: '支付',
  payout: '提现',
  account: '店主账户',
  key: '我方编号',
  expected: '我方',
  seen: '对方',
  state: '状态',
  closed: '关闭时间 ({zone})',
  note: '备注',
});

export const modes = translationOf<typeof english.modes>()({
  live: '正式',
  test: '测试',
});

export const discrepancyKinds = translationOf<typeof english.discrepancyKinds>()({
  amount: '金额不一致',
  currency: '币种不一致',
  account: '账户不一致',
  mode: '测试与正式混用',
  not_found: '一方缺失',
});

export const discrepancyStates = translationOf<typeof english.discrepancyStates>()({
  open: '未处理',
  closed: '已关闭',
});
