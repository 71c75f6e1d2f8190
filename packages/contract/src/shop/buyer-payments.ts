import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { nameSchemas } from '../schema-names.ts';
import { orderTokenShape, quoteLineShape } from './checkout.ts';
import { paymentFailureShape, paymentStatusShape } from './payment-facts.ts';
import { sellerShape } from './stores.ts';
import { taxTreatmentShape } from './tax-rules.ts';

/**
 * The payment as shown to the buyer: `open` – go to `payUrl`; `processing` – approved, the provider's response is
 * pending; `paid`; `failed` – nothing charged, try again; `refunding`/`refunded` – paid too late, the money is refunded.
 */
const buyerPaymentViewShape = z.object({
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
  amount: moneyShape,
  /** The sum of payments that arrived when the order could not be paid (any more), and whether it is refunded. */
  late: z.object({ amount: moneyShape, isBack: z.boolean() }).nullable(),
  /** Until when all units are reserved for this buyer; null when they are not (any more): the payment then takes the available units. */
  heldUntil: z.iso.datetime().nullable(),
});
export type BuyerPaymentView = z.infer<typeof buyerPaymentViewShape>;

const tokenParams = z.strictObject({ token: orderTokenShape });

export const payOrder = endpoint({
  name: 'payments.payOrder',
  method: 'POST',
  path: '/api/v1/buyer-orders/:token/pay',
  public: true,
  summary:
    'Starts the buyer’s payment of an order and answers where to go. Units are reserved meanwhile: for 15 minutes, the last ones and what exceeds one visitor’s share for 5 (`heldUntil`). An open payment of the order is answered again; a paid order answers `paid`.',
  params: tokenParams,
  body: z.strictObject({}).optional(),
  idempotency: 'required',
  transaction: 'manual',
  limit: { max: 60, windowSeconds: 60, by: 'address' },
  failures: [
    'order-not-payable',
    'out-of-stock',
    'payment-unavailable',
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

/** The token of a payment link, which gives no other access to the order. */
const payTokenParams = z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{32}$/) });

const payLinkShape = z.object({
  number: z.string(),
  store: z.object({ slug: z.string(), name: z.string() }),
  /** `paid` and `closed` end the link: nothing else is returned then. */
  state: z.enum(['pay', 'processing', 'paid', 'closed']),
  /** What a payer needs to know; null once the link has ended. */
  order: z
    .object({
      /** Recipient and place, as far as a person who pays for someone else needs them. */
      recipient: z.object({ firstName: z.string(), city: z.string() }),
      lines: z.array(quoteLineShape),
      goods: moneyShape,
      discount: moneyShape,
      shipping: moneyShape,
      taxTreatment: taxTreatmentShape,
      tax: moneyShape,
      taxPercent: z.number(),
      total: moneyShape,
      seller: sellerShape,
    })
    .nullable(),
});
export type PayLink = z.infer<typeof payLinkShape>;

export const readPayLink = endpoint({
  name: 'payments.readPayLink',
  method: 'GET',
  path: '/api/v1/pay-links/:token',
  public: true,
  summary:
    'What a link for paying shows: lines, total and seller, and of the buyer only first name and city. Its secret is not the one of the buyer’s order link, and once the order is paid or closed it says only that.',
  params: payTokenParams,
  transaction: 'manual',
  limit: { max: 240, windowSeconds: 60, by: 'address' },
  reply: payLinkShape,
});

export const payByLink = endpoint({
  name: 'payments.payByLink',
  method: 'POST',
  path: '/api/v1/pay-links/:token',
  public: true,
  summary:
    'Starts the payment of the order behind a link for paying, as `payments.payOrder` does with the buyer’s own secret.',
  params: payTokenParams,
  body: z.strictObject({}).optional(),
  idempotency: 'required',
  transaction: 'manual',
  limit: { max: 60, windowSeconds: 60, by: 'address' },
  failures: payOrder.failures,
  reply: buyerPaymentViewShape,
});

const callbackShape = z.object({
  /** Our reference of the payment. */
  payment: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
  /** The token of the buyer's order link, to redirect the buyer back. */
  order: orderTokenShape.optional(),
  /** The bank required a second step, so `/payauth` comes before the result. */
  step: z.literal('authorization').optional(),
  lang: z.string().max(10).optional(),
});

export const paymentCallback = endpoint({
  name: 'payments.callback',
  method: 'GET',
  path: '/api/paymentCallback',
  public: true,
  summary:
    'Where the provider’s page sends the browser back to. Triggers a read at the provider, proves nothing, and redirects to the order, or to the console’s result page (`/payauth` after the bank’s second step).',
  query: callbackShape,
  answers: 'redirect',
  reply: z.any(),
  envelope: 'raw',
  transaction: 'manual',
  limit: { max: 120, windowSeconds: 60, by: 'address' },
});

export const postPaymentCallback = endpoint({
  name: 'payments.postCallback',
  method: 'POST',
  path: '/api/paymentCallback',
  public: true,
  summary:
    'The same for clients that ask by script: answers the payment’s state as it is, without an envelope.',
  body: callbackShape,
  reply: z.object({ status: paymentStatusShape.nullable() }),
  envelope: 'raw',
  transaction: 'manual',
  limit: { max: 120, windowSeconds: 60, by: 'address' },
});

export const receiveWebhook = endpoint({
  name: 'payments.receiveWebhook',
  method: 'POST',
  path: '/api/v1/webhooks/:provider',
  public: true,
  summary:
    'Events of a payment provider, signed as it signs them. Stored once under their id, answered at once, applied by a worker. A provider that is not set up is not found.',
  params: z.strictObject({ provider: z.string().regex(/^[a-z][a-z0-9-]{0,19}$/) }),
  bodyType: 'raw',
  transaction: 'manual',
  failures: ['webhook-invalid'],
  reply: z.object({ received: z.boolean() }),
  envelope: 'raw',
});

nameSchemas({
  BuyerPaymentView: buyerPaymentViewShape,
  PayLink: payLinkShape,
  PaymentCallback: callbackShape,
});
