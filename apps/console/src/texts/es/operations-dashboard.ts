import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { operationsDashboard as english } from '../en/operations-dashboard.ts';

export const operationsDashboard = translationOf<typeof english>()({
  visitsHint:
    'Visitas de personas a todas las tiendas desde las 0:00 UTC, frente a ayer hasta esta misma hora.',
  ordersHint:
    'Pedidos pagados por compradores desde las 0:00 UTC en todas las tiendas, frente a ayer hasta esta misma hora.',
  goodsHint: 'Precio de plataforma de los productos de los pedidos pagados hoy, en USD.',
  storesHint: 'Tiendas que los compradores pueden visitar ahora.',
  ordersTabHint: 'Pedidos pagados por compradores por día UTC.',
  soFar: '{day}, hasta ahora',
  noChange: 'sin nada con qué comparar',
  vsYesterday: 'frente a ayer a esta hora',
});
