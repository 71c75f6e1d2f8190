import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/payments.ts';

export const notPayable = translationOf<typeof english.notPayable>()({
  not_found: 'elle n’existe pas.',
  cancelled: 'elle a été annulée.',
  paid: 'elle est déjà payée.',
  not_due: 'aucun paiement n’est dû.',
});

/** Why a store cannot be paid out, beside its name in an email. */
export const unpaidReasons = {
  restricted: 'restreint',
  lost: 'fermé',
  failed: 'versement échoué',
} as const;
