import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { webhooksPart as english } from '../en/operations-webhooks.ts';

export const webhooksPart = translationOf<typeof english>()({
  webhooks: 'Webhooks reçus',
  event: 'Événement',
  provider: 'Prestataire',
  received: 'Reçu',
  outcome: 'Résultat',
  outcome_changed: 'Pris en compte',
  outcome_unchanged: 'Sans changement',
  outcome_unknown_payment: 'Paiement inconnu',
  outcome_mismatch: 'Écart',
  outcome_asked: 'Vérifié auprès du prestataire',
  outcome_payout: 'Transmis au versement',
  outcome_nothing: 'Sans rapport',
  outcome_unnamed: 'Appliqué',
  event_payment: 'Paiement',
  event_refund: 'Remboursement',
  event_link: 'Compte relié',
  event_payout: 'Versement',
  event_unnamed: 'Autre événement',
  applied: 'Appliqué',
  waitsOwner: 'Attend le propriétaire',
  openStore: 'Ouvrir la boutique',
  noEvents: 'Aucun événement reçu.',
  expected: 'Attendu',
  seen: 'Constaté',
});
