import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/money-export.ts';

export const paymentHeads = translationOf<typeof english.paymentHeads>()({
  payment: 'Paiement',
  created: 'Créé ({zone})',
  paid: 'Payé ({zone})',
  side: 'Payé par',
  store: 'Boutique',
  orders: 'Commandes',
  provider: 'Prestataire',
  mode: 'Mode',
  reference: 'Identifiant du prestataire',
  account: 'Compte',
  state: 'État',
  failure: 'Cause de l’échec',
  hold: 'Motif de la retenue',
  amount: 'Montant',
  refunded: 'Remboursé',
  currency: 'Devise',
});

export const paymentStates = translationOf<typeof english.paymentStates>()({
  created: 'Pas encore envoyé',
  pending: 'En attente de paiement',
  authorized: 'Autorisé',
  captured: 'Payé',
  failed: 'Échoué',
  expired: 'Expiré',
  unknown: 'Sans réponse',
  part_refunded: 'Remboursé en partie',
  refunded: 'Remboursé',
});

export const sides = translationOf<typeof english.sides>()({
  buyer: 'Acheteur',
  seller: 'Propriétaire',
});

export const accounts = translationOf<typeof english.accounts>()({
  platform: 'Plateforme',
});

export const journalHeads = translationOf<typeof english.journalHeads>()({
  journal: 'Écriture',
  posted: 'Comptabilisé ({zone})',
  kind: 'Type',
  order: 'Commande',
  payment: 'Paiement',
  payout: 'Versement',
  account: 'Compte',
  store: 'Boutique',
  provider: 'Prestataire',
  amount: 'Montant',
  currency: 'Devise',
});

export const eventHeads = translationOf<typeof english.eventHeads>()({
  event: 'Événement',
  received: 'Reçu ({zone})',
  applied: 'Appliqué ({zone})',
  provider: 'Prestataire',
  mode: 'Mode',
  type: 'Type',
  outcome: 'Résultat',
  store: 'Boutique',
  order: 'Commande',
  payment: 'Paiement',
  payout: 'Versement',
});

export const discrepancyHeads = translationOf<typeof english.discrepancyHeads>()({
  discrepancy: 'Écart',
  created: 'Créé ({zone})',
  kind: 'Type',
  provider: 'Prestataire',
  mode: 'Mode',
  store: 'Boutique',
  order: 'Commande',
  payment: 'Paiement',
  payout: 'Versement',
  account: 'Compte du propriétaire',
  key: 'Notre clé',
  expected: 'Chez nous',
  seen: 'Chez lui',
  state: 'État',
  closed: 'Clos ({zone})',
  note: 'Note',
});

export const modes = translationOf<typeof english.modes>()({
  live: 'Réel',
  test: 'Test',
});

export const discrepancyKinds = translationOf<typeof english.discrepancyKinds>()({
  amount: 'Montant différent',
  currency: 'Devise différente',
  account: 'Compte différent',
  mode: 'Test et réel mélangés',
  not_found: 'Manque d’un côté',
});

export const discrepancyStates = translationOf<typeof english.discrepancyStates>()({
  open: 'Ouvert',
  closed: 'Clos',
});
