import type { OrderDetail } from '@vitrine/contract/shop/orders.ts';
import type { AppliedOffer } from '@vitrine/contract/shop/promotions.ts';

/** An unpaid order with the offer that its payment would get: its sums lead to the amount on the button. */
export const withPlannedOffer = (order: OrderDetail, offer: AppliedOffer | null): OrderDetail =>
  offer ? { ...order, cost: { ...order.cost, offer: offer.amount } } : order;
