import { deriveStripeKeys, isStripeKeyOf } from '@vitrine/sandbox-bank';
import { z } from 'zod';
import { type Config, ConfigError } from '#platform/config/config.ts';
import { isBuyerCountry } from '../buyer-countries.ts';
import type { PaymentProvider, ProviderDefinition } from '../provider.ts';
import { sandboxAddress, sandboxSecrets } from '../sandbox/sandbox-address.ts';
import { findAmountRefusal } from '../wire-amounts.ts';
import { createStripeAccounts } from './stripe-accounts.ts';
import { listStripeEntries, readStripeBalance } from './stripe-book.ts';
import { openStripe, type StripeAccess } from './stripe-client.ts';
import { stripeBuyers } from './stripe-countries.ts';
import { listStripeMarks, stripeCurrencies } from './stripe-currencies.ts';
import { createStripeDisputes } from './stripe-disputes.ts';
import { parseStripeEvent, verifyStripeEvent } from './stripe-events.ts';
import { createStripeAdministration, stripeWebhooks } from './stripe-keys.ts';
import { createStripePayments, keyLifeMs } from './stripe-payments.ts';

interface StripeOptions extends StripeAccess {
  /** Of the endpoint for the platform's own events and of the one for linked accounts; two of each while they are changed. */
  webhookSecrets: readonly string[];
  /** Of the same mode as the secret key. */
  publicKey?: string | null | undefined;
  /** Where its pages are. */
  pageOrigins: readonly string[];
}

const isLiveKey = (key: string): boolean => /^[rs]k_live_/.test(key);

/** Stripe behind the provider interface. */
export function createStripeProvider({
  webhookSecrets,
  publicKey = null,
  pageOrigins,
  ...access
}: StripeOptions): PaymentProvider {
  const isLive = isLiveKey(access.secretKey);
  const opened = openStripe(access);
  return {
    name: 'stripe',
    isLive,
    kind: 'card',
    listMarks: listStripeMarks,
    rail: 'stripe_transfer',
    hasPayoutAccounts: true,
    publicKey,
    keysLiveMs: { refund: keyLifeMs, link: keyLifeMs, payout: keyLifeMs },
    pageOrigins,
    findAmountRefusal: (amountMinor, currency) =>
      findAmountRefusal(stripeCurrencies, amountMinor, currency),
    servesBuyersIn: (country) => isBuyerCountry(stripeBuyers, country),
    ...createStripePayments(opened),
    ...createStripeAccounts(opened),
    ...createStripeDisputes(opened),
    listEntries: async (range) => listStripeEntries(await opened, range),
    readBalance: async () => readStripeBalance(await opened),
    async readEvent(request) {
      verifyStripeEvent(await opened, webhookSecrets, request);
      return parseStripeEvent(request.body.toString('utf8'));
    },
    parseEvent: parseStripeEvent,
    administration: createStripeAdministration(opened),
  };
}

/** The value of the key with which the server uses the Stripe API of the built-in sandbox. */
const sandboxKey = 'sandbox';

const secretsShape = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine((secrets) => secrets.every((secret) => /^whsec_\S{8,}$/.test(secret)), {
    message: 'a secret of a webhook begins with whsec_; two are separated by a comma',
  });

/** All but what a live key needs at the start. */
const enteredSettings = z
  .object({
    STRIPE_SECRET_KEY: z
      .string({ message: 'is missing' })
      .regex(/^(sandbox|[rs]k_(live|test)_\w{8,})$/, {
        message: 'a secret key begins with sk_live_ or sk_test_, a restricted one with rk_',
      }),
    STRIPE_PUBLISHABLE_KEY: z
      .string()
      .regex(/^pk_(live|test)_\w{8,}$/, {
        message: 'a publishable key begins with pk_live_ or pk_test_',
      })
      .optional(),
    STRIPE_WEBHOOK_SECRET: secretsShape,
    STRIPE_CONNECT_WEBHOOK_SECRET: secretsShape,
    STRIPE_API_URL: z
      .url({ protocol: /^https?$/, message: 'write an address with https:// or http://' })
      .optional(),
  })
  .refine(
    ({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: shown }) =>
      !shown || isLiveKey(secret) === shown.startsWith('pk_live_'),
    {
      path: ['STRIPE_PUBLISHABLE_KEY'],
      message: 'one of the two keys is for live payments, the other for tests',
    },
  )
  .refine(
    ({ STRIPE_SECRET_KEY: key, STRIPE_API_URL: url }) =>
      !isLiveKey(key) || !url?.startsWith('http:'),
    { path: ['STRIPE_API_URL'], message: 'a live key is sent by https only' },
  );

const settings = enteredSettings.refine(
  ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secrets }) =>
    !isLiveKey(key) || secrets.length > 0,
  { path: ['STRIPE_WEBHOOK_SECRET'], message: 'is missing: a live key needs a webhook' },
);

/** True for a key of the sandbox's Stripe API: its own, a restricted one, or the word for it. */
function isOfSandbox(config: Config, key: string): boolean {
  if (key === sandboxKey) return true;
  return (
    sandboxAddress(config) !== undefined &&
    isStripeKeyOf(deriveStripeKeys(sandboxSecrets(config)[0]).secretKey, key)
  );
}

/** The Stripe API of the sandbox, for trials: its keys follow from the sandbox's secret. Webhooks may be made there as well. */
function createForSandbox(
  config: Config,
  key: string,
  secrets: readonly string[],
): PaymentProvider {
  const address = sandboxAddress(config);
  if (!address)
    throw new ConfigError('STRIPE_SECRET_KEY: sandbox needs the sandbox. See .env.example.');
  const keys = deriveStripeKeys(sandboxSecrets(config)[0]);
  return createStripeProvider({
    secretKey: key === sandboxKey ? keys.secretKey : key,
    apiUrl: address,
    webhookSecrets: [keys.webhookSecret, keys.connectWebhookSecret, ...secrets],
    pageOrigins: [new URL(config.sandboxPageUrl).origin],
  });
}

export const stripe: ProviderDefinition<typeof settings> = {
  name: 'stripe',
  settings,
  trial: { STRIPE_SECRET_KEY: sandboxKey },
  create(config, given) {
    const webhookSecrets = [...given.STRIPE_WEBHOOK_SECRET, ...given.STRIPE_CONNECT_WEBHOOK_SECRET];
    if (isOfSandbox(config, given.STRIPE_SECRET_KEY))
      return createForSandbox(config, given.STRIPE_SECRET_KEY, webhookSecrets);
    const { STRIPE_API_URL: apiUrl } = given;
    return createStripeProvider({
      secretKey: given.STRIPE_SECRET_KEY,
      publicKey: given.STRIPE_PUBLISHABLE_KEY,
      apiUrl,
      webhookSecrets,
      pageOrigins: ['https://checkout.stripe.com', ...(apiUrl ? [new URL(apiUrl).origin] : [])],
    });
  },
  entered: {
    label: 'Stripe',
    settings: enteredSettings,
    fields: [
      { setting: 'STRIPE_SECRET_KEY', kind: 'secret', isRequired: true },
      { setting: 'STRIPE_PUBLISHABLE_KEY', kind: 'public', isRequired: false },
      { setting: 'STRIPE_WEBHOOK_SECRET', kind: 'webhook', isRequired: false },
      { setting: 'STRIPE_CONNECT_WEBHOOK_SECRET', kind: 'webhook', isRequired: false },
    ],
    ofMode: () => ({}),
    webhooks: stripeWebhooks,
    canRotate: true,
  },
};
