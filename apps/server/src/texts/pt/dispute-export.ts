import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/dispute-export.ts';

export const heads = translationOf<typeof english.heads>()({
  order: 'Pedido',
  orders: 'Pedidos',
  store: 'Loja',
  state: 'Situação',
  reason: 'Motivo',
  amount: 'Valor',
  currency: 'Moeda',
  settlement: 'Retirado de',
  provider: 'Provedor',
  test: 'Teste',
  providerRef: 'Id. do provedor',
  opened: 'Aberta ({zone})',
  due: 'Responder até ({zone})',
  answered: 'Respondida ({zone})',
  closed: 'Encerrada ({zone})',
});

export const states = translationOf<typeof english.states>()({
  inquiry: 'Consulta',
  open: 'Aberta',
  appealed: 'Em recurso',
  won: 'Ganha',
  lost: 'Perdida',
  closed: 'Encerrada',
});

export const reasons = translationOf<typeof english.reasons>()({
  not_received: 'Produto não recebido',
  not_as_described: 'Diferente da descrição',
  fraudulent: 'Não foi o titular do cartão',
  duplicate: 'Pago duas vezes',
  refund_missing: 'Reembolso não recebido',
  cancelled: 'Cancelado',
  unrecognized: 'Cobrança não reconhecida',
  other: 'Outro motivo',
});

export const settlements = translationOf<typeof english.settlements>()({
  platform: 'Plataforma',
  direct: 'Lojista',
});

export const answers = translationOf<typeof english.answers>()({
  yes: 'Sim',
  no: 'Não',
});
