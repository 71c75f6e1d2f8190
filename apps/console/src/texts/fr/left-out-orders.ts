import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { leftOut as english } from '../en/left-out-orders.ts';

export const leftOut = translationOf<typeof english>()({
  already_paid: 'déjà payée',
  not_due: 'rien à payer',
  buyer_unpaid: 'l’acheteur n’a pas payé',
  cancelled: 'annulée',
  not_found: 'n’appartient pas à cette boutique',
  other_currency: 'autre devise',
  being_paid: 'en cours de paiement',
  out_of_stock: 'épuisé',
});
