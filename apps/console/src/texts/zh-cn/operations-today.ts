import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { todayPart as english } from '../en/operations-today.ts';

export const todayPart = translationOf<typeof english>()({
  visits: '今日访问',
  paidOrders: '今日付款订单',
  goods: '商品额（平台价）',
  openStores: '营业店铺',
  newStores: '今日新增 {count}',
  ordersSeries: '付款订单',
  visitsSeries: '访问',
  refundAskedTab: '申请退款',
});
