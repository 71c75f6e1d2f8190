import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { productChoice as english } from '../en/product-choice.ts';

export const productChoice = translationOf<typeof english>()({
  topicsChosen: '{count} de {all} temas na sua loja',
  sellsAll: 'Sua loja vende todos os produtos.',
  chooseTopics: 'Escolher seus temas',
  changeTopics: 'Mudar temas',
  categoryInStore: 'Na minha loja',
  newJoin: 'Incluir produtos novos',
  newJoinSwitch: '{name}: produtos novos entram sozinhos',
  chosen_one: '{count} produto selecionado',
  chosen_other: '{count} produtos selecionados',
  chooseAllRows: 'Selecionar todos os produtos da lista',
  chooseRow: 'Selecionar {name}',
  choiceFull: 'É possível alterar {count} produtos de uma vez',
  clearChoice: 'Limpar seleção',
  showChosen: 'Mostrar na minha loja',
  hideChosen: 'Ocultar da minha loja',
  chooseProducts: 'Selecionar produtos',
  newInCatalogue: 'Novo no catálogo',
  newOnly: 'Novos',
  newOnlyN: 'Novos ({count})',
  newProducts_one: '{count} produto novo',
  newProducts_other: '{count} produtos novos',
  notForMe: 'Não é para minha loja',
  noneNew:
    'Nada novo. Produtos que chegam ao catálogo e não entram sozinhos na sua loja aparecem aqui.',
});
