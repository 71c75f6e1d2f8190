import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { nameSchemas } from '../schema-names.ts';
import { buyerPaymentViewShape, payOrder } from './buyer-payments.ts';
import { chosenProviderShape, paymentOptionShape } from './payment-options.ts';
import { orderAmountFields } from './quotes.ts';
import { sellerShape } from './sellers.ts';

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
      ...orderAmountFields,
      seller: sellerShape,
      options: z.array(paymentOptionShape),
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
  body: chosenProviderShape.optional(),
  idempotency: 'required',
  transaction: 'manual',
  limit: { max: 60, windowSeconds: 60, by: 'address' },
  failures: payOrder.failures,
  reply: buyerPaymentViewShape,
});

nameSchemas({ PayLink: payLinkShape });
