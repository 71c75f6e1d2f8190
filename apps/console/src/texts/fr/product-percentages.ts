import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { productPercentages as english } from '../en/product-percentages.ts';

export const productPercentages = translationOf<typeof english>()({
  byCategory: 'Pourcentage par catégorie',
  byCategoryLine: 'Les produits ayant leur propre prix le gardent.',
  canUndo: 'Vous pourrez annuler.',
  wholeStore: 'Toute la boutique',
  productsChange_one: '{count} produit change',
  productsChange_other: '{count} produits changent',
  keep_one: '{count} garde son prix',
  keep_other: '{count} gardent leur prix',
  raised_one: '{count} passerait sous son prix minimum et y est relevé.',
  raised_other: '{count} passeraient sous leur prix minimum et y sont relevés.',
  takenBack: 'Les prix précédents s’appliquent de nouveau',
  firstOf: 'Les {shown} plus récents sur {count} sont affichés.',
  apply_one: 'Modifier {count} produit',
  apply_other: 'Modifier {count} produits',
  applied_one: '{count} produit a un nouveau prix.',
  applied_other: '{count} produits ont un nouveau prix.',
  percentElsewhere:
    'Une autre fenêtre vient de fixer {percent} ici. Appliquez à nouveau pour imposer le vôtre, ou annulez pour le garder.',
  percentGoneElsewhere:
    'Une autre fenêtre vient de retirer le pourcentage ici. Appliquez à nouveau pour imposer le vôtre, ou annulez.',
});
