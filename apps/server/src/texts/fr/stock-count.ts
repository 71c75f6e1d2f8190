import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/stock-count.ts';

export const heads = translationOf<typeof english.heads>()({
  line: 'Ligne',
  given: 'Dans le fichier',
  sku: 'SKU',
  barcode: 'Code-barres',
  product: 'Produit',
  variant: 'Variante',
  counted: 'Compté',
  onHand: 'En entrepôt à l’envoi',
  held: 'Réservé',
  unshipped: 'Vendu, à expédier',
  difference: 'Écart',
  result: 'Résultat',
  after: 'En entrepôt ensuite',
});

export const problems = translationOf<typeof english.problems>()({
  unknown: 'Aucune variante n’a ce SKU ou ce code-barres',
  conflict: 'Le SKU et le code-barres désignent deux variantes',
  ambiguous: 'Plusieurs variantes correspondent : indiquez le SKU exact',
  repeated: 'Cette variante figure plusieurs fois dans le fichier',
  'no-code': 'SKU et code-barres manquent',
  'not-counted': 'Aucun nombre saisi',
  'not-a-number': 'Ce n’est pas un nombre',
  'not-whole': 'Seules des unités entières se comptent',
  negative: 'Le nombre est inférieur à zéro',
  'too-large': 'Le nombre est trop grand',
  'not-in-file': 'Absente du fichier : le stock ne change pas',
});

export const results = translationOf<typeof english.results>()({
  booked: 'Enregistrée',
  equal: 'Conforme',
  'below-held': 'Laissée de côté : {held} unités sont réservées par des acheteurs',
  'counted-since': 'Laissée de côté : comptée ou corrigée depuis l’envoi',
  removed: 'Laissée de côté : la variante a été retirée',
});
