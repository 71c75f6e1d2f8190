import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { nameSchemas } from '../schema-names.ts';
import { addressShape, orderTokenShape, shippingMethodShape } from './checkout-shapes.ts';
import { buyerPaymentShape, cancelReasonShape } from './order-facts.ts';
import { parcelProblemShape } from './parcel-problem-kinds.ts';
import { orderAmountFields } from './quotes.ts';
import { sellerShape } from './sellers.ts';

const trackedOrderShape = z.object({
  number: z.string(),
  store: z.object({ slug: z.string(), name: z.string() }),
  /** `pay`: the payment is still missing; `closed`: cancelled or refunded in full. */
  state: z.enum(['pay', 'paid', 'preparing', 'part_shipped', 'shipped', 'delivered', 'closed']),
  buyerPayment: buyerPaymentShape,
  cancelReason: cancelReasonShape.nullable(),
  placedAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  cancelledAt: z.iso.datetime().nullable(),
  ...orderAmountFields,
  shippingMethod: shippingMethodShape,
  /** The name of the method when the order was placed. */
  shippingName: z.string(),
  arrivesFrom: z.iso.date(),
  arrivesTo: z.iso.date(),
  /** The buyer's own data. */
  email: z.string(),
  /** Whether the address may still be corrected, and the one that waits to be confirmed. */
  canCorrectEmail: z.boolean(),
  pendingEmail: z.string().nullable(),
  address: addressShape,
  shipments: z.array(
    z.object({
      carrier: z.string(),
      trackingNumber: z.string(),
      trackingUrl: z.string().nullable(),
      shippedAt: z.iso.datetime(),
      deliveredAt: z.iso.datetime().nullable(),
      problem: parcelProblemShape,
      lines: z.array(
        z.object({ name: z.string(), option: z.string().nullable(), quantity: z.number().int() }),
      ),
    }),
  ),
  /** Steps that the buyer follows, oldest first. */
  timeline: z.array(
    z.object({
      kind: z.enum([
        'placed',
        'paid',
        'preparing',
        'part_shipped',
        'shipped',
        'delivered',
        'parcel_lost',
        'parcel_refused',
        'parcel_returned',
        'parcel_found',
        'parcel_resent',
        'part_refunded',
        'refunded',
        'cancelled',
        'return_requested',
        'return_approved',
        'return_sent',
        'return_received',
        'return_inspected',
        'return_replacing',
        'return_replaced',
        'return_refused',
        'return_withdrawn',
        'return_expired',
      ]),
      at: z.iso.datetime(),
      /** What was paid or refunded. */
      amount: moneyShape.nullable(),
    }),
  ),
  language: z.string(),
  seller: sellerShape,
});

export type TrackedOrder = z.infer<typeof trackedOrderShape>;

export const trackOrder = endpoint({
  name: 'checkout.track',
  method: 'GET',
  path: '/api/v1/buyer-orders/:token',
  public: true,
  summary: 'An order by the secret of its mailed link: state, lines, totals, parcels, seller.',
  params: z.strictObject({ token: orderTokenShape }),
  limit: { max: 240, windowSeconds: 60, by: 'address' },
  reply: trackedOrderShape,
});

nameSchemas({ TrackedOrder: trackedOrderShape });
