import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/run-lines.ts';

export const runLines = translationOf<typeof english.runLines>()({
  failed: 'Falhou: {reason}',
  finished: 'Concluído.',
  importStarted: 'Importação de “{file}”: {rows} linhas, {valid} delas válidas.',
  importRow: 'Linha {row}: {problems}',
  importMore: 'Há mais {count} linhas com problemas; o arquivo contém todas.',
  importFile: 'Todas as linhas com problemas:',
  importAdded: '{done} de {total} usuários adicionados.',
  importLost: 'Nesse meio-tempo, {count} nomes de usuário foram ocupados por outras pessoas.',
  importDone: '{done} usuários adicionados, {invalid} linhas ignoradas.',
  payoutsStarted: 'Os repasses foram iniciados.',
  payoutsMatured: 'Os ganhos de {count} pedidos ficaram disponíveis.',
  payoutsSettled: 'Repasses anteriores: {paid} recebidos, {failed} devolvidos.',
  payoutBegun: '{store}: o repasse {payout} está a caminho.',
  payoutFailed: '{store}: o repasse {payout} foi devolvido.',
  payoutSkipped: '{store}: sem repasse ({reason}).',
  payoutsDone: '{begun} repasses a caminho, {failed} devolvidos, {skipped} lojas ignoradas.',
});

export const runNames = translationOf<typeof english.runNames>()({
  'users.import': 'Importação de usuários',
  'payouts.run': 'Repasses iniciados por um operador',
});

export const rowFile = translationOf<typeof english.rowFile>()({
  name: 'linhas-com-problemas',
  row: 'linha',
  column: 'coluna',
  problem: 'problema',
});
