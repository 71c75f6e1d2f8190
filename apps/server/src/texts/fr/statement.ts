import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/statement.ts';

export const movements = translationOf<typeof english.movements>()({
  sale: 'Vente',
  matured: 'Devenu disponible',
  order_payment: 'Commande payée avec les gains',
  payout: 'Versement',
  payout_returned: 'Versement retourné',
  sale_reversed: 'Vente annulée',
  order_payment_returned: 'Paiement de commande rendu',
  dispute_held: 'Bloqué par un litige',
  dispute_released: 'Débloqué après un litige',
  dispute_lost: 'Litige perdu',
  dispute_undone: 'Litige gagné en appel',
});

export const columns = translationOf<typeof english.columns>()({
  time: 'Date et heure',
  movement: 'Mouvement',
  order: 'Commande',
  product: 'Produit',
  pending: 'En attente',
  available: 'Disponible',
  balance: 'Solde disponible',
  currency: 'Devise',
});

export const statement = translationOf<typeof english.statement>()({
  title: 'Relevé',
  period: 'Du {from} au {to}',
  made: 'Établi le {at}',
  opening: 'Disponible avant',
  closing: 'Disponible à la fin',
  nothing: 'Aucun mouvement sur cette période.',
  foot: 'Les gains deviennent disponibles quelques jours après la livraison ; les remboursements sont déduits.',
  page: 'Page {page} sur {pages}',
});
