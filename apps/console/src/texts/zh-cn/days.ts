import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { days as english } from '../en/days.ts';

export const days = translationOf<typeof english>()({
  from: '开始日期',
  to: '结束日期',
  today: '今天',
  yesterday: '昨天',
  last7: '近 7 天',
  last30: '近 30 天',
  thisMonth: '本月',
  last90: '近 90 天',
});
