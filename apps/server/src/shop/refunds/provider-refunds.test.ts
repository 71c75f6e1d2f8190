import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { payOrder } from '@vitrine/contract/shop/payments.ts';
import { readOrderRefunds, retryRefund } from '@vitrine/contract/shop/refunds.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { as } from '#platform/db/sql-rows.ts';
import { sweepFollowUps } from '../payments/index.ts';
import { createLinkedOwner } from '../payments/testing/direct-shop.ts';
import { createSellerDesk } from '../payments/testing/seller-desk.ts';
import { compareNow } from '../reconciliation/compare-books.ts';
import { createOwner } from '../stores/testing/owners.ts';
import { withBank } from '../testing/fixtures.ts';
import { buyerPaymentKey, readBankRefunded, refundByOperators, usd } from './testing/refunds.ts';

/** Refunds that change at the provider and not here, by each of the three adapters (bugs 11, 12 and 14 of docs/guides/payment-providers.md). */
const { shop, owner, desk } = await withBank(
  { owner: {}, desk: createSellerDesk },
  { STRIPE_SECRET_KEY: 'sandbox', PAYPAL_MODE: 'sandbox', PAYMENT_PROVIDER: 'sandbox' },
);
const { app } = shop;
const { db } = app.platform.database;
const hourMs = 3_600_000;
let { token } = await signInAs(app, 'ADMIN');
/** Signs in again: a session ends when nothing is done for an hour. */
async function passHour() {
  app.clock.advance(hourMs);
  ({ token } = await signInAs(app, 'ADMIN'));
}

async function placePaid(provider: string) {
  const order = await shop.order(owner, shop.mug, 2);
  const begun = await app.call(
    payOrder,
    { params: { token: order.token }, body: { provider } },
    { idempotencyKey: randomUUID() },
  );
  await shop.press(begun.body.data.payUrl ?? assert.fail(begun.text), 'approve');
  const key = await buyerPaymentKey(shop, order.orderId);
  await shop.comeBack(key);
  await shop.settle();
  return { ...order, key };
}
const read = async (orderId: string) =>
  (await app.call(readOrderRefunds, { params: { orderId } }, { token })).body.data;
const shown = async (orderId: string) =>
  (await read(orderId)).refunds.map(({ cause, state, amount }) => [cause, state, amount.amount]);
const refund = (orderId: string, amount: number, seen = 0) =>
  refundByOperators(shop, token, orderId, { kind: 'amount', amount: usd(amount) }, { seen });
const retry = (refundId: string) =>
  app.call(
    retryRefund,
    { params: { refundId }, body: {} },
    { token, idempotencyKey: randomUUID() },
  );
const rowsOf = (orderId: string) =>
  db.rows(
    sql`select r.id, r.provider_key as key, p.status, p.refunded_minor::text as refunded from refunds r join payments p on p.id = r.payment_id
      where r.order_id = ${orderId} order by r.id`,
    { id: as.id, key: as.text, status: as.text, refunded: as.text },
  );
const setNewRefunds = (state: 'done' | 'pending') => shop.admin('PUT', '/admin/refunds', { state });
async function decide(key: string, state: 'done' | 'failed') {
  await shop.admin('POST', `/admin/refunds/${key}`, { state });
  await shop.settle();
}
const refundByHand = (key: string, amount: number) =>
  shop.admin('POST', `/admin/payments/${key}/refund`, { amount: String(amount) });
async function requireEqualBooks() {
  await passHour();
  assert.equal((await compareNow(shop.ctx)).differences, 0, 'both books agree');
  assert.deepEqual(await shop.discrepancies(), []);
}

for (const provider of ['sandbox', 'stripe', 'paypal']) {
  test(`${provider}: a refund that was accepted and failed later stays owed, and is sent again with a new key`, async () => {
    const { orderId } = await placePaid(provider);
    await setNewRefunds('pending');
    assert.equal((await refund(orderId, 120)).body.data.refunds[0]?.state, 'unknown');
    await setNewRefunds('done');
    const [row = assert.fail()] = await rowsOf(orderId);
    await decide(row.key, 'failed');
    assert.deepEqual(await shown(orderId), [['operator', 'failed', 120]]);
    assert.equal(await readBankRefunded(shop, orderId), '0');
    const again = await retry(row.id);
    assert.equal(again.body.data?.refunds[0]?.state, 'done', again.text);
    const [sent = assert.fail()] = await rowsOf(orderId);
    assert.notEqual(sent.key, row.key, 'a key that failed fails for ever');
    assert.deepEqual([sent.refunded, await readBankRefunded(shop, orderId)], ['120', '120']);
    await shop.settle();
    await requireEqualBooks();
  });

  test(`${provider}: a refund by hand is booked once, by amount, however often it is reported, and less is left`, async () => {
    const { orderId, key } = await placePaid(provider);
    const total = (await read(orderId)).paid?.total.amount ?? 0;
    await shop.admin('PUT', '/admin/webhooks', { mode: 'duplicate' });
    await refundByHand(key, 150);
    await shop.settle();
    await shop.admin('PUT', '/admin/webhooks', { mode: 'normal' });
    assert.deepEqual(await shown(orderId), [['provider', 'done', 150]]);
    const { lines, paid } = await read(orderId);
    assert.deepEqual(
      [lines[0]?.refunded, paid?.left.amount],
      [0, total - 150],
      'no unit is assigned to it',
    );
    const tooMuch = await refund(orderId, total - 149, 150);
    assert.equal(tooMuch.body.code, 'refund-too-much');
    const rest = await refund(orderId, total - 150, 150);
    assert.equal(rest.body.data?.refunds[0]?.state, 'done', rest.text);
    assert.deepEqual((await rowsOf(orderId))[0]?.status, 'refunded');
    await shop.settle();
    await requireEqualBooks();
  });

  test(`${provider}: one of which no event arrives is found with the provider’s book, and its event changes nothing then`, async () => {
    const { orderId, key } = await placePaid(provider);
    await shop.admin('PUT', '/admin/webhooks', { mode: 'withhold' });
    await refundByHand(key, 90);
    await passHour();
    assert.equal((await compareNow(shop.ctx)).differences, 0);
    assert.deepEqual(await shown(orderId), [['provider', 'done', 90]]);
    await shop.admin('POST', '/admin/webhooks/flush');
    await shop.settle();
    await shop.admin('PUT', '/admin/webhooks', { mode: 'normal' });
    assert.deepEqual(await shown(orderId), [['provider', 'done', 90]]);
    await requireEqualBooks();
  });

  test(`${provider}: our own refund whose answer was lost is not taken for another one`, async () => {
    const { orderId } = await placePaid(provider);
    await shop.admin('PUT', '/admin/faults', [{ on: 'refund', kind: 'drop-answer', times: 1 }]);
    await refund(orderId, 120);
    await shop.settle();
    assert.deepEqual(await shown(orderId), [['operator', 'done', 120]]);
    await sweepFollowUps(shop.ctx);
    assert.equal(await readBankRefunded(shop, orderId), '120');
    await requireEqualBooks();
  });

  test(`${provider}: what was given back by hand pays a refund that is refused for it`, async () => {
    const { orderId, key } = await placePaid(provider);
    const total = (await read(orderId)).paid?.total.amount ?? 0;
    await shop.admin('PUT', '/admin/webhooks', { mode: 'withhold' });
    await refundByHand(key, total);
    const refused = await refund(orderId, 120);
    assert.equal(refused.status, 200, refused.text);
    assert.deepEqual(await shown(orderId), [
      ['provider', 'done', total - 120],
      ['operator', 'done', 120],
    ]);
    assert.equal((await rowsOf(orderId))[0]?.refunded, String(total));
    await shop.admin('POST', '/admin/webhooks/flush');
    await shop.settle();
    await shop.admin('PUT', '/admin/webhooks', { mode: 'normal' });
    assert.equal((await rowsOf(orderId)).length, 2);
    await requireEqualBooks();
  });
}

for (const provider of ['sandbox', 'stripe']) {
  test(`${provider}: a refund that was done and came back is owed again, and is sent again`, async () => {
    const { orderId } = await placePaid(provider);
    assert.equal((await refund(orderId, 120)).body.data.refunds[0]?.state, 'done');
    const [row = assert.fail()] = await rowsOf(orderId);
    await decide(row.key, 'failed');
    await decide(row.key, 'failed');
    assert.deepEqual(await shown(orderId), [['operator', 'failed', 120]]);
    const [undone] = await rowsOf(orderId);
    assert.deepEqual([undone?.status, undone?.refunded], ['captured', '0']);
    await requireEqualBooks();
    assert.equal((await retry(row.id)).body.data.refunds[0]?.state, 'done');
    const [sent] = await rowsOf(orderId);
    assert.deepEqual([sent?.status, sent?.refunded], ['part_refunded', '120']);
    await shop.settle();
    await requireEqualBooks();
  });
}

test('operators are notified once of refunds that were made in a provider’s own pages', async () => {
  const { key, orderId } = await placePaid('stripe');
  await passHour();
  await passHour();
  await refundByHand(key, 70);
  await shop.settle();
  const [mail = assert.fail('no mail')] = await db.rows(
    sql`select m.text, o.number from outbox_mails m, orders o where m.template = 'refunds-found' and o.id = ${orderId} order by m.id desc limit 1`,
    { text: as.text, number: as.text },
  );
  assert.match(mail.text, new RegExp(`${mail.number}[^\n]*\\$0\\.70`));
});

test('the amount that an approved payment falls short of its orders counts as given back, and the book has what came', async () => {
  const seller = await createOwner(app);
  const orderId = await shop.ownOrder(seller, shop.lamp, 3);
  const { total } = await desk.preview(seller, [orderId]);
  const begun = await desk.pay(seller, [orderId], 'card', total.amount);
  const payUrl = begun.body.data.payUrl ?? assert.fail(begun.text);
  await shop.press(payUrl, 'approve', { card: '8431' });
  await shop.admin('PUT', '/admin/captures', { inPart: 1 });
  const key = shop.sandbox.bank.payments.get(payUrl.split('/pay/')[1] ?? '')?.key ?? '';
  await shop.comeBack(key);
  await shop.settle();
  const missing = total.amount - Math.floor(total.amount / 2);
  assert.equal(await desk.readSellerState(orderId), 'part_refunded');
  assert.deepEqual(await shown(orderId), [['uncaptured', 'done', missing]]);
  assert.equal((await rowsOf(orderId))[0]?.refunded, String(missing));
  await requireEqualBooks();
});

test('a refund by hand in the account of a direct store is shown, and the platform books nothing', async () => {
  const direct = await createLinkedOwner(shop, 'Kira');
  const { orderId } = await shop.paidOrder(direct, shop.mug, 2);
  const countJournals = async () =>
    (await db.rows(sql`select count(*)::int as count from journals`, { count: as.integer }))[0]
      ?.count;
  const before = await countJournals();
  await refundByHand(await buyerPaymentKey(shop, orderId), 150);
  await shop.settle();
  assert.deepEqual(await shown(orderId), [['provider', 'done', 150]]);
  assert.equal(await countJournals(), before);
  const [row] = await rowsOf(orderId);
  assert.deepEqual([row?.status, row?.refunded], ['part_refunded', '150']);
  await requireEqualBooks();
});

/** Beyond the time for which each API keeps our key. */
const forgottenMs = { sandbox: 90 * 24 * hourMs, stripe: 25 * hourMs, paypal: 46 * 24 * hourMs };
for (const [provider, laterMs] of Object.entries(forgottenMs))
  test(`${provider}: a refund whose answer was lost is made once, however late it is repeated`, async () => {
    await passHour();
    const { orderId } = await placePaid(provider);
    await shop.admin('PUT', '/admin/webhooks', { mode: 'withhold' });
    await shop.admin('PUT', '/admin/faults', [{ on: 'refund', kind: 'drop-answer', times: 1 }]);
    assert.equal((await refund(orderId, 120)).body.data.refunds[0]?.state, 'unknown');
    assert.equal(await readBankRefunded(shop, orderId), '120');
    app.clock.advance(laterMs);
    await passHour();
    await sweepFollowUps(shop.ctx);
    assert.equal(await readBankRefunded(shop, orderId), '120', 'nothing goes back twice');
    assert.deepEqual(await shown(orderId), [['operator', 'done', 120]]);
    await shop.admin('PUT', '/admin/webhooks', { mode: 'normal' });
    assert.deepEqual(await shop.discrepancies(), []);
  });
