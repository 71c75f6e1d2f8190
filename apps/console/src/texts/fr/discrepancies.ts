import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { discrepancies as english } from '../en/discrepancies.ts';

export const discrepancies = translationOf<typeof english>()({
  tab: 'Écarts de rapprochement',
  nothing: 'Aucune trace',
  platform: 'Le compte de la plateforme',
  live: 'Réel',
  test: 'Test',
  close: 'Clore',
  closeTitle: 'Clore cet écart ?',
  closeLine:
    'Aucun argent ne bouge, et l’écart ne se rouvre pas. Décrivez la cause : la note reste dans la liste.',
  note: 'Note',
  noteNeeded: 'Écrivez une note d’au moins 3 caractères',
  noneHere: 'Aucun écart dans cet état.',
  closed: 'Écart clos',
  discrepancy_amount: 'Montant différent',
  discrepancy_currency: 'Devise différente',
  discrepancy_account: 'Compte différent',
  discrepancy_mode: 'Test et réel mélangés',
  discrepancy_not_found: 'Absent d’un côté',
  openDiscrepancy: 'Ouvert',
  closedDiscrepancy: 'Clos',
  noDiscrepancies: 'Aucun écart.',
  settle: 'Régulariser',
  settle_paid: 'Payé',
  settle_failed: 'Pas payé',
  settle_difference: 'Comptabiliser l’écart',
  settle_close: 'Clore sans écriture',
  ownersAccount: 'Sur le compte d’un propriétaire',
  closeOwnersLine:
    'L’argent est sur le compte de {store} : rien n’est comptabilisé. Un autre opérateur doit le confirmer ; d’ici là, l’écart reste ouvert. Vous êtes enregistrés tous les deux.',
  propose: 'Proposer',
  proposed: 'Proposé. Un autre opérateur doit le confirmer.',
  proposeLine:
    'Un autre opérateur doit le confirmer. D’ici là, rien ne change. Vous êtes tous deux consignés.',
  proposedBy: 'Proposé par {name}',
  needsSecond: 'Un autre opérateur doit le confirmer.',
  waitsForSecond: 'En attente d’un second opérateur',
  confirm: 'Confirmer',
  decline: 'Refuser',
  takeBack: 'Retirer',
  settled: 'C’est fait.',
  unknownTitle: 'Paiements sans issue connue',
  unknownLine:
    'Seul le prestataire sait comment ils se sont terminés. Si ses clés manquent, saisissez-les à nouveau : il les décide alors. Cherchez le paiement dans son tableau de bord avant de le décider ici.',
  settle_payout_paid: 'Il est arrivé',
  settle_payout_failed: 'Il n’est pas arrivé',
  unknownPayoutsTitle: 'Versements sans issue connue',
  unknownPayoutsLine:
    'Personne ne sait s’ils sont arrivés : le prestataire ne répond pas, ou les a oubliés (PayPal après 30 jours). Cherchez chacun dans son tableau de bord avant de décider ici. S’il n’est pas arrivé, le montant revient au solde de la boutique.',
  toProviders: 'Prestataires de paiement',
});
