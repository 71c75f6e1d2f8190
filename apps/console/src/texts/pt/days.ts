import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { days as english } from '../en/days.ts';

export const days = translationOf<typeof english>()({
  from: 'De',
  to: 'Até',
  today: 'Hoje',
  yesterday: 'Ontem',
  last7: 'Últimos 7 dias',
  last30: 'Últimos 30 dias',
  thisMonth: 'Este mês',
  last90: 'Últimos 90 dias',
});
