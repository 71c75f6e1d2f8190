import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { storeFigures as english } from '../en/store-figures.ts';

export const storeFigures = translationOf<typeof english>()({
  figures: 'Chiffres',
  revenue: 'Gagné par le propriétaire',
  last30: 'en 30 jours',
  inAll: '{amount} au total',
  balance: 'Solde',
  pending: '{amount} en attente',
  available: 'disponible',
  owed: 'dû à la plateforme',
  inTransit: '{amount} en cours',
  payouts: 'Versements',
  paidIn: '{count} payés',
  openPayouts: '{count} en cours',
  failedPayouts: '{count} échoués',
  orders: 'Commandes',
  toShip: '{count} à expédier',
  refundAsked: '{count} remboursements demandés',
  returns: 'Retours',
  waiting: '{count} en attente',
  openAsOwner: 'Ouvrir comme la voit son propriétaire',
  openOnPhone: 'Sur un téléphone',
  openHint: 'Lecture seule, 30 minutes au plus. Le propriétaire peut le voir.',
  popUpBlocked:
    'Le navigateur a bloqué le nouvel onglet. Autorisez les fenêtres pop-up pour cette page.',
});
