import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { todayPart as english } from '../en/operations-today.ts';

export const todayPart = translationOf<typeof english>()({
  dashboard: 'A plataforma hoje',
  visits: 'Visitas hoje',
  paidOrders: 'Pedidos pagos hoje',
  goods: 'A preço da plataforma',
  openStores: 'Lojas abertas',
  newStores: '{count} novas hoje',
  trend: 'Visitas, 14 dias',
  ordersSeries: 'Pedidos pagos',
  visitsSeries: 'Visitas',
  waiting: 'Requer atenção',
  toShip: 'Pedidos a enviar',
  returnsAsked: 'Devoluções de compradores',
  refundsAsked: 'Reembolsos solicitados',
  refundAskedTab: 'Reembolso solicitado',
  payoutsFailed: 'Repasses com falha, 30 dias',
  discrepancies: 'Divergências de conciliação',
  paused: 'Lojas em pausa',
  soldOut: 'Variantes esgotadas',
});
