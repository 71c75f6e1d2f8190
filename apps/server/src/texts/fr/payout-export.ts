import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/payout-export.ts';

export const heads = translationOf<typeof english.heads>()({
  payout: 'Versement',
  store: 'Boutique',
  rail: 'Voie',
  account: 'Compte',
  amount: 'Montant',
  currency: 'Devise',
  state: 'État',
  cause: 'Cause',
  reason: 'Motif',
  requested: 'Demandé ({zone})',
  sent: 'Envoyé ({zone})',
  paid: 'Versé ({zone})',
  failed: 'Échoué ({zone})',
  returned: 'Revenu ({zone})',
});

export const states = translationOf<typeof english.states>()({
  requested: 'Demandé',
  sent: 'En route',
  paid: 'Versé',
  failed: 'Échoué',
  unknown: 'Inconnu',
  waiting: 'Attend un solde',
  returned: 'Revenu',
});
