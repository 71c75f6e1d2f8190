import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { leftOut as english } from '../en/left-out-orders.ts';

export const leftOut = translationOf<typeof english>()({
  already_paid: 'ya está pagado',
  not_due: 'no hay nada que pagar',
  buyer_unpaid: 'el comprador no ha pagado',
  cancelled: 'cancelado',
  not_found: 'no es de esta tienda',
  other_currency: 'otra moneda',
  being_paid: 'se está pagando ahora',
  out_of_stock: 'agotado',
});
