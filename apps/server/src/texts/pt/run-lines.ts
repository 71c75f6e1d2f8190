import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/run-lines.ts';

export const runLines = translationOf<typeof english.runLines>()({
  failed: 'Falhou: {reason}',
  finished: 'Concluído.',
  importStarted: 'Importação de “{file}”. Linhas: {rows}, válidas: {valid}.',
  importRow: 'Linha {row}: {problems}',
  importMore: 'Outras linhas com problemas: {count}. O arquivo contém todas.',
  importFile: 'Todas as linhas com problemas:',
  importAdded: 'Usuários adicionados: {done} de {total}.',
  importLost: 'Nomes de usuário ocupados por outras pessoas nesse meio-tempo: {count}.',
  importDone: 'Usuários adicionados: {done}. Linhas ignoradas: {invalid}.',
  payoutsStarted: 'Os repasses foram iniciados.',
  payoutsMatured: 'Pedidos com ganhos já disponíveis: {count}.',
  payoutsSettled: 'Repasses anteriores: {paid} recebidos, {failed} devolvidos.',
  payoutBegun: '{store}: o repasse {payout} está a caminho.',
  payoutFailed: '{store}: o repasse {payout} foi devolvido.',
  payoutSkipped: '{store}: sem repasse ({reason}).',
  payoutsDone: 'Repasses a caminho: {begun}. Devolvidos: {failed}. Lojas ignoradas: {skipped}.',
});

export const runNames = translationOf<typeof english.runNames>()({
  'users.import': 'Importação de usuários',
  'payouts.run': 'Repasses iniciados por um operador',
  'payouts.schedules': 'Repasses programados',
});

export const rowFile = translationOf<typeof english.rowFile>()({
  name: 'linhas-com-problemas',
  row: 'linha',
  column: 'coluna',
  problem: 'problema',
});
