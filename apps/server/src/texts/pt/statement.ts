import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/statement.ts';

export const movements = translationOf<typeof english.movements>()({
  sale: 'Venda',
  matured: 'Tornou-se disponível',
  order_payment: 'Pedido pago com ganhos',
  payout: 'Saque',
  payout_returned: 'Saque devolvido',
  sale_reversed: 'Venda estornada',
  order_payment_returned: 'Pagamento do pedido devolvido',
  dispute_held: 'Retido por contestação',
  dispute_released: 'Liberado após contestação',
  dispute_lost: 'Contestação perdida',
  dispute_undone: 'Contestação ganha em recurso',
});

export const columns = translationOf<typeof english.columns>()({
  time: 'Data e hora',
  movement: 'Movimentação',
  order: 'Pedido',
  product: 'Produto',
  pending: 'Pendente',
  available: 'Disponível',
  balance: 'Saldo disponível',
  currency: 'Moeda',
});

export const statement = translationOf<typeof english.statement>()({
  title: 'Extrato',
  period: 'De {from} a {to}',
  made: 'Emitido em {at}',
  opening: 'Disponível antes',
  closing: 'Disponível no fim',
  nothing: 'Sem movimentações neste período.',
  foot: 'Os ganhos ficam disponíveis alguns dias após a entrega; reembolsos são descontados.',
  page: 'Página {page} de {pages}',
});
