import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { nameSchemas } from '../schema-names.ts';
import { orderTokenShape } from './checkout-shapes.ts';
import { paymentFailureShape, pendingReasonShape } from './payment-facts.ts';
import { chosenProviderShape, paymentOptionShape } from './payment-options.ts';

/**
 * The payment as shown to the buyer: `open` – go to `payUrl`; `processing` – approved, the provider's response is
 * pending; `paid`; `failed` – nothing charged, try again; `refunding`/`refunded` – paid too late, the money is refunded.
 */
export const buyerPaymentViewShape = z.object({
  state: z.enum([
    'none',
    'open',
    'processing',
    'unknown',
    'paid',
    'failed',
    'refunding',
    'refunded',
  ]),
  payUrl: z.string().nullable(),
  failure: paymentFailureShape.nullable(),
  /** Why the provider holds the approved payment; null when it does not. */
  pendingReason: pendingReasonShape.nullable(),
  /** Since when the provider works on the approved payment; null when it does not. */
  processingSince: z.iso.datetime().nullable(),
  amount: moneyShape,
  /** The sum of payments that arrived when the order could not be paid (any more), and whether it is refunded. */
  late: z.object({ amount: moneyShape, isBack: z.boolean() }).nullable(),
  /** Until when all units are reserved for this buyer; null when they are not (any more): the payment then takes the available units. */
  heldUntil: z.iso.datetime().nullable(),
  /** The provider of this payment; null before the first one. */
  provider: z.string().nullable(),
  /** The ways to pay the order; empty once it is paid or cannot be paid. */
  options: z.array(paymentOptionShape),
});

export type BuyerPaymentView = z.infer<typeof buyerPaymentViewShape>;

const tokenParams = z.strictObject({ token: orderTokenShape });

export const payOrder = endpoint({
  name: 'payments.payOrder',
  method: 'POST',
  path: '/api/v1/buyer-orders/:token/pay',
  public: true,
  summary:
    'Starts the buyer’s payment of an order and answers where to go. Units are reserved meanwhile: for 15 minutes, the last ones and what exceeds one visitor’s share for 5 (`heldUntil`). An open payment of the order is answered again, unless another provider is chosen: then it is ended first, and stays while its provider still works on it. A paid order answers `paid`.',
  params: tokenParams,
  body: chosenProviderShape.optional(),
  idempotency: 'required',
  transaction: 'manual',
  limit: { max: 60, windowSeconds: 60, by: 'address' },
  failures: [
    'order-not-payable',
    'out-of-stock',
    'payment-unavailable',
    'country-not-payable',
    'provider-not-in-country',
    'provider-failed',
    'idempotency-running',
    'idempotency-key-reused',
  ],
  reply: buyerPaymentViewShape,
});

export const readOrderPayment = endpoint({
  name: 'payments.readOrderPayment',
  method: 'GET',
  path: '/api/v1/buyer-orders/:token/payment',
  public: true,
  summary:
    'The state of the buyer’s payment. Asks the provider when ours is not final; safe to poll every two seconds.',
  params: tokenParams,
  transaction: 'manual',
  limit: { max: 240, windowSeconds: 60, by: 'address' },
  reply: buyerPaymentViewShape,
});

export const leavePayment = endpoint({
  name: 'payments.leave',
  method: 'POST',
  path: '/api/v1/buyer-orders/:token/leave',
  public: true,
  summary:
    'The buyer came back from the provider’s page without paying: releases what was reserved. The payment can still be finished. Nothing happens once it is approved.',
  params: tokenParams,
  limit: { max: 120, windowSeconds: 60, by: 'address' },
  reply: z.object({ released: z.boolean() }),
});

nameSchemas({ BuyerPaymentView: buyerPaymentViewShape });
