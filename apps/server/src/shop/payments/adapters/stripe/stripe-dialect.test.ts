import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { deriveStripeKeys, startSandbox } from '@vitrine/sandbox-bank';
import { ManualClock } from '#platform/clock.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'vt-stripe-dialect-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const secret = 'a-secret-of-the-sandbox';
const { secretKey } = deriveStripeKeys(secret);

async function open(
  t: { after(work: () => unknown): void },
  bookFile: string,
  clock = new ManualClock('2026-11-20T10:00:00.000Z'),
) {
  const sandbox = await startSandbox({
    port: 0,
    bookFile: path.join(folder, bookFile),
    secret,
    targets: [],
    clock,
  });
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await sandbox.close();
  };
  t.after(close);
  const call = async (
    method: 'GET' | 'POST',
    address: string,
    params: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) => {
    const answer = await fetch(sandbox.url + address, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': '2026-10-28.endive',
        ...headers,
      },
      ...(method === 'POST' ? { body: new URLSearchParams(params) } : {}),
    });
    const body = (await answer.json()) as {
      id?: string;
      status?: string;
      error?: { type: string; code?: string; param?: string };
    };
    return {
      status: answer.status,
      isReplay: answer.headers.get('idempotent-replayed') === 'true',
      body,
    };
  };
  return { ...sandbox, close, clock, call };
}

const session = {
  mode: 'payment',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'usd',
  'line_items[0][price_data][unit_amount]': '4190',
  'line_items[0][price_data][product_data][name]': 'VT-20001',
  success_url: 'http://127.0.0.1/return',
};
const sessions = '/v1/checkout/sessions';
const withKey = { 'idempotency-key': 'key-of-ours-1234' };

test('a repeated call gets the same answer for a day, also after a restart; other parameters are refused', async (t) => {
  const first = await open(t, 'keys.jsonl');
  const made = await first.call('POST', sessions, session, withKey);
  assert.equal(made.body.status, 'open');
  await first.bank.approve(first.bank.findPayment('key-of-ours-1234')?.ref ?? '', '4242', false);
  const replay = await first.call('POST', sessions, session, withKey);
  assert.deepEqual([replay.isReplay, replay.body], [true, made.body], 'as it was');
  const other = await first.call('POST', sessions, { ...session, locale: 'fr' }, withKey);
  assert.deepEqual([other.status, other.body.error?.type], [400, 'idempotency_error']);
  await first.close();

  const second = await open(t, 'keys.jsonl', first.clock);
  assert.deepEqual((await second.call('POST', sessions, session, withKey)).body, made.body);
  const read = await second.call('GET', `${sessions}/${made.body.id}`);
  assert.equal(read.body.status, 'complete');
  second.clock.advance(25 * 3_600_000);
  const later = await second.call('POST', sessions, session, withKey);
  assert.deepEqual([later.status, later.isReplay], [200, false]);
  assert.notEqual(later.body.id, made.body.id);
});

test('unknown and wrong parameters are refused by name, and are not remembered under the key', async (t) => {
  const { call } = await open(t, 'parameters.jsonl');
  const send = async (more: Record<string, string>) => {
    const { status, body } = await call('POST', sessions, { ...session, ...more }, withKey);
    return [status, body.error?.code, body.error?.param];
  };
  assert.deepEqual(await send({ payment_method_types: 'card' }), [
    400,
    'parameter_unknown',
    'payment_method_types',
  ]);
  assert.deepEqual(await send({ 'payment_intent_data[capture_mode]': 'manual' }), [
    400,
    'parameter_unknown',
    'payment_intent_data[capture_mode]',
  ]);
  const soon = String(new Date('2026-11-20T10:29:00.000Z').getTime() / 1_000);
  assert.deepEqual(await send({ expires_at: soon }), [400, undefined, 'expires_at']);
  assert.equal((await send({}))[0], 200);
});

test('without the key nothing is answered, and an account sees its own sessions only', async (t) => {
  const { call, bank } = await open(t, 'access.jsonl');
  const refused = await call('GET', sessions, {}, { authorization: 'Bearer sk_test_wrong' });
  assert.equal(refused.status, 401);
  const { body } = await call('POST', sessions, session);
  const link = await bank.createLink('link-of-ours', {
    payee: 'Luna',
    language: 'en',
    returnUrl: '',
    via: { dialect: 'stripe', fields: { metadata: {}, capabilities: {}, controller: {} } },
  });
  await bank.decideLink(link.ref, 'approve', '1204 8830 4417');
  const account = { 'stripe-account': link.ref.replace('lnk_', 'acct_') };
  assert.equal((await call('GET', `${sessions}/${body.id}`, {}, account)).status, 404);
  assert.equal((await call('GET', `${sessions}/${body.id}`)).status, 200);
  const stranger = await call('GET', sessions, {}, { 'stripe-account': 'acct_of_nobody' });
  assert.deepEqual([stranger.status, stranger.body.error?.code], [403, 'account_invalid']);
  assert.equal((await call('GET', '/v1/customers')).status, 404);
});
