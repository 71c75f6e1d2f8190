import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/order-export.ts';

export const ownerHeads = translationOf<typeof english.ownerHeads>()({
  number: 'Commande',
  placed: 'Date',
  status: 'État',
  awaiting: 'Attend',
  product: 'Article',
  option: 'Option',
  quantity: 'Quantité',
  platform: 'Prix plateforme',
  cost: 'Coût',
  selling: 'Total de vente',
  profit: 'Gain',
  refundedProfit: 'Gain repris',
  currency: 'Devise',
  mode: 'Mode',
});

export const platformHeads = translationOf<typeof english.platformHeads>()({
  number: 'Commande',
  placed: 'Date ({zone})',
  paid: 'Payée ({zone})',
  store: 'Boutique',
  status: 'État',
  awaiting: 'Attend',
  fulfilment: 'Traitement',
  settlement: 'Règlement',
  city: 'Ville',
  country: 'Pays',
  product: 'Premier article',
  units: 'Unités',
  total: 'L’acheteur paie',
  currency: 'Devise de l’acheteur',
  cost: 'Coût',
  selling: 'Total de vente',
  profit: 'Gain',
  refundedProfit: 'Gain repris',
  storeCurrency: 'Devise de la boutique',
  mode: 'Mode',
});

export const statuses = translationOf<typeof english.statuses>()({
  0: 'Impayée',
  1: 'Payée / en cours',
  2: 'Terminée',
  3: 'Fermée',
});

export const awaiting = translationOf<typeof english.awaiting>()({
  buyer: 'Acheteur',
  seller: 'Propriétaire',
});

export const settlements = translationOf<typeof english.settlements>()({
  platform: 'Plateforme',
  direct: 'Direct',
});

export const fulfilments = translationOf<typeof english.fulfilments>()({
  waiting: 'En attente',
  processing: 'En préparation',
  part_shipped: 'Expédiée en partie',
  shipped: 'Expédiée',
  delivered: 'Livrée',
  part_returned: 'Retournée en partie',
  returned: 'Retournée',
});

export const modes = translationOf<typeof english.modes>()({
  live: 'Réel',
  test: 'Test',
});
