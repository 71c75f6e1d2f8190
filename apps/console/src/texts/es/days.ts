import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { days as english } from '../en/days.ts';

export const days = translationOf<typeof english>()({
  from: 'Desde',
  to: 'Hasta',
  today: 'Hoy',
  yesterday: 'Ayer',
  last7: 'Últimos 7 días',
  last30: 'Últimos 30 días',
  thisMonth: 'Este mes',
  last90: 'Últimos 90 días',
});
