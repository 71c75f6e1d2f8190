import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { derivePaypalKeys, sandboxKeys, startSandbox } from '@vitrine/sandbox-bank';
import { ManualClock } from '#platform/clock.ts';
import type { Counterpart } from '../../testing/counterpart.ts';
import { describeProvider } from '../../testing/provider-conformance.ts';
import type { WebhookRequest } from '../provider.ts';
import { createPaypalProvider } from './paypal-provider.ts';

const secret = 'a-secret-of-the-sandbox';
const { apiKey } = sandboxKeys(secret);
const { clientId, clientSecret, webhookId, merchantId } = derivePaypalKeys(secret);
const hourMs = 3_600_000;

/** PayPal's API as the sandbox speaks it, and a receiver for its events. */
async function openCounterpart(): Promise<Counterpart> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vt-paypal-'));
  const clock = new ManualClock('2026-11-20T10:00:00.000Z');
  const received: WebhookRequest[] = [];
  const shop = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const headers = request.headers as WebhookRequest['headers'];
    received.push({ headers, body: Buffer.concat(parts), receivedAt: clock.now() });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const sandbox = await startSandbox({
    port: 0,
    bookFile: path.join(folder, 'book.jsonl'),
    secret,
    targets: [`paypal:http://127.0.0.1:${(shop.address() as AddressInfo).port}/`],
    clock,
    lateMs: 600_000,
  });
  const { bank } = sandbox;
  const address = `${sandbox.url}/paypal`;
  const certificateAddress = `${address}/v1/notifications/certs/`;
  const openAt = (at: string, timeoutMs?: number) =>
    createPaypalProvider({
      address: at,
      clientId,
      clientSecret,
      merchantId,
      // Two are valid while an endpoint is being changed.
      webhookIds: ['ANOTHERENDPOINT', webhookId],
      certificateAddress,
      isLive: false,
      pageOrigins: [sandbox.url],
      timeoutMs,
    });
  const providerAt = (at: string) => openAt(at, 500);
  const press = async (page: string, fields: Record<string, string>) =>
    void (await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ card: '4242', ...fields }),
      redirect: 'manual',
    }));
  // The first event would make the key, for which a busy machine takes longer than calls may.
  await fetch(`${certificateAddress}none`);

  return {
    provider: openAt(address),
    impatient: providerAt(address),
    providerAt,
    someRef: 'O1',
    someDispute: 'PP-D-1',
    hasAccounts: true,
    endsWithDecline: true,
    openAfterEndMs: 3 * hourMs,
    sentPayout: 'in_transit',
    findsByKey: false,
    endsPayments: false,
    // PayPal has no order any more that nobody approved in three hours.
    expired: undefined,
    eventsLiveMs: 96 * hourMs,
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
        // Most calls begin by reading the order; what is lost is the answer to what was done.
        body: JSON.stringify([{ on: 'write', times: 1, ...fault }]),
      });
    },
    async takeEvents() {
      await bank.delivery.settle();
      return received.splice(0);
    },
    createUnknownEvent() {
      const { bytes, headers } = sandbox.paypal.sign('unknown', {
        event_type: 'CATALOG.PRODUCT.CREATED',
        resource_type: 'product',
        resource: { id: 'PROD-1' },
      });
      return { headers, body: bytes, receivedAt: clock.now() };
    },
    async close() {
      await sandbox.close();
      shop.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

describeProvider('paypal', openCounterpart);
