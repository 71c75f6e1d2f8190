import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/dispute-export.ts';

export const heads = translationOf<typeof english.heads>()({
  order: 'Commande',
  orders: 'Commandes',
  store: 'Boutique',
  state: 'État',
  reason: 'Motif',
  amount: 'Montant',
  currency: 'Devise',
  settlement: 'Prélevé sur',
  provider: 'Prestataire',
  test: 'Test',
  providerRef: 'Id. du prestataire',
  opened: 'Ouvert ({zone})',
  due: 'Réponse avant ({zone})',
  answered: 'Répondu ({zone})',
  closed: 'Clos ({zone})',
});

export const states = translationOf<typeof english.states>()({
  inquiry: 'Demande',
  open: 'Ouvert',
  appealed: 'En appel',
  won: 'Gagné',
  lost: 'Perdu',
  closed: 'Clos',
});

export const reasons = translationOf<typeof english.reasons>()({
  not_received: 'Produit non reçu',
  not_as_described: 'Non conforme à la description',
  fraudulent: 'Non payé par le titulaire',
  duplicate: 'Payé deux fois',
  refund_missing: 'Remboursement manquant',
  cancelled: 'Annulé',
  unrecognized: 'Débit non reconnu',
  other: 'Autre motif',
});

export const settlements = translationOf<typeof english.settlements>()({
  platform: 'Plateforme',
  direct: 'Propriétaire',
});

export const answers = translationOf<typeof english.answers>()({
  yes: 'Oui',
  no: 'Non',
});
