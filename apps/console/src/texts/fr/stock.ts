import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { stock as english } from '../en/stock.ts';

export const stock = translationOf<typeof english>()({
  title: 'Stock',
  line: 'Une variante de moins de {count} unités disponibles est en stock faible, sauf si elle a son propre seuil.',
  tabAll: 'Toutes',
  tabLow: 'Stock faible',
  tabOut: 'Épuisées',
  counts: 'Inventaires',
  search: 'Tous les SKU et articles',
  notFound: 'Aucune variante en vente ne correspond.',
  noneLow: 'Aucune variante n’est en stock faible.',
  noneOut: 'Rien n’est épuisé.',
  none: 'Aucune variante n’est encore en vente.',
  product: 'Article',
  onHand: 'En entrepôt',
  held: 'Réservées',
  heldHint: 'Des acheteurs les retiennent pendant leur paiement.',
  available: 'Disponibles',
  limit: 'Seuil',
  limitDefault: 'Celui de la plateforme',
  now: 'Unités à présent',
  restock: 'Fixer le stock',
  restockHint:
    'Toutes les variantes choisies auront ce nombre d’unités, y compris celles réservées.',
  setLimit: 'Fixer le seuil',
  limitHint:
    'Les opérateurs sont avertis une fois quand il reste moins d’unités disponibles. 0 n’avertit jamais.',
  usePlatform: 'Prendre le seuil de la plateforme',
  limitSaved: '{name} : seuil enregistré',
  changeLimit: 'Modifier le seuil de {name}',
  save: 'Enregistrer',
  saved: '{name} est en vente',
  savedNone: '{name} n’a plus d’unité en vente ({count} en entrepôt)',
});
