import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { operationsDashboard as english } from '../en/operations-dashboard.ts';

export const operationsDashboard = translationOf<typeof english>()({
  visitsHint: '自 UTC 零点起所有店铺的真人访问，与昨日同一时刻为止相比。',
  ordersHint: '自 UTC 零点起所有店铺买家已付款的订单，与昨日同一时刻为止相比。',
  goodsHint: '今日付款订单中商品的平台价合计（美元）。',
  storesHint: '买家当前可访问的店铺。',
  ordersTabHint: '每日（UTC）买家付款订单数。',
  soFar: '{day}（截至目前）',
  noChange: '暂无可比数据',
  vsYesterday: '较昨日此时',
});
