import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { currencyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { orderTokenShape } from './checkout-shapes.ts';
import { paymentKinds, providerNameShape } from './payment-options.ts';

/** One order: by the secret of its buyer's link, or by its id for the owner who calls with a Bearer token. */
const paySdkInputShape = z.object({
  token: orderTokenShape.optional(),
  orderId: idShape.optional(),
  /** The provider to pay with; without it the first that fits. */
  provider: providerNameShape.optional(),
  lang: z.string().max(10).optional(),
});

const paySdkShape = z.object({
  provider: providerNameShape,
  kind: z.enum(paymentKinds),
  isTest: z.boolean(),
  /** The provider's public key or client id, for clients that load its script; null for a provider without one. */
  publicKey: z.string().nullable(),
  /** The order's number, which the provider's page shows as well. */
  order: z.string(),
  /** Minor units. */
  amount: z.number().int(),
  currency: currencyShape,
  /** The page where the payment begins: the buyer's pay link, or the owner's order in the console. */
  payUrl: z.string(),
});

const paySdk = {
  public: true,
  summary:
    'Everything a client needs to start paying an order: provider, public key, order, amount and address, without an envelope. Reads only: the payment itself begins at `payUrl`. An owner gets his own orders, whose seller payment or buyer payment is due.',
  reply: paySdkShape,
  envelope: 'raw',
  transaction: 'none',
  limit: { max: 120, windowSeconds: 60, by: 'address' },
  failures: [
    'order-not-payable',
    'payment-unavailable',
    'country-not-payable',
    'provider-not-in-country',
  ],
} as const;

export const readPaySdk = endpoint({
  ...paySdk,
  name: 'payments.paySdk',
  method: 'GET',
  path: '/api/paypal/paySdk',
  query: paySdkInputShape,
});

export const postPaySdk = endpoint({
  ...paySdk,
  name: 'payments.postPaySdk',
  method: 'POST',
  path: '/api/paypal/paySdk',
  body: paySdkInputShape,
});

export type PaySdkInput = z.infer<typeof paySdkInputShape>;
export type PaySdk = z.infer<typeof paySdkShape>;

nameSchemas({ PaySdkInput: paySdkInputShape, PaySdk: paySdkShape });
