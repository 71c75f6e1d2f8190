import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { productChoice as english } from '../en/product-choice.ts';

export const productChoice = translationOf<typeof english>()({
  topicsChosen: '{count} thèmes sur {all} dans votre boutique',
  sellsAll: 'Votre boutique vend tous les produits.',
  chooseTopics: 'Choisir vos thèmes',
  changeTopics: 'Modifier les thèmes',
  categoryInStore: 'Dans ma boutique',
  newJoin: 'Ajouter les nouveautés',
  newJoinSwitch: '{name} : les nouveaux produits s’ajoutent automatiquement',
  chosen_one: '{count} produit sélectionné',
  chosen_other: '{count} produits sélectionnés',
  chooseAllRows: 'Sélectionner tous les produits de la liste',
  chooseRow: 'Sélectionner {name}',
  choiceFull: '{count} produits peuvent être modifiés à la fois',
  clearChoice: 'Effacer la sélection',
  showChosen: 'Afficher dans ma boutique',
  hideChosen: 'Masquer de ma boutique',
  chooseProducts: 'Sélectionner des produits',
  newInCatalogue: 'Nouveau au catalogue',
  newOnly: 'Nouveautés',
  newOnlyN: 'Nouveautés ({count})',
  newProducts_one: '{count} nouveau produit',
  newProducts_other: '{count} nouveaux produits',
  notForMe: 'Pas pour ma boutique',
  noneNew:
    'Rien de nouveau. Les produits ajoutés au catalogue qui ne rejoignent pas votre boutique apparaissent ici.',
});
