import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { sheet as english } from '../en/sheet.ts';

export const sheet = translationOf<typeof english>()({
  row: 'Linha',
  undo: 'Desfazer',
  redo: 'Refazer',
  fillDown: 'Preencher para baixo',
  changePercent: 'Alterar em %',
  percent: 'Percentual',
  percentHint: 'Um valor negativo reduz os números das células escolhidas. Eles são arredondados.',
  change: 'Alterar',
  replaceText: 'Localizar e substituir',
  find: 'Localizar',
  replaceBy: 'Substituir por',
  replaceHint:
    'Nas células escolhidas; com uma só célula, em todas as linhas carregadas. Maiúsculas e minúsculas são diferenciadas.',
  replace: 'Substituir',
  keys: 'Teclas',
  keysMove: 'Mover; com Shift, escolher um bloco',
  keysEnter: 'Editar; Enter desce, Tab vai para a direita',
  keysFill: 'Preencher para baixo',
  keysClipboard: 'Copiar e colar um bloco',
  keysUndo: 'Desfazer e refazer',
  keysClear: 'Limpar as células',
  keysRevert: 'Voltar aos valores salvos',
  cells_one: '1 célula',
  cells_many: '{count} de células',
  cells_other: '{count} células',
  sum: 'Soma',
  average: 'Média',
  range: 'linhas {first} a {last}',
});
