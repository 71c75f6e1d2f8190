import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { todayPart as english } from '../en/operations-today.ts';

export const todayPart = translationOf<typeof english>()({
  visits: 'Visitas hoy',
  paidOrders: 'Pedidos pagados hoy',
  goods: 'A precio de plataforma',
  openStores: 'Tiendas abiertas',
  newStores: '{count} nuevas hoy',
  ordersSeries: 'Pedidos pagados',
  visitsSeries: 'Visitas',
  refundAskedTab: 'Reembolso solicitado',
});
