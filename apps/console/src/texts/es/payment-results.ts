import { translationOf } from '@vitrine/contract/catalogue.ts';
import type {
  linkFailures as linkFailuresEnglish,
  payResults as payResultsEnglish,
} from '../en/payment-results.ts';

export const payResults = translationOf<typeof payResultsEnglish>()({
  payAgain: 'Intentar de nuevo',
  pendingLine: 'Nada se cobra dos veces. Esta página se actualiza sola.',
  leftEarly: 'Si saliste de la página del banco antes de tiempo, continúa allí.',
  failedLine: 'No se cobró nada. Puedes intentarlo de nuevo.',
  lostTitle: 'Pago no encontrado',
  linkedTitle: 'Tu cuenta de cobro está vinculada',
  linkedLine: 'Tus ganancias se transfieren a {account}.',
  linkedDirectLine: 'Tus compradores pagan en {account}.',
  linkFailedTitle: 'No se pudo vincular la cuenta de cobro',
  backHome: 'Volver al inicio',
  toOrders: 'Ver mis pedidos',
  linkAgain: 'Vincular de nuevo',
  print: 'Imprimir',
  authTitle: 'El pago no se autorizó',
  authWaitTitle: 'Tu banco está confirmando el pago',
  goOnPaying: 'Seguir con el pago',
  linkOpenTitle: 'El proveedor aún no ha decidido',
  linkOpenLine:
    'En cuanto responda, esta página se actualizará. Si saliste antes de tiempo, continúa allí.',
  goOnLinking: 'Seguir vinculando',
  linkKept: 'Mientras tanto, tus ganancias siguen llegando a {account}.',
});

export const linkFailures = translationOf<typeof linkFailuresEnglish>()({
  refused_by_user: 'Se canceló en la página del proveedor. Vuelve a vincularla cuando quieras.',
  refused_by_provider: 'El proveedor rechazó esta cuenta. Revisa sus datos o elige otra.',
  permissions_missing: 'Faltan permisos: {missing}. Vuelve a vincularla y concédelos todos.',
  expired: 'La página estuvo abierta demasiado tiempo. Empieza de nuevo.',
  unknown: 'El proveedor no indicó el motivo. Inténtalo otra vez.',
  permission_payments: 'cobros',
  permission_refunds: 'reembolsos',
  permission_disputes: 'disputas',
  permission_reports: 'informes',
});
