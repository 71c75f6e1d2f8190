import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { leftOut as english } from '../en/left-out-orders.ts';

export const leftOut = translationOf<typeof english>()({
  already_paid: '已支付',
  not_due: '无需付款',
  buyer_unpaid: '买家未付款',
  cancelled: '已取消',
  not_found: '非本店订单',
  other_currency: '币种不同',
  being_paid: '正在支付中',
  out_of_stock: '已售罄',
});
