import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { operationsDashboard as english } from '../en/operations-dashboard.ts';

export const operationsDashboard = translationOf<typeof english>()({
  visitsHint: 'Visitas de personas a todas las tiendas desde las 0:00 UTC, frente a ayer hasta esta misma hora.',
  ordersHint: 'Pedidos pagados por compradores desde las 0:00 UTC en todas las tiendas, frente a ayer hasta esta misma hora.',
  goodsHint: 'Precio de plataforma de los productos de los pedidos pagados hoy, en USD.',
  storesHint: 'Tiendas que los compradores pueden visitar ahora.',
  visitsTabHint: 'Visitas de personas por día UTC.',
  ordersTabHint: 'Pedidos pagados por compradores por día UTC.',
  soFar: '{day}, hasta ahora',
  days14: '14 días',
  noChange: 'sin nada con qué comparar',
  vsYesterday: 'frente a ayer a esta hora',
  webhooks: 'Eventos webhook sin aplicar',
  failedJobs: 'Tareas fallidas',
});
