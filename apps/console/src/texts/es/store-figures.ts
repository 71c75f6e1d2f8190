import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { storeFigures as english } from '../en/store-figures.ts';

export const storeFigures = translationOf<typeof english>()({
  figures: 'Cifras',
  revenue: 'Ganado por el dueño',
  last30: 'en 30 días',
  inAll: '{amount} en total',
  balance: 'Saldo',
  pending: '{amount} pendiente',
  available: 'disponible',
  owed: 'a deber a la plataforma',
  inTransit: '{amount} en camino',
  payouts: 'Retiros',
  paidIn: '{count} pagados',
  openPayouts: '{count} abiertos',
  failedPayouts: '{count} fallidos',
  orders: 'Pedidos',
  toShip: '{count} por enviar',
  refundAsked: '{count} reembolsos solicitados',
  returns: 'Devoluciones',
  waiting: '{count} en espera',
  openAsOwner: 'Abrir como la ve su propietario',
  openOnPhone: 'En un móvil',
  openHint: 'Solo lectura, 30 minutos como máximo. El propietario puede verlo.',
  popUpBlocked:
    'El navegador bloqueó la pestaña nueva. Permita las ventanas emergentes en esta página.',
});
