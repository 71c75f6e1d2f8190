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
});
