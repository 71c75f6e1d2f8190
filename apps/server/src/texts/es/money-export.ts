import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/money-export.ts';

export const paymentHeads = translationOf<typeof english.paymentHeads>()({
  payment: 'Pago',
  created: 'Creado ({zone})',
  paid: 'Pagado ({zone})',
  side: 'Pagado por',
  store: 'Tienda',
  orders: 'Pedidos',
  provider: 'Proveedor',
  mode: 'Modo',
  reference: 'Id del proveedor',
  account: 'Cuenta',
  state: 'Estado',
  failure: 'Causa del fallo',
  hold: 'Motivo de la retención',
  amount: 'Importe',
  refunded: 'Reembolsado',
  currency: 'Moneda',
});

export const paymentStates = translationOf<typeof english.paymentStates>()({
  created: 'Sin enviar',
  pending: 'Pendiente de pago',
  authorized: 'Autorizado',
  captured: 'Pagado',
  failed: 'Fallido',
  expired: 'Vencido',
  unknown: 'Sin respuesta',
  part_refunded: 'Reembolsado en parte',
  refunded: 'Reembolsado',
});

export const sides = translationOf<typeof english.sides>()({
  buyer: 'Comprador',
  seller: 'Propietario',
});

export const accounts = translationOf<typeof english.accounts>()({
  platform: 'Plataforma',
});

export const journalHeads = translationOf<typeof english.journalHeads>()({
  journal: 'Asiento',
  posted: 'Contabilizado ({zone})',
  kind: 'Tipo',
  order: 'Pedido',
  payment: 'Pago',
  payout: 'Retiro',
  account: 'Cuenta',
  store: 'Tienda',
  provider: 'Proveedor',
  amount: 'Importe',
  currency: 'Moneda',
});

export const eventHeads = translationOf<typeof english.eventHeads>()({
  event: 'Evento',
  received: 'Recibido ({zone})',
  applied: 'Aplicado ({zone})',
  provider: 'Proveedor',
  mode: 'Modo',
  type: 'Tipo',
  outcome: 'Resultado',
  store: 'Tienda',
  order: 'Pedido',
  payment: 'Pago',
  payout: 'Retiro',
});

export const discrepancyHeads = translationOf<typeof english.discrepancyHeads>()({
  discrepancy: 'Diferencia',
  created: 'Creado ({zone})',
  kind: 'Tipo',
  provider: 'Proveedor',
  mode: 'Modo',
  store: 'Tienda',
  order: 'Pedido',
  payment: 'Pago',
  payout: 'Retiro',
  account: 'Cuenta del propietario',
  key: 'Nuestra clave',
  expected: 'Nuestro',
  seen: 'Del proveedor',
  state: 'Estado',
  closed: 'Cerrada ({zone})',
  note: 'Nota',
});

export const modes = translationOf<typeof english.modes>()({
  live: 'Real',
  test: 'Prueba',
});

export const discrepancyKinds = translationOf<typeof english.discrepancyKinds>()({
  amount: 'Importe distinto',
  currency: 'Moneda distinta',
  account: 'Cuenta distinta',
  mode: 'Prueba y real mezclados',
  not_found: 'Falta en un lado',
});

export const discrepancyStates = translationOf<typeof english.discrepancyStates>()({
  open: 'Abierta',
  closed: 'Cerrada',
});
