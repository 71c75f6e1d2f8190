import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { deriveStripeKeys, sandboxKeys, signBytes, startSandbox } from '@vitrine/sandbox-bank';
import { ManualClock } from '#platform/clock.ts';
import type { Counterpart } from '../../testing/counterpart.ts';
import { describeProvider } from '../../testing/provider-conformance.ts';
import type { WebhookRequest } from '../provider.ts';
import { sessionGraceMs } from './stripe-payments.ts';
import { createStripeProvider } from './stripe-provider.ts';

const secret = 'a-secret-of-the-sandbox';
const { apiKey } = sandboxKeys(secret);
const { secretKey, webhookSecret, connectWebhookSecret } = deriveStripeKeys(secret);

/** Stripe's API as the sandbox speaks it, and a receiver for its events. */
async function openCounterpart(): Promise<Counterpart> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vt-stripe-'));
  const clock = new ManualClock('2026-11-20T10:00:00.000Z');
  const received: WebhookRequest[] = [];
  const shop = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const headers = { 'stripe-signature': String(request.headers['stripe-signature']) };
    received.push({ headers, body: Buffer.concat(parts), receivedAt: clock.now() });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const sandbox = await startSandbox({
    port: 0,
    bookFile: path.join(folder, 'book.jsonl'),
    secret,
    targets: [`stripe:http://127.0.0.1:${(shop.address() as AddressInfo).port}/`],
    clock,
    lateMs: 600_000,
  });
  const { bank } = sandbox;
  const openAt = (apiUrl: string, timeoutMs?: number) =>
    createStripeProvider({
      secretKey,
      apiUrl,
      webhookSecrets: [webhookSecret, connectWebhookSecret],
      pageOrigins: [sandbox.url],
      timeoutMs,
    });
  const providerAt = (apiUrl: string) => openAt(apiUrl, 500);
  const press = async (page: string, fields: Record<string, string>) =>
    void (await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ card: '4242', ...fields }),
      redirect: 'manual',
    }));
  const provider = openAt(sandbox.url);

  return {
    provider,
    impatient: providerAt(sandbox.url),
    providerAt,
    someRef: 'cs_test_1',
    someDispute: 'du_1',
    hasAccounts: true,
    endsWithDecline: false,
    openAfterEndMs: sessionGraceMs,
    sentPayout: 'paid',
    findsByKey: true,
    endsPayments: true,
    expired: 'expired',
    eventsLiveMs: 300_000,
    now: () => clock.now(),
    advance: (byMs) => clock.advance(byMs),
    async decide({ ref }, decision) {
      // A page of a session that is over has no address any more.
      const page = `${sandbox.url}/pay/pay_${ref.slice('cs_test_'.length)}`;
      if (decision === 'pass-challenge') await press(`${page}/challenge`, { code: '424242' });
      else if (decision === 'fail-challenge') await press(`${page}/challenge`, { code: '000000' });
      else await press(page, { decision: decision === 'later' ? 'late' : decision });
    },
    async dispute({ key }, wanted) {
      const { ref } = await bank.openDispute(key, { isInquiry: false, ...wanted });
      return async (step) => void (await bank.decideDispute(ref, step));
    },
    confirmLater: () => bank.confirmAll(),
    refundAtProvider: async ({ key }, amountMinor) =>
      void (await bank.refundByHand(key, amountMinor)),
    booksAtOnce: true,
    answerLink: ({ linkUrl }, decision) =>
      press(linkUrl ?? '', { decision, account: '1204 8830 4417' }),
    async spoilNextAnswer(how) {
      const fault = how === 'lost' ? { kind: 'drop-answer' } : { kind: 'delay', delayMs: 1_000 };
      await fetch(`${sandbox.url}/admin/faults`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        // Most calls begin by reading the session; what is lost is the answer to what was done.
        body: JSON.stringify([{ on: 'write', times: 1, ...fault }]),
      });
    },
    async takeEvents() {
      await bank.delivery.settle();
      return received.splice(0);
    },
    createUnknownEvent() {
      const body = Buffer.from(
        JSON.stringify({
          id: 'evt_unknown',
          object: 'event',
          type: 'customer.created',
          livemode: false,
          data: { object: { id: 'cus_1', object: 'customer', metadata: {} } },
        }),
      );
      return {
        headers: { 'stripe-signature': signBytes(webhookSecret, body, clock.now()) },
        body,
        receivedAt: clock.now(),
      };
    },
    async close() {
      await sandbox.close();
      shop.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

describeProvider('stripe', openCounterpart);
