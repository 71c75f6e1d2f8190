import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { leftOut as english } from '../en/left-out-orders.ts';

export const leftOut = translationOf<typeof english>()({
  already_paid: 'já foi pago',
  not_due: 'nada a pagar',
  buyer_unpaid: 'o comprador não pagou',
  cancelled: 'cancelado',
  not_found: 'não é desta loja',
  other_currency: 'outra moeda',
  being_paid: 'está sendo pago agora',
  out_of_stock: 'esgotado',
});
