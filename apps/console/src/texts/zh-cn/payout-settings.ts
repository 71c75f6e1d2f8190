import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/payout-settings.ts';

export const payoutSettings = translationOf<typeof english.payoutSettings>()({
  title: '提现设置',
  line: '收益何时可以提现，以及新店主可获得的优惠。',
  payouts: '提现',
  change: '修改',
  saved: '已保存',
  holdDays: '送达后的冻结期',
  holdDaysHint: '以天计。送达后经过这段时间，收益才可提现。适用于此后送达的订单。',
  days_one: '{count} 天',
  days_other: '{count} 天',
  minimum: '最低提现金额',
  minimumHint: '不足此金额的收益等待下一次。其他币种的店铺按汇率换算。',
  welcome: '新店优惠',
  welcomeHint: '店主首次付款的优惠。',
  on: '开启',
  off: '关闭',
  isOn: '优惠开启',
  budget: '每月预算',
  budgetHint: '用完后，优惠暂停至下月 1 日。',
  chat: '聊天链接',
  chatHint: '聊天应用中群组或联系人的 https 地址，显示在欢迎消息中。',
  none: '无',
  given: '本月已优惠',
  claims_one: '{count} 位店主',
  claims_other: '{count} 位店主',
});
