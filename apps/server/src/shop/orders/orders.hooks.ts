import type { PaymentFee } from '@vitrine/contract/shop/order-detail.ts';
import type { PaymentHold } from '@vitrine/contract/shop/payment-facts.ts';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { defineHook } from '#platform/hooks.ts';
import type { OrderRow } from './orders.tables.ts';

export interface MissingUnits {
  lineId: string;
  variantId: string;
  units: number;
}

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
  /** reconciliation: planned and true fee of the buyer's payment; nothing while there is none. */
  readPaymentFee:
    defineHook<(ctx: Ctx, order: OrderRow) => Promise<PaymentFee | null>>('orders.readPaymentFee'),
  /** returns: the replacements on whose parcels these numbers are, by the keys of the numbers, sent since a moment. */
  findReplacementUses: defineHook<
    (
      ctx: Ctx,
      keys: readonly string[],
      since: Date,
    ) => Promise<{ trackingKey: string; orderId: string; orderNumber: string }[]>
  >('orders.findReplacementUses'),
  /** returns: SQL for the orders on whose replacements the tracking number with this key is, each a row with its id. */
  selectByReplacement: defineHook<(trackingKey: string) => SQL>('orders.selectByReplacement'),
  /** returns: the orders whose replacements are in the joint parcel with this key. */
  findJointReplacements: defineHook<(ctx: Ctx, parcelKey: string) => Promise<string[]>>(
    'orders.findJointReplacements',
  ),
  /** returns: writes the corrected carrier and number of a joint parcel to its replacements, whose orders are locked. */
  updateJointReplacements: defineHook<
    (
      ctx: Ctx,
      parcelKey: string,
      parcel: { carrier: string; trackingNumber: string },
    ) => Promise<void>
  >('orders.updateJointReplacements'),
  /** purchase-orders: units of an order that its suppliers lack and that are ordered nowhere else. */
  findMissingUnits:
    defineHook<(ctx: Ctx, orderId: string) => Promise<MissingUnits[]>>('orders.findMissingUnits'),
  /** payments: whether money of the owner's may be on its way to this order. */
  isBeingPaid: defineHook<(ctx: Ctx, orderId: string) => Promise<boolean>>('orders.isBeingPaid'),
};
