import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigError, parseConfig } from '#platform/config/config.ts';
import { createProviders } from '../create-providers.ts';
import { paypal } from './paypal-settings.ts';

const secret = 'a-secret-of-the-test-with-32-letters';
const keys = {
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_MERCHANT_ID: 'PLATFQRMABC23',
};
const create = (environment: Record<string, string>, mode: 'start' | 'serve' = 'serve') => {
  const [provider = assert.fail()] = createProviders(parseConfig(environment, mode, secret), [
    paypal,
  ]).all;
  return [provider.isLive, provider.publicKey, ...provider.pageOrigins];
};

test('the mode determines whether payments are live, and on which pages people approve them', () => {
  assert.deepEqual(create({ ...keys, PAYPAL_MODE: 'live' }), [
    true,
    'client',
    'https://www.paypal.com',
  ]);
  assert.deepEqual(create({ ...keys, PAYPAL_MODE: 'test' }), [
    false,
    'client',
    'https://www.sandbox.paypal.com',
  ]);
  const own = { PAYPAL_MODE: 'test', PAYPAL_API_URL: 'http://127.0.0.1:9/paypal/' };
  assert.deepEqual(create({ ...keys, ...own }), [false, 'client', 'http://127.0.0.1:9']);
  const [isLive, publicKey, page] = create({ PAYPAL_MODE: 'sandbox' }, 'start');
  assert.deepEqual([isLive, page], [false, 'http://127.0.0.1:8083']);
  assert.ok(publicKey);
});

test('settings of PayPal that cannot be used are refused in a sentence each', () => {
  for (const [environment, sentence] of [
    [keys, /PAYPAL_MODE: /],
    [{ PAYPAL_MODE: 'live' }, /PAYPAL_CLIENT_ID: is missing.*PAYPAL_CLIENT_SECRET: is missing/],
    [
      { ...keys, PAYPAL_MODE: 'test', PAYPAL_MERCHANT_ID: 'me@example.com' },
      /PAYPAL_MERCHANT_ID: is the account id/,
    ],
    [
      { ...keys, PAYPAL_MODE: 'live', PAYPAL_API_URL: 'https://x.example' },
      /PAYPAL_API_URL: is for PAYPAL_MODE=test only/,
    ],
    [{ PAYPAL_MODE: 'sandbox' }, /PAYPAL_MODE: sandbox needs the sandbox/],
  ] as const)
    assert.throws(
      () => create(environment),
      (error) => error instanceof ConfigError && sentence.test(error.message),
      String(sentence),
    );
});
