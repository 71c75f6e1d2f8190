import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { categories as english } from '../en/categories.ts';

export const categories = translationOf<typeof english>()({
  line: 'Deux niveaux. Les produits sont dans le second ; glissez ou utilisez les flèches pour ordonner.',
  add: 'Ajouter une catégorie',
  addChild: 'Ajouter une sous-catégorie',
  edit: 'Modifier la catégorie',
  none: 'Pas encore de catégorie. Les produits en ont besoin.',
  products_one: '1 produit',
  products_other: '{count} produits',
  moveUp: 'Monter',
  moveDown: 'Descendre',
  delete: 'Supprimer',
  deleteQuestion: 'Supprimer {name} ?',
  deleted: 'Supprimée',
  nameIn: 'Nom en {language}',
  key: 'Adresse',
  keyHint: 'Partie de l’adresse de la catégorie. Minuscules, chiffres et traits d’union.',
  picture: 'Image',
});
