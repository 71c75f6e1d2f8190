import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/statement.ts';

export const movements = translationOf<typeof english.movements>()({
  sale: 'Venta',
  matured: 'Pasa a disponible',
  order_payment: 'Pedido pagado con ganancias',
  payout: 'Retiro',
  payout_returned: 'Retiro devuelto',
  sale_reversed: 'Venta anulada',
  order_payment_returned: 'Pago del pedido devuelto',
  dispute_held: 'Retenido por una disputa',
  dispute_released: 'Liberado tras una disputa',
  dispute_lost: 'Disputa perdida',
  dispute_undone: 'Disputa ganada tras recurrir',
});

export const columns = translationOf<typeof english.columns>()({
  time: 'Fecha y hora',
  movement: 'Movimiento',
  order: 'Pedido',
  product: 'Producto',
  pending: 'Pendiente',
  available: 'Disponible',
  balance: 'Saldo disponible',
  currency: 'Moneda',
});

export const statement = translationOf<typeof english.statement>()({
  title: 'Extracto',
  period: 'Del {from} al {to}',
  made: 'Emitido el {at}',
  opening: 'Disponible antes',
  closing: 'Disponible al final',
  nothing: 'Sin movimientos en este periodo.',
  foot: 'Las ganancias quedan disponibles unos días tras la entrega; los reembolsos se descuentan.',
  page: 'Página {page} de {pages}',
});
