import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/dispute-export.ts';

export const heads = translationOf<typeof english.heads>()({
  order: '订单',
  orders: '订单数',
  store: '店铺',
  state: '状态',
  reason: '原因',
  amount: '金额',
  currency: '币种',
  settlement: '扣款方',
  provider: '支付服务商',
  test: '测试',
  providerRef: '服务商编号',
  opened: '提出时间（{zone}）',
  due: '答复期限（{zone}）',
  answered: '答复时间（{zone}）',
  closed: '结束时间（{zone}）',
});

export const states = translationOf<typeof english.states>()({
  inquiry: '问询',
  open: '处理中',
  appealed: '申诉中',
  won: '胜诉',
  lost: '败诉',
  closed: '已关闭',
});

export const reasons = translationOf<typeof english.reasons>()({
  not_received: '未收到商品',
  not_as_described: '与描述不符',
  fraudulent: '非持卡人本人付款',
  duplicate: '重复付款',
  refund_missing: '未收到退款',
  cancelled: '已取消',
  unrecognized: '不认识的扣款',
  other: '其他原因',
});

export const settlements = translationOf<typeof english.settlements>()({
  platform: '平台',
  direct: '店主',
});

export const answers = translationOf<typeof english.answers>()({
  yes: '是',
  no: '否',
});
