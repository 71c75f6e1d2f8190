import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/store-export.ts';

export const storeExport = translationOf<typeof english.storeExport>()({
  name: 'Boutique',
  address: 'Adresse',
  state: 'État',
  settlement: 'Règlement',
  country: 'Pays',
  currency: 'Devise',
  percentage: 'Pourcentage par défaut',
  userSource: 'Source de l’utilisateur',
  pageSource: 'Page d’origine',
  authType: 'Inscription par',
  password: 'E-mail et mot de passe',
  opened: 'Ouverte le',
  open: 'Ouverte',
  paused: 'En pause (propriétaire)',
  held: 'Suspendue par la plateforme',
  platform: 'Plateforme',
  direct: 'Direct',
});

export const visitHeads = translationOf<typeof english.visitHeads>()({
  store: 'Boutique',
  userSource: 'Source de l’utilisateur',
  pageSource: 'Page d’origine',
  visits: 'Visites',
  orders: 'Commandes payées',
});
