import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { sales as english } from '../en/sales.ts';

export const sales = translationOf<typeof english>()({
  sales: 'Vendas',
  balance: 'Saldo',
  view: 'O que é mostrado',
  noSales: 'Ainda não há pedidos pagos.',
  paidToYou: 'Pago na sua conta',
  sold: 'Vendido por',
  cost: 'Custo',
  toPay: 'A pagar:',
  allPaid: 'Tudo pago à plataforma',
  keptByPlatform: 'Produtos, frete e taxas',
  profit: 'Seu lucro',
  profitHint: 'Após reembolsos',
  platformSale: 'Vendido por {sold}, custo {cost}',
  directSale: '{sold} pagos na sua conta, {due} pagos à plataforma',
  directSaleDue: '{sold} pagos na sua conta, {due} a pagar',
  until: 'até {time}',
  since: 'desde {time}',
  byVisit: 'pela hora da visita',
  allTimes: 'Remover este filtro',
  newestSales: 'os {count} pedidos mais recentes',
  units_one: '{count} unidade',
  units_other: '{count} unidades',
  fromVisits_one: 'de {count} visita',
  fromVisits_other: 'de {count} visitas',
});
