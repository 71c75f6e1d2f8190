import { defineTexts } from '../lib/i18n.ts';

/** Ranges of days, as filters offer them. */
export const dayTexts = defineTexts('days', {
  from: { en: 'From', 'zh-cn': '开始日期', es: 'Desde', pt: 'De', fr: 'Du' },
  to: { en: 'To', 'zh-cn': '结束日期', es: 'Hasta', pt: 'Até', fr: 'Au' },
  today: { en: 'Today', 'zh-cn': '今天', es: 'Hoy', pt: 'Hoje', fr: 'Aujourd’hui' },
  yesterday: { en: 'Yesterday', 'zh-cn': '昨天', es: 'Ayer', pt: 'Ontem', fr: 'Hier' },
  last7: { en: 'Last 7 days', 'zh-cn': '近 7 天', es: 'Últimos 7 días', pt: 'Últimos 7 dias', fr: '7 derniers jours' },
  last30: { en: 'Last 30 days', 'zh-cn': '近 30 天', es: 'Últimos 30 días', pt: 'Últimos 30 dias', fr: '30 derniers jours' },
  thisMonth: { en: 'This month', 'zh-cn': '本月', es: 'Este mes', pt: 'Este mês', fr: 'Ce mois-ci' },
  last90: { en: 'Last 90 days', 'zh-cn': '近 90 天', es: 'Últimos 90 días', pt: 'Últimos 90 dias', fr: '90 derniers jours' },
});
