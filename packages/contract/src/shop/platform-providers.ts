import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { currencyShape, moneyShape } from '../money.ts';
import { nameSchemas } from '../schema-names.ts';
import { paymentKinds, providerNameShape } from './payment-options.ts';

const momentShape = z.iso.datetime();

/**
 * `ready`: set up; `missing`: not set up; `lost`: not set up any more, while payments that only it can decide are open.
 * Its webhooks get 503 then, so that it sends them again later.
 */
const providerStateShape = z.enum(['ready', 'missing', 'lost']);

const platformProviderShape = z.object({
  name: providerNameShape,
  state: providerStateShape,
  /** Null while it is not set up. */
  kind: z.enum(paymentKinds).nullable(),
  /** Nothing is charged: test mode, or the sandbox. */
  isTest: z.boolean(),
  /** New payments go to it unless another one is chosen. */
  isDefault: z.boolean(),
  /** The environment variables without which it is not set up. */
  settings: z.array(z.string()),
  /** Where it posts its events. */
  webhookUrl: z.url(),
  lastEventAt: momentShape.nullable(),
  /** Events of the last 24 hours. */
  eventsToday: z.number().int(),
  /** Payments that it has not decided yet. */
  openPayments: z.number().int(),
  currencies: z.array(currencyShape),
});

export type PlatformProvider = z.infer<typeof platformProviderShape>;

export const listPlatformProviders = endpoint({
  name: 'payments.providers',
  method: 'GET',
  path: '/api/v1/platform/payment-providers',
  permission: 'platform:ledger:query',
  summary:
    'The payment providers of this version: which are set up, in which mode, when each was last heard of, and what is open at one that is not set up any more. No keys.',
  reply: z.array(platformProviderShape),
});

const providerCheckShape = z.object({
  /** `works`: its book can be read; `refused`: the keys are wrong or lack a right; `unknown`: no answer. */
  result: z.enum(['works', 'refused', 'unknown']),
  /** The provider's own code of a refusal. */
  code: z.string().nullable(),
});

export type ProviderCheck = z.infer<typeof providerCheckShape>;

export const checkPlatformProvider = endpoint({
  name: 'payments.checkProvider',
  method: 'POST',
  path: '/api/v1/platform/payment-providers/:name/check',
  permission: 'platform:ledger:compare',
  summary:
    'Reads the last minute of the provider’s book with the keys that are set. Moves no money; a refusal or a missing answer is a result.',
  params: z.strictObject({ name: providerNameShape }),
  body: z.strictObject({}),
  transaction: 'manual',
  limit: { max: 10, windowSeconds: 60, by: 'account' },
  reply: providerCheckShape,
});

const providerBalanceShape = z.object({
  provider: providerNameShape,
  /** By currency; null when the provider refused or did not answer. */
  available: z.array(moneyShape).nullable(),
  /** The time of which it is: that of PayPal may be three hours old. */
  readAt: momentShape,
});

export type ProviderBalance = z.infer<typeof providerBalanceShape>;

export const listProviderBalances = endpoint({
  name: 'payments.balances',
  method: 'GET',
  path: '/api/v1/platform/provider-balances',
  permission: 'platform:payout:query',
  summary:
    'What the platform’s own account at each provider could pay out now, asked of the providers at most once a minute. A refusal or a missing answer is a result.',
  transaction: 'manual',
  limit: { max: 30, windowSeconds: 60, by: 'account' },
  reply: z.array(providerBalanceShape),
});

nameSchemas({
  ProviderBalance: providerBalanceShape,
  PlatformProvider: platformProviderShape,
  ProviderCheck: providerCheckShape,
});
