import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { todayPart as english } from '../en/operations-today.ts';

export const todayPart = translationOf<typeof english>()({
  visits: 'Visites du jour',
  paidOrders: 'Commandes payées',
  goods: 'Au prix plateforme',
  openStores: 'Boutiques ouvertes',
  newStores: '{count} nouvelles',
  ordersSeries: 'Commandes payées',
  visitsSeries: 'Visites',
  refundAskedTab: 'Remboursement demandé',
});
