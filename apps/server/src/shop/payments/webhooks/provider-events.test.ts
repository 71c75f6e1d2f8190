import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { payOrder } from '@vitrine/contract/shop/payments.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { deriveStripeKeys, signatureHeader, signBytes } from '@vitrine/sandbox-bank';
import { sql } from 'drizzle-orm';
import { ManualClock } from '#platform/clock.ts';
import { as } from '#platform/db/sql-rows.ts';
import { withBank } from '../../testing/fixtures.ts';
import { signingSecret } from '../testing/bank-events.ts';
import { sandboxSecret } from '../testing/pay-shop.ts';

/** The genuine events of each provider, sent by a stranger, altered, late, early, again and in another order. */
const { shop, owner } = await withBank(
  { owner: {} },
  { STRIPE_SECRET_KEY: 'sandbox', PAYPAL_MODE: 'sandbox', PAYMENT_PROVIDER: 'sandbox' },
);
const { app, sandbox } = shop;

interface Sent {
  headers: IncomingHttpHeaders;
  body: Buffer;
}
const received: Sent[] = [];
const collector = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  received.push({ headers: request.headers, body: Buffer.concat(parts) });
  response.end();
});
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
after(() => collector.close());
const address = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
sandbox.bank.delivery.setTargets([address, `stripe:${address}`, `paypal:${address}`]);

const post = (provider: string, { headers, body }: Sent) =>
  app.send({
    method: 'POST',
    url: `/api/v1/webhooks/${provider}`,
    payload: body,
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        /^(content-type|stripe-|paypal-|x-|sandbox-|vitrine-)/.test(name) ||
        name.includes('signature')
          ? [[name, String(value)]]
          : [],
      ),
    ),
  });
const stateOf = async (token: string) =>
  (await app.call(trackOrder, { params: { token } })).body.data.state;
const countStored = async () =>
  (
    await app.platform.database.db.rows(sql`select count(*)::int as n from webhook_inbox`, {
      n: as.integer,
    })
  )[0]?.n;

/** An order whose buyer has approved at the provider, which nobody here knows yet, and the events about it. */
async function approve(provider: string): Promise<{ token: string; events: Sent[] }> {
  const { token } = await shop.order(owner);
  const begun = await app.call(
    payOrder,
    { params: { token }, body: { provider } },
    { idempotencyKey: randomUUID() },
  );
  await sandbox.bank.delivery.settle();
  received.length = 0;
  await shop.press(begun.body.data.payUrl ?? assert.fail(begun.text), 'approve');
  await sandbox.bank.delivery.settle();
  const events = received.splice(0);
  assert.ok(events.length > 0, 'the provider reports it');
  return { token, events };
}
const flip = (body: Buffer, at: number) => {
  const other = Buffer.from(body);
  other[at] = (other[at] ?? 0) ^ 1;
  return other;
};
const signatureHeaders: Readonly<Record<string, RegExp>> = {
  sandbox: /signature/,
  stripe: /^stripe-signature$/,
  paypal: /^paypal-transmission-sig$/,
};
const acceptedForMs: Readonly<Record<string, number>> = {
  sandbox: 300_000,
  stripe: 300_000,
  paypal: 4 * 86_400_000,
};

for (const provider of ['sandbox', 'stripe', 'paypal']) {
  const nameOf = ({ headers }: Sent) =>
    Object.keys(headers).find((name) => signatureHeaders[provider]?.test(name)) ?? '';
  const cases: readonly (readonly [string, (sent: Sent, other: Sent) => Sent])[] = [
    [
      'an unsigned event',
      (sent) => ({ ...sent, headers: { ...sent.headers, [nameOf(sent)]: '' } }),
    ],
    [
      'an event with the signature of another',
      (sent, other) => ({
        ...sent,
        headers: { ...sent.headers, [nameOf(sent)]: other.headers[nameOf(sent)] },
      }),
    ],
    [
      'an altered event',
      ({ headers, body }) => ({ headers, body: flip(body, Math.floor(body.length / 2)) }),
    ],
    [
      'an event with a space more',
      ({ headers, body }) => ({ headers, body: Buffer.concat([body, Buffer.from(' ')]) }),
    ],
    ['half of an event', ({ headers, body }) => ({ headers, body: body.subarray(0, 40) })],
    ['a page of HTML', ({ headers }) => ({ headers, body: Buffer.from('<!doctype html>') })],
    ['nothing', ({ headers }) => ({ headers, body: Buffer.alloc(0) })],
  ];

  test(`${provider}: forged and altered events are refused, stored nowhere and pay nothing`, async () => {
    const [one, two] = [await approve(provider), await approve(provider)];
    const [sent = assert.fail(), other = assert.fail()] = [one.events[0], two.events[0]];
    const before = await countStored();
    for (const [name, change] of cases)
      assert.equal((await post(provider, change(sent, other))).status, 400, name);
    const elsewhere = provider === 'stripe' ? 'paypal' : 'stripe';
    assert.equal((await post(elsewhere, sent)).status, 400, 'at another provider’s address');
    await app.drain();
    assert.equal(await countStored(), before);
    assert.equal(await stateOf(one.token), 'pay');
  });

  test(`${provider}: an event that is too old or from the future is refused`, async () => {
    const { token, events } = await approve(provider);
    const [sent = assert.fail()] = events;
    app.clock.advance((acceptedForMs[provider] ?? 0) + 60_000);
    assert.equal((await post(provider, sent)).status, 400, 'old');
    const { events: later } = await approve(provider);
    ManualClock.prototype.advance.call(app.clock, -3_600_000);
    assert.equal((await post(provider, later[0] ?? assert.fail())).status, 400, 'early');
    ManualClock.prototype.advance.call(app.clock, 3_600_000);
    assert.equal(await stateOf(token), 'pay');
  });

  test(`${provider}: the same events ten times and backwards pay an order once`, async () => {
    const { token, events } = await approve(provider);
    const before = (await countStored()) ?? 0;
    for (let round = 0; round < 10; round += 1)
      for (const event of round % 2 ? events : [...events].reverse())
        assert.equal((await post(provider, event)).status, 200);
    await app.drain();
    await shop.settle();
    assert.equal(await stateOf(token), 'paid');
    assert.equal(await countStored(), before + events.length, 'each is stored once');
    assert.deepEqual(await shop.discrepancies(), []);
  });
}

/** An order whose buyer is still at the provider: only the text of an event claims that it is paid. */
async function begin(provider: string) {
  const unpaid = await shop.order(owner);
  await app.call(
    payOrder,
    { params: { token: unpaid.token }, body: { provider } },
    { idempotencyKey: randomUUID() },
  );
  const [newest = assert.fail()] = [...sandbox.bank.payments.values()].slice(-1);
  return { unpaid, newest };
}

const keys = deriveStripeKeys(sandboxSecret);
const signStripe = (event: object, secret: string): Sent => {
  const body = Buffer.from(JSON.stringify(event));
  return {
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signBytes(secret, body, app.clock.now()),
    },
    body,
  };
};

test('the claims of a signed Stripe event prove nothing: another account, amount, currency, version and endpoint', async () => {
  const { token, events } = await approve('stripe');
  const event = JSON.parse(events[0]?.body.toString() ?? '') as {
    data: { object: Record<string, unknown> };
  };
  const { object } = event.data;
  const { unpaid, newest } = await begin('stripe');
  const claims: readonly (readonly [string, object, object])[] = [
    ['account', { account: 'acct_of_somebody_else' }, {}],
    ['amount', {}, { amount_total: 1 }],
    ['currency', {}, { currency: 'jpy' }],
    ['version', { api_version: '2019-01-01' }, {}],
    ['mode', { livemode: true }, {}],
    ['kind', { type: 'checkout.session.of_tomorrow' }, {}],
  ];
  for (const [name, top, inner] of claims)
    for (const secret of [keys.webhookSecret, keys.connectWebhookSecret]) {
      const claim = {
        ...event,
        ...top,
        id: `evt_${randomUUID()}`,
        data: { object: { ...object, client_reference_id: newest.key, ...inner } },
      };
      assert.equal((await post('stripe', signStripe(claim, secret))).status, 200, name);
    }
  await app.drain();
  assert.equal(await stateOf(unpaid.token), 'pay', 'nobody has paid it');
  assert.deepEqual(await shop.discrepancies(), []);
  // The same event at both endpoints is one event.
  const before = (await countStored()) ?? 0;
  for (const secret of [keys.webhookSecret, keys.connectWebhookSecret])
    assert.equal((await post('stripe', signStripe(event, secret))).status, 200);
  await app.drain();
  assert.equal(await countStored(), before + 1);
  assert.equal(await stateOf(token), 'paid');
});

test('the claims of a signed PayPal event prove nothing: another account, amount, currency, mode and kind', async () => {
  const { unpaid, newest } = await begin('paypal');
  const custom_id = String(newest.via?.fields['customId']);
  const amount = { currency_code: 'USD', value: '0.01' };
  const unit = { custom_id, amount, payee: { merchant_id: 'SOMEBODYELSE' } };
  const captured = { id: '9X', status: 'COMPLETED', custom_id, final_capture: true };
  const claims: readonly (readonly [string, string, object])[] = [
    ['account', 'CHECKOUT.ORDER.APPROVED', { status: 'COMPLETED', purchase_units: [unit] }],
    ['amount', 'PAYMENT.CAPTURE.COMPLETED', { ...captured, amount }],
    [
      'currency',
      'PAYMENT.CAPTURE.COMPLETED',
      { ...captured, amount: { ...amount, currency_code: 'JPY' } },
    ],
    ['mode', 'PAYMENT.CAPTURE.COMPLETED', { ...captured, live_mode: true }],
    ['refund', 'PAYMENT.CAPTURE.REFUNDED', { ...captured, amount }],
    ['kind', 'PAYMENT.CAPTURE.OF_TOMORROW', { ...captured, amount }],
  ];
  for (const [name, event_type, resource] of claims) {
    const { bytes, headers } = sandbox.paypal.sign(randomUUID(), {
      event_type,
      resource_type: 'capture',
      resource,
    });
    const sent = { headers: { 'content-type': 'application/json', ...headers }, body: bytes };
    assert.equal((await post('paypal', sent)).status, 200, name);
  }
  await app.drain();
  assert.equal(await stateOf(unpaid.token), 'pay', 'nobody has paid it');
  assert.deepEqual(await shop.discrepancies(), []);
});

for (const provider of ['stripe', 'paypal'])
  test(`${provider}: a signed event about a dispute that does not exist, or is of another account, disputes nothing`, async () => {
    const { token, events } = await approve(provider);
    for (const event of events) await post(provider, event);
    await shop.settle();
    assert.equal(await stateOf(token), 'paid');
    const key = [...sandbox.bank.payments.values()].at(-1)?.key;
    const sent =
      provider === 'stripe'
        ? signStripe(
            {
              id: `evt_${randomUUID()}`,
              type: 'charge.dispute.created',
              account: 'acct_of_somebody_else',
              livemode: false,
              data: { object: { id: 'du_of_nobody', amount: 1, metadata: { vitrine_key: key } } },
            },
            keys.connectWebhookSecret,
          )
        : (({ bytes, headers }) => ({
            headers: { 'content-type': 'application/json', ...headers },
            body: bytes,
          }))(
            sandbox.paypal.sign(randomUUID(), {
              event_type: 'CUSTOMER.DISPUTE.CREATED',
              resource_type: 'dispute',
              resource: {
                dispute_id: 'PP-D-999',
                disputed_transactions: [{ seller: { merchant_id: 'SOMEBODYELSE' } }],
              },
            }),
          );
    assert.equal((await post(provider, sent)).status, 200);
    await app.drain();
    assert.equal(await stateOf(token), 'paid');
    const [row] = await app.platform.database.db.rows(
      sql`select count(*)::int as n from disputes`,
      { n: as.integer },
    );
    assert.equal(row?.n, 0);
  });

test('a signed event of the sandbox whose account, amount, currency or mode differ from ours pays nothing, and is recorded', async () => {
  const { unpaid, newest } = await begin('sandbox');
  const { bodyHash: _, ...open } = newest;
  const paid = { ...open, state: 'captured' as const, isProcessing: false };
  const claims = {
    account: { account: 'acct_of_somebody_else' },
    amount: { amount: '1' },
    currency: { currency: 'JPY' },
    mode: { isLive: true },
  };
  for (const [name, claim] of Object.entries(claims)) {
    const event = {
      id: `evt_${randomUUID()}`,
      type: 'payment.captured',
      data: { payment: { ...paid, ...claim } },
    };
    const body = Buffer.from(JSON.stringify(event));
    const headers = {
      'content-type': 'application/json',
      [signatureHeader]: signBytes(signingSecret, body, app.clock.now()),
    };
    assert.equal((await post('sandbox', { headers, body })).status, 200, name);
    await app.drain();
    assert.equal(await stateOf(unpaid.token), 'pay', name);
  }
  const recorded = await app.platform.database.db.rows(
    sql`select distinct kind from discrepancies order by kind`,
    { kind: as.text },
  );
  assert.deepEqual(
    recorded.map(({ kind }) => kind),
    Object.keys(claims).toSorted(),
  );
});
