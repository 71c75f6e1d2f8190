import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/notifications.ts';

export const orderPaid = translationOf<typeof english.orderPaid>()({
  title: 'Nuevo pedido {number}',
  body: '{product}, {total}. Ganas {profit}.',
});
