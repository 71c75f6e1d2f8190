import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { reconciliation as english } from '../en/reconciliation.ts';

export const reconciliation = translationOf<typeof english>()({
  title: '与支付服务商账目比对',
  journals: '分录',
  tab: '服务商账目',
  line: '每天将我方的收款、退款和提现与服务商自己的清单逐笔比对。日期为 UTC。',
  now: '立即比对',
  agreed: '一致',
  differs_one: '{count} 处差异',
  differs_other: '{count} 处差异',
  done: '比对完成',
  none: '尚未比对任何日期。',
  day: '日期',
  provider: '服务商',
  sums: '我方与对方',
  result: '结果',
  compared: '比对时间',
  entryCount_one: '{count} 笔',
  entryCount_other: '{count} 笔',
  nothing: '无资金变动',
  capture: '收款',
  refund: '退款',
  payout: '提现',
  not_ours: '仅服务商有记录：{theirs}',
  not_theirs: '仅我方有记录：{ours}',
  amount: '我方 {ours}，对方 {theirs}',
});
