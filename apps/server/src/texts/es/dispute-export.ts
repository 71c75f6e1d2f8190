import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/dispute-export.ts';

export const heads = translationOf<typeof english.heads>()({
  order: 'Pedido',
  orders: 'Pedidos',
  store: 'Tienda',
  state: 'Estado',
  reason: 'Motivo',
  amount: 'Importe',
  currency: 'Moneda',
  settlement: 'Retirado de',
  provider: 'Proveedor',
  test: 'Prueba',
  providerRef: 'Id. del proveedor',
  opened: 'Abierta ({zone})',
  due: 'Responder antes del ({zone})',
  answered: 'Respondida ({zone})',
  closed: 'Cerrada ({zone})',
});

export const states = translationOf<typeof english.states>()({
  inquiry: 'Consulta',
  open: 'Abierta',
  appealed: 'Recurrida',
  won: 'Ganada',
  lost: 'Perdida',
  closed: 'Cerrada',
});

export const reasons = translationOf<typeof english.reasons>()({
  not_received: 'Producto no recibido',
  not_as_described: 'No coincide con la descripción',
  fraudulent: 'No lo pagó el titular',
  duplicate: 'Pagado dos veces',
  refund_missing: 'Falta el reembolso',
  cancelled: 'Cancelado',
  unrecognized: 'Cargo no reconocido',
  other: 'Otro motivo',
});

export const settlements = translationOf<typeof english.settlements>()({
  platform: 'Plataforma',
  direct: 'Propietario',
});

export const answers = translationOf<typeof english.answers>()({
  yes: 'Sí',
  no: 'No',
});
