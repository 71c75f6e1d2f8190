import { translationOf } from '@vitrine/contract/catalogue.ts';
import { menuTitles } from '@vitrine/contract/texts/fr/menu-titles.ts';
import type { route as english } from '../en/routes.ts';

export const route = translationOf<typeof english>()({
  ...menuTitles,
  payauth: 'Autorisation de paiement',
  payresult: 'Résultat du paiement',
  profile: 'Compte et sécurité',
  notices: 'Annonces',
  courseContent: 'Cours',
  topics: 'Vos thèmes',
});
