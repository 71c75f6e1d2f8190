import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { storePictures as english } from '../en/store-pictures.ts';

export const storePictures = translationOf<typeof english>()({
  slidePicture: 'Image {place} du carrousel',
  slideMove: 'Déplacer l’image {place}',
  slideMoveHint: 'Glissez, ou utilisez les flèches',
  slideUp: 'Monter l’image {place}',
  slideDown: 'Descendre l’image {place}',
  slideRemove: 'Retirer l’image {place}',
  slideMoved: 'L’image est maintenant en position {place}.',
  slideLink: 'L’image {place} mène à',
  slideNowhere: 'Rien',
  slideProduct: 'Un produit',
  slideCategories: 'Catégories',
  slideFind: 'Chercher un produit',
  slideNone: 'Aucun produit ne correspond.',
  slideChange: 'Changer',
  slideHidden: 'Masqué : les acheteurs voient l’image sans lien.',
  slideGone: 'N’est plus en vente : les acheteurs voient l’image sans lien.',
});
