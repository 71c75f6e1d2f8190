import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { days as english } from '../en/days.ts';

export const days = translationOf<typeof english>()({
  from: 'Du',
  to: 'Au',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  last7: '7 derniers jours',
  last30: '30 derniers jours',
  thisMonth: 'Ce mois-ci',
  last90: '90 derniers jours',
});
