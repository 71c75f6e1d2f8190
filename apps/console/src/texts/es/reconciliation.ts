import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { reconciliation as english } from '../en/reconciliation.ts';

export const reconciliation = translationOf<typeof english>()({
  title: 'Comparación con los registros de los proveedores',
  journals: 'Asientos',
  tab: 'Registros de proveedores',
  line: 'Cada día, lo que cobramos, devolvimos y abonamos se coteja con la lista del proveedor. Los días son UTC.',
  now: 'Comparar ahora',
  agreed: 'Coincide',
  differs_one: '{count} diferencia',
  differs_other: '{count} diferencias',
  done: 'Comparado',
  none: 'Aún no se ha comparado ningún día.',
  day: 'Día',
  provider: 'Proveedor',
  sums: 'Lo nuestro y lo suyo',
  result: 'Resultado',
  compared: 'Comparado el',
  entryCount_one: '{count} movimiento',
  entryCount_other: '{count} movimientos',
  nothing: 'Sin movimientos',
  capture: 'Cobrado',
  refund: 'Devuelto',
  payout: 'Transferido',
  not_ours: 'solo en los registros del proveedor: {theirs}',
  not_theirs: 'solo en nuestros libros: {ours}',
  amount: 'nuestro {ours}, suyo {theirs}',
});
