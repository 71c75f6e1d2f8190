import type { PaymentHold } from '@vitrine/contract/shop/payment-facts.ts';
import type { Ctx } from '#platform/context.ts';
import { defineHook } from '#platform/hooks.ts';

/** What only modules further right know of an order. */
export const orderHooks = {
  /** analytics: how the owner called the tracked link with this code; nothing when the store has none. */
  findLinkName:
    defineHook<(ctx: Ctx, storeId: string, code: string) => Promise<string | undefined>>(
      'orders.findLinkName',
    ),
  /** payments: the payment of an order that its provider holds. */
  findPaymentHold:
    defineHook<(ctx: Ctx, orderId: string) => Promise<PaymentHold | null>>(
      'orders.findPaymentHold',
    ),
  /** payments: whether money of the owner's may be on its way to this order. */
  isBeingPaid: defineHook<(ctx: Ctx, orderId: string) => Promise<boolean>>('orders.isBeingPaid'),
};
