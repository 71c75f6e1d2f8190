import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { sheet as english } from '../en/sheet.ts';

export const sheet = translationOf<typeof english>()({
  row: 'Ligne',
  undo: 'Annuler',
  redo: 'Rétablir',
  fillDown: 'Recopier vers le bas',
  changePercent: 'Modifier de %',
  percent: 'Pourcentage',
  percentHint: 'Une valeur négative baisse les nombres des cellules choisies. Ils sont arrondis.',
  change: 'Modifier',
  replaceText: 'Rechercher et remplacer',
  find: 'Rechercher',
  replaceBy: 'Remplacer par',
  replaceHint:
    'Dans les cellules choisies ; avec une seule, dans toutes les lignes chargées. La casse compte.',
  replace: 'Remplacer',
  keys: 'Touches',
  keysMove: 'Se déplacer ; avec Maj, choisir un bloc',
  keysEnter: 'Modifier ; Entrée descend, Tab va à droite',
  keysFill: 'Recopier vers le bas',
  keysClipboard: 'Copier et coller un bloc',
  keysUndo: 'Annuler et rétablir',
  keysClear: 'Vider les cellules',
  keysRevert: 'Revenir aux valeurs enregistrées',
  cells_one: '1 cellule',
  cells_many: '{count} de cellules',
  cells_other: '{count} cellules',
  sum: 'Somme',
  average: 'Moyenne',
  rowsBeyond_one: 'La dernière ligne du bloc dépasse le tableau et n’a pas été collée.',
  rowsBeyond_other:
    'Les {count} dernières lignes du bloc dépassent le tableau et n’ont pas été collées.',
  range: 'lignes {first} à {last}',
});
