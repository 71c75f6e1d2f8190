import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { todayPart as english } from '../en/operations-today.ts';

export const todayPart = translationOf<typeof english>()({
  dashboard: 'La plataforma hoy',
  visits: 'Visitas hoy',
  paidOrders: 'Pedidos pagados hoy',
  goods: 'A precio de plataforma',
  openStores: 'Tiendas abiertas',
  newStores: '{count} nuevas hoy',
  trend: 'Visitas, 14 días',
  ordersSeries: 'Pedidos pagados',
  visitsSeries: 'Visitas',
  waiting: 'Por atender',
  toShip: 'Pedidos por enviar',
  returnsAsked: 'Devoluciones de compradores',
  refundsAsked: 'Reembolsos solicitados',
  refundAskedTab: 'Reembolso solicitado',
  payoutsFailed: 'Retiros fallidos, 30 días',
  discrepancies: 'Diferencias de conciliación',
  paused: 'Tiendas en pausa',
  soldOut: 'Variantes agotadas',
});
