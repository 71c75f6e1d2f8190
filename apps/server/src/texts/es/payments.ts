import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/payments.ts';

export const notPayable = translationOf<typeof english.notPayable>()({
  not_found: 'no existe.',
  cancelled: 'se ha cancelado.',
  paid: 'ya está pagado.',
  not_due: 'no hay ningún pago pendiente.',
});
