import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { storesPart as english } from '../en/operations-stores.ts';

export const storesPart = translationOf<typeof english>()({
  stores: 'Boutiques',
  searchStores: 'Nom ou adresse',
  open: 'Ouverte',
  pausedState: 'En pause',
  anyState: 'Tous états',
  settlement: 'Règlement',
  platformMode: 'Plateforme',
  directMode: 'Direct',
  country: 'Pays',
  currency: 'Devise',
  opened: 'Ouverte le',
  state: 'État',
  noStores: 'Aucune boutique ne correspond.',
});
