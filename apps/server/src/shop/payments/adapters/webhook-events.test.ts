import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import {
  derivePaypalKeys,
  deriveStripeKeys,
  paypalEventKinds,
  startSandbox,
  stripeEventKinds,
} from '@vitrine/sandbox-bank';
import { ManualClock } from '#platform/clock.ts';
import { paypalWebhooks } from './paypal/paypal-keys.ts';
import { createPaypalProvider } from './paypal/paypal-provider.ts';
import { parsePaypalEvent } from './paypal/paypal-webhooks.ts';
import { parseStripeEvent } from './stripe/stripe-events.ts';
import { stripeWebhooks } from './stripe/stripe-keys.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';

const at = new Date('2026-11-20T10:00:00.000Z');
const secret = 'a-secret-of-the-sandbox';

const eventsOf = (scope: 'own' | 'owners') =>
  stripeWebhooks.find((webhook) => webhook.scope === scope)?.events ?? assert.fail();
/** True when our reading of an event of this kind finds a subject, in an object that has every name of ours. */
const isStripeActedOn = (type: string, account?: string): boolean =>
  parseStripeEvent(
    JSON.stringify({
      id: 'evt_1',
      type,
      account,
      data: {
        object: {
          id: 'object_1',
          client_reference_id: 'key-of-ours',
          metadata: { vitrine_key: 'key-of-ours', vitrine_payment: 'key-of-ours' },
        },
      },
    }),
  ).subject !== null;
const isPaypalActedOn = (type: string): boolean =>
  parsePaypalEvent(
    JSON.stringify({
      id: 'WH-1',
      event_type: type,
      resource: {
        custom_id: 'key',
        purchase_units: [{ custom_id: 'key' }],
        sender_batch_id: 'key',
        batch_header: { sender_batch_header: { sender_batch_id: 'key' } },
        tracking_id: 'key',
        merchant_id: 'SELLERABC2345',
        dispute_id: 'PP-D-1',
      },
    }),
  ).subject !== null;

test('each endpoint subscribes to every event that is posted to it and acted on', () => {
  for (const scope of ['own', 'owners'] as const) {
    const acted = stripeEventKinds[scope].filter((type) =>
      isStripeActedOn(type, scope === 'owners' ? 'acct_1' : undefined),
    );
    assert.ok(acted.length > 12, scope);
    const subscribed: readonly string[] = eventsOf(scope);
    assert.deepEqual(
      acted.filter((type) => !subscribed.includes(type)),
      [],
      `missing for ${scope}`,
    );
  }
  const [{ events } = assert.fail()] = paypalWebhooks;
  const subscribed: readonly string[] = events;
  // States of a payout that the sandbox never reaches, and that PayPal reports.
  const others = ['PAYMENT.PAYOUTS-ITEM.REFUNDED', 'PAYMENT.PAYOUTSBATCH.DENIED'];
  const acted = [...paypalEventKinds, ...others].filter(isPaypalActedOn);
  assert.ok(acted.length > 12);
  assert.deepEqual(
    acted.filter((type) => !subscribed.includes(type)),
    [],
  );
  assert.ok(isStripeActedOn('capability.updated', 'acct_1'));
  assert.ok((eventsOf('owners') as string[]).includes('capability.updated'));
});

test('no endpoint subscribes to an event that has no effect', () => {
  for (const { scope, events } of stripeWebhooks)
    for (const type of events) assert.ok(isStripeActedOn(type, 'acct_1'), `${scope} ${type}`);
  for (const { events } of paypalWebhooks)
    for (const type of events) assert.ok(isPaypalActedOn(type), type);
});

/** The sandbox, with the kinds of events that it posts to a shop. */
async function openSandbox(t: TestContext) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vt-webhook-events-'));
  const posted: string[] = [];
  const shop = createServer(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    const { type, event_type, account } = JSON.parse(body);
    posted.push([type ?? event_type, account].filter(Boolean).join(' '));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const address = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`;
  const sandbox = await startSandbox({
    port: 0,
    bookFile: path.join(folder, 'book.jsonl'),
    secret,
    targets: [`stripe:${address}`, `paypal:${address}`],
    clock: new ManualClock(at.toISOString()),
  });
  t.after(async () => {
    shop.close();
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const takePosted = async () => {
    await sandbox.bank.delivery.settle();
    return posted.splice(0);
  };
  return { ...sandbox, takePosted };
}

const plan = (key: string, account: string | null) => ({
  key,
  amountMinor: 4_190n,
  currency: 'USD' as const,
  account,
  capture: 'automatic' as const,
  payee: 'Luna Studio',
  description: 'VT-20001',
  language: 'en' as const,
  returnUrl: 'http://127.0.0.1/return',
  expiresAt: new Date(at.getTime() + 900_000),
});

test('webhooks of Stripe get the events of their list and nothing else, and those made earlier are brought up to date', async (t) => {
  const { url, bank, takePosted } = await openSandbox(t);
  const { secretKey, webhookSecret } = deriveStripeKeys(secret);
  const provider = createStripeProvider({
    secretKey,
    apiUrl: url,
    webhookSecrets: [webhookSecret],
    pageOrigins: [url],
  });
  const { administration = assert.fail() } = provider;
  const { ids } = await administration.createWebhooks('https://shop.example.com/webhooks/stripe');
  const narrow = async () => {
    for (const id of ids) {
      const webhook = bank.rows.webhooks.get(id) ?? assert.fail();
      await bank.keepWebhook({
        ...webhook,
        events: ['checkout.session.completed', 'payout.paid'],
      });
    }
  };
  const link = await provider.createAccountLink({
    key: 'link-of-ours',
    purpose: 'payments',
    payee: 'Luna Studio',
    language: 'en',
    returnUrl: 'http://127.0.0.1/return',
  });
  await bank.decideLink(bank.findLink('link-of-ours')?.ref ?? '', 'approve', '1234');
  const account = link.ref;
  await takePosted();
  const dispute = async (key: string) => {
    const payment = await provider.createPayment(plan(key, account));
    await bank.approve(bank.findPayment(payment.key)?.ref ?? '', '4242', false);
    const about = { reason: 'not_received', isInquiry: false, note: '' } as const;
    await bank.openDispute(key, about);
  };
  await narrow();
  await dispute('payment-of-ours-1');
  assert.deepEqual(await takePosted(), [`checkout.session.completed ${account}`]);

  await administration.updateWebhooks(ids);
  await dispute('payment-of-ours-2');
  assert.deepEqual(
    (await takePosted()).sort(),
    ['dispute.created', 'dispute.funds_withdrawn']
      .map((type) => `charge.${type} ${account}`)
      .concat(`checkout.session.completed ${account}`),
  );
  const eventsAt = (index: number) => bank.rows.webhooks.get(ids[index] ?? '')?.events ?? [];
  for (const [index, { events }] of stripeWebhooks.entries())
    assert.deepEqual(eventsAt(index).toSorted(), [...events, 'payout.paid'].toSorted());
  const before = bank.rows.webhooks.get(ids[0] ?? '');
  await administration.updateWebhooks(ids);
  assert.equal(bank.rows.webhooks.get(ids[0] ?? ''), before, 'what is complete is left alone');
});

test('the webhook of PayPal gets the events of its list and nothing else, and one made earlier is brought up to date', async (t) => {
  const { url, bank, takePosted } = await openSandbox(t);
  const keys = derivePaypalKeys(secret);
  const { administration = assert.fail(), ...provider } = createPaypalProvider({
    ...keys,
    address: `${url}/paypal`,
    webhookIds: [keys.webhookId],
    certificateAddress: `${url}/paypal/v1/notifications/certs/`,
    isLive: false,
    pageOrigins: [url],
  });
  const address = 'https://shop.example.com/webhooks/paypal';
  const { ids } = await administration.createWebhooks(address);
  const webhook = () => bank.rows.webhooks.get(ids[0] ?? '') ?? assert.fail();
  const narrow = () => bank.keepWebhook({ ...webhook(), events: ['PAYMENT.SALE.COMPLETED'] });
  const approve = async (key: string) => {
    await provider.createPayment(plan(key, null));
    await bank.approve(bank.findPayment(key)?.ref ?? '', '4242', false);
  };
  await narrow();
  await approve('payment-of-ours-1');
  assert.deepEqual(await takePosted(), []);
  await administration.updateWebhooks(ids);
  await approve('payment-of-ours-2');
  assert.deepEqual(await takePosted(), ['CHECKOUT.ORDER.APPROVED']);
  const [{ events } = assert.fail()] = paypalWebhooks;
  const all = [...events, 'PAYMENT.SALE.COMPLETED'].toSorted();
  assert.deepEqual(webhook().events.toSorted(), all);
  // Keys that are saved again find the webhook of the address.
  await narrow();
  assert.deepEqual((await administration.createWebhooks(address)).ids, ids);
  assert.deepEqual(webhook().events.toSorted(), all);
});
