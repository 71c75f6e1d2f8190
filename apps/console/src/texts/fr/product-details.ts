import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { productDetails as english } from '../en/product-details.ts';

export const productDetails = translationOf<typeof english>()({
  history: 'Historique des prix',
  historyEmpty: 'Rien n’a changé depuis l’ouverture de la boutique.',
  historyVariant: 'Prix de {label}',
  historyOneVariant: 'Prix d’une variante',
  historyProduct: 'Prix du produit',
  historyCategory: 'Pourcentage de {label}',
  historyStore: 'Pourcentage de toute la boutique',
  historyEnding: 'Terminaison des prix de la boutique',
  historyPlatform: 'Prix de la plateforme',
  historyPlatformOf: 'Prix de la plateforme de {label}',
  historyUnset: 'non défini',
  byYou: 'Vous',
  byPlatform: 'La plateforme',
  endingNone: 'aucune',
  historyRates: 'Les variations quotidiennes des taux de change n’y figurent pas.',
  pictureOf: 'Image {place} sur {count}',
  nextPicture: 'Image suivante',
  previousPicture: 'Image précédente',
  enlarge: 'Agrandir',
});
