import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { languages } from '@vitrine/contract/locales.ts';
import { deriveStripeKeys, signBytes, startSandbox } from '@vitrine/sandbox-bank';
import qs from 'qs';
import { z } from 'zod';
import { ManualClock } from '#platform/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createProviders } from '../create-providers.ts';
import { type NewPayment, ProviderError } from '../provider.ts';
import schema from './stripe-params.schema.json' with { type: 'json' };
import { createStripeProvider, stripe as definition } from './stripe-provider.ts';

const keys = deriveStripeKeys('a-secret-of-the-sandbox');
const secrets = [keys.webhookSecret, keys.connectWebhookSecret];
const key = 'key-of-ours-1234';
const at = new Date('2026-11-20T10:00:00.000Z');
const objectOf = (ref: string | null, account: string | null = null, ofKey = key) => ({
  key: ofKey,
  ref,
  account,
  createdAt: at,
});
const plan = (more: Partial<NewPayment> = {}): NewPayment => ({
  key,
  amountMinor: 4_190n,
  currency: 'USD',
  account: null,
  capture: 'automatic',
  payee: 'Luna Studio',
  description: 'VT-20001',
  language: 'en',
  returnUrl: 'http://127.0.0.1/return',
  expiresAt: new Date(at.getTime() + 900_000),
  ...more,
});
const open = (apiUrl: string, webhookSecrets: readonly string[] = secrets) =>
  createStripeProvider({
    secretKey: keys.secretKey,
    apiUrl,
    webhookSecrets,
    pageOrigins: [apiUrl],
    timeoutMs: 2_000,
  });

/** A server with one response for each call, in their order; the last one repeats. `null` cuts the connection. */
async function openScripted(...script: ({ status?: number; body: unknown } | null)[]) {
  const calls: { method: string; path: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    const { method = '', url = '', headers } = request;
    const next = script[Math.min(calls.length, script.length - 1)];
    calls.push({ method, path: url.split('?')[0] ?? '', headers, body });
    if (!next) request.socket.destroy();
    else response.writeHead(next.status ?? 200).end(JSON.stringify(next.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    calls,
    provider: open(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const session = (more: Record<string, unknown> = {}) => ({
  id: 'cs_test_1',
  client_reference_id: key,
  status: 'complete',
  payment_status: 'paid',
  amount_total: 4_190,
  currency: 'usd',
  livemode: false,
  url: null,
  payment_intent: null,
  ...more,
});
const intent = (status: string, more: Record<string, unknown> = {}) => ({
  id: 'pi_1',
  status,
  amount_received: status === 'succeeded' ? 4_190 : 0,
  latest_charge: null,
  ...more,
});
const refusal = (status: number, error: Record<string, unknown>) => ({ status, body: { error } });

/** Stripe's API as the sandbox implements it. */
async function openSandbox(t: { after(work: () => unknown): void }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vt-stripe-cases-'));
  const clock = new ManualClock(at.toISOString());
  const sandbox = await startSandbox({
    port: 0,
    bookFile: path.join(folder, 'book.jsonl'),
    secret: 'a-secret-of-the-sandbox',
    targets: [],
    clock,
  });
  t.after(async () => {
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { ...sandbox, clock, provider: open(sandbox.url) };
}

test('a buyer who pays while the session is being ended has paid: only an expired session is over', async (t) => {
  const server = await openScripted(
    { body: session({ status: 'open', payment_status: 'unpaid' }) },
    refusal(400, { type: 'invalid_request_error', message: 'Only open sessions can be expired.' }),
    { body: session({ payment_intent: intent('succeeded') }) },
  );
  t.after(() => server.close());
  assert.equal((await server.provider.cancelPayment(objectOf('cs_test_1'))).state, 'captured');
  assert.deepEqual(
    server.calls.map(({ method, path: called }) => `${method} ${called}`),
    [
      'GET /v1/checkout/sessions/cs_test_1',
      'POST /v1/checkout/sessions/cs_test_1/expire',
      'GET /v1/checkout/sessions/cs_test_1',
    ],
  );
});

test('a key that may not read its own account, or take money, is not usable and names what it lacks', async (t) => {
  const list = { body: { object: 'list', data: [], has_more: false } };
  const own = { body: { id: 'acct_1', country: 'IE', default_currency: 'eur' } };
  const lacking = refusal(403, { type: 'invalid_request_error', message: 'This key may not.' });
  const describe = async (...script: Parameters<typeof openScripted>) => {
    const server = await openScripted(...script);
    t.after(() => server.close());
    return server.provider.administration?.describeKeys(new Date(0));
  };
  assert.deepEqual(await describe(lacking, list), {
    account: 'Stripe',
    missing: ['account'],
    isUsable: false,
  });
  assert.deepEqual(await describe(own, lacking, list, list, list, list, list, own), {
    account: 'acct_1 (IE, EUR)',
    missing: ['payments'],
    isUsable: false,
  });
  // The work of other missing rights is done by hand.
  assert.deepEqual(await describe(own, list, list, lacking, list, list, list, own), {
    account: 'acct_1 (IE, EUR)',
    missing: ['accounts'],
    isUsable: true,
  });
});

test('a session that cannot be ended and is still open is no ended session', async (t) => {
  const server = await openScripted(
    { body: session({ status: 'open', payment_status: 'unpaid' }) },
    refusal(400, { type: 'invalid_request_error', code: 'something_new', message: 'No.' }),
    { body: session({ status: 'open', payment_status: 'unpaid' }) },
  );
  t.after(() => server.close());
  await assert.rejects(
    server.provider.cancelPayment(objectOf('cs_test_1')),
    (error) => error instanceof ProviderError && error.code === 'something_new',
  );
});

test('a session is ended any number of times, also one that nobody ever opened or that expired by itself', async (t) => {
  const { provider, clock } = await openSandbox(t);
  const first = await provider.createPayment(plan());
  for (let time = 0; time < 3; time += 1)
    assert.equal((await provider.cancelPayment(objectOf(first.ref))).state, 'expired');
  const second = await provider.createPayment(plan({ key: 'key-of-ours-5678' }));
  clock.advance(24 * 3_600_000);
  const { state } = await provider.cancelPayment(objectOf(second.ref, null, 'key-of-ours-5678'));
  assert.equal(state, 'expired');
});

test('a creation that is repeated minutes later is the same request, and finds the same session', async (t) => {
  const { provider, clock } = await openSandbox(t);
  const { ref } = await provider.createPayment(plan());
  clock.advance(10 * 60_000);
  assert.equal((await provider.createPayment(plan())).ref, ref);
});

test('complete is not paid: the intent decides, and a state that no document names changes nothing', async () => {
  const states = async (body: unknown) => {
    const server = await openScripted({ body });
    const seen = await server.provider.readPayment(objectOf('cs_test_1'));
    server.close();
    return [seen?.state, seen?.isProcessing, seen?.failure];
  };
  const unpaid = (status: string, more = {}) =>
    states(session({ payment_status: 'unpaid', payment_intent: intent(status, more) }));
  assert.deepEqual(await unpaid('processing'), ['pending', true, null]);
  assert.deepEqual(await unpaid('requires_capture'), ['authorized', false, null]);
  assert.deepEqual(await unpaid('requires_payment_method'), ['failed', false, 'declined']);
  assert.deepEqual(await unpaid('canceled'), ['failed', false, 'cancelled']);
  assert.deepEqual(await unpaid('a_state_of_2027'), ['pending', true, null]);
  assert.deepEqual(await states(session({ status: 'a_state_of_2027' })), ['pending', false, null]);
  assert.deepEqual(await states(session({ status: 'expired', payment_status: 'unpaid' })), [
    'expired',
    false,
    'expired',
  ]);
});

test('a part that was captured and a refund that was made in the dashboard are seen, and limit the next refund', async (t) => {
  const scripted = await openScripted({
    body: session({
      payment_intent: intent('succeeded', {
        amount_received: 3_000,
        latest_charge: { id: 'ch_1', amount_refunded: 0, payment_method_details: null },
      }),
    }),
  });
  t.after(() => scripted.close());
  assert.equal((await scripted.provider.readPayment(objectOf('cs_test_1')))?.amountMinor, 3_000n);

  const { provider, bank } = await openSandbox(t);
  const { ref } = await provider.createPayment(plan());
  const row = bank.findPayment(key);
  await bank.approve(row?.ref ?? '', '4242', false);
  await bank.refund('made-in-the-dashboard', key, 4_000n);
  assert.equal((await provider.readPayment(objectOf(ref)))?.refundedMinor, 4_000n);
  const refund = (amountMinor: bigint) =>
    provider.refund({
      key: `refund-${amountMinor}`,
      payment: objectOf(ref),
      amountMinor,
      currency: 'USD',
    });
  await assert.rejects(refund(191n), /refused/);
  assert.equal((await refund(190n)).amountMinor, 190n);
  const { entries } = await provider.listEntries({
    from: new Date(at.getTime() - 1_000),
    before: new Date(at.getTime() + 86_400_000),
    account: null,
  });
  assert.deepEqual(
    entries
      .filter(({ kind }) => kind === 'refund')
      .map(({ amountMinor }) => amountMinor)
      .sort(),
    [190n, 4_000n],
  );
});

test('a transfer to an account that lost its capability is refused with its reason; one without balance too', async (t) => {
  const { provider, bank } = await openSandbox(t);
  const link = await provider.createAccountLink({
    key: 'link-of-ours-1',
    purpose: 'payouts',
    payee: 'Luna Studio',
    language: 'en',
    returnUrl: 'http://127.0.0.1/return',
  });
  const row = bank.findLink('link-of-ours-1');
  await bank.decideLink(row?.ref ?? '', 'approve', '1204 8830 0000');
  const send = (from: typeof provider) =>
    from.createPayout({
      key: 'payout-of-ours',
      account: link.ref,
      amountMinor: 100n,
      currency: 'USD',
    });
  const isRefusedAs = (code: string) => (error: unknown) =>
    error instanceof ProviderError && error.kind === 'refused' && error.code === code;
  await assert.rejects(send(provider), isRefusedAs('insufficient_capabilities_for_transfer'));
  const poor = await openScripted(
    refusal(400, { type: 'invalid_request_error', code: 'balance_insufficient', message: 'No.' }),
  );
  t.after(() => poor.close());
  await assert.rejects(send(poor.provider), isRefusedAs('balance_insufficient'));
});

test('an account is active by its capabilities only, and refused when it was rejected or took our access away', async () => {
  const account = (more: Record<string, unknown>) => ({
    id: 'acct_1',
    metadata: { vitrine_key: key, vitrine_purpose: 'payments' },
    charges_enabled: true,
    payouts_enabled: true,
    capabilities: { card_payments: 'active', transfers: 'active' },
    requirements: { disabled_reason: null },
    external_accounts: { data: [{ bank_name: 'Bank', last4: '4417', fingerprint: 'fp_1' }] },
    ...more,
  });
  const read = async (answer: { status?: number; body: unknown }) => {
    const server = await openScripted(answer);
    const link = await server.provider.readAccountLink(objectOf('acct_1'));
    server.close();
    return [link?.state, link?.failure, link?.account?.label];
  };
  assert.deepEqual(await read({ body: account({}) }), ['active', null, 'Bank ••4417']);
  assert.deepEqual(await read({ body: account({ charges_enabled: false }) }), [
    'pending',
    null,
    undefined,
  ]);
  assert.deepEqual(await read({ body: account({ capabilities: { card_payments: 'inactive' } }) }), [
    'pending',
    null,
    undefined,
  ]);
  assert.deepEqual(
    await read({ body: account({ requirements: { disabled_reason: 'rejected.fraud' } }) }),
    ['refused', 'refused_by_provider', undefined],
  );
  assert.deepEqual(
    await read(refusal(403, { type: 'invalid_request_error', code: 'account_invalid' })),
    ['refused', 'refused_by_user', undefined],
  );
});

test('only a definite word is a refusal: limits, an invalid key and cut connections are unknown, and nothing is sent twice', async () => {
  const fail = async (answer: Parameters<typeof openScripted>[0]) => {
    const server = await openScripted(answer);
    const error = await server.provider.createPayment(plan()).catch((caught: unknown) => caught);
    server.close();
    assert.ok(error instanceof ProviderError);
    return [error.kind, error.code, server.calls.length];
  };
  const type = 'invalid_request_error';
  assert.deepEqual(await fail(null), ['unknown', 'StripeConnectionError', 1]);
  assert.deepEqual(await fail(refusal(429, { type })), ['unknown', 'StripeRateLimitError', 1]);
  assert.deepEqual(await fail(refusal(401, { type })), ['unknown', 'StripeAuthenticationError', 1]);
  assert.deepEqual(await fail(refusal(500, { type: 'api_error' })), [
    'unknown',
    'StripeAPIError',
    1,
  ]);
  assert.deepEqual(await fail(refusal(402, { type: 'card_error', code: 'card_declined' })), [
    'refused',
    'card_declined',
    1,
  ]);
  assert.deepEqual(await fail(refusal(400, { type: 'idempotency_error' })), [
    'refused',
    'StripeIdempotencyError',
    1,
  ]);
});

test('a call whose key is in use by another one waits and is made again, and is unknown when that one does not end', async (t) => {
  const inUse = refusal(409, { type: 'idempotency_error', code: 'idempotency_key_in_use' });
  const ending = await openScripted(inUse, inUse, {
    body: session({ status: 'open', payment_status: 'unpaid' }),
  });
  t.after(() => ending.close());
  assert.equal((await ending.provider.createPayment(plan())).state, 'pending');
  assert.equal(new Set(ending.calls.map(({ headers }) => headers['idempotency-key'])).size, 1);
  assert.equal(ending.calls.length, 3);

  const endless = await openScripted(inUse);
  t.after(() => endless.close());
  await assert.rejects(
    endless.provider.createPayment(plan()),
    (error) => error instanceof ProviderError && error.kind === 'unknown',
  );
  assert.equal(endless.calls.length, 5);
});

test('a call is made in the account of the payment, and reports nothing of us', async (t) => {
  const server = await openScripted(
    { body: session({ payment_status: 'unpaid', payment_intent: intent('requires_capture') }) },
    { body: intent('succeeded') },
  );
  t.after(() => server.close());
  await server.provider.capturePayment(objectOf('cs_test_1', 'acct_1'));
  const [read, write] = server.calls;
  assert.equal(write?.headers['idempotency-key'], `${key}-capture`);
  for (const call of [read, write]) {
    assert.equal(call?.headers['stripe-account'], 'acct_1');
    assert.equal(call?.headers['stripe-version'], '2026-10-28.endive');
    assert.equal(call?.headers['x-stripe-client-telemetry'], undefined);
  }
});

/** The values of a form as they were before they became text. */
const decode = (text: string, decoder: (text: string) => string) => {
  const value = decoder(text);
  if (/^(true|false)$/.test(value)) return value === 'true';
  return /^\d{1,12}$/.test(value) ? Number(value) : value;
};

/** The parameters of a call: a file is sent in a form of several parts. */
async function readParams(call: { headers: IncomingHttpHeaders; body: string } | undefined) {
  const type = call?.headers['content-type'] ?? '';
  const body = call?.body ?? '';
  if (!type.startsWith('multipart/')) return qs.parse(body, { decoder: decode });
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(form);
}

test("every write has our key, and all its parameters are those of the package's types, with documented values", async (t) => {
  const pending = {
    id: 'acct_1',
    metadata: { vitrine_key: key },
    charges_enabled: false,
    payouts_enabled: false,
  };
  const paid = session({ payment_intent: intent('succeeded') });
  const held = session({ payment_status: 'unpaid', payment_intent: intent('requires_capture') });
  type Provider = Awaited<ReturnType<typeof openScripted>>['provider'];
  const administrationOf = ({ administration }: Provider) => administration ?? assert.fail();
  const writes = new Set<string>();
  const link = (purpose: 'payments' | 'payouts') => (provider: Provider) =>
    provider.createAccountLink({
      key,
      purpose,
      payee: 'Luna Studio',
      language: 'en',
      returnUrl: 'http://127.0.0.1/return',
    });
  const money = { key, amountMinor: 100n, currency: 'USD' } as const;
  const disputed = (status = 'needs_response') => ({
    id: 'du_1',
    amount: 4_190,
    currency: 'usd',
    created: at.getTime() / 1_000,
    livemode: false,
    reason: 'product_not_received',
    status,
    evidence_details: { due_by: null, past_due: false, submission_count: 0 },
    balance_transactions: [],
    payment_intent: null,
  });
  const ofDispute = { key: 'dispute-1-1', ref: 'du_1', account: null, isAppeal: false };
  const texts = {
    explanation: 'It was delivered.',
    carrier: 'Correos',
    trackingNumber: 'PQ4F8C07',
    shippedOn: '2026-11-03',
    deliveredOn: null,
  };
  const files = (['tracking', 'other'] as const).map((kind) => ({
    kind,
    name: `${kind}.pdf`,
    mimeType: 'application/pdf' as const,
    bytes: Buffer.from('%PDF-1.7'),
  }));
  const runs: [string[], unknown, (provider: Provider) => Promise<unknown>][] = [
    ...languages.map((language, index): (typeof runs)[number] => [
      ['session'],
      session(),
      (provider) =>
        provider.createPayment(plan({ language, capture: index % 2 ? 'manual' : 'automatic' })),
    ]),
    [['capture'], held, (provider) => provider.capturePayment(objectOf('cs_test_1'))],
    [['refund'], paid, (provider) => provider.refund({ ...money, payment: objectOf('cs_test_1') })],
    [['account', 'accountLink'], pending, link('payments')],
    [['account', 'accountLink'], pending, link('payouts')],
    [['transfer'], {}, (provider) => provider.createPayout({ ...money, account: 'acct_1' })],
    [['dispute'], disputed(), (provider) => provider.saveEvidence(ofDispute, texts)],
    [
      ['file', 'file', 'dispute'],
      disputed(),
      (provider) => provider.submitEvidence(ofDispute, { ...texts, files }),
    ],
    [
      ['file', 'file', 'dispute'],
      disputed('appeal_needs_response'),
      (provider) => provider.submitEvidence({ ...ofDispute, isAppeal: true }, { ...texts, files }),
    ],
    [['disputeClose'], disputed(), (provider) => provider.acceptDispute(ofDispute)],
    [
      [''],
      session({ status: 'open' }),
      (provider) => provider.cancelPayment(objectOf('cs_test_1')),
    ],
    [[''], held, (provider) => provider.cancelPayment(objectOf('cs_test_1'))],
    [
      ['webhook', 'webhook'],
      { id: 'we_1', secret: 'whsec_12345678' },
      (provider) => administrationOf(provider).createWebhooks('https://shop.example.com/stripe'),
    ],
    [
      ['webhookUpdate', 'webhookUpdate'],
      {
        object: 'list',
        has_more: false,
        data: ['we_1', 'we_2'].map((id) => ({ id, enabled_events: ['payout.paid'] })),
      },
      (provider) => administrationOf(provider).updateWebhooks(['we_1', 'we_2']),
    ],
  ];
  const shape = z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema);
  for (const [names, body, run] of runs) {
    const server = await openScripted({ body });
    t.after(() => server.close());
    // The script does not go on to a good end; the requests are what matters.
    await run(server.provider).catch(() => undefined);
    const sent = server.calls.filter(({ method }) => method === 'POST');
    assert.equal(sent.length, names.length, names.join());
    const sentKeys: string[] = [];
    for (const [index, name] of names.entries()) {
      writes.add(sent[index]?.path.replace(/(?<=\/)\w+_\w*\d\b/, '{id}') ?? '');
      const sentKey = String(sent[index]?.headers['idempotency-key'] ?? '');
      // The package gives every call without a key a new one.
      assert.doesNotMatch(sentKey, /^$|^stripe-node/, `${sent[index]?.path} has no key of ours`);
      sentKeys.push(sentKey);
      const params = await readParams(sent[index]);
      // Calls without parameters.
      if (name === '') assert.deepEqual(params, {});
      else assert.deepEqual(shape.safeParse({ [name]: params }).error?.issues ?? [], [], name);
    }
    assert.equal(new Set(sentKeys).size, sentKeys.length, 'each write of a run has its own key');
  }
  // A write that is added to the adapter belongs into the runs above.
  assert.deepEqual([...writes].sort(), [
    '/v1/account_links',
    '/v1/accounts',
    '/v1/checkout/sessions',
    '/v1/checkout/sessions/{id}/expire',
    '/v1/disputes/{id}',
    '/v1/disputes/{id}/close',
    '/v1/files',
    '/v1/payment_intents/{id}/cancel',
    '/v1/payment_intents/{id}/capture',
    '/v1/refunds',
    '/v1/transfers',
    '/v1/webhook_endpoints',
    '/v1/webhook_endpoints/{id}',
  ]);
});

test('the book has every kind of line, in the currency that was paid and in that of the account', async () => {
  const line = (category: string, more: Record<string, unknown> = {}) => ({
    id: `txn_${category}`,
    amount: -100,
    fee: 0,
    currency: 'usd',
    created: at.getTime() / 1_000,
    reporting_category: category,
    source: null,
    ...more,
  });
  const server = await openScripted({
    body: {
      object: 'list',
      has_more: false,
      data: [
        line('charge', {
          amount: 4_500,
          fee: 160,
          source: {
            id: 'ch_1',
            metadata: { vitrine_key: key },
            amount: 5_000,
            amount_captured: 4_190,
            currency: 'eur',
          },
        }),
        line('charge', { source: { id: 'py_1', metadata: {}, source_transfer: 'tr_9' } }),
        line('transfer', {
          source: { id: 'tr_1', metadata: { vitrine_key: 'payout' }, amount: 100, currency: 'usd' },
        }),
        ...['transfer_reversal', 'fee', 'dispute', 'dispute_reversal', 'payout'].map((one) =>
          line(one),
        ),
        ...['refund_failure', 'a_category_of_2027'].map((one) => line(one)),
        line('payout', { currency: 'huf' }),
      ],
    },
  });
  const { entries } = await server.provider.listEntries({
    from: at,
    before: new Date(at.getTime() + 1_000),
    account: null,
  });
  server.close();
  assert.deepEqual(entries[0], {
    kind: 'capture',
    key,
    amountMinor: 4_190n,
    currency: 'EUR',
    at,
    paymentKey: null,
    settled: { amountMinor: 4_340n, feeMinor: 160n, currency: 'USD' },
  });
  assert.deepEqual(
    entries.slice(1).map(({ kind, key: of }) => [kind, of]),
    [
      ['other', 'py_1'],
      ['payout', 'payout'],
      ['payout_return', 'txn_transfer_reversal'],
      ['fee', 'txn_fee'],
      ['dispute', 'txn_dispute'],
      ['dispute_return', 'txn_dispute_reversal'],
      ['bank_payout', 'txn_payout'],
      ['adjustment', 'txn_refund_failure'],
      ['other', 'txn_a_category_of_2027'],
    ],
  );
  assert.equal(entries.at(-1)?.settled?.amountMinor, -100n, 'where either way is possible');
});

test('in an owner’s account only what has our key, or is about a payment that has it, is ours: other sales are the owner’s own', async (t) => {
  const line = (category: string, id: string, more: Record<string, unknown> = {}) => ({
    id: `txn_${id}`,
    amount: -100,
    fee: 0,
    currency: 'usd',
    created: at.getTime() / 1_000,
    reporting_category: category,
    source: { id, metadata: {}, amount: 100, currency: 'usd', ...more },
  });
  const script = [
    {
      body: {
        object: 'list',
        has_more: false,
        data: [
          line('charge', 'ch_own'),
          line('charge', 'ch_ours', { metadata: { vitrine_key: key } }),
          line('refund', 're_own', { payment_intent: 'pi_own' }),
          line('refund', 're_ours', { payment_intent: 'pi_ours' }),
          line('refund', 're_own_again', { payment_intent: 'pi_own' }),
          line('refund', 're_of_no_intent'),
          line('transfer', 'tr_own'),
          line('dispute', 'dp_own', { payment_intent: 'pi_own' }),
          line('dispute', 'dp_ours', { payment_intent: 'pi_ours', amount: 90, currency: 'eur' }),
          line('dispute_reversal', 'dp_ours', { payment_intent: 'pi_ours' }),
        ],
      },
    },
    { body: { id: 'pi_own', metadata: {} } },
    { body: { id: 'pi_ours', metadata: { vitrine_key: key } } },
  ];
  const range = { from: at, before: new Date(at.getTime() + 1_000) };
  const read = async (account: string | null) => {
    const server = await openScripted(...script);
    t.after(() => server.close());
    const { entries } = await server.provider.listEntries({ ...range, account });
    assert.equal(server.calls.length, 3, 'each intent is read once');
    return entries.map((entry) => [entry.kind, entry.key, entry.paymentKey]);
  };
  const ours = [
    ['refund', 're_ours', key],
    ['dispute', 'txn_dp_ours', key],
    ['dispute_return', 'txn_dp_ours', key],
  ] as const;
  assert.deepEqual(await read('acct_owner'), [
    ['other', 'ch_own', null],
    ['capture', key, null],
    ['other', 're_own', null],
    ours[0],
    ['other', 're_own_again', null],
    ['other', 're_of_no_intent', null],
    ['other', 'tr_own', null],
    ['other', 'txn_dp_own', null],
    ...ours.slice(1),
  ]);
  const own = await read(null);
  assert.deepEqual(
    own.filter(([kind]) => kind === 'other'),
    [],
    'nobody else takes payments in the platform’s account',
  );
});

test('events of both endpoints are read, with either secret of a rotation; of the other mode or a time to come they have no effect', async () => {
  const provider = open('http://127.0.0.1:1', ['whsec_the_new_one', ...secrets]);
  const request = (
    event: Record<string, unknown>,
    secret: string = keys.webhookSecret,
    signedAt = at,
  ) => {
    const body = Buffer.from(JSON.stringify(event));
    return {
      headers: { 'stripe-signature': signBytes(secret, body, signedAt) },
      body,
      receivedAt: at,
    };
  };
  const paid = {
    id: 'evt_1',
    type: 'checkout.session.completed',
    livemode: false,
    account: 'acct_of_somebody_else',
    api_version: '2019-01-01',
    data: { object: { client_reference_id: key, metadata: {} } },
  };
  const subject = { kind: 'payment', key, snapshot: null };
  for (const secret of ['whsec_the_new_one', ...secrets])
    assert.deepEqual(await provider.readEvent(request(paid, secret)), {
      id: 'evt_1',
      type: paid.type,
      scope: 'owners',
      isLive: false,
      // The account and the state are those that we know and query, and not those of the event.
      subject,
    });
  await assert.rejects(provider.readEvent(request(paid, 'whsec_of_nobody')), /signature/);
  const later = new Date(at.getTime() + 600_000);
  await assert.rejects(provider.readEvent(request(paid, keys.webhookSecret, later)), /signature/);
  assert.equal((await provider.readEvent(request({ ...paid, account: null }))).scope, 'own');
  assert.equal((await provider.readEvent(request({ ...paid, livemode: true }))).isLive, true);
  const subjectOf = (type: string, metadata: Record<string, string>) =>
    provider.parseEvent(JSON.stringify({ id: 'evt_2', type, data: { object: { metadata } } }))
      .subject;
  const refunds = { kind: 'refunds', key };
  assert.deepEqual(subjectOf('charge.succeeded', { vitrine_key: key }), subject);
  assert.deepEqual(subjectOf('charge.refunded', { vitrine_key: key }), refunds);
  assert.deepEqual(
    subjectOf('refund.failed', { vitrine_key: 'of-the-refund', vitrine_payment: key }),
    refunds,
  );
  const deauthorized = {
    id: 'evt_4',
    type: 'account.application.deauthorized',
    account: 'acct_1',
    data: { object: { id: 'ca_1', object: 'application' } },
  };
  assert.deepEqual(provider.parseEvent(JSON.stringify(deauthorized)).subject, {
    kind: 'account',
    key: 'acct_1',
  });
  assert.equal(subjectOf('refund.created', {}), null);
  assert.equal(subjectOf('charge.dispute.created', { vitrine_key: key }), null, 'without an id');
  assert.equal(
    provider.parseEvent('{"object":"v2.core.event","id":"evt_3","type":"v1.account.updated"}')
      .subject,
    null,
    'a thin event',
  );
});

test('settings of Stripe: a key of either mode, the sandbox by name, and a sentence for those that cannot be used', () => {
  const create = (given: Record<string, string>, mode: 'start' | 'serve' = 'serve') =>
    createProviders(parseConfig(given, mode, 'a-secret-of-the-test-with-32-letters'), [definition])
      .all[0];
  const webhook = { STRIPE_WEBHOOK_SECRET: 'whsec_12345678,whsec_87654321' };
  const live = { STRIPE_SECRET_KEY: 'rk_live_12345678', ...webhook };
  assert.equal(create(live)?.isLive, true);
  assert.deepEqual(create(live)?.pageOrigins, ['https://checkout.stripe.com']);
  assert.equal(create({ STRIPE_SECRET_KEY: 'sk_test_12345678' })?.isLive, false);
  assert.equal(create({ STRIPE_SECRET_KEY: 'sandbox' }, 'start')?.isLive, false);
  for (const [given, sentence] of [
    [webhook, /STRIPE_SECRET_KEY: is missing/],
    [{ STRIPE_SECRET_KEY: 'pk_live_12345678' }, /a secret key begins with sk_live_/],
    [{ STRIPE_SECRET_KEY: 'sk_live_12345678' }, /a live key needs a webhook/],
    [{ ...live, STRIPE_API_URL: 'http://127.0.0.1' }, /a live key is sent by https only/],
    [{ ...live, STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678' }, /one of the two keys is for live/],
    [{ ...live, STRIPE_CONNECT_WEBHOOK_SECRET: '12345678' }, /begins with whsec_/],
    [{ STRIPE_SECRET_KEY: 'sandbox' }, /sandbox needs the sandbox/],
  ] as const)
    assert.throws(() => create(given), sentence, JSON.stringify(given));
});
