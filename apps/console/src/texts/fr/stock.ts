import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { stock as english } from '../en/stock.ts';

export const stock = translationOf<typeof english>()({
  title: 'Variantes épuisées',
  line: 'Personne ne peut les acheter. Indiquez combien d’unités sont à l’entrepôt, réservées comprises.',
  lineReadOnly: 'Personne ne peut les acheter tant qu’un opérateur n’a pas saisi de stock.',
  search: 'Tous les SKU et articles',
  notFound: 'Aucune variante en vente ne correspond.',
  savedNone: '{name} n’a plus d’unité en vente ({count} en entrepôt)',
  product: 'Article',
  sku: 'SKU',
  onHand: 'En entrepôt',
  held: 'En paiement',
  now: 'Unités à présent',
  restock: 'Fixer le stock',
  restockHint:
    'Toutes les variantes choisies auront ce nombre d’unités, y compris celles réservées.',
  save: 'Enregistrer',
  saved: '{name} est en vente',
  none: 'Rien n’est épuisé.',
});
