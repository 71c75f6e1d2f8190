import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { storeFigures as english } from '../en/store-figures.ts';

export const storeFigures = translationOf<typeof english>()({
  figures: 'Números',
  revenue: 'Ganho do dono',
  last30: 'em 30 dias',
  inAll: '{amount} no total',
  balance: 'Saldo',
  pending: '{amount} pendente',
  available: 'disponível',
  owed: 'devido à plataforma',
  inTransit: '{amount} a caminho',
  payouts: 'Saques',
  paidIn: '{count} pagos',
  openPayouts: '{count} em aberto',
  failedPayouts: '{count} com falha',
  orders: 'Pedidos',
  toShip: '{count} a enviar',
  refundAsked: '{count} reembolsos pedidos',
  returns: 'Devoluções',
  waiting: '{count} aguardando',
  openAsOwner: 'Abrir como o dono a vê',
  openOnPhone: 'No celular',
  openHint: 'Somente leitura, por 30 minutos no máximo. O dono pode ver que você fez isso.',
  popUpBlocked: 'O navegador bloqueou a nova aba. Permita pop-ups nesta página.',
});
