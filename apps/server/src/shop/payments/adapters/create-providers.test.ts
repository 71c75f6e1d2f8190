import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { ConfigError, parseConfig } from '#platform/config/config.ts';
import { createProviders } from './create-providers.ts';
import type { ProviderDefinition } from './provider.ts';
import * as definitions from './provider-list.ts';
import { sandbox } from './sandbox/sandbox-provider.ts';

const secret = 'a-secret-of-the-test-with-32-letters';
const settings = z.object({
  ACME_KEY: z.string().min(8),
  ACME_URL: z.url().default('https://api.acme.example'),
});
const acme: ProviderDefinition<typeof settings> = {
  name: 'acme',
  settings,
  create: (config, { ACME_URL }) => ({ ...created(config), name: 'acme', pageOrigins: [ACME_URL] }),
};
const created = (config: ReturnType<typeof parse>) =>
  sandbox.create({ ...config, SANDBOX_URL: 'http://127.0.0.1:1', sandboxAllowed: true }, {}) ??
  assert.fail();
const parse = (environment: Record<string, string>, mode: 'start' | 'serve' = 'start') =>
  parseConfig(environment, mode, secret);
const create = (
  environment: Record<string, string>,
  mode: 'start' | 'serve' = 'start',
  list: ProviderDefinition[] = [sandbox, acme],
) => {
  const { all, forNew } = createProviders(parse(environment, mode), list);
  return [all.map(({ name }) => name), forNew?.name];
};

test('a provider is set up by its settings, and the only one takes the new payments', () => {
  assert.deepEqual(create({}), [['sandbox'], 'sandbox']);
  assert.deepEqual(create({}, 'serve'), [[], undefined]);
  assert.deepEqual(create({ ACME_KEY: 'a-long-key' }, 'serve'), [['acme'], 'acme']);
});

test('a trial without settings takes cards by Stripe and wallets by PayPal at the sandbox; any setting ends that', () => {
  const names = (environment: Record<string, string>, mode: 'start' | 'serve' = 'start') => {
    const { all, forNew } = createProviders(parse(environment, mode));
    assert.ok(all.every(({ isLive }) => !isLive));
    return [all.map(({ name }) => name).sort(), forNew?.name];
  };
  assert.deepEqual(names({}), [['paypal', 'sandbox', 'stripe'], 'stripe']);
  assert.deepEqual(names({ PAYMENT_PROVIDER: 'sandbox' }), [['sandbox'], 'sandbox']);
  assert.deepEqual(names({ PAYPAL_MODE: 'sandbox', PAYMENT_PROVIDER: 'paypal' }), [
    ['paypal', 'sandbox'],
    'paypal',
  ]);
  assert.deepEqual(names({}, 'serve'), [[], undefined]);
});

test('keys of the back office replace the trial of the same provider and mode, and take the new payments', () => {
  const withKeys = (provider: string, isLive: boolean, settings: Record<string, string>) => {
    const { all, forNew, others } = createProviders(parse({}), undefined, {
      isLive,
      keys: [{ provider, isLive, settings }],
    });
    return {
      names: all.map(({ name }) => name),
      forNew: forNew?.name,
      stripePages: all.find(({ name }) => name === 'stripe')?.pageOrigins,
      others: others.map(({ name }) => name).sort(),
    };
  };
  const stripePages = ['https://checkout.stripe.com'];
  assert.deepEqual(withKeys('stripe', false, { STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef' }), {
    names: ['stripe', 'paypal', 'sandbox'],
    forNew: 'stripe',
    stripePages,
    others: [],
  });
  const live = { STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef' };
  assert.deepEqual(withKeys('stripe', true, live), {
    names: ['stripe'],
    forNew: 'stripe',
    stripePages,
    others: ['paypal', 'sandbox', 'stripe'],
  });
  const wallet = {
    PAYPAL_CLIENT_ID: 'a-client-id',
    PAYPAL_CLIENT_SECRET: 'a-client-secret',
    PAYPAL_MERCHANT_ID: 'ABCDEFGH23456',
  };
  assert.equal(withKeys('paypal', false, wallet).forNew, 'paypal');
});

test('the settings of every provider begin with its name, without which they set up nothing', () => {
  for (const { name, settings } of Object.values(definitions)) {
    assert.match(name, /^[a-z]{2,20}$/);
    for (const setting of Object.keys(settings.shape))
      assert.match(setting, new RegExp(`^${name.toUpperCase()}(_[A-Z]+)+$`));
  }
});

test('with two providers the setting decides, whatever their order', () => {
  for (const list of [
    [sandbox, acme],
    [acme, sandbox],
  ])
    for (const chosen of ['sandbox', 'acme'])
      assert.equal(
        create({ ACME_KEY: 'a-long-key', PAYMENT_PROVIDER: chosen }, 'start', list)[1],
        chosen,
      );
});

test('settings that cannot be used are refused in a sentence each', () => {
  const refused = (environment: Record<string, string>, sentence: RegExp, list = [sandbox, acme]) =>
    assert.throws(
      () => create(environment, 'start', list),
      (error) => error instanceof ConfigError && sentence.test(error.message),
      JSON.stringify(environment),
    );
  refused(
    { PAYMENT_PROVIDER: 'strip' },
    /PAYMENT_PROVIDER: strip is no payment provider of Vitrine, choose sandbox, acme/,
  );
  refused({ PAYMENT_PROVIDER: 'acme' }, /PAYMENT_PROVIDER: acme is not set up/);
  refused({ ACME_KEY: 'a-long-key' }, /PAYMENT_PROVIDER is missing: sandbox, acme are set up/);
  refused({ ACME_URL: 'https://acme.example' }, /ACME_KEY: /);
  refused({ ACME_KEY: 'short' }, /ACME_KEY: /);
  refused({ ACME_KEY: 'a-long-key', ACME_KEYS: 'x' }, /ACME_KEYS is no setting of Vitrine/);
  refused(
    { STRIPE_SECRET_KEY: 'sk_live_x' },
    /STRIPE_SECRET_KEY is set, but this version cannot take payments by Stripe: remove it/,
  );
  refused(
    { PAYPAL_CLIENT_ID: 'x' },
    /PAYPAL_CLIENT_ID is set, but this version cannot take payments by PayPal: remove it/,
  );
  assert.deepEqual(create({ STRIPE_SECRET_KEY: '' }, 'start'), [['sandbox'], 'sandbox']);
});
