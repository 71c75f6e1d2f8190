import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { todayPart as english } from '../en/operations-today.ts';

export const todayPart = translationOf<typeof english>()({
  dashboard: '平台今日',
  visits: '今日访问',
  paidOrders: '今日付款订单',
  goods: '商品额（平台价）',
  openStores: '营业店铺',
  newStores: '今日新增 {count}',
  trend: '14 天访问趋势',
  ordersSeries: '付款订单',
  visitsSeries: '访问',
  waiting: '待处理',
  toShip: '待发货订单',
  returnsAsked: '待处理的退货',
  refundsAsked: '待答复的退款申请',
  refundAskedTab: '申请退款',
  payoutsFailed: '30 天内失败提现',
  discrepancies: '未处理的对账差异',
  paused: '暂停的店铺',
  soldOut: '售罄的规格',
});
