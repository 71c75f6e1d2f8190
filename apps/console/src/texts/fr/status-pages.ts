import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { statusPages as english } from '../en/status-pages.ts';

export const statusPages = translationOf<typeof english>()({
  login: 'Connexion',
  register: 'Ouvrir une boutique',
  authorize: 'Connexion en cours',
  verificationFailed: 'La vérification a échoué. Reconnectez-vous.',
  languageSwitched: 'Langue modifiée !',
  loggedOut: 'Déconnexion réussie !',
  noAccessTitle: 'Vous n’avez pas accès à cette page',
  noAccessLine:
    'Votre compte n’en a pas le droit. Au besoin, demandez-le à la personne qui gère les rôles.',
  notFoundTitle: 'Page introuvable',
  notFoundLine: 'L’adresse est peut-être ancienne ou mal saisie.',
  backHome: 'Aller à l’accueil',
  startFailed: 'Vos pages n’ont pas pu être chargées.',
  redirectLoop: 'Cette adresse redirige en boucle, nous nous sommes arrêtés.',
});
