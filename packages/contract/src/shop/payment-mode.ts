import { z } from 'zod';
import { proofFields } from '../admin/identity/second-factor.ts';
import { endpoint } from '../endpoint.ts';
import { nameSchemas } from '../schema-names.ts';
import { keyFailures } from './provider-webhooks.ts';

const paymentModeShape = z.object({
  isLive: z.boolean(),
  /** Keys in the environment decide the mode: it cannot be changed here. */
  isFixed: z.boolean(),
  /** Nobody can pay: no provider has keys for this mode. */
  hasProvider: z.boolean(),
});

export type PaymentMode = z.infer<typeof paymentModeShape>;

export const readPaymentMode = endpoint({
  name: 'payments.mode',
  method: 'GET',
  path: '/api/v1/platform/payment-mode',
  permission: 'platform:ledger:query',
  summary: 'Whether the platform takes real money, or everything is a test.',
  reply: paymentModeShape,
});

export const changePaymentMode = endpoint({
  name: 'payments.changeMode',
  method: 'PUT',
  path: '/api/v1/platform/payment-mode',
  permission: 'platform:provider:edit',
  summary:
    'Goes live, or back to tests. The keys of both modes are stored apart, and so are the accounts of owners, who link theirs again. Needs the same proof as keys.',
  body: z.strictObject({ isLive: z.boolean(), ...proofFields }),
  transaction: 'manual',
  reply: paymentModeShape,
  failures: keyFailures,
});

nameSchemas({ PaymentMode: paymentModeShape });
