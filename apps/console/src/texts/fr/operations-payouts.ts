import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { payoutsPart as english } from '../en/operations-payouts.ts';

export const payoutsPart = translationOf<typeof english>()({
  payouts: 'Versements',
  runNow: 'Lancer les versements',
  runQuestion: 'Lancer les versements maintenant ?',
  runLine:
    'Ces montants partent vers les comptes des propriétaires, avec les gains dont le délai vient de s’achever.',
  runNothing:
    'Aucune boutique n’a assez de gains disponibles. Les versements en cours sont suivis.',
  ran: 'Versements lancés',
  ranWithFailures: 'Certains versements ont échoué',
  ranSkipped: 'Passées : {stores}',
  skipped_not_linked: 'aucun compte de paiement',
  skipped_too_small: 'sous le minimum',
  skipped_open_payout: 'un versement est en route',
  skipped_test_only: 'boutique de test',
  skipped_no_provider: 'prestataire non configuré',
  skipped_held: 'en attente : son mode de connexion a été modifié',
  skipped_bank_held: 'retenu depuis le changement de compte bancaire',
  skipped_restricted: 'son compte est restreint',
  cause_account_closed: 'Le compte est fermé ; l’argent est revenu au solde de la boutique',
  cause_account_refused:
    'La banque a refusé le compte ; l’argent est revenu au solde de la boutique',
  cause_limit_reached:
    'Une limite bancaire est atteinte ; l’argent est revenu au solde de la boutique',
  cause_provider_error:
    'Le prestataire a signalé une erreur ; l’argent est revenu au solde de la boutique',
  openPayouts: 'Tous en cours',
  requestedSince: 'Demandés depuis le {date}',
  paidOn: 'Arrivé le {date}',
  expectedBy: 'Prévu au plus tard le {date}',
  ranResult:
    'Gains disponibles : {matured}. Versements en route : {begun}, arrivés : {settled}, échoués : {failed}.',
  clock: 'Horloge d’essai : {time}',
  forward_one: '+ {count} jour',
  forward_other: '+ {count} jours',
  forwardHint:
    'Avance l’horloge d’essai pour tous : les délais s’achèvent, les banques comptabilisent. Sans retour.',
  amount: 'Montant',
  destination: 'Vers',
  trigger: 'Lancé par',
  owner: 'Propriétaire',
  schedule: 'Calendrier',
  operator: 'Opérateur',
  requested: 'Demandé',
  sent: 'En route',
  paid: 'Versé',
  failed: 'Échoué',
  unknown: 'Inconnu',
  noPayouts: 'Aucun versement.',
  payout_waiting: 'Attend un solde',
  payout_returned_state: 'Revenu',
  cause_balance_insufficient: 'Le solde de la plateforme chez le prestataire était insuffisant',
  cause_not_claimed: 'Il n’a pas été accepté à temps ; l’argent est revenu au solde de la boutique',
  cause_came_back: 'Il est revenu après son arrivée ; l’argent est au solde de la boutique',
});
