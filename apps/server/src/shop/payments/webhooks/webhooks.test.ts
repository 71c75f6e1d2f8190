import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  closeDiscrepancy,
  listDiscrepancies,
  listPayments,
  listWebhookEvents,
  replayWebhookEvent,
} from '@vitrine/contract/shop/payments.ts';
import { linkPayoutAccount, readPayoutAccount } from '@vitrine/contract/shop/payout-accounts.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { sandboxKeys, signatureHeader, signBytes } from '@vitrine/sandbox-bank';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { recordQueries } from '#platform/testing/queries.ts';
import { createOwner } from '../../stores/testing/owners.ts';
import { withBank } from '../../testing/fixtures.ts';
import { bankPayment, postBytes, signingSecret } from '../testing/bank-events.ts';

const { shop, owner } = await withBank({ owner: {} });

const older = sandboxKeys('an-older-secret-of-the-sandbox').signingSecret;
const strange = sandboxKeys('somebody-else-entirely').signingSecret;

interface Envelope {
  secret?: string;
  at?: Date;
  tamper?: boolean;
  header?: string | null;
}

async function send(
  body: unknown,
  { secret = signingSecret, at = shop.app.clock.now(), tamper = false, header }: Envelope = {},
) {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const signature = header === undefined ? signBytes(secret, bytes, at) : header;
  if (tamper) bytes[bytes.length - 3] = (bytes[bytes.length - 3] ?? 0) ^ 1;
  return postBytes(shop, bytes, signature);
}

function eventOf(ref: string, change: Record<string, unknown> = {}, id = `evt_${randomUUID()}`) {
  return {
    id,
    type: 'payment.captured',
    data: { payment: { ...bankPayment(shop, ref), state: 'captured', ...change } },
  };
}

const orderState = async (token: string) =>
  (await shop.app.call(trackOrder, { params: { token } })).body.data.state;
const stored = async () =>
  (
    await shop.app.platform.database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from webhook_inbox`,
    )
  ).rows[0]?.n ?? 0;

test('forged, altered, unsigned, old and future events are refused and stored nowhere', async () => {
  const order = await shop.order(owner);
  const { ref } = await shop.start(order.token);
  const before = await stored();
  const minutes = (count: number) => new Date(shop.app.clock.now().getTime() + count * 60_000);
  const refused = [
    await send(eventOf(ref), { secret: strange }),
    await send(eventOf(ref), { tamper: true }),
    await send(eventOf(ref), { header: null }),
    await send(eventOf(ref), { header: 't=abc,v1=00' }),
    await send(eventOf(ref), { at: minutes(-6) }),
    await send(eventOf(ref), { at: minutes(6) }),
    await send('not json at all'),
    await send({ id: 'evt_1', type: 'x', data: { payment: { amount: -1 } } }),
    await send('x'.repeat(70_000)),
  ];
  assert.deepEqual(
    refused.map(({ status }) => status),
    refused.map(() => 400),
  );
  assert.equal(await stored(), before);
  await shop.app.drain();
  assert.equal(await orderState(order.token), 'pay');
});

test('an event that says nothing new of a paid order locks neither the order nor the payment', async () => {
  const order = await shop.order(owner);
  const { ref } = await shop.start(order.token);
  const locksOf = async () => {
    const sent = await recordQueries(shop.app, async () => {
      await send(eventOf(ref));
      await shop.app.drain();
    });
    return sent.filter(({ text }) =>
      /from "(?:orders|payments)".*for (?:no key )?update/s.test(text),
    ).length;
  };
  assert.ok((await locksOf()) > 0);
  assert.equal(await orderState(order.token), 'paid');
  assert.equal(await locksOf(), 0);
  const admin = (await signInAs(shop.app, 'ADMIN')).token;
  const [newest] = (
    await shop.app.call(listWebhookEvents, { query: { pageSize: 1 } }, { token: admin })
  ).body.data.list;
  assert.equal(newest?.outcome, 'unchanged');
});

test('during a rotation both secrets are good', async () => {
  const order = await shop.order(owner);
  const { ref } = await shop.start(order.token);
  assert.equal((await send(eventOf(ref), { secret: older })).status, 200);
  await shop.app.drain();
  assert.equal(await orderState(order.token), 'paid');
});

test('ten times the same event is stored and applied once', async () => {
  const order = await shop.order(owner);
  const { ref } = await shop.start(order.token);
  const before = await stored();
  const event = eventOf(ref);
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(event)));
  assert.ok(answers.every(({ status }) => status === 200));
  await shop.app.drain();
  assert.equal((await stored()) - before, 1);
  assert.equal(await orderState(order.token), 'paid');
});

test('every order of the same events ends in the same state', async () => {
  const states = ['pending', 'failed', 'captured'] as const;
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  for (const sequence of orders) {
    const order = await shop.order(owner);
    const { ref } = await shop.start(order.token);
    for (const index of sequence) {
      await send(eventOf(ref, { state: states[index] }));
      await shop.app.drain();
    }
    assert.equal(await orderState(order.token), 'paid', sequence.join());
  }
  assert.deepEqual(await shop.discrepancies(), []);
});

test('an event about an unknown payment, kind or type does no harm', async () => {
  assert.equal(
    (await send({ id: `evt_${randomUUID()}`, type: 'customer.created', data: {} })).status,
    200,
  );
  const order = await shop.order(owner);
  const { ref } = await shop.start(order.token);
  assert.equal(
    (await send(eventOf(ref, { key: 'a-key-that-nobody-knows', ref: 'pay_strange' }))).status,
    200,
  );
  await shop.app.drain();
  assert.equal(await orderState(order.token), 'pay');
});

test('an event that only names what changed makes the server ask for it', async () => {
  const order = await shop.order(owner);
  const { key, payUrl } = await shop.start(order.token);
  const { bank } = shop.sandbox;
  bank.delivery.setMode('withhold');
  await shop.press(payUrl, 'approve');
  assert.equal(
    (
      await send({
        id: `evt_${randomUUID()}`,
        type: 'payment.captured',
        data: { payment: { key } },
      })
    ).status,
    200,
  );
  await shop.app.drain();
  assert.equal(await orderState(order.token), 'paid');
  const linking = await createOwner(shop.app);
  const begun = await shop.app.call(linkPayoutAccount, { body: {} }, linking);
  const link = await bank.decideLink(
    begun.body.data.linkUrl.split('/link/')[1] ?? '',
    'approve',
    '4417',
  );
  await send({
    id: `evt_${randomUUID()}`,
    type: 'link.active',
    data: { link: { key: link?.key } },
  });
  bank.delivery.setMode('normal');
  await shop.app.drain();
  assert.equal((await shop.app.call(readPayoutAccount, {}, linking)).body.data.state, 'active');
});

test('events are taken at the address of a provider that is set up, and nowhere else', async () => {
  const order = await shop.order(owner);
  const { ref } = await shop.start(order.token);
  const before = await stored();
  const bytes = Buffer.from(JSON.stringify(eventOf(ref)));
  const post = (provider: string) =>
    shop.app.send({
      method: 'POST',
      url: `/api/v1/webhooks/${provider}`,
      payload: bytes,
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signBytes(signingSecret, bytes, shop.app.clock.now()),
      },
    });
  assert.deepEqual(
    [
      (await post('acme')).status,
      // It repeats its events until its keys are there.
      (await post('stripe')).status,
      (await post('Sandbox')).status,
      await stored(),
    ],
    [404, 503, 400, before],
  );
  assert.equal((await post('sandbox')).status, 200);
  assert.equal(await stored(), before + 1);
  await shop.app.drain();
});

test('another amount, currency, account or mode has no effect and waits for an operator', async () => {
  const operator = await signInAs(shop.app, 'GUEST');
  const order = await shop.order(owner);
  const { ref } = await shop.start(order.token);
  for (const change of [
    { amount: '1' },
    { currency: 'EUR' },
    { account: 'acct_stranger' },
    { isLive: true },
  ]) {
    assert.equal((await send(eventOf(ref, change))).status, 200);
    assert.equal((await send(eventOf(ref, change))).status, 200);
  }
  await shop.app.drain();
  assert.equal(await orderState(order.token), 'pay');
  const page = (
    await shop.app.call(
      listDiscrepancies,
      { query: { pageNum: 1, pageSize: 50, state: 'open' } },
      operator,
    )
  ).body.data;
  assert.deepEqual(
    page.list
      .filter(({ kind }) => kind !== 'not_found')
      .map(({ kind }) => kind)
      .sort(),
    ['account', 'amount', 'currency', 'mode'],
  );
  assert.equal(
    (await shop.app.call(listDiscrepancies, { query: { pageNum: 1, pageSize: 50 } }, owner)).status,
    403,
  );
  const listed = (
    await shop.app.call(listPayments, { query: { pageNum: 1, pageSize: 1 } }, operator)
  ).body.data;
  assert.deepEqual(
    [listed.list[0]?.orders[0]?.number, listed.list[0]?.status],
    [order.number, 'pending'],
  );
});

test('an operator closes a discrepancy with a note, once; the list says in money what was expected', async () => {
  const admin = (await signInAs(shop.app, 'ADMIN')).token;
  const guest = (await signInAs(shop.app, 'GUEST')).token;
  const order = await shop.order(owner);
  const { ref } = await shop.start(order.token);
  await send(eventOf(ref, { amount: '7' }));
  await shop.app.drain();
  const list = async (state: 'open' | 'closed') =>
    (await shop.app.call(listDiscrepancies, { query: { state, pageSize: 100 } }, { token: guest }))
      .body.data.list;
  const [open] = await list('open');
  assert.deepEqual(
    [open?.kind, open?.seen, open?.reason],
    ['amount', { money: { amount: 7, currency: 'USD' }, text: null }, null],
  );
  const id = open?.id ?? '';
  const close = (reason: string, token = admin, of = id) =>
    shop.app.call(closeDiscrepancy, { params: { id: of }, body: { reason } }, { token });
  assert.equal((await close('Seen at the bank', guest)).body.code, 'forbidden');
  assert.equal((await close('Seen at the bank', owner.token)).body.code, 'forbidden');
  assert.equal((await close('Seen at the bank', admin, '900000001')).status, 404);
  assert.equal((await close('  ')).body.code, 'invalid-input');
  assert.equal((await list('open'))[0]?.id, id);
  const answers = await Promise.all([close('Seen at the bank'), close('Seen at the bank')]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.equal((await close('Another note')).body.code, 'conflict');
  assert.deepEqual(
    (await list('closed')).map(({ id: closed, state, reason, closedAt }) => [
      closed,
      state,
      reason,
      closedAt,
    ]),
    [[id, 'closed', 'Seen at the bank', shop.app.clock.now().toISOString()]],
  );
  assert.ok((await list('open')).every((left) => left.id !== id));
  // The same word again is known and answered.
  await send(eventOf(ref, { amount: '7' }));
  await shop.app.drain();
  assert.ok((await list('open')).every((left) => left.id !== id));
});

test('operators list what arrived, by type and state; owners may not', async () => {
  const admin = (await signInAs(shop.app, 'ADMIN')).token;
  await shop.paidOrder(owner);
  const all = (await shop.app.call(listWebhookEvents, { query: {} }, { token: admin })).body.data;
  assert.ok(all.total >= 1 && all.list.length >= 1);
  const applied = (
    await shop.app.call(
      listWebhookEvents,
      { query: { state: 'applied', type: 'payment.captured', pageSize: 1 } },
      { token: admin },
    )
  ).body.data;
  assert.equal(applied.list.length, 1);
  assert.notEqual(applied.list[0]?.appliedAt, null);
  const waiting = (
    await shop.app.call(listWebhookEvents, { query: { state: 'waiting' } }, { token: admin })
  ).body.data;
  assert.ok(waiting.list.every(({ appliedAt }) => appliedAt === null));
  assert.equal((await shop.app.call(listWebhookEvents, { query: {} }, owner)).status, 403);
  assert.equal(
    (
      await shop.app.call(
        listWebhookEvents,
        { query: { state: 'lost' as 'waiting' } },
        { token: admin },
      )
    ).status,
    400,
  );
});

test('an operator replays an event whose job never came; at once or twice it has its effect once', async () => {
  const admin = (await signInAs(shop.app, 'ADMIN')).token;
  const guest = (await signInAs(shop.app, 'GUEST')).token;
  const order = await shop.order(owner);
  const { ref } = await shop.start(order.token);
  await send(eventOf(ref));
  // The job is lost: a worker died for good over it.
  await shop.app.platform.database.db.execute(
    sql`delete from jobs.job where name = 'events-money' and state < 'active'`,
  );
  const waiting = (
    await shop.app.call(listWebhookEvents, { query: { state: 'waiting' } }, { token: guest })
  ).body.data.list[0];
  const replay = (id: string, token = admin) =>
    shop.app.call(replayWebhookEvent, { params: { id }, body: {} }, { token });
  const id = waiting?.id ?? '';
  assert.equal((await replay(id, guest)).body.code, 'forbidden');
  assert.equal((await replay(id, owner.token)).body.code, 'forbidden');
  assert.equal((await replay('900000001')).status, 404);
  assert.equal(
    (await shop.app.call(replayWebhookEvent, { params: { id: 'x' }, body: {} }, { token: admin }))
      .body.code,
    'invalid-input',
  );
  const answers = await Promise.all([replay(id), replay(id)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.equal(answers.find(({ status }) => status === 200)?.body.data.outcome, 'changed');
  const second = answers.find(({ status }) => status === 409)?.body;
  assert.deepEqual(
    [second?.code, second?.msg.split(';')[0]],
    ['event-applied', 'This event has already been applied'],
  );
  assert.equal(await orderState(order.token), 'paid');
  const unreadable = await shop.app.platform.database.db.execute<{ id: string }>(sql`
    insert into webhook_inbox (provider, event_id, type, body, received_at) values ('sandbox', 'evt_torn', 'payment.captured', '{', now()) returning id`);
  assert.equal((await replay(unreadable.rows[0]?.id ?? '')).body.code, 'webhook-invalid');
  await shop.app.drain();
});
