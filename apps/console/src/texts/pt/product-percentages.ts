import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { productPercentages as english } from '../en/product-percentages.ts';

export const productPercentages = translationOf<typeof english>()({
  byCategory: 'Percentual por categoria',
  byCategoryLine: 'Produtos com preço próprio o mantêm.',
  canUndo: 'Dá para desfazer.',
  wholeStore: 'Toda a loja',
  productsChange_one: '{count} produto muda',
  productsChange_other: '{count} produtos mudam',
  keep_one: '{count} mantém o preço',
  keep_other: '{count} mantêm o preço',
  raised_one: '{count} ficaria abaixo do preço mínimo e sobe até ele.',
  raised_other: '{count} ficariam abaixo do preço mínimo e sobem até ele.',
  takenBack: 'Os preços anteriores voltaram a valer',
  firstOf: 'Exibindo os {shown} mais recentes de {count}.',
  apply_one: 'Mudar {count} produto',
  apply_other: 'Mudar {count} produtos',
  applied_one: '{count} produto tem preço novo.',
  applied_other: '{count} produtos têm preço novo.',
  percentElsewhere:
    'Outra janela acabou de definir {percent} aqui. Aplique de novo para usar o seu ou cancele para manter.',
  percentGoneElsewhere:
    'Outra janela acabou de remover o percentual daqui. Aplique de novo para usar o seu ou cancele.',
});
