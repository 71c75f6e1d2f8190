import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { payOrder } from '@vitrine/contract/shop/payments.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { deriveStripeKeys, signBytes } from '@vitrine/sandbox-bank';
import { sql } from 'drizzle-orm';
import { ManualClock } from '#platform/clock.ts';
import { as } from '#platform/db/sql-rows.ts';
import { withBank } from '../../testing/fixtures.ts';
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
  // Nothing of it is paid at Stripe yet: only the text claims it.
  const unpaid = await shop.order(owner);
  await app.call(
    payOrder,
    { params: { token: unpaid.token }, body: { provider: 'stripe' } },
    { idempotencyKey: randomUUID() },
  );
  const [newest = assert.fail()] = [...sandbox.bank.payments.values()].slice(-1);
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
