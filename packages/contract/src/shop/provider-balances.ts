import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { nameSchemas } from '../schema-names.ts';
import { providerNameShape } from './payment-options.ts';

const providerBalanceShape = z.object({
  provider: providerNameShape,
  /** By currency; null when the provider refused or did not answer. */
  available: z.array(moneyShape).nullable(),
  /** The sums of payouts that wait for this balance. */
  waiting: z.array(moneyShape),
  /** How much of them the balance lacks; null while it is not known. */
  missing: z.array(moneyShape).nullable(),
  /** The time of which it is: that of PayPal may be three hours old. */
  readAt: z.iso.datetime(),
});

export type ProviderBalance = z.infer<typeof providerBalanceShape>;

export const listProviderBalances = endpoint({
  name: 'payments.balances',
  method: 'GET',
  path: '/api/v1/platform/provider-balances',
  permission: 'platform:payout:query',
  summary:
    'What the platform’s own account at each provider could pay out now, read from the providers at most once a minute, and what waiting payouts lack of it. A refusal or a missing answer is a result.',
  transaction: 'manual',
  limit: { max: 30, windowSeconds: 60, by: 'account' },
  reply: z.array(providerBalanceShape),
});

nameSchemas({ ProviderBalance: providerBalanceShape });
