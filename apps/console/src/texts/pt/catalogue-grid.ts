import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { catalogueGrid as english } from '../en/catalogue-grid.ts';

export const catalogueGrid = translationOf<typeof english>()({
  back: 'Voltar aos produtos',
  rows_one: '1 linha carregada',
  rows_other: '{count} linhas carregadas',
  chosen_one: '1 produto escolhido',
  chosen_other: '{count} produtos escolhidos',
  cells_one: '1 célula alterada',
  cells_other: '{count} células alteradas',
  errors_one: '1 a corrigir fica de fora',
  errors_other: '{count} a corrigir ficam de fora',
  raised_one: '1 preço fixo fica abaixo do mínimo',
  raised_other: '{count} preços fixos ficam abaixo do mínimo',
  discard: 'Descartar',
  leaveQuestion: 'Descartar as alterações não salvas?',
  save_one: 'Salvar 1 alteração',
  save_other: 'Salvar {count} alterações',
  saved_one: '1 produto salvo',
  saved_other: '{count} produtos salvos',
  leftOut_one: '1 produto ficou de fora. As células dizem por quê.',
  leftOut_other: '{count} produtos ficaram de fora. As células dizem por quê.',
  refused_one: '1 célula não foi salva e mostra o motivo. As outras foram salvas.',
  refused_other: '{count} células não foram salvas e mostram o motivo. As outras foram salvas.',
  clashTitle_one: 'Outro operador salvou 1 célula que você também alterou',
  clashTitle_other: 'Outros operadores salvaram {count} células que você também alterou',
  clashTitleBy_one: '{name} salvou 1 célula que você também alterou',
  clashTitleBy_other: '{name} salvou {count} células que você também alterou',
  clashNote: 'Escolha o que fica em cada célula. Estes produtos são salvos depois da escolha.',
  theirs: 'Do outro, salvo',
  clashCounts: 'Suas {mine}, do outro {theirs}',
  variantGone: 'Variante removida',
  clash:
    '{name} salvou {theirs} enquanto isso; o seu é {mine}. Esc fica com o dele; digite o seu de novo para mantê-lo.',
  another: 'Outro operador',
  gone: '{name} removeu esta variante. Você digitou {mine}.',
  choose_one: 'Escolher em 1 célula',
  choose_other: 'Escolher em {count} células',
  savedMeanwhile_one:
    '1 produto foi salvo por outros enquanto isso. Suas alterações continuam aqui: salve de novo.',
  savedMeanwhile_other:
    '{count} produtos foram salvos por outros enquanto isso. Suas alterações continuam aqui: salve de novo.',
});
