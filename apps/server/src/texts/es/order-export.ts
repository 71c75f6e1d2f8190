import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/order-export.ts';

export const ownerHeads = translationOf<typeof english.ownerHeads>()({
  number: 'Pedido',
  placed: 'Fecha',
  status: 'Estado',
  awaiting: 'Pendiente de',
  product: 'Producto',
  option: 'Opción',
  quantity: 'Cantidad',
  platform: 'Precio de plataforma',
  cost: 'Coste',
  selling: 'Total de venta',
  profit: 'Ganancia',
  refundedProfit: 'Ganancia descontada',
  currency: 'Moneda',
  mode: 'Modo',
});

export const platformHeads = translationOf<typeof english.platformHeads>()({
  number: 'Pedido',
  placed: 'Fecha ({zone})',
  paid: 'Pagado ({zone})',
  store: 'Tienda',
  status: 'Estado',
  awaiting: 'Pendiente de',
  fulfilment: 'Preparación',
  settlement: 'Liquidación',
  city: 'Ciudad',
  country: 'País',
  product: 'Primer producto',
  units: 'Unidades',
  total: 'Paga el comprador',
  currency: 'Moneda del comprador',
  cost: 'Coste',
  selling: 'Total de venta',
  profit: 'Ganancia',
  refundedProfit: 'Ganancia descontada',
  storeCurrency: 'Moneda de la tienda',
  mode: 'Modo',
});

export const statuses = translationOf<typeof english.statuses>()({
  0: 'Sin pagar',
  1: 'Pagado / en camino',
  2: 'Completado',
  3: 'Cerrado',
});

export const awaiting = translationOf<typeof english.awaiting>()({
  buyer: 'Comprador',
  seller: 'Propietario',
});

export const settlements = translationOf<typeof english.settlements>()({
  platform: 'Plataforma',
  direct: 'Directo',
});

export const fulfilments = translationOf<typeof english.fulfilments>()({
  waiting: 'En espera',
  processing: 'En preparación',
  part_shipped: 'Envío parcial',
  shipped: 'Enviado',
  delivered: 'Entregado',
  part_returned: 'Devuelto en parte',
  returned: 'Devuelto',
});

export const modes = translationOf<typeof english.modes>()({
  live: 'Real',
  test: 'Prueba',
});
