import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { storeFigures as english } from '../en/store-figures.ts';

export const storeFigures = translationOf<typeof english>()({
  figures: '数据',
  revenue: '店主收益',
  last30: '近 30 天',
  inAll: '累计 {amount}',
  balance: '余额',
  pending: '待结算 {amount}',
  available: '可提现',
  owed: '欠平台',
  inTransit: '{amount} 在途',
  payouts: '提现',
  paidIn: '已付 {count} 笔',
  openPayouts: '进行中 {count} 笔',
  failedPayouts: '失败 {count} 笔',
  orders: '订单',
  toShip: '待发货 {count}',
  refundAsked: '退款申请 {count}',
  returns: '退货',
  waiting: '待处理 {count}',
  openAsOwner: '以店主视角打开',
  openOnPhone: '手机版',
  openHint: '只读，最长 30 分钟。店主可以看到此次查看。',
  popUpBlocked: '浏览器拦截了新标签页，请允许此页面弹出窗口。',
});
