import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/payments.ts';

export const notPayable = translationOf<typeof english.notPayable>()({
  not_found: 'no existe.',
  cancelled: 'se ha cancelado.',
  paid: 'ya está pagado.',
  not_due: 'no hay ningún pago pendiente.',
});

/** Why a store cannot be paid out, beside its name in an email. */
export const unpaidReasons = {
  restricted: 'restringida',
  lost: 'cerrada',
  failed: 'retiro fallido',
} as const;

/** Why a payout failed or came back, and what its owner does. */
export const payoutCauses = {
  account_closed: 'La cuenta está cerrada: vincula otra o indica una cuenta bancaria.',
  account_refused: 'La cuenta ha sido rechazada: revisa sus datos o elige otra cuenta.',
  limit_reached: 'Se alcanzó un límite de la cuenta: prueba mañana con un importe menor.',
  provider_error:
    'El proveedor comunicó un error: inténtalo mañana y escríbenos si vuelve a pasar.',
  balance_insufficient:
    'La cuenta de la plataforma no tenía saldo suficiente: no tienes que hacer nada.',
  not_claimed: 'El retiro no se aceptó a tiempo: acepta el próximo en tu proveedor.',
  came_back: 'Tu cuenta lo devolvió: pregunta el motivo a tu banco o proveedor.',
} as const;
