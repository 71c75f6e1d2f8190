import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { sales as english } from '../en/sales.ts';

export const sales = translationOf<typeof english>()({
  sales: 'Ventas',
  balance: 'Saldo',
  view: 'Qué se muestra',
  noSales: 'Aún no hay pedidos pagados.',
  paidToYou: 'Pagado a tu cuenta',
  sold: 'Vendido por',
  cost: 'Coste',
  toPay: 'Por pagar:',
  allPaid: 'Todo pagado a la plataforma',
  keptByPlatform: 'Productos, envío y comisiones',
  profit: 'Tu ganancia',
  profitHint: 'Tras reembolsos',
  platformSale: 'Vendido por {sold}, coste {cost}',
  directSale: '{sold} pagados a tu cuenta, {due} pagados a la plataforma',
  directSaleDue: '{sold} pagados a tu cuenta, {due} por pagar',
  until: 'hasta {time}',
  since: 'desde {time}',
  byVisit: 'por hora de visita',
  allTimes: 'Quitar este filtro',
  newestSales: 'los {count} pedidos más recientes',
  units_one: '{count} unidad',
  units_other: '{count} unidades',
  fromVisits_one: 'de {count} visita',
  fromVisits_other: 'de {count} visitas',
});
