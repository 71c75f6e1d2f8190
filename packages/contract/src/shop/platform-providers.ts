import { z } from 'zod';
import { proofFields } from '../admin/identity/second-factor.ts';
import { endpoint } from '../endpoint.ts';
import { currencyShape } from '../money.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText } from '../shapes.ts';
import { paymentKinds, providerNameShape } from './payment-options.ts';
import { keyFailures, neededWebhookShape, proofOnly } from './provider-webhooks.ts';

const momentShape = z.iso.datetime();

/**
 * `ready`: set up; `missing`: not set up; `lost`: not set up any more, while payments that only it can decide are open.
 * Its webhooks get 503 then, so that it sends them again later. `other_account`: set up with the keys of another account than before,
 * while something is open there that only the former keys can decide.
 */
const providerStateShape = z.enum(['ready', 'missing', 'lost', 'other_account']);

/** The numbers of objects that only the keys of a former account can decide. */
const openOfOthersShape = z.object({
  payments: z.number().int(),
  refunds: z.number().int(),
  payouts: z.number().int(),
  disputes: z.number().int(),
});

/** One setting of a provider that can be entered in the back office. */
const keyFieldShape = z.object({
  /** Its name, the same as in the environment. */
  setting: z.string(),
  /** `secret` is never shown again, `public` may be read by anybody, `webhook` verifies events and may follow later. */
  kind: z.enum(['secret', 'public', 'webhook']),
  isRequired: z.boolean(),
  /** The end of a stored value; null while there is none. */
  lastFour: z.string().nullable(),
});

const providerKeysShape = z.object({
  /** `environment`: given at the start and changed there only; `stored`: entered here; `none`: not set up. */
  source: z.enum(['environment', 'stored', 'none']),
  /** Stored keys that cannot be decrypted, because the server's secret is another one, have to be entered again. */
  isReadable: z.boolean(),
  /** The account that they are of, as the provider names it. */
  account: z.string().nullable(),
  savedAt: momentShape.nullable(),
  savedBy: z.string().nullable(),
  /** Until then events are also accepted with the webhook secrets before the current ones. */
  oldSecretsUntil: momentShape.nullable(),
  /** The webhooks were made through the provider's API. */
  hasOwnWebhooks: z.boolean(),
  /** They were, and their secrets can be changed here. */
  canRotate: z.boolean(),
  fields: z.array(keyFieldShape),
});

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
  /** What is open in other accounts of it than that of the present keys; null while nothing is. */
  openOfOthers: openOfOthersShape.nullable(),
  currencies: z.array(currencyShape),
  keys: providerKeysShape,
  webhooks: z.array(neededWebhookShape),
});

export type PlatformProvider = z.infer<typeof platformProviderShape>;

export const listPlatformProviders = endpoint({
  name: 'payments.providers',
  method: 'GET',
  path: '/api/v1/platform/payment-providers',
  permission: 'platform:ledger:query',
  summary:
    'The payment providers of this version: which are set up, in which mode, when each was last heard of, and what is open at one that is not set up any more, or in another account than that of its keys. No keys.',
  reply: z.array(platformProviderShape),
});

/** The rights that keys may lack; `account`: to read whose they are. */
const keyRights = [
  'account',
  'payments',
  'refunds',
  'accounts',
  'payouts',
  'book',
  'webhooks',
] as const;
export type KeyRight = (typeof keyRights)[number];

const providerCheckShape = z.object({
  /** `works`: its book can be read; `refused`: the keys are wrong or lack a right; `unknown`: no answer. */
  result: z.enum(['works', 'refused', 'unknown']),
  /** The provider's own code of a refusal; null if the keys work but lack a right that is needed. */
  code: z.string().nullable(),
  /** The account that the keys are of, as the provider names it. */
  account: z.string().nullable(),
  /** The rights that they lack. */
  missing: z.array(z.enum(keyRights)),
  at: momentShape,
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

const savedKeysShape = providerCheckShape.extend({
  /** `false`: the provider refused them or did not answer, and nothing has changed. */
  isSaved: z.boolean(),
  /** The webhooks were made through the provider's API; else they are made by hand, with the events of the list. */
  areWebhooksMade: z.boolean(),
});

export type SavedKeys = z.infer<typeof savedKeysShape>;

export const saveProviderKeys = endpoint({
  name: 'payments.saveKeys',
  method: 'PUT',
  path: '/api/v1/platform/payment-providers/:name/keys',
  permission: 'platform:provider:edit',
  summary:
    'Tests keys at their provider and stores them encrypted, for the mode that the platform is in. Settings that are left out keep their stored value. Keys that the provider refuses change nothing; nor do keys of another account while payments, refunds or payouts of the account before are open. Only ROOT, with a code of the second factor, or the password where none is set up.',
  params: z.strictObject({ name: providerNameShape }),
  body: z.strictObject({
    settings: z
      .array(
        z.strictObject({
          setting: z.string().regex(/^[A-Z][A-Z_]{0,59}$/),
          /** Named so that the operation log has no value of it. */
          entered: lineText(400).min(1),
        }),
      )
      .min(1)
      .max(10),
    ...proofFields,
  }),
  transaction: 'manual',
  limit: { max: 10, windowSeconds: 60, by: 'account' },
  reply: savedKeysShape,
  failures: [...keyFailures, 'key-is-live', 'key-is-test', 'keys-of-other-account'],
});

export const removeProviderKeys = endpoint({
  name: 'payments.removeKeys',
  method: 'POST',
  path: '/api/v1/platform/payment-providers/:name/keys/remove',
  permission: 'platform:provider:edit',
  summary:
    'Removes the stored keys of the mode that the platform is in. Open payments of the provider stay unknown until it has keys again. Needs the same proof.',
  params: z.strictObject({ name: providerNameShape }),
  body: proofOnly,
  transaction: 'manual',
  reply: z.null(),
  failures: keyFailures,
});

nameSchemas({
  PlatformProvider: platformProviderShape,
  ProviderKeys: providerKeysShape,
  ProviderKeyField: keyFieldShape,
  OpenOfOtherAccounts: openOfOthersShape,
  ProviderCheck: providerCheckShape,
  SavedProviderKeys: savedKeysShape,
});
