import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/statement.ts';

export const movements = translationOf<typeof english.movements>()({
  sale: '销售',
  matured: '转为可用',
  order_payment: '用收益支付订单',
  payout: '提现',
  payout_returned: '提现退回',
  sale_reversed: '销售冲回',
  order_payment_returned: '订单付款退回',
  dispute_held: '因争议冻结',
  dispute_released: '争议后解冻',
  dispute_lost: '争议败诉',
  dispute_undone: '申诉后胜诉',
});

export const columns = translationOf<typeof english.columns>()({
  time: '时间',
  movement: '变动',
  order: '订单',
  product: '商品',
  pending: '待结算变动',
  available: '可用变动',
  balance: '可用余额',
  currency: '币种',
});

export const statement = translationOf<typeof english.statement>()({
  title: '对账单',
  period: '{from} 至 {to}',
  made: '生成于 {at}',
  opening: '期初可用余额',
  closing: '期末可用余额',
  nothing: '该时间段没有变动。',
  foot: '收益在送达数日后转为可用，退款会冲回相应收益。',
  page: '第 {page} 页，共 {pages} 页',
});
