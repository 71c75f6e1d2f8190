import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { todayPart as english } from '../en/operations-today.ts';

export const todayPart = translationOf<typeof english>()({
  dashboard: 'La plateforme aujourd’hui',
  visits: 'Visites du jour',
  paidOrders: 'Commandes payées',
  goods: 'Au prix plateforme',
  openStores: 'Boutiques ouvertes',
  newStores: '{count} nouvelles',
  trend: 'Visites, 14 jours',
  ordersSeries: 'Commandes payées',
  visitsSeries: 'Visites',
  waiting: 'À traiter',
  toShip: 'Commandes à expédier',
  returnsAsked: 'Retours d’acheteurs',
  refundsAsked: 'Remboursements demandés',
  refundAskedTab: 'Remboursement demandé',
  payoutsFailed: 'Versements échoués, 30 j',
  discrepancies: 'Écarts de rapprochement',
  paused: 'Boutiques en pause',
  soldOut: 'Variantes épuisées',
});
