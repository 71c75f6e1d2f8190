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
  refused_one: '1 cellule n’a pas été enregistrée et indique pourquoi. Les autres le sont.',
  refused_other:
    '{count} cellules n’ont pas été enregistrées et indiquent pourquoi. Les autres le sont.',
  clashTitle_one: 'Un autre opérateur a enregistré 1 cellule que vous avez aussi modifiée',
  clashTitle_other:
    'D’autres opérateurs ont enregistré {count} cellules que vous avez aussi modifiées',
  clashTitleBy_one: '{name} a enregistré 1 cellule que vous avez aussi modifiée',
  clashTitleBy_other: '{name} a enregistré {count} cellules que vous avez aussi modifiées',
  clashNote:
    'Choisissez ce qui reste dans chaque cellule. Ces produits sont enregistrés une fois le choix fait.',
  theirs: 'Le sien, enregistré',
  clashCounts: 'Les vôtres {mine}, les siennes {theirs}',
  variantGone: 'Variante supprimée',
  clash:
    '{name} a enregistré {theirs} entre-temps ; vous avez saisi {mine}. Échap prend sa valeur ; saisissez la vôtre à nouveau pour la garder.',
  another: 'Un autre opérateur',
  gone: '{name} a supprimé cette variante. Vous avez saisi {mine}.',
  choose_one: 'Choisir pour 1 cellule',
  choose_other: 'Choisir pour {count} cellules',
  savedMeanwhile_one:
    '1 produit a été enregistré par d’autres entre-temps. Vos modifications sont toujours là : enregistrez à nouveau.',
  savedMeanwhile_other:
    '{count} produits ont été enregistrés par d’autres entre-temps. Vos modifications sont toujours là : enregistrez à nouveau.',
});
