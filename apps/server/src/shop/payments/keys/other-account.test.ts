import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { listPayments, payOrder, saveProviderKeys } from '@vitrine/contract/shop/payments.ts';
import { eq } from 'drizzle-orm';
import { signInAs, turnOnFactor } from '#admin/testing.ts';
import { systemContext } from '#platform/context.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { until } from '#platform/testing/until.ts';
import { buyerPaymentKey, refundByOperators, usd } from '../../refunds/testing/refunds.ts';
import { withBank } from '../../testing/fixtures.ts';
import { findProvider } from '../adapters/providers.ts';
import { sweepFollowUps, sweepOpenPayments } from '../index.ts';
import { payments } from '../payments.tables.ts';
import { openOtherAccount } from '../testing/other-account.ts';
import type { PayShop } from '../testing/pay-shop.ts';
import { checkAccounts } from './check-accounts.ts';

const ofEnvironment = { STRIPE_SECRET_KEY: 'sandbox', PAYMENT_PROVIDER: 'stripe' };
const entered = await withBank({ owner: {} });
const given = await withBank({ owner: {} }, ofEnvironment);
const otherOfEntered = await closeAfter(openOtherAccount(entered.shop));
const otherOfGiven = await closeAfter(openOtherAccount(given.shop));

async function begin({ app, press }: PayShop, token: string, decision?: string) {
  const begun = await app.call(
    payOrder,
    { params: { token }, body: { provider: 'stripe' } },
    { idempotencyKey: randomUUID() },
  );
  if (decision) await press(begun.body.data.payUrl ?? assert.fail(begun.text), decision);
}
const statusOf = async ({ app }: PayShop, key: string) =>
  (await app.platform.database.db.select().from(payments).where(eq(payments.providerKey, key)))[0]
    ?.status;

test('keys of another account are refused while something is open, which is counted, and taken afterwards', async () => {
  const { shop, owner } = entered;
  const root = await signInAs(shop.app, 'ROOT');
  const factor = await turnOnFactor(shop.app, root.token);
  const second = await otherOfEntered.startWithOther();
  function save(at: typeof second) {
    // A code is taken once.
    for (const { clock } of [shop.app, second]) clock.advance(30_000);
    return at.call(
      saveProviderKeys,
      {
        params: { name: 'stripe' },
        body: {
          settings: [{ setting: 'STRIPE_SECRET_KEY', entered: 'sandbox' }],
          code: factor.code(),
        },
      },
      { token: root.token },
    );
  }
  const refusal = async () => {
    const answer = await save(second);
    return [answer.status, answer.body.code, answer.body.msg.match(/\d+/g)];
  };
  const saved = await save(shop.app);
  assert.equal(saved.body.data?.isSaved, true, saved.text);
  const { token, orderId } = await shop.order(owner, shop.mug, 2);
  await begin(shop, token);
  assert.deepEqual(await refusal(), [409, 'keys-of-other-account', ['1', '0', '0']]);
  assert.equal((await save(shop.app)).body.data.isSaved, true, 'another key of the same account');

  const key = await buyerPaymentKey(shop, orderId);
  await shop.press(`${shop.sandbox.url}/pay/${shop.sandbox.bank.findPayment(key)?.ref}`, 'approve');
  await shop.comeBack(key);
  await shop.settle();
  const refund = (seen: number) =>
    refundByOperators(shop, root.token, orderId, { kind: 'amount', amount: usd(120) }, { seen });
  await shop.admin('PUT', '/admin/webhooks', { mode: 'withhold' });
  await shop.admin('PUT', '/admin/faults', [{ on: 'refund', kind: 'drop-answer', times: 1 }]);
  assert.equal((await refund(0)).body.data.refunds[0]?.state, 'unknown');
  assert.deepEqual(await refusal(), [409, 'keys-of-other-account', ['0', '1', '0']]);
  await sweepFollowUps(shop.ctx);
  assert.equal((await save(second)).body.data.isSaved, true, 'nothing is open any more');

  await until('this process reads the keys', () => {
    const provider = findProvider(shop.ctx, 'stripe', true, new Date(0));
    return provider === undefined;
  });
  const late = await refund(120);
  const states = late.body.data.refunds.map(({ state }) => state);
  assert.deepEqual(states.sort(), ['done', 'failed'], 'operators read that it was not made');
  assert.equal(shop.sandbox.bank.findPayment(key)?.refunded, '120');
  assert.deepEqual(await shop.discrepancies(), []);
});

test('an open payment is never ended by keys of another account in the environment, and is decided with its own', async () => {
  const { shop, owner } = given;
  await checkAccounts(shop.ctx);
  const { token, orderId } = await shop.order(owner);
  await begin(shop, token, 'approve');
  const key = await buyerPaymentKey(shop, orderId);
  await shop.admin('PUT', '/admin/webhooks', { mode: 'withhold' });
  shop.app.clock.advance(20 * 60_000);
  const { token: operator } = await signInAs(shop.app, 'ADMIN');

  const second = await otherOfGiven.startWithOther(ofEnvironment);
  await sweepOpenPayments(systemContext(second.platform));
  assert.equal(await statusOf(shop, key), 'unknown', 'its page was paid');
  const listed = await second.call(
    listPayments,
    { query: { status: 'unknown' } },
    { token: operator },
  );
  assert.equal(listed.body.data.list.length, 1, listed.text);
  const order = await shop.order(owner);
  const begun = await second.call(
    payOrder,
    { params: { token: order.token }, body: {} },
    { idempotencyKey: randomUUID() },
  );
  assert.ok(
    begun.body.data.payUrl?.startsWith(otherOfGiven.url),
    'new payments are made with the new keys',
  );

  shop.app.clock.advance(1_000);
  const third = await otherOfGiven.startWithOwn(ofEnvironment);
  const ctx = systemContext(third.platform);
  await checkAccounts(ctx);
  third.clock.advance(120_000);
  await sweepOpenPayments(ctx);
  assert.equal(await statusOf(shop, key), 'captured');
  const newest = await buyerPaymentKey(shop, order.orderId);
  assert.equal(
    await statusOf(shop, newest),
    'unknown',
    'that of the other account waits for its keys',
  );
});
