import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { webhooksPart as english } from '../en/operations-webhooks.ts';

export const webhooksPart = translationOf<typeof english>()({
  webhooks: '回调事件',
  event: '事件',
  provider: '服务商',
  received: '接收时间',
  outcome: '结果',
  outcome_changed: '已生效',
  outcome_unchanged: '无变化',
  outcome_unknown_payment: '未知付款',
  outcome_mismatch: '不吻合',
  outcome_asked: '已向支付渠道查询',
  outcome_payout: '已转交提现处理',
  outcome_nothing: '与平台无关',
  outcome_unnamed: '已处理',
  event_payment: '付款',
  event_refund: '退款',
  event_link: '关联账户',
  event_payout: '提现',
  event_unnamed: '其他事件',
  applied: '已处理',
  waitsOwner: '待店主付款',
  openStore: '打开店铺',
  noEvents: '尚未收到事件。',
  expected: '预期',
  seen: '实际',
});
