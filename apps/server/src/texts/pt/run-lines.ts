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
  payoutsStarted: 'Os saques foram iniciados.',
  payoutsMatured: 'Pedidos com ganhos já disponíveis: {count}.',
  payoutsSettled: 'Saques anteriores: {paid} recebidos, {failed} devolvidos.',
  payoutBegun: '{store}: o saque {payout} está a caminho.',
  payoutFailed: '{store}: o saque {payout} foi devolvido.',
  payoutSkipped: '{store}: sem saque ({reason}).',
  bankFileMade: 'Arquivo bancário criado: {name}',
  payoutsDone: 'Saques a caminho: {begun}. Devolvidos: {failed}. Lojas ignoradas: {skipped}.',
});

export const runNames = translationOf<typeof english.runNames>()({
  'users.import': 'Importação de usuários',
  'payouts.run': 'Saques iniciados por um operador',
  'payouts.schedules': 'Saques programados',
});

export const rowFile = translationOf<typeof english.rowFile>()({
  name: 'linhas-com-problemas',
  row: 'linha',
  column: 'coluna',
  problem: 'problema',
});
