import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { nameSchemas } from '../schema-names.ts';
import { orderTokenShape } from './checkout-shapes.ts';
import { paymentStatusShape } from './payment-facts.ts';

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

nameSchemas({ PaymentCallback: callbackShape });
