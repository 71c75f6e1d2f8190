import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/run-lines.ts';

export const runLines = translationOf<typeof english.runLines>()({
  failed: 'Error: {reason}',
  finished: 'Terminado.',
  importStarted: 'Importación de «{file}». Filas: {rows}, válidas: {valid}.',
  importRow: 'Fila {row}: {problems}',
  importMore: 'Otras filas con problemas: {count}. El archivo las contiene todas.',
  importFile: 'Todas las filas con problemas:',
  importAdded: 'Usuarios añadidos: {done} de {total}.',
  importLost: 'Nombres de usuario que otras personas ocuparon entretanto: {count}.',
  importDone: 'Usuarios añadidos: {done}. Filas omitidas: {invalid}.',
  payoutsStarted: 'Se iniciaron los pagos.',
  payoutsMatured: 'Pedidos con ganancias ya disponibles: {count}.',
  payoutsSettled: 'Pagos anteriores: {paid} recibidos, {failed} devueltos.',
  payoutBegun: '{store}: el pago {payout} está en camino.',
  payoutFailed: '{store}: el pago {payout} fue devuelto.',
  payoutSkipped: '{store}: sin pago ({reason}).',
  bankFileMade: 'Archivo bancario creado: {name}',
  payoutsDone: 'Pagos en camino: {begun}. Devueltos: {failed}. Tiendas omitidas: {skipped}.',
});

export const runNames = translationOf<typeof english.runNames>()({
  'users.import': 'Importación de usuarios',
  'payouts.run': 'Pagos iniciados por un operador',
  'payouts.schedules': 'Pagos programados',
});

export const rowFile = translationOf<typeof english.rowFile>()({
  name: 'filas-con-problemas',
  row: 'fila',
  column: 'columna',
  problem: 'problema',
});
