import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import {
  derivePaypalKeys,
  deriveStripeKeys,
  sandboxKeys,
  startSandbox,
} from '@vitrine/sandbox-bank';
import { ManualClock } from '#platform/clock.ts';
import { createPaypalProvider } from './paypal/paypal-provider.ts';
import { type PaymentProvider, ProviderError } from './provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';

const secret = 'a-secret-of-the-sandbox';
const folder = mkdtempSync(path.join(os.tmpdir(), 'vt-faults-'));
const clock = new ManualClock('2026-11-20T10:00:00.000Z');
const sandbox = await startSandbox({
  port: 0,
  bookFile: path.join(folder, 'book.jsonl'),
  secret,
  targets: [],
  clock,
});
after(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const ofStripe = deriveStripeKeys(secret);
const ofPaypal = derivePaypalKeys(secret);
const openAll = (timeoutMs?: number): PaymentProvider[] => {
  const common = { pageOrigins: [sandbox.url], timeoutMs };
  return [
    createSandboxProvider({
      address: sandbox.url,
      secrets: [secret],
      ...(timeoutMs !== undefined && { timeoutMs }),
    }),
    createStripeProvider({
      ...common,
      secretKey: ofStripe.secretKey,
      apiUrl: sandbox.url,
      webhookSecrets: [ofStripe.webhookSecret, ofStripe.connectWebhookSecret],
    }),
    createPaypalProvider({
      ...common,
      ...ofPaypal,
      address: `${sandbox.url}/paypal`,
      webhookIds: [ofPaypal.webhookId],
      certificateAddress: `${sandbox.url}/paypal/v1/notifications/certs/`,
      isLive: false,
    }),
  ];
};
const providers = openAll();
/** After these no answer comes: who waits for it gives up soon. Others are waited for, since a busy machine takes its time. */
const silent = ['no-answer', 'delay'];
const impatient = new Map(openAll(1_500).map((provider) => [provider.name, provider]));

const admin = (where: string, body: unknown) =>
  fetch(`${sandbox.url}/admin/${where}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${sandboxKeys(secret).apiKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
const plan = () => ({
  key: `key-${randomUUID()}`,
  amountMinor: 4_190n,
  currency: 'USD' as const,
  account: null,
  capture: 'automatic' as const,
  payee: 'Luna Studio',
  description: 'VT-20001',
  language: 'en' as const,
  returnUrl: 'http://127.0.0.1/api/paymentCallback?payment=x',
  expiresAt: new Date(clock.now().getTime() + 900_000),
});
const isUnknown = (error: unknown) => error instanceof ProviderError && error.kind === 'unknown';
const around = () => ({
  from: new Date(clock.now().getTime() - 86_400_000),
  before: new Date(clock.now().getTime() + 1),
  account: null,
});
async function pay(provider: PaymentProvider) {
  const wanted = plan();
  const payment = await provider.createPayment(wanted);
  const object = { ...payment, createdAt: clock.now() };
  await fetch(payment.payUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams({ card: '4242', decision: 'approve' }),
    redirect: 'manual',
  });
  const seen = await provider.readPayment(object);
  return seen?.state === 'authorized' ? provider.capturePayment(object) : seen;
}

const before = ['error-before', 'too-many', 'no-answer'];
const afterwards = ['delay', 'error-after', 'html-after', 'cut-answer', 'drop-answer'];

for (const provider of providers) {
  for (const kind of [...before, ...afterwards])
    test(`${provider.name}: after ${kind} a payment is unknown, and its key makes it once`, async () => {
      const madeBefore = sandbox.bank.payments.size;
      const wanted = plan();
      await admin('faults', [{ on: 'create', kind, times: 1, delayMs: 5_000 }]);
      const first = silent.includes(kind) ? impatient.get(provider.name) : provider;
      await assert.rejects(async () => first?.createPayment(wanted), isUnknown);
      const made = sandbox.bank.payments.size - madeBefore;
      assert.equal(made, afterwards.includes(kind) ? 1 : 0);
      await provider.createPayment(wanted);
      assert.equal(sandbox.bank.payments.size - madeBefore, 1);
    });

  test(`${provider.name}: a payment that was captured in part has the amount that was taken, in its state and in the book`, async () => {
    await admin('captures', { inPart: 1 });
    const paid = (await pay(provider)) ?? assert.fail();
    assert.deepEqual([paid.state, paid.amountMinor], ['captured', 2_095n]);
    const { entries } = await provider.listEntries(around());
    assert.equal(entries.find(({ key }) => key === paid.key)?.amountMinor, 2_095n);
    assert.equal((await pay(provider))?.amountMinor, 4_190n, 'the next one is whole');
  });
}

test('too many calls are refused in the form of each API, with the time of the next try', async () => {
  const stripe = { 'stripe-version': 'x', authorization: `Bearer ${ofStripe.secretKey}` };
  const basic = btoa(`${ofPaypal.clientId}:${ofPaypal.clientSecret}`);
  const { access_token: token } = (await (
    await fetch(`${sandbox.url}/paypal/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}` },
    })
  ).json()) as { access_token: string };
  const calls: [string, Record<string, string>, RegExp][] = [
    ['/v1/payments/x', { authorization: `Bearer ${sandboxKeys(secret).apiKey}` }, /too_many_calls/],
    ['/v1/payment_intents/pi_x', stripe, /"code":"rate_limit"/],
    [
      '/paypal/v2/checkout/orders/x',
      { authorization: `Bearer ${token}` },
      /"name":"RATE_LIMIT_REACHED"/,
    ],
  ];
  for (const [where, headers, expected] of calls) {
    await admin('faults', [{ on: 'read', kind: 'too-many', times: 1 }]);
    const answer = await fetch(sandbox.url + where, { headers });
    assert.deepEqual([answer.status, answer.headers.get('retry-after')], [429, '1']);
    assert.match(await answer.text(), expected);
  }
});

test('PayPal’s book is complete up to the time that it was prepared for, and has nothing younger', async () => {
  const paypal = providers[2] ?? assert.fail();
  const paid = (await pay(paypal)) ?? assert.fail();
  await admin('paypal-book', { lateMs: 3 * 3_600_000 });
  const has = async () => {
    const { entries, completeUntil } = await paypal.listEntries(around());
    return [entries.some(({ key }) => key === paid.key), completeUntil.toISOString()];
  };
  assert.deepEqual(await has(), [false, '2026-11-20T07:00:00.000Z']);
  clock.advance(3 * 3_600_000 + 1_000);
  assert.deepEqual(await has(), [true, '2026-11-20T10:00:01.000Z']);
  await admin('paypal-book', { lateMs: 0 });
});
