import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  checkPlatformProvider,
  listPlatformProviders,
  saveProviderKeys,
} from '@vitrine/contract/shop/payments.ts';
import { deriveStripeKeys, restrictStripeKey } from '@vitrine/sandbox-bank';
import { signInAs } from '#admin/testing.ts';
import { withBank } from '../../testing/fixtures.ts';
import { sandboxSecret } from '../testing/pay-shop.ts';

/** A shop whose address Stripe could reach, so that webhooks would be made by its API. */
const { app } = await withBank({}, { PUBLIC_URL: 'https://shop.example.com' });
const { token } = await signInAs(app, 'ROOT');
const { secretKey } = deriveStripeKeys(sandboxSecret);
const params = { name: 'stripe' };

const save = async (...lacking: Parameters<typeof restrictStripeKey>[1]) => {
  const settings = [
    { setting: 'STRIPE_SECRET_KEY', entered: restrictStripeKey(secretKey, lacking) },
  ];
  return (await app.call(saveProviderKeys, { params, body: { settings } }, { token })).body.data;
};
const readKeys = async () =>
  (await app.call(listPlatformProviders, {}, { token })).body.data.find(
    ({ name }) => name === 'stripe',
  )?.keys;

test('a restricted key that cannot take or return money, or read its account, is not stored, and the missing rights are named', async () => {
  for (const lacking of ['payments', 'refunds', 'account'] as const) {
    const { isSaved, result, missing } = await save(lacking, 'book');
    const named = [lacking, 'book'];
    assert.deepEqual([isSaved, result, missing], [false, 'refused', named]);
  }
  assert.equal((await readKeys())?.source, 'none');
});

test('a restricted key that lacks other rights is stored, and no webhooks are made with it', async () => {
  const saved = await save('payouts', 'webhooks');
  assert.deepEqual(
    [saved.isSaved, saved.result, saved.missing, saved.areWebhooksMade],
    [true, 'works', ['payouts', 'webhooks'], false],
  );
  const keys = await readKeys();
  assert.deepEqual([keys?.source, keys?.hasOwnWebhooks], ['stored', false]);
  const checked = await app.call(checkPlatformProvider, { params, body: {} }, { token });
  assert.deepEqual(checked.body.data.missing, ['payouts', 'webhooks']);
});
