import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { catalogueGrid as english } from '../en/catalogue-grid.ts';

export const catalogueGrid = translationOf<typeof english>()({
  back: 'Retour aux produits',
  rows_one: '1 ligne chargée',
  rows_other: '{count} lignes chargées',
  chosen_one: '1 produit choisi',
  chosen_other: '{count} produits choisis',
  cells_one: '1 cellule modifiée',
  cells_other: '{count} cellules modifiées',
  errors_one: '1 à corriger est laissée de côté',
  errors_other: '{count} à corriger sont laissées de côté',
  raised_one: '1 prix fixe passe sous le plancher',
  raised_other: '{count} prix fixes passent sous le plancher',
  discard: 'Abandonner',
  leaveQuestion: 'Abandonner les modifications non enregistrées ?',
  save_one: 'Enregistrer 1 modification',
  save_other: 'Enregistrer {count} modifications',
  saved_one: '1 produit enregistré',
  saved_other: '{count} produits enregistrés',
  leftOut_one: '1 produit a été laissé de côté. Ses cellules disent pourquoi.',
  leftOut_other: '{count} produits ont été laissés de côté. Leurs cellules disent pourquoi.',
});
