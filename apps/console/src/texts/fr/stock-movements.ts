import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { stockMovements as english } from '../en/stock-movements.ts';

export const stockMovements = translationOf<typeof english>()({
  open: 'Mouvements',
  title: 'Mouvements de stock',
  variant: 'Variante',
  how: 'Type de changement',
  counted: 'Compté',
  more: 'De plus',
  fewer: 'De moins',
  units: 'Unités',
  reason: 'Motif',
  note: 'Note',
  move: 'Changer le stock',
  moved: 'Maintenant {count} dans l’entrepôt',
  none: 'Rien n’a encore bougé.',
  left: 'reste {count}',
  sale: 'Vente',
  cancelled: 'Commande annulée',
  returned: 'Retour',
  count: 'Inventaire',
  delivery: 'Livraison',
  damage: 'Abîmé',
  lost: 'Perdu',
  correction: 'Correction',
  import: 'Importation',
  toldApart: '{onHand} en entrepôt, {held} réservées, {available} disponibles',
});
