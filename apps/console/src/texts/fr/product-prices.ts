import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { productPrices as english } from '../en/product-prices.ts';

export const productPrices = translationOf<typeof english>()({
  homeIncluded:
    'Ici, les prix sont hors taxes. {country} : l’acheteur les voit avec {percent} de taxes.',
  homeAdded:
    'Ici, les prix sont hors taxes. {country} : l’acheteur paie {percent} de taxes en plus.',
  homeOwn: 'C’est vous qui vendez : vos prix comprennent vos taxes.',
  homePrice: '{country} : {price} TTC, vous gagnez {earned}',
  priceOf: 'Prix de vente de {name}',
  atLeast: 'Au moins {amount}',
  floorWhy: 'prix plateforme plus frais',
  undoOne: 'Annuler',
  changed_one: '{count} prix modifié',
  changed_other: '{count} prix modifiés',
  tooLow_one: '{count} est trop bas',
  tooLow_other: '{count} sont trop bas',
  discard: 'Abandonner',
  save_one: 'Enregistrer {count} prix',
  save_other: 'Enregistrer {count} prix',
  saved_one: '{count} prix enregistré',
  saved_other: '{count} prix enregistrés',
  restored_one: '{count} prix non enregistré a été rétabli.',
  restored_other: '{count} prix non enregistrés ont été rétablis.',
  resetPrice: 'Revenir au pourcentage de la catégorie',
  conflictTitle: 'Modifié dans une autre fenêtre',
  conflictLine: 'Rien n’a été écrasé. Choisissez les prix à garder.',
  keepMine: 'Garder les miens',
  takeTheirs: 'Prendre les autres',
  savedThere: 'enregistré dans l’autre fenêtre',
  stagedThere: 'saisi dans l’autre fenêtre, non enregistré',
  typedHere: 'saisi ici, non enregistré',
  allVariants: 'Toutes les variantes',
  byPercentage: 'par pourcentage',
  decideLater: 'Décider plus tard',
  goOn: 'Continuer',
});
