import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/run-lines.ts';

export const runLines = translationOf<typeof english.runLines>()({
  failed: 'Error: {reason}',
  finished: 'Terminado.',
  importStarted: 'Importación de «{file}»: {rows} filas, {valid} de ellas válidas.',
  importRow: 'Fila {row}: {problems}',
  importMore: 'Hay {count} filas más con problemas; el archivo las contiene todas.',
  importFile: 'Todas las filas con problemas:',
  importAdded: '{done} de {total} usuarios añadidos.',
  importLost: 'Entretanto, otras personas ocuparon {count} nombres de usuario.',
  importDone: '{done} usuarios añadidos, {invalid} filas omitidas.',
  payoutsStarted: 'Se iniciaron los pagos.',
  payoutsMatured: 'Las ganancias de {count} pedidos ya están disponibles.',
  payoutsSettled: 'Pagos anteriores: {paid} recibidos, {failed} devueltos.',
  payoutBegun: '{store}: el pago {payout} está en camino.',
  payoutFailed: '{store}: el pago {payout} fue devuelto.',
  payoutSkipped: '{store}: sin pago ({reason}).',
  payoutsDone: '{begun} pagos en camino, {failed} devueltos, {skipped} tiendas omitidas.',
});

export const runNames = translationOf<typeof english.runNames>()({
  'users.import': 'Importación de usuarios',
  'payouts.run': 'Pagos iniciados por un operador',
});

export const rowFile = translationOf<typeof english.rowFile>()({
  name: 'filas-con-problemas',
  row: 'fila',
  column: 'columna',
  problem: 'problema',
});
