import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/notifications.ts';

export const orderPaid = translationOf<typeof english.orderPaid>()({
  title: '新订单 {number}',
  body: '{product}，{total}，您赚 {profit}。',
});
