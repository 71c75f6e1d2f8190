import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, beforeEach, test } from 'node:test';
import { MutationObserver } from '@tanstack/react-query';
import { CallFailed } from '@vitrine/contract/client.ts';
import { createLink } from '@vitrine/contract/shop/links.ts';
import { savePayoutSchedule } from '@vitrine/contract/shop/payout-schedules.ts';
import { requestPayout } from '@vitrine/contract/shop/payouts.ts';

/** A page with nothing but storage, events and a server. */
const stored = new Map<string, string>();
const storage = new Proxy(
  {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
  {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  },
);
const page = Object.assign(new EventTarget(), {
  location: { hostname: 'console.example', href: 'http://console.example/' },
});
Object.assign(globalThis, { window: page, localStorage: storage, sessionStorage: storage });

let answer: { status?: number; body: unknown };
const keys: unknown[] = [];
const server = createServer((request, response) => {
  keys.push(request.headers['idempotency-key']);
  response
    .writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
    .end(JSON.stringify(answer.body));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const fetchAbsolute = globalThis.fetch;
globalThis.fetch = (input, init) => fetchAbsolute(new URL(String(input), base), init);
after(() => {
  // What is cached would keep the process for five minutes.
  queryClient.clear();
  server.close();
});

const { setShownLanguage } = await import('./i18n.ts');
const { loadAllTexts } = await import('./testing/load-all-texts.ts');
await loadAllTexts();
const { describeMutation } = await import('./api-mutation.ts');
const { useFeedback } = await import('./feedback.ts');
const { intents } = await import('./intents.ts');
const { queryClient } = await import('./queries.ts');
const { ledgerKeys } = await import('./query-keys/ledger.ts');

type Parameters2 = Parameters<typeof describeMutation>;
// Each call has an observer of its own, as a screen has.
const change = (target: Parameters2[0], input: unknown, options: Parameters2[1] = {}) =>
  new MutationObserver(queryClient, describeMutation(target, options))
    .mutate(input)
    .catch((error: unknown) => error);
const toasts = () => useFeedback.getState().list.map(({ type, text }) => `${type}: ${text}`);
const ok = { body: { code: 1, msg: '', data: { schedule: 'weekly' } } };
const refused = { status: 409, body: { code: 'conflict', msg: 'Changed elsewhere' } };
const invalid = {
  status: 400,
  body: { code: 'invalid', msg: 'Wrong', errors: [{ path: 'schedule', message: 'Unknown' }] },
};
const weekly = { body: { schedule: 'weekly' } };

beforeEach(() => {
  setShownLanguage('en');
  useFeedback.setState({ list: [] });
  intents.forget();
  keys.length = 0;
  answer = ok;
  queryClient.clear();
  queryClient.setQueryData(ledgerKeys.payoutState, {});
});
const isReadAgain = () => queryClient.getQueryState(ledgerKeys.payoutState)?.isInvalidated;

test('a change that succeeds says so, runs what follows and has its queries read again', async () => {
  const heard: unknown[] = [];
  await change(savePayoutSchedule, weekly, {
    success: 'Saved',
    invalidates: [ledgerKeys.payoutState],
    onSuccess: (done) => heard.push(done),
  });
  assert.deepEqual(toasts(), ['success: Saved']);
  assert.deepEqual(heard, [{ schedule: 'weekly' }]);
  assert.equal(isReadAgain(), true);
});

test('a refused change has one toast, and the queries are read again: others may have changed the row', async () => {
  answer = refused;
  const failure = await change(savePayoutSchedule, weekly, {
    success: 'Saved',
    invalidates: [ledgerKeys.payoutState],
  });
  assert.ok(failure instanceof CallFailed);
  assert.deepEqual(toasts(), ['error: Changed elsewhere']);
  assert.equal(isReadAgain(), true);
});

test('a failure that a form shows at its field has no toast, and nothing is read again', async () => {
  answer = invalid;
  const shown: string[] = [];
  await change(savePayoutSchedule, weekly, {
    invalidates: [ledgerKeys.payoutState],
    showFailure: ({ fields }) => shown.push(...fields.map(({ path }) => path)),
  });
  assert.deepEqual(shown, ['schedule']);
  assert.deepEqual(toasts(), []);
  assert.equal(isReadAgain(), false);
});

test('the same change keeps its idempotency key until its outcome is known; another change has another', async () => {
  answer = { status: 500, body: { code: 'internal', msg: 'Broken' } };
  await change(requestPayout, { body: {} });
  await change(requestPayout, { body: {} });
  await change(requestPayout, { body: { amount: { amount: 5, currency: 'USD' } } });
  assert.equal(keys[0], keys[1]);
  assert.notEqual(keys[1], keys[2]);
  answer = ok;
  await change(requestPayout, { body: {} });
  await change(requestPayout, { body: {} });
  assert.equal(keys[3], keys[0]);
  assert.notEqual(keys[4], keys[3]);
});

test('an endpoint that takes no key is sent none, one that may take one is', async () => {
  await change(savePayoutSchedule, weekly);
  await change(createLink, { body: { name: 'Bio', channel: 'instagram' } });
  assert.equal(keys[0], undefined);
  assert.equal(typeof keys[1], 'string');
});
