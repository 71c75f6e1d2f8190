import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { derivePaypalKeys, type Sandbox, startSandbox } from '@vitrine/sandbox-bank';
import { ManualClock } from '#platform/clock.ts';
import { ProviderError, type WebhookRequest } from '../provider.ts';
import { createPaypalWebhooks, parsePaypalEvent } from './paypal-webhooks.ts';

const secret = 'a-secret-of-the-sandbox';
const { webhookId } = derivePaypalKeys(secret);
const clock = new ManualClock('2026-11-20T10:00:00.000Z');
const folder = mkdtempSync(path.join(os.tmpdir(), 'vt-paypal-events-'));
let sandbox: Sandbox;

before(async () => {
  sandbox = await startSandbox({
    port: 0,
    bookFile: path.join(folder, 'book.jsonl'),
    secret,
    targets: [],
    clock,
  });
});
after(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const isRefused = (code: string) => (error: unknown) =>
  error instanceof ProviderError && error.kind === 'refused' && error.code === code;

/** An event that the sandbox has signed. */
function signedEvent(headers: Record<string, string> = {}): WebhookRequest {
  const { bytes, headers: signed } = sandbox.paypal.sign('1', {
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource_type: 'capture',
    resource: { id: 'CAPTURE1', custom_id: 'key-of-ours-1234' },
  });
  return { headers: { ...signed, ...headers }, body: bytes, receivedAt: clock.now() };
}

/** The server with the certificates; any call to it is noted. */
async function openHost(answer: (name: string) => Promise<{ status: number; body: string }>) {
  const paths: string[] = [];
  const server = createServer(async (request, response) => {
    paths.push(request.url ?? '');
    const { status, body } = await answer(request.url ?? '');
    response.writeHead(status).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    paths,
    certificates: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/notifications/certs/`,
    close: () => server.close(),
  };
}
const fromSandbox = async (name: string) => {
  const answer = await fetch(`${sandbox.url}/paypal${name}`);
  return { status: answer.status, body: await answer.text() };
};

test('an event is genuine by the certificate that PayPal’s own host has, whatever host it names', async (t) => {
  const host = await openHost(fromSandbox);
  const evil = await openHost(fromSandbox);
  t.after(() => {
    host.close();
    evil.close();
  });
  const read = createPaypalWebhooks({
    webhookIds: ['OLD', webhookId],
    certificateAddress: host.certificates,
  });
  const { id, subject } = await read(signedEvent());
  assert.deepEqual([id, subject?.key], ['WH-1', 'key-of-ours-1234']);
  const name = signedEvent().headers['paypal-cert-url']?.split('/').at(-1) ?? '';
  for (const address of [
    `${evil.certificates}FORGED-1`,
    `${evil.certificates}../certs/${name}?x=/v1/notifications/certs/FORGED-1`,
  ])
    await assert.rejects(
      read(signedEvent({ 'paypal-cert-url': address })),
      isRefused('certificate'),
    );
  for (const address of [`${evil.certificates}${name}#x`, 'file:///etc/passwd', ''])
    await assert.rejects(
      read(signedEvent({ 'paypal-cert-url': address })),
      isRefused('certificate_address'),
    );
  assert.deepEqual(evil.paths, []);
  assert.deepEqual(
    host.paths.filter((called) => called.endsWith(name)),
    [`/v1/notifications/certs/${name}`],
    'a certificate is fetched once',
  );
});

test('an event that is forged, altered, of another endpoint or from another time is refused', async (t) => {
  const host = await openHost(fromSandbox);
  t.after(() => host.close());
  const options = { webhookIds: [webhookId], certificateAddress: host.certificates };
  const read = createPaypalWebhooks(options);
  const request = signedEvent();
  const at = (ms: number) => new Date(clock.now().getTime() + ms);
  await assert.rejects(
    createPaypalWebhooks({ ...options, webhookIds: ['ANOTHER'] })(request),
    isRefused('signature'),
  );
  await assert.rejects(
    createPaypalWebhooks({ ...options, webhookIds: [] })(request),
    isRefused('signature'),
  );
  const wrongHeaders: Record<string, string>[] = [
    { 'paypal-transmission-id': '2' },
    { 'paypal-transmission-sig': 'AAAA' },
    { 'paypal-transmission-sig': '' },
    { 'paypal-auth-algo': 'none' },
  ];
  for (const headers of wrongHeaders)
    await assert.rejects(read(signedEvent(headers)), isRefused('signature'));
  const time = { 'paypal-transmission-time': '2026-11-20T09:59:59.000Z' };
  await assert.rejects(read(signedEvent(time)), isRefused('signature'));
  for (const wrong of ['', 'yesterday'])
    await assert.rejects(
      read(signedEvent({ 'paypal-transmission-time': wrong })),
      isRefused('time'),
    );
  await assert.rejects(read({ ...request, receivedAt: at(-301_000) }), isRefused('time'));
  await read({ ...request, receivedAt: at(3 * 86_400_000) });
  const spaced = Buffer.from(JSON.stringify(JSON.parse(request.body.toString()), null, 1));
  await assert.rejects(read({ ...request, body: spaced }), isRefused('signature'));
});

test('an event is unknown while its certificate cannot be fetched, and the next one fetches it again', async (t) => {
  let isDown = true;
  const host = await openHost(async (name) =>
    isDown ? { status: 503, body: '' } : fromSandbox(name),
  );
  t.after(() => host.close());
  const read = createPaypalWebhooks({
    webhookIds: [webhookId],
    certificateAddress: host.certificates,
  });
  await assert.rejects(
    read(signedEvent()),
    (error) => error instanceof ProviderError && error.kind === 'unknown',
  );
  isDown = false;
  assert.equal((await read(signedEvent())).id, 'WH-1');
});

test('events name payments, payouts and links by our keys; those of others have no subject', () => {
  const subjectOf = (event_type: string, resource: unknown) => {
    const { subject } = parsePaypalEvent(JSON.stringify({ id: 'WH-1', event_type, resource }));
    return subject && [subject.kind, subject.key];
  };
  const unit = { custom_id: 'payment-1' };
  assert.deepEqual(
    [
      subjectOf('CHECKOUT.ORDER.APPROVED', { purchase_units: [unit] }),
      subjectOf('PAYMENT.CAPTURE.DENIED', unit),
      subjectOf('PAYMENT.CAPTURE.REFUNDED', { custom_id: 'payment-1.refund-1' }),
      subjectOf('PAYMENT.CAPTURE.REFUNDED', unit),
      subjectOf('PAYMENT.REFUND.FAILED', { custom_id: 'payment-1.refund-1' }),
      subjectOf('PAYMENT.PAYOUTS-ITEM.RETURNED', { sender_batch_id: 'payout-1' }),
      subjectOf('PAYMENT.PAYOUTSBATCH.DENIED', {
        batch_header: { sender_batch_header: { sender_batch_id: 'payout-1' } },
      }),
      subjectOf('MERCHANT.PARTNER-CONSENT.REVOKED', { tracking_id: 'link-1' }),
      subjectOf('MERCHANT.PARTNER-CONSENT.REVOKED', { merchant_id: 'SELLER1' }),
      subjectOf('PAYMENT.CAPTURE.COMPLETED', { id: 'CAPTURE1' }),
      subjectOf('CUSTOMER.DISPUTE.CREATED', { dispute_id: 'PP-1' }),
      subjectOf('AN.EVENT.OF.TOMORROW', unit),
    ],
    [
      ['payment', 'payment-1'],
      ['payment', 'payment-1'],
      ['refunds', 'payment-1'],
      ['refunds', 'payment-1'],
      ['refunds', 'payment-1'],
      ['payout', 'payout-1'],
      ['payout', 'payout-1'],
      ['link', 'link-1'],
      ['account', 'SELLER1'],
      null,
      ['dispute', 'PP-1'],
      null,
    ],
  );
});
