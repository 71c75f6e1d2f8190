import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { pageLogs, readLog } from '@vitrine/contract/admin/logs.ts';
import {
  changePaymentMode,
  checkPlatformProvider,
  listPlatformProviders,
  payOrder,
  readPaymentMode,
  removeProviderKeys,
  rotateWebhookSecrets,
  saveProviderKeys,
} from '@vitrine/contract/shop/payments.ts';
import { deriveStripeKeys } from '@vitrine/sandbox-bank';
import { sql } from 'drizzle-orm';
import Stripe from 'stripe';
import { readMails, signInAs, turnOnFactor } from '#admin/testing.ts';
import { systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { createTestApp } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { until } from '#platform/testing/until.ts';
import { withBank } from '../../testing/fixtures.ts';
import { findProvider } from '../adapters/providers.ts';
import { createStripeProvider } from '../adapters/stripe/stripe-provider.ts';
import { sandboxSecret } from '../testing/pay-shop.ts';
import { endOldSecrets } from './save-keys.ts';
import { readStoredKeys } from './stored-keys.ts';
import { updateWebhooks } from './update-webhooks.ts';

/** A shop whose address Stripe could reach, so that webhooks are made by its API. */
const { shop, owner } = await withBank({ owner: {} }, { PUBLIC_URL: 'https://shop.example.com' });
const { app, ctx } = shop;
const root = await signInAs(app, 'ROOT');
const other = await signInAs(app, 'ROOT');
const admin = await signInAs(app, 'ADMIN');
const factor = await turnOnFactor(app, root.token);
const { secretKey } = deriveStripeKeys(sandboxSecret);
const params = { name: 'stripe' };

/** A code that was not used before. */
const prove = () => {
  app.clock.advance(30_000);
  return { code: factor.code() };
};
const save = (
  settings: Record<string, string>,
  proof: { code?: string; password?: string } = prove(),
  token = root.token,
  name = 'stripe',
) =>
  app.call(
    saveProviderKeys,
    {
      params: { name },
      body: {
        settings: Object.entries(settings).map(([setting, entered]) => ({ setting, entered })),
        ...proof,
      },
    },
    { token },
  );
const key = (value: string) => ({ STRIPE_SECRET_KEY: value });
const find = async (token = root.token, wanted = 'stripe') =>
  (await app.call(listPlatformProviders, {}, { token })).body.data.find(
    ({ name }) => name === wanted,
  ) ?? assert.fail();
const stored = () =>
  app.platform.database.db.rows(
    sql`select sealed, last_fours::text as shown, account from provider_keys`,
    { sealed: as.text, shown: as.text, account: as.text },
  );
const secretsOf = async () =>
  (await readStoredKeys(app.platform)).keys[0]?.settings['STRIPE_WEBHOOK_SECRET']?.split(',') ??
  assert.fail();
/** Stripe's request with an event of no importance. */
const post = (secret: string, account?: string) => {
  const id = `evt_${randomUUID()}`;
  const payload = JSON.stringify({ id, type: 'payout.paid', account, data: null });
  const timestamp = Math.floor(app.clock.now().getTime() / 1_000);
  return app.send({
    method: 'POST',
    url: '/api/v1/webhooks/stripe',
    payload,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    },
  });
};

test('keys are ROOT’s only, and each change requires a code of the second factor', async () => {
  assert.equal((await save(key(secretKey), {}, admin.token)).status, 403);
  assert.equal((await save(key(secretKey), {})).body.code, 'proof-needed');
  assert.equal(
    (await save(key(secretKey), { password: 'Tulip-Boat-47' })).body.code,
    'proof-needed',
  );
  assert.equal((await save(key(secretKey), { code: '000000' })).body.code, 'proof-wrong');
  assert.deepEqual(await stored(), []);
});

test('keys that cannot be used, are of the other mode or are refused change nothing', async () => {
  assert.equal((await save(key('no key at all'))).body.code, 'invalid-input');
  assert.equal((await save({ PAYPAL_CLIENT_ID: 'x' })).body.code, 'invalid-input');
  assert.equal((await save(key('sk_live_0123456789abcdef'))).body.code, 'key-is-live');
  await shop.admin('PUT', '/admin/faults', [{ on: 'read', kind: 'error-before', times: 1 }]);
  const { isSaved, result } = (await save(key(secretKey))).body.data;
  assert.deepEqual([isSaved, result], [false, 'unknown']);
  assert.deepEqual(await stored(), []);
  const wrong = createStripeProvider({
    secretKey: 'sk_test_of_nobody',
    apiUrl: shop.sandbox.url,
    webhookSecrets: [],
    pageOrigins: [],
  });
  await assert.rejects(wrong.administration?.describeKeys(app.clock.now()) ?? assert.fail(), {
    kind: 'refused',
    code: 'invalid_key',
  });
});

test('keys that work are stored encrypted, take the next payment, and the other ROOTs are notified without them', async () => {
  const answer = await save(key(secretKey));
  assert.deepEqual(
    [answer.body.data.isSaved, answer.body.data.account, answer.body.data.areWebhooksMade],
    [true, 'Sandbox (IE, EUR)', true],
  );
  const [row = assert.fail()] = await stored();
  assert.ok(!Buffer.from(row.sealed, 'base64').toString('latin1').includes('sk_test_'));
  assert.ok(!row.shown.includes(secretKey) && row.shown.includes(secretKey.slice(-4)));
  const { keys, isTest, state } = await find(admin.token);
  assert.deepEqual(
    [keys.source, keys.fields[0]?.lastFour, isTest, state, keys.hasOwnWebhooks, keys.canRotate],
    ['stored', secretKey.slice(-4), true, 'ready', true, true],
  );
  assert.equal((await readMails(app, other.account.email))[0]?.template, 'payment-keys-changed');
  const own = (await readMails(app, root.account.email)).map(({ template }) => template);
  assert.ok(!own.includes('payment-keys-changed'));
  const all = JSON.stringify(await readMails(app, other.account.email));
  assert.ok(!all.includes(secretKey.slice(-8)));

  const order = await shop.order(owner);
  const begun = await app.call(
    payOrder,
    { params: { token: order.token }, body: { provider: 'stripe' } },
    { idempotencyKey: randomUUID() },
  );
  await shop.press(begun.body.data.payUrl ?? assert.fail(begun.text), 'approve');
  await shop.settle();
  assert.deepEqual(await shop.discrepancies(), []);
  assert.ok(
    (await find()).lastEventAt,
    'the event came with the secret of the webhook that was made',
  );
  const seen = async () =>
    (await find()).webhooks.map(({ scope, seenAt }) => [scope, seenAt !== null]);
  assert.deepEqual(await seen(), [
    ['own', true],
    ['owners', false],
  ]);
  const [secret = assert.fail()] = await secretsOf();
  await post(secret, 'acct_of_an_owner');
  assert.deepEqual(await seen(), [
    ['own', true],
    ['owners', true],
  ]);
});

test('another process takes the keys with the signal, without a restart', async () => {
  const second = await closeAfter(
    createTestApp({
      now: app.clock.now().toISOString(),
      database: { url: app.url, drop: async () => undefined },
      environment: { SANDBOX_URL: shop.sandbox.url, SANDBOX_SECRETS: sandboxSecret },
    }),
  );
  const check = async () =>
    (await second.call(checkPlatformProvider, { params, body: {} }, { token: admin.token })).status;
  // The signal arrives, and then the keys are read: both in their own time.
  const hasKeys = (isThere: boolean) =>
    until(
      'the other process reads the keys',
      () => (findProvider(systemContext(second.platform), 'stripe') !== undefined) === isThere,
    );
  assert.equal(await check(), 200);
  await app.call(removeProviderKeys, { params, body: prove() }, { token: root.token });
  await hasKeys(false);
  assert.equal(await check(), 404);
  assert.equal((await save(key(secretKey))).body.data.isSaved, true);
  await hasKeys(true);
  assert.equal(await check(), 200);
});

test('two secrets are valid for a day after a rotation, and then the old webhooks are gone', async () => {
  const [old = assert.fail()] = await secretsOf();
  const rotated = await app.call(
    rotateWebhookSecrets,
    { params, body: prove() },
    { token: root.token },
  );
  assert.equal(rotated.status, 200, rotated.text);
  const [now = assert.fail(), before] = await secretsOf();
  assert.equal(before, old);
  assert.notEqual(now, old);
  for (const secret of [now, old]) assert.equal((await post(secret)).status, 200);
  app.clock.advance(24 * 3_600_000);
  await endOldSecrets(ctx);
  assert.deepEqual(await secretsOf(), [now]);
  assert.equal((await post(now)).status, 200);
  assert.equal((await post(old)).status, 400);
  assert.equal(shop.sandbox.bank.rows.webhooksOf('stripe').length, 2);
});

test('webhooks that an earlier version made are subscribed to more events when the keys are tested, and after a start', async () => {
  const { bank } = shop.sandbox;
  const narrow = async () => {
    for (const webhook of bank.rows.webhooksOf('stripe'))
      await bank.keepWebhook({ ...webhook, events: ['charge.refunded'] });
  };
  const eventCounts = () => bank.rows.webhooksOf('stripe').map(({ events }) => events.length);
  const full = eventCounts();
  await narrow();
  const { token } = await signInAs(app, 'ROOT');
  await app.call(checkPlatformProvider, { params, body: {} }, { token });
  assert.deepEqual(eventCounts(), full);
  await narrow();
  await updateWebhooks(ctx);
  assert.deepEqual(eventCounts(), full);
  await narrow();
  await shop.admin('PUT', '/admin/faults', [{ on: 'read', kind: 'error-before', times: 1 }]);
  await updateWebhooks(ctx);
  assert.deepEqual(eventCounts(), [1, 1], 'without an answer nothing fails');
  await updateWebhooks(ctx);
});

test('webhooks that have no secret are made, and there is nothing to rotate', async () => {
  const { token } = await signInAs(app, 'ROOT');
  const settings = {
    PAYPAL_CLIENT_ID: 'sandbox',
    PAYPAL_CLIENT_SECRET: 'none',
    PAYPAL_MERCHANT_ID: 'ABCDEFGH23456',
  };
  const saved = await save(settings, {}, token, 'paypal');
  assert.equal(saved.body.data?.areWebhooksMade, true, saved.text);
  const { keys } = await find(token, 'paypal');
  assert.deepEqual([keys.hasOwnWebhooks, keys.canRotate], [true, false]);
  const body = { params: { name: 'paypal' }, body: {} };
  assert.equal(
    (await app.call(rotateWebhookSecrets, body, { token })).body.code,
    'webhooks-by-hand',
  );
});

test('going live puts test keys aside: nobody can pay with them, and they are back with test mode', async () => {
  const token = (await signInAs(app, 'ROOT')).token;
  const change = (isLive: boolean) => app.call(changePaymentMode, { body: { isLive } }, { token });
  const live = await change(true);
  assert.deepEqual(live.body.data, { isLive: true, isFixed: false, hasProvider: false });
  const { state, keys } = await find(token);
  assert.deepEqual([state, keys.source], ['missing', 'none']);
  const refused = await app.call(
    saveProviderKeys,
    { params, body: { settings: [{ setting: 'STRIPE_SECRET_KEY', entered: secretKey }] } },
    { token },
  );
  assert.equal(refused.body.code, 'key-is-test');
  assert.equal((await change(false)).body.data.hasProvider, true);
  assert.equal((await find(token)).keys.source, 'stored');
  assert.equal((await app.call(readPaymentMode, {}, { token })).body.data.isLive, false);
});

test('the log has who changed keys, and no key', async () => {
  const token = (await signInAs(app, 'ROOT')).token;
  const { list } = (await app.call(pageLogs, { query: { module: 'payment' } }, { token })).body
    .data;
  const saves = list.filter(({ requestUri }) =>
    requestUri.includes('payment-providers/stripe/keys'),
  );
  assert.ok(saves.length >= 3, JSON.stringify(list));
  for (const { id } of saves) {
    const { text } = await app.call(readLog, { params: { id } }, { token });
    assert.ok(!text.includes(secretKey));
  }
});
