import { translationOf } from '@vitrine/contract/catalogue.ts';
import type {
  accounts as accountsEnglish,
  journalKinds as journalKindsEnglish,
  journalSources as journalSourcesEnglish,
} from '../en/operations-journals.ts';

export const journalKinds = translationOf<typeof journalKindsEnglish>()({
  buyer_capture: '买家支付订单',
  seller_capture: '店主支付订单',
  late_capture: '逾期付款，待退回',
  refund: '退款已汇出',
  provider_fee: '服务商手续费',
  refund_failed: '退款被退回',
  matured: '收益转为可提现',
  sale_reversed: '销售冲回',
  seller_reversed: '店主付款冲回',
  payout_reserved: '提现已发起',
  payout_paid: '提现已到账',
  payout_returned: '提现被退回',
  payout_reversed: '已到账的提现退回',
  dispute_taken: '争议：款项被扣',
  dispute_returned: '争议：款项退回',
  dispute_held: '争议：收益冻结',
  dispute_released: '争议：收益解冻',
  dispute_lost: '争议败诉',
  dispute_undone: '争议败诉已撤销',
  difference_settled: '差异已处理',
});

export const accounts = translationOf<typeof accountsEnglish>()({
  owner_pending: '应付店主（待结算）',
  owner_available: '应付店主（可提现）',
  owner_in_transit: '应付店主（提现中）',
  provider_clearing: '支付服务商代持',
  platform_goods: '商品收入',
  platform_shipping: '运费收入',
  platform_fees: '手续费收入',
  fee_differences: '与计划手续费的差额',
  platform_promotions: '平台承担的优惠',
  tax_payable: '应缴税款',
  refunds_payable: '应退款项',
  disputed_funds: '争议款项',
  dispute_fees: '争议费用',
  exchange: '货币兑换',
  differences: '已处理的差异',
});

export const journalSources = translationOf<typeof journalSourcesEnglish>()({
  order: '订单',
  payment: '付款',
  refund: '退款',
  payout: '提现',
  dispute: '争议',
  settlement: '人工处理',
});
