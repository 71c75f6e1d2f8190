import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { sandboxKeys, signatureHeader, signBytes, startSandbox } from '@vitrine/sandbox-bank';
import { ManualClock } from '#platform/clock.ts';
import type { Counterpart } from '../../testing/counterpart.ts';
import { describeProvider } from '../../testing/provider-conformance.ts';
import { answerStrangely, sendText } from '../../testing/strange-answers.ts';
import { type NewPayment, ProviderError, type WebhookRequest } from '../provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

const secret = 'a-secret-of-the-sandbox';
const { apiKey, signingSecret } = sandboxKeys(secret);

/** The real local server of the sandbox, and a receiver for its events. */
async function openCounterpart(): Promise<Counterpart> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vt-conformance-'));
  const clock = new ManualClock('2026-11-20T10:00:00.000Z');
  const received: WebhookRequest[] = [];
  const shop = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const headers = { [signatureHeader]: String(request.headers[signatureHeader]) };
    received.push({ headers, body: Buffer.concat(parts), receivedAt: clock.now() });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const sandbox = await startSandbox({
    port: 0,
    bookFile: path.join(folder, 'book.jsonl'),
    secret,
    targets: [`http://127.0.0.1:${(shop.address() as AddressInfo).port}/`],
    clock,
    lateMs: 600_000,
  });
  const { bank } = sandbox;
  const providerAt = (address: string) =>
    createSandboxProvider({ address, secrets: [secret], timeoutMs: 500 });
  const press = async (page: string, fields: Record<string, string>) =>
    void (await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ card: '4242', ...fields }),
      redirect: 'manual',
    }));

  return {
    provider: createSandboxProvider({ address: sandbox.url, secrets: [secret] }),
    impatient: providerAt(sandbox.url),
    providerAt,
    someRef: 'pay_1',
    someDispute: 'dsp_1',
    hasAccounts: false,
    endsWithDecline: true,
    openAfterEndMs: 0,
    sentPayout: 'in_transit',
    findsByKey: true,
    endsPayments: true,
    expired: 'expired',
    eventsLiveMs: 300_000,
    now: () => clock.now(),
    advance: (byMs) => clock.advance(byMs),
    async decide({ payUrl }, decision) {
      if (decision === 'pass-challenge') await press(`${payUrl}/challenge`, { code: '424242' });
      else if (decision === 'fail-challenge')
        await press(`${payUrl}/challenge`, { code: '000000' });
      else await press(payUrl ?? '', { decision: decision === 'later' ? 'late' : decision });
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
        body: JSON.stringify([{ on: 'any', times: 1, ...fault }]),
      });
    },
    async takeEvents() {
      await bank.delivery.settle();
      return received.splice(0);
    },
    createUnknownEvent() {
      const body = Buffer.from(
        JSON.stringify({ id: 'evt_unknown', type: 'customer.created', data: { customer: {} } }),
      );
      return {
        headers: { [signatureHeader]: signBytes(signingSecret, body, clock.now()) },
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

describeProvider('sandbox', openCounterpart);

const key = 'key-of-ours-1234';
const objectOf = (key: string) => ({
  key,
  ref: null,
  account: null,
  createdAt: new Date('2026-11-20T10:00:00.000Z'),
});
const payment = {
  ref: 'pay_1',
  key,
  state: 'captured',
  isProcessing: false,
  amount: '100',
  currency: 'EUR',
  refunded: '0',
  account: null,
  failure: null,
  instrument: null,
};

test('an answer of the sandbox about something else than what was asked for is unknown', async (t) => {
  const server = await answerStrangely();
  t.after(() => server.close());
  const provider = createSandboxProvider({ address: server.address, secrets: ['secret'] });
  const refund = () =>
    provider.refund({ key, payment: objectOf('other'), amountMinor: 100n, currency: 'EUR' });
  const wanted: NewPayment = {
    key,
    amountMinor: 100n,
    currency: 'EUR',
    account: null,
    capture: 'automatic',
    payee: 'x',
    description: 'x',
    language: 'en',
    returnUrl: 'http://localhost/',
    expiresAt: new Date(),
  };
  for (const change of [
    { key: 'somebody-elses-key' },
    { amount: '1e3' },
    { amount: '-100' },
    { state: 'great' },
    { payUrl: 'javascript:alert(1)' },
  ]) {
    server.answerWith(sendText(200, JSON.stringify({ ...payment, ...change })));
    for (const call of [
      () => provider.createPayment(wanted),
      () => provider.readPayment(objectOf(key)),
      () => provider.capturePayment(objectOf(key)),
    ])
      await assert.rejects(
        call(),
        (error) => error instanceof ProviderError && error.kind === 'unknown',
        JSON.stringify(change),
      );
  }
  server.answerWith(
    sendText(200, JSON.stringify({ ref: 're_1', key, amount: '99', state: 'done' })),
  );
  await assert.rejects(
    refund(),
    (error) => error instanceof ProviderError && error.code === 'other_amount',
  );
  server.answerWith(
    sendText(200, JSON.stringify({ ref: 're_1', key, amount: '100', state: 'done' })),
  );
  assert.equal((await refund()).amountMinor, 100n);
  server.answerWith(sendText(402, JSON.stringify({ error: 'x'.repeat(5_000), key })));
  await assert.rejects(
    provider.capturePayment(objectOf(key)),
    (error) =>
      error instanceof ProviderError && error.kind === 'refused' && error.code.length === 60,
  );
});
