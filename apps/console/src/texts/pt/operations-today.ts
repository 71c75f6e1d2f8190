import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { todayPart as english } from '../en/operations-today.ts';

export const todayPart = translationOf<typeof english>()({
  visits: 'Visitas hoje',
  paidOrders: 'Pedidos pagos hoje',
  goods: 'A preço da plataforma',
  openStores: 'Lojas abertas',
  newStores: '{count} novas hoje',
  ordersSeries: 'Pedidos pagos',
  visitsSeries: 'Visitas',
  refundAskedTab: 'Reembolso solicitado',
});
