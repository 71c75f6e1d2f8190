import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/money-export.ts';

export const paymentHeads = translationOf<typeof english.paymentHeads>()({
  payment: 'Pagamento',
  created: 'Criado ({zone})',
  paid: 'Pago em ({zone})',
  side: 'Pago por',
  store: 'Loja',
  orders: 'Pedidos',
  provider: 'Provedor',
  mode: 'Modo',
  reference: 'Id do provedor',
  account: 'Conta',
  state: 'Estado',
  failure: 'Causa da falha',
  hold: 'Motivo da retenção',
  amount: 'Valor',
  refunded: 'Reembolsado',
  currency: 'Moeda',
});

export const paymentStates = translationOf<typeof english.paymentStates>()({
  created: 'Não enviado',
  pending: 'Aguardando pagamento',
  authorized: 'Autorizado',
  captured: 'Pago',
  failed: 'Falhou',
  expired: 'Expirado',
  unknown: 'Sem resposta',
  part_refunded: 'Reembolsado em parte',
  refunded: 'Reembolsado',
});

export const sides = translationOf<typeof english.sides>()({
  buyer: 'Comprador',
  seller: 'Proprietário',
});

export const accounts = translationOf<typeof english.accounts>()({
  platform: 'Plataforma',
});

export const journalHeads = translationOf<typeof english.journalHeads>()({
  journal: 'Lançamento',
  posted: 'Lançado ({zone})',
  kind: 'Tipo',
  order: 'Pedido',
  payment: 'Pagamento',
  payout: 'Saque',
  account: 'Conta',
  store: 'Loja',
  provider: 'Provedor',
  amount: 'Valor',
  currency: 'Moeda',
});

export const eventHeads = translationOf<typeof english.eventHeads>()({
  event: 'Evento',
  received: 'Recebido ({zone})',
  applied: 'Aplicado ({zone})',
  provider: 'Provedor',
  mode: 'Modo',
  type: 'Tipo',
  outcome: 'Resultado',
  store: 'Loja',
  order: 'Pedido',
  payment: 'Pagamento',
  payout: 'Saque',
});

export const discrepancyHeads = translationOf<typeof english.discrepancyHeads>()({
  discrepancy: 'Diferença',
  created: 'Criado ({zone})',
  kind: 'Tipo',
  provider: 'Provedor',
  mode: 'Modo',
  store: 'Loja',
  order: 'Pedido',
  payment: 'Pagamento',
  payout: 'Saque',
  account: 'Conta do proprietário',
  key: 'Nossa chave',
  expected: 'Nosso',
  seen: 'Do provedor',
  state: 'Estado',
  closed: 'Encerrada ({zone})',
  note: 'Nota',
});

export const modes = translationOf<typeof english.modes>()({
  live: 'Real',
  test: 'Teste',
});

export const discrepancyKinds = translationOf<typeof english.discrepancyKinds>()({
  amount: 'Valor diferente',
  currency: 'Moeda diferente',
  account: 'Conta diferente',
  mode: 'Teste e real misturados',
  not_found: 'Falta em um lado',
});

export const discrepancyStates = translationOf<typeof english.discrepancyStates>()({
  open: 'Aberta',
  closed: 'Encerrada',
});
