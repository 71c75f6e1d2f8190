import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { listSecurityEvents } from '@vitrine/contract/admin/security-events.ts';
import { getOwnStore, updateOwnStore } from '@vitrine/contract/shop/own-store.ts';
import { readPayoutAccount, unlinkPayoutAccount } from '@vitrine/contract/shop/payout-accounts.ts';
import { readPayoutState } from '@vitrine/contract/shop/payout-schedules.ts';
import { refundBuyer } from '@vitrine/contract/shop/refunds.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { bankPayment } from '../payments/testing/bank-events.ts';
import { createLinkedOwner } from '../payments/testing/direct-shop.ts';
import { createSellerDesk } from '../payments/testing/seller-desk.ts';
import { buyerPaymentKey, readBankRefunded, usd } from '../refunds/testing/refunds.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';
import { createPayoutShop } from './testing/payout-shop.ts';

const desk = await closeAfter(createPayoutShop());
const { shop } = desk;

const unlink = async (owner: TestOwner) =>
  shop.app.call(unlinkPayoutAccount, { body: {} }, await desk.as(owner));
const read = async (owner: TestOwner) =>
  (await shop.app.call(readPayoutAccount, {}, await desk.as(owner))).body.data;

async function settle(owner: TestOwner, settlementMode: 'platform' | 'direct') {
  const { version } = (await shop.app.call(getOwnStore, {}, await desk.as(owner))).body.data;
  return shop.app.call(updateOwnStore, { body: { version, settlementMode } }, await desk.as(owner));
}

test('an owner disconnects the account: earnings wait, a mail and the list of security events report it, and another can be linked', async () => {
  const { owner } = await desk.createOwnerWithEarnings();
  await shop.link(owner);
  const answer = await unlink(owner);
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(
    [answer.body.data.state, answer.body.data.label, answer.body.data.lastTry],
    ['none', null, null],
  );
  const state = (await shop.app.call(readPayoutState, {}, await desk.as(owner))).body.data;
  assert.deepEqual([state.canRequest, state.blockedBy], [false, 'not_linked']);
  const { rows } = await shop.app.platform.database.db.execute<{ text: string }>(sql`
    select m.text from outbox_mails m join accounts a on a.email = m.recipient
    where a.id = ${owner.accountId} and m.template = 'payment-account-unlinked'`);
  assert.equal(rows.length, 1);
  assert.match(rows[0]?.text ?? '', /Sandbox Bank ••4417 was disconnected/);
  const events = (await shop.app.call(listSecurityEvents, {}, await desk.as(owner))).body.data;
  assert.deepEqual([events[0]?.kind, events[0]?.isByOperator], ['payment-account-unlinked', false]);
  assert.equal((await unlink(owner)).body.code, 'account-not-linked');
  assert.match(await shop.link(owner, '2222 5555'), /result=success/);
  assert.equal((await read(owner)).label, 'Sandbox Bank ••5555');
  assert.equal((await desk.request(owner)).body.data.status, 'sent');
});

test('only an owner disconnects, only with the right to it, only his own, and nothing can be added to the call', async () => {
  const [owner, other] = [await createOwner(shop.app), await createOwner(shop.app)];
  await shop.link(other, '3333 1111');
  assert.equal((await shop.app.call(unlinkPayoutAccount, { body: {} }, {})).status, 401);
  assert.equal(
    (
      await shop.app.call(
        unlinkPayoutAccount,
        { body: {} },
        { token: (await signInAs(shop.app, 'ADMIN')).token },
      )
    ).status,
    403,
  );
  assert.equal(
    (
      await shop.app.call(
        unlinkPayoutAccount,
        { body: {} },
        { token: (await signInAs(shop.app, 'GUEST')).token },
      )
    ).status,
    403,
  );
  assert.equal((await unlink(owner)).body.code, 'account-not-linked');
  const more = await shop.app.call(
    unlinkPayoutAccount,
    { body: { storeId: other.storeId } } as never,
    await desk.as(owner),
  );
  assert.equal(more.status >= 400, true);
  assert.equal((await read(other)).state, 'active');
});

test('an account that a payout goes to stays until the money is there', async () => {
  const { owner } = await desk.createOwnerWithEarnings();
  await shop.link(owner, '4444 2222');
  assert.equal((await desk.request(owner)).body.data.status, 'sent');
  assert.equal((await unlink(owner)).body.code, 'payout-open');
  assert.equal((await read(owner)).state, 'active');
});

test('a payout and the end of the link at the same moment: one of them wins, never both', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { owner } = await desk.createOwnerWithEarnings();
    await shop.link(owner, `5555 ${6_000 + round}`);
    const [asked, ended] = await Promise.all([desk.request(owner), unlink(owner)]);
    assert.deepEqual(
      asked.status === 200 ? [ended.body.code] : [asked.body.code, ended.status],
      asked.status === 200 ? ['payout-open'] : ['account-not-linked', 200],
      `${asked.text} ${ended.text}`,
    );
  }
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a store whose buyers pay its owner keeps the account, also when it becomes one at the same moment', async () => {
  const owner = await createLinkedOwner(shop, 'Kira');
  assert.equal((await unlink(owner)).body.code, 'account-used-by-store');
  assert.equal((await settle(owner, 'platform')).status, 200);
  const [changed, ended] = await Promise.all([settle(owner, 'direct'), unlink(owner)]);
  assert.deepEqual(
    changed.status === 200 ? ended.body.code : [changed.body.code, ended.status],
    changed.status === 200 ? 'account-used-by-store' : ['account-not-linked', 200],
  );
});

test('direct orders that buyers may still pay keep the account; paid ones do not, and their refund leaves the old account', async () => {
  const owner = await createLinkedOwner(shop, 'Marlo');
  const [order, open] = [await shop.order(owner), await shop.order(owner)];
  await shop.pay(order.token);
  const paidTo = bankPayment(shop, await buyerPaymentKey(shop, order.orderId)).account;
  assert.equal((await settle(owner, 'platform')).status, 200);
  const refused = await unlink(owner);
  assert.equal(refused.body.code, 'account-used-by-orders');
  assert.match(refused.body.msg, /: 1\./);
  await shop.pay(open.token);
  assert.equal((await unlink(owner)).status, 200);
  assert.match(await shop.link(owner, '7777 8888'), /result=success/);
  const refund = await shop.app.call(
    refundBuyer,
    {
      params: { orderId: order.orderId },
      body: { what: { kind: 'whole' }, seenRefunded: usd(0), reason: 'It came too late.' },
    },
    { ...(await desk.as(owner)), idempotencyKey: randomUUID() },
  );
  assert.equal(refund.status, 200, refund.text);
  await shop.settle();
  const payment = bankPayment(shop, await buyerPaymentKey(shop, order.orderId));
  assert.deepEqual(
    [payment.account, await readBankRefunded(shop, order.orderId)],
    [paidTo, payment.amount],
  );
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a try to link another account ends with the link, and an older refusal is not shown any more', async () => {
  const owner = await createOwner(shop.app);
  await shop.link(owner, '8888 1111');
  await shop.link(owner, '8888 2222', 'refuse');
  shop.app.clock.advance(1_000);
  assert.equal((await unlink(owner)).status, 200);
  assert.deepEqual([(await read(owner)).state, (await read(owner)).lastTry], ['none', null]);
});

test('disconnecting an account does not make the welcome offer new for it', async () => {
  const seller = createSellerDesk(shop);
  const [first, second] = [await createOwner(shop.app), await createOwner(shop.app)];
  await shop.link(first, '9999 1234');
  await seller.payByCard(first, [await shop.ownOrder(first, shop.lamp, 1)], '1881');
  await shop.link(second, '9999 1234');
  const orderId = await shop.ownOrder(second, shop.lamp, 1);
  assert.equal((await seller.preview(second, [orderId])).offer, null);
  assert.equal((await unlink(second)).status, 200);
  assert.equal(
    (await seller.preview(second, [orderId])).offer,
    null,
    'the account was linked once',
  );
  await shop.link(second, '9999 1234');
  assert.equal((await seller.preview(second, [orderId])).offer, null);
});
