import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { nameSchemas } from '../schema-names.ts';
import { orderTokenShape } from './checkout.ts';
import { paymentFailureShape, paymentStatusShape } from './payment-facts.ts';

/**
 * What a buyer sees of the payment: `open` – go to `payUrl`; `processing` – approved, the provider's word is on its
 * way; `paid`; `failed` – nothing charged, try again; `refunding`/`refunded` – paid too late, the money goes back.
 */
const buyerPaymentViewShape = z.object({
  state: z.enum(['none', 'open', 'processing', 'unknown', 'paid', 'failed', 'refunding', 'refunded']),
  payUrl: z.string().nullable(),
  failure: paymentFailureShape.nullable(),
  amount: moneyShape,
  /** Until when the pieces are held for this buyer. */
  heldUntil: z.iso.datetime().nullable(),
});
export type BuyerPaymentView = z.infer<typeof buyerPaymentViewShape>;

const tokenParams = z.strictObject({ token: orderTokenShape });

export const payOrder = endpoint({
  name: 'payments.payOrder',
  method: 'POST',
  path: '/api/v1/storefront/orders/:token/pay',
  public: true,
  summary:
    'Starts the buyer’s payment of an order and answers where to go. Pieces are held for 15 minutes. An open payment of the order is answered again; a paid order answers `paid`.',
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
  path: '/api/v1/storefront/orders/:token/payment',
  public: true,
  summary: 'The state of the buyer’s payment. Asks the provider when ours is not final; safe to poll every two seconds.',
  params: tokenParams,
  transaction: 'manual',
  limit: { max: 240, windowSeconds: 60, by: 'address' },
  reply: buyerPaymentViewShape,
});

const callbackShape = z.object({
  /** Our reference of the payment. */
  payment: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
  /** The secret of the buyer's order link, to lead the buyer back. */
  order: orderTokenShape.optional(),
  /** The bank asked for a second step, so `/payauth` comes before the result. */
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
  summary: 'The same for clients that ask by script: answers the payment’s state as it is, without an envelope.',
  body: callbackShape,
  reply: z.object({ status: paymentStatusShape.nullable() }),
  envelope: 'raw',
  transaction: 'manual',
  limit: { max: 120, windowSeconds: 60, by: 'address' },
});

export const sandboxWebhook = endpoint({
  name: 'payments.sandboxWebhook',
  method: 'POST',
  path: '/api/v1/webhooks/sandbox',
  public: true,
  summary: 'Events of the sandbox provider, signed over the raw bytes. Stored once under their id, answered at once, applied by a worker.',
  bodyType: 'raw',
  transaction: 'manual',
  failures: ['webhook-invalid'],
  reply: z.object({ received: z.boolean() }),
  envelope: 'raw',
});

nameSchemas({ BuyerPaymentView: buyerPaymentViewShape, PaymentCallback: callbackShape });
