import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { countPlatformOrders, listPlatformOrders } from '@vitrine/contract/shop/fulfilment.ts';
import { readAttention } from '@vitrine/contract/shop/operations-home.ts';
import { readOrder } from '@vitrine/contract/shop/orders.ts';
import {
  askRefund,
  declineRefund,
  readOrderRefunds,
  readOwnOrderRefunds,
  refundOrder,
} from '@vitrine/contract/shop/refunds.ts';
import { sql } from 'drizzle-orm';
import { getAccount } from '#admin/identity/index.ts';
import { readMails, signInAs } from '#admin/testing.ts';
import { createLinkedOwner, payAsOwner } from '../payments/testing/direct-shop.ts';
import { createOwner } from '../stores/testing/owners.ts';
import { withBank } from '../testing/fixtures.ts';
import { usd } from './testing/refunds.ts';

let admin: string;
let guest: string;

const { shop, luna } = await withBank({ luna: { name: 'Luna' } });
const { email } = await getAccount(shop.ctx, luna.accountId);
[admin, guest] = [
  (await signInAs(shop.app, 'ADMIN')).token,
  (await signInAs(shop.app, 'GUEST')).token,
];

const reason = 'The buyer says that it arrived broken.';
const ask = (orderId: string, owner = luna) =>
  shop.app.call(askRefund, { params: { orderId }, body: { reason } }, owner);
const decline = (orderId: string, token = admin) =>
  shop.app.call(
    declineRefund,
    { params: { orderId }, body: { reason: 'The parcel was signed for.' } },
    { token },
  );
const seen = async (orderId: string, owner = luna) =>
  (await shop.app.call(readOwnOrderRefunds, { params: { orderId } }, owner)).body.data;
const waiting = async () =>
  (await shop.app.call(countPlatformOrders, { query: {} }, { token: guest })).body.data.refundAsked;
const paid = async (owner = luna) => {
  const order = await shop.paidOrder(owner);
  return order;
};

test('an owner asks, operators see it in their list, decline with a reason, and the owner is notified', async () => {
  const order = await paid();
  assert.equal((await seen(order.orderId)).canAsk, true);
  const asked = await ask(order.orderId);
  assert.equal(asked.status, 200, asked.text);
  assert.deepEqual(
    [asked.body.data.request?.state, asked.body.data.request?.reason, asked.body.data.canAsk],
    ['open', reason, false],
  );
  const list = await shop.app.call(
    listPlatformOrders,
    { query: { refundAsked: 'true' } },
    { token: guest },
  );
  assert.deepEqual(
    list.body.data.list.map(({ number }) => number),
    [order.number],
  );
  assert.equal(await waiting(), 1);
  assert.equal(
    (await shop.app.call(readAttention, {}, { token: guest })).body.data.refundsAsked?.count,
    1,
  );
  const forOperators = await shop.app.call(
    readOrderRefunds,
    { params: { orderId: order.orderId } },
    { token: guest },
  );
  assert.equal(forOperators.body.data.request?.reason, reason);
  const answered = await decline(order.orderId);
  assert.equal(answered.body.data.request?.state, 'declined', answered.text);
  await shop.settle();
  const now = await seen(order.orderId);
  assert.deepEqual(
    [now.request?.state, now.request?.answer, now.canAsk],
    ['declined', 'The parcel was signed for.', true],
  );
  const { timeline } = (
    await shop.app.call(readOrder, { params: { orderId: order.orderId } }, luna)
  ).body.data;
  assert.deepEqual(
    timeline.slice(-2).map(({ kind }) => kind),
    ['refund_asked', 'refund_declined'],
  );
  const mail = (await readMails(shop.app, email)).find(
    ({ template }) => template === 'refund-declined',
  );
  assert.ok(mail?.text.includes('The parcel was signed for.') && mail.text.includes(order.number));
  assert.equal(await waiting(), 0);
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a refund answers the request, in platform mode with a mail about the buyer’s money', async () => {
  const order = await paid();
  await ask(order.orderId);
  const refund = await shop.app.call(
    refundOrder,
    {
      params: { orderId: order.orderId },
      body: {
        what: { kind: 'amount', amount: usd(200) },
        seenRefunded: usd(0),
        reason: 'For the books only.',
      },
    },
    { token: admin, idempotencyKey: randomUUID() },
  );
  assert.equal(refund.body.data.request?.state, 'granted', refund.text);
  await shop.settle();
  const now = await seen(order.orderId);
  assert.deepEqual(
    [now.request?.answer, now.refunds[0]?.reason, now.refunds[0]?.by],
    [null, null, null],
    'notes for the books stay there',
  );
  assert.ok(
    (await readMails(shop.app, email)).some(
      ({ template, text }) => template === 'refund-granted' && text.includes('2.00'),
    ),
  );
  assert.equal(await waiting(), 0);
});

test('the owner of a direct store asks for what he paid himself, and only when he has', async () => {
  const kira = await createLinkedOwner(shop, 'Kira');
  const order = await paid(kira);
  assert.equal((await seen(order.orderId, kira)).canAsk, false);
  assert.equal((await ask(order.orderId, kira)).body.code, 'refund-nothing');
  await payAsOwner(shop, kira, [order.orderId]);
  assert.equal((await ask(order.orderId, kira)).status, 200);
  assert.equal(await waiting(), 1);
});

test('twice, for an unpaid or a foreign order, without the right and without a question it is refused', async () => {
  const order = await paid();
  const unpaid = await shop.order(luna);
  const other = await createOwner(shop.app, { name: 'Other' });
  const nothing = await decline(order.orderId);
  const both = await Promise.all([ask(order.orderId), ask(order.orderId)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  const codes = [
    nothing,
    await ask(order.orderId),
    await ask(unpaid.orderId),
    await ask(order.orderId, other),
    await ask('900000001'),
    await shop.app.call(
      askRefund,
      { params: { orderId: order.orderId }, body: { reason: 'x' } },
      luna,
    ),
    await shop.app.call(
      askRefund,
      { params: { orderId: order.orderId }, body: { reason } },
      { token: admin },
    ),
    await decline(order.orderId, guest),
    await decline('900000001'),
  ].map(({ body }) => body.code);
  assert.deepEqual(codes, [
    'conflict',
    'refund-asked',
    'refund-nothing',
    'not-found',
    'not-found',
    'invalid-input',
    'forbidden',
    'forbidden',
    'not-found',
  ]);
});

test('an owner who is declined three times in a day can ask again the next day', async () => {
  const { orderId } = await paid();
  for (let times = 0; times < 3; times += 1) {
    assert.equal((await ask(orderId)).status, 200);
    assert.equal((await ask(orderId)).body.code, 'refund-asked');
    assert.equal((await decline(orderId)).status, 200);
  }
  const insisting = await ask(orderId);
  assert.deepEqual([insisting.status, insisting.body.code], [429, 'refund-asked-often']);
  assert.equal((await ask((await paid()).orderId)).status, 200, 'about another order he may ask');
  await shop.app.platform.database.db.execute(
    sql`update refund_requests set asked_at = asked_at - interval '1 day' where order_id = ${orderId}`,
  );
  assert.equal((await ask(orderId)).status, 200);
});
