import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/payments.ts';

export const notPayable = translationOf<typeof english.notPayable>()({
  not_found: 'ele não existe.',
  cancelled: 'ele foi cancelado.',
  paid: 'ele já foi pago.',
  not_due: 'não há pagamento pendente.',
});

/** Why a store cannot be paid out, beside its name in an email. */
export const unpaidReasons = {
  restricted: 'restrita',
  lost: 'fechada',
  failed: 'saque falhou',
} as const;
