import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/payout-export.ts';

export const heads = translationOf<typeof english.heads>()({
  payout: 'Retiro',
  store: 'Tienda',
  rail: 'Vía',
  account: 'Cuenta',
  amount: 'Importe',
  currency: 'Moneda',
  state: 'Estado',
  cause: 'Causa',
  reason: 'Motivo',
  requested: 'Solicitado ({zone})',
  sent: 'Enviado ({zone})',
  paid: 'Pagado ({zone})',
  failed: 'Fallido ({zone})',
  returned: 'Devuelto ({zone})',
});

export const states = translationOf<typeof english.states>()({
  requested: 'Solicitado',
  sent: 'En camino',
  paid: 'Transferido',
  failed: 'Fallido',
  unknown: 'Desconocido',
  waiting: 'Espera saldo',
  returned: 'Devuelto',
});
