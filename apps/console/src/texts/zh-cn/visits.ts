import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { visits as english } from '../en/visits.ts';

export const visits = translationOf<typeof english>()({
  title: '访问来源',
  hint: '真人访问及其带来的已付款订单，按 UTC 日期统计。来源取自访问地址中的 user_source 和 page_source。',
  range: '时间范围',
  by: '分组方式',
  today: '今天',
  days: '近 {count} 天',
  noSource: '未注明来源',
  others: '其他',
  total: '合计',
  none: '这段时间没有访问。',
});
