import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { operationsDashboard as english } from '../en/operations-dashboard.ts';

export const operationsDashboard = translationOf<typeof english>()({
  visitsHint:
    'Visitas de pessoas a todas as lojas desde 0h UTC, em comparação com ontem até esta mesma hora.',
  ordersHint:
    'Pedidos pagos por compradores desde 0h UTC em todas as lojas, em comparação com ontem até esta mesma hora.',
  goodsHint: 'Preço da plataforma dos produtos nos pedidos pagos hoje, em USD.',
  storesHint: 'Lojas que os compradores podem visitar agora.',
  ordersTabHint: 'Pedidos pagos por compradores por dia UTC.',
  soFar: '{day}, até agora',
  noChange: 'sem base de comparação',
  vsYesterday: 'vs. ontem a esta hora',
});
