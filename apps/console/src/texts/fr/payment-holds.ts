import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { paymentHolds as english } from '../en/payment-holds.ts';

export const paymentHolds = translationOf<typeof english>()({
  buyer: '{provider} retient le paiement de l’acheteur.',
  own: '{provider} retient votre paiement.',
  owner: '{provider} retient le paiement du vendeur.',
  buyer_complaint: 'Le payeur a ouvert un litige chez {provider} à ce sujet.',
  chargeback: 'La banque du payeur est en train de le reprendre.',
  echeck:
    'Il est payé depuis un compte bancaire. L’argent arrive en général sous trois à six jours ouvrés.',
  international_withdrawal:
    'Le compte bénéficiaire ne peut pas retirer d’argent dans cette devise : acceptez ou refusez le paiement sur ce compte.',
  other:
    '{provider} ne donne pas d’autre raison. Il n’y a rien à faire pour l’instant ; au-delà d’une semaine, interrogez {provider}.',
  pending_review:
    '{provider} le vérifie par sécurité, en général en moins d’un jour. Il n’y a rien à faire.',
  receiving_preference_mandates_manual_action:
    'Il doit être accepté manuellement sur le compte bénéficiaire chez {provider}.',
  refunded: 'Il est en cours de remboursement au payeur.',
  transaction_approved_awaiting_funding:
    'Le payeur l’a approuvé, mais l’argent n’est pas encore arrivé chez {provider}.',
  unilateral:
    'Le compte bénéficiaire n’a pas confirmé son adresse e-mail chez {provider}. Le paiement aboutira dès que ce sera fait.',
  verification_required:
    'Le compte bénéficiaire doit être vérifié chez {provider} avant que le paiement n’aboutisse.',
});
