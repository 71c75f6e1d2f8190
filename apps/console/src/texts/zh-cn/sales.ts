import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { sales as english } from '../en/sales.ts';

export const sales = translationOf<typeof english>()({
  sales: '销售',
  balance: '余额',
  view: '显示内容',
  noSales: '暂无已付款订单。',
  paidToYou: '已付到您的账户',
  sold: '销售额',
  cost: '成本',
  toPay: '待支付：',
  allPaid: '已全部付给平台',
  keptByPlatform: '商品、运费和手续费',
  profit: '您的利润',
  profitHint: '扣除退款后',
  platformSale: '售价 {sold}，成本 {cost}',
  directSale: '{sold} 已付到您的账户，{due} 已付给平台',
  directSaleDue: '{sold} 已付到您的账户，{due} 待支付',
  until: '截至 {time}',
  since: '自 {time} 起',
  byVisit: '按访问时间',
  allTimes: '移除此筛选',
  newestSales: '最新的 {count} 笔订单',
  units_one: '{count} 件',
  units_other: '{count} 件',
  fromVisits_one: '来自 {count} 次访问',
  fromVisits_other: '来自 {count} 次访问',
});
