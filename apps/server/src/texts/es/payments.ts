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
