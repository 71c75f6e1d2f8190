import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { productOrder as english } from '../en/product-order.ts';

export const productOrder = translationOf<typeof english>()({
  moveOf: 'Déplacer {name}',
  moveHint: 'Glissez ou utilisez les flèches',
  moveUp: 'Monter',
  moveDown: 'Descendre',
  moveFirst: 'Tout en haut',
  movedTo: '{name} est maintenant en position {place}.',
  ownOrder: 'Les acheteurs voient votre propre ordre.',
  forgetOrder: 'Revenir aux plus récents',
  forgetOrderHint:
    'Tous les produits perdent leur position manuelle. Les produits mis en avant restent en tête.',
  featuredOnly: 'Mis en avant',
  noneFeatured:
    'Aucun produit mis en avant. Choisissez « Mettre en avant » dans le menu d’un produit : les acheteurs le voient en premier.',
});
