import { translationOf } from '@vitrine/contract/catalogue.ts';
import type {
  closedOrder as closedOrderEnglish,
  orderCancel as orderCancelEnglish,
  orderEvents as orderEventsEnglish,
  platformOrderEvents as platformOrderEventsEnglish,
} from '../en/order-timeline.ts';

export const platformOrderEvents = translationOf<typeof platformOrderEventsEnglish>()({
  seller_due: 'En attente du paiement du propriétaire',
  seller_reminded: 'Rappel envoyé au propriétaire',
  seller_paid: 'Le propriétaire a payé',
  seller_part_refunded: 'Propriétaire remboursé en partie',
  seller_refunded: 'Propriétaire remboursé',
  refund_asked: 'Le propriétaire demande un remboursement',
});

export const orderEvents = translationOf<typeof orderEventsEnglish>()({
  placed: 'Commande passée',
  address_changed: 'Adresse modifiée',
  buyer_authorized: 'Paiement autorisé',
  buyer_paid: 'L’acheteur a payé',
  buyer_failed: 'Paiement échoué',
  buyer_expired: 'Page de paiement expirée',
  buyer_retried: 'L’acheteur réessaie',
  buyer_reminded: 'Acheteur relancé par e-mail',
  buyer_part_refunded: 'Remboursement partiel',
  buyer_refunded: 'Acheteur remboursé',
  buyer_disputed: 'Paiement contesté',
  buyer_charged_back: 'Paiement repris par la banque',
  buyer_dispute_won: 'Litige gagné',
  seller_due: 'En attente de votre paiement',
  seller_reminded: 'Rappel envoyé',
  seller_paid: 'Vous avez payé',
  seller_part_refunded: 'Remboursement partiel reçu',
  seller_refunded: 'Vous êtes remboursé',
  processing: 'En préparation',
  part_shipped: 'Expédiée en partie',
  shipped: 'Expédiée',
  parcel_corrected: 'Numéro de suivi corrigé',
  parcel_withdrawn: 'Colis annulé',
  delivered: 'Livrée',
  part_returned: 'Retournée en partie',
  returned: 'Retournée',
  cancelled: 'Annulée',
  mail_repeated: 'E-mail renvoyé',
  rest_cancelled: 'Le reste est annulé',
  refund_asked: 'Remboursement demandé',
  refund_declined: 'Remboursement refusé',
  return_requested: 'L’acheteur a envoyé une demande',
  return_approved: 'Retour accepté',
  return_sent: 'L’acheteur a renvoyé le colis',
  return_received: 'Retour reçu',
  return_refused: 'Demande refusée',
  return_withdrawn: 'L’acheteur a retiré la demande',
  return_expired: 'Retour non envoyé à temps',
});

export const closedOrder = translationOf<typeof closedOrderEnglish>()({
  buyer_unpaid: 'Non payée',
  seller_unpaid: 'Non réglée par vous',
  replaced: 'Remplacée',
  out_of_stock: 'Épuisé',
  by_operator: 'Par la plateforme',
  by_owner: 'Par vous',
  by_buyer: 'Par l’acheteur',
  refunded: 'Remboursée',
});

export const orderCancel = translationOf<typeof orderCancelEnglish>()({
  buyer_unpaid: 'L’acheteur n’a pas payé.',
  seller_unpaid: 'Le coût n’a pas été réglé à temps.',
  replaced: 'L’acheteur a modifié son panier et recommandé.',
  out_of_stock: 'Un article était épuisé.',
  by_operator: 'Annulée par la plateforme.',
  by_owner: 'Annulée par le vendeur.',
  by_buyer: 'Annulée par l’acheteur.',
});
