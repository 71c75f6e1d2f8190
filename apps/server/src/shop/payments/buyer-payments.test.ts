import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { createCart, readCart } from '@vitrine/contract/shop/carts.ts';
import { postPaymentCallback } from '@vitrine/contract/shop/payment-callbacks.ts';
import { leavePayment, payOrder, readOrderPayment } from '@vitrine/contract/shop/payments.ts';
import { quoteCheckout } from '@vitrine/contract/shop/quotes.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { sql } from 'drizzle-orm';
import { inTx } from '#platform/context.ts';
import { readOwnerBalances } from '../ledger/index.ts';
import { cancelOrder } from '../orders/index.ts';
import { readAvailable, setStock } from '../stock/index.ts';
import { createDirectOwner } from '../stores/testing/owners.ts';
import { withBank } from '../testing/fixtures.ts';
import { sweepFollowUps, sweepOpenPayments } from './index.ts';

const { shop, owner } = await withBank({ owner: { name: 'Luna' } });

const state = async (token: string) => {
  shop.app.clock.advance(2_000);
  return (await shop.app.call(readOrderPayment, { params: { token } })).body.data;
};
const pay = (token: string, key: string) =>
  shop.app.call(payOrder, { params: { token }, body: {} }, { idempotencyKey: key });
const orderState = async (token: string) =>
  (await shop.app.call(trackOrder, { params: { token } })).body.data.state;

test('an approved payment pays the order once: fact, stock, journal, balance, and the buyer is led back', async () => {
  const before = (await readAvailable(shop.ctx, [shop.mug])).get(shop.mug) ?? 0;
  const order = await shop.order(owner);
  assert.equal((await state(order.token)).state, 'none');
  const { payUrl, key } = await shop.start(order.token);
  assert.equal((await state(order.token)).state, 'open');
  assert.equal((await readAvailable(shop.ctx, [shop.mug])).get(shop.mug), before - 1, 'held');
  const page = await (await fetch(payUrl)).text();
  assert.ok(page.includes(order.number));
  await shop.press(payUrl, 'approve');
  const location = await shop.comeBack(key);
  assert.match(location, new RegExp(`/s/${owner.slug}/pay/[A-Za-z0-9_-]{32}$`));
  assert.ok(!location.includes(order.token), 'the payer need not be the buyer');
  assert.equal((await state(order.token)).state, 'paid');
  assert.equal(await orderState(order.token), 'paid');
  await shop.settle();
  const balances = await readOwnerBalances(shop.ctx, owner.storeId, 'USD');
  const profit = await shop.app.platform.database.db.execute<{ profit: string }>(
    sql`select profit_minor::text as profit from orders where id = ${order.orderId}`,
  );
  assert.equal(balances.pendingMinor, BigInt(profit.rows[0]?.profit ?? -1));
  assert.equal((await readAvailable(shop.ctx, [shop.mug])).get(shop.mug), before - 1);
  assert.equal(
    (await pay(order.token, randomUUID())).body.data.state,
    'paid',
    'paying again answers that it is paid',
  );
  assert.deepEqual(await shop.discrepancies(), []);
});

test('coming back to paymentCallback proves nothing: an order is paid by what the provider says, whatever the address claims', async () => {
  const order = await shop.order(owner);
  const { key, payUrl } = await shop.start(order.token);
  for (const claim of ['', '&status=paid', '&result=success&code=1'] as const) {
    const answer = await shop.app.send({
      method: 'GET',
      url: `/api/paymentCallback?payment=${key}${claim}`,
    });
    assert.ok([302, 400].includes(answer.status), claim);
    assert.equal(await orderState(order.token), 'pay', claim);
  }
  await shop.start(order.token);
  await shop.press(payUrl, 'decline');
  await shop.comeBack(key);
  assert.equal(await orderState(order.token), 'pay', 'refused');
  assert.deepEqual(await shop.discrepancies(), []);
});

test('leaving the bank, cancelling there and a refusal give the units back at once; what is approved stays reserved', async () => {
  const free = async () => (await readAvailable(shop.ctx, [shop.lamp])).get(shop.lamp) ?? 0;
  const all = await free();
  const leave = async (token: string) =>
    (await shop.app.call(leavePayment, { params: { token } })).body.data.released;
  const order = await shop.order(owner, shop.lamp, 2);
  assert.equal(await leave(order.token), false, 'nothing was begun');
  const { key, payUrl } = await shop.start(order.token);
  assert.equal(await free(), all - 2);
  assert.ok((await state(order.token)).heldUntil);
  await shop.comeBack(key);
  assert.equal(await free(), all, 'came back with nothing decided');
  assert.equal((await state(order.token)).heldUntil, null);
  await shop.start(order.token);
  const again = await shop.order(owner, shop.lamp, 2);
  await shop.start(again.token);
  assert.equal(await free(), all - 2);
  assert.equal(await leave(again.token), true);
  assert.equal(await free(), all, 'left by the shop’s own pages');
  for (const decision of ['decline', 'cancel'] as const) {
    const refused = await shop.order(owner, shop.lamp, 3);
    const started = await shop.start(refused.token);
    assert.equal(await free(), all - 3, decision);
    await shop.press(started.payUrl, decision);
    await shop.settle();
    assert.equal(await free(), all, `${decision}: by the bank’s message alone`);
  }
  await shop.press(payUrl, 'late');
  await shop.comeBack(key);
  assert.equal((await state(order.token)).state, 'processing');
  assert.equal(await leave(order.token), false, 'approved: not given away');
  assert.equal(await free(), all - 2);
  await shop.admin('POST', '/admin/confirm-late');
  await shop.settle();
  assert.equal(
    await orderState(order.token),
    'paid',
    'the payment that was left is finished all the same',
  );
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a cart counts what its own unpaid order reserves: the last unit can be ordered again after a look around', async () => {
  await setStock(shop.ctx, shop.print, 1);
  const order = await shop.order(owner, shop.print);
  await shop.start(order.token);
  const cart = { slug: owner.slug, cart: order.cart };
  assert.equal(
    (await shop.app.call(readCart, { params: cart })).body.data.lines[0]?.state,
    'available',
  );
  const quote = await shop.app.call(quoteCheckout, { params: cart, body: { countryCode: 'US' } });
  assert.equal(quote.status, 200, quote.text);
  const other = await shop.app.call(createCart, {
    params: { slug: owner.slug },
    body: { line: { variantId: shop.print, quantity: 1 } },
  });
  assert.equal(other.body.code, 'out-of-stock', 'others see that it is taken');
});

test('a buyer who pays in another currency balances both currencies', async () => {
  for (const currency of ['EUR', 'JPY', 'KWD']) {
    const order = await shop.paidOrder(owner, shop.lamp, 3, currency);
    assert.equal(await orderState(order.token), 'paid', currency);
  }
  assert.deepEqual(await shop.discrepancies(), []);
});

test('the same key answers the same, another key meets the same open payment, another body is refused', async () => {
  const order = await shop.order(owner);
  const key = randomUUID();
  const first = await pay(order.token, key);
  const again = await pay(order.token, key);
  assert.equal(again.headers['idempotent-replayed'], 'true');
  assert.equal(again.text, first.text);
  assert.equal((await pay(order.token, randomUUID())).body.data.payUrl, first.body.data.payUrl);
  assert.equal(
    (
      await shop.app.call(
        payOrder,
        { params: { token: order.token }, body: {} },
        { idempotencyKey: null },
      )
    ).body.code,
    'idempotency-key-required',
  );
  assert.equal(
    (
      await shop.app.send({
        method: 'POST',
        url: `/api/v1/buyer-orders/${order.token}/pay`,
        payload: { amount: 1 },
        headers: { 'idempotency-key': randomUUID() },
      })
    ).status,
    400,
  );
  assert.equal((await pay('x'.repeat(32), randomUUID())).status, 404);
});

test('declined, cancelled, failed second step: nothing is charged, the units are free, the buyer may try again', async () => {
  const order = await shop.order(owner);
  const free = async () => (await readAvailable(shop.ctx, [shop.mug])).get(shop.mug);
  const before = await free();
  for (const [decision, failure] of [
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
  ] as const) {
    const { payUrl, key } = await shop.start(order.token);
    await shop.press(payUrl, decision);
    await shop.comeBack(key);
    const seen = await state(order.token);
    assert.deepEqual([seen.state, seen.failure], ['failed', failure]);
    assert.equal(await free(), before);
  }
  const wrong = await shop.start(order.token);
  await shop.press(`${wrong.payUrl}/challenge`, 'confirm', { code: '000000' });
  await shop.comeBack(wrong.key);
  assert.equal((await state(order.token)).failure, 'challenge_failed');
  const right = await shop.start(order.token);
  await shop.press(`${right.payUrl}/challenge`, 'confirm', { code: '424242' });
  await shop.comeBack(right.key);
  assert.equal(await orderState(order.token), 'paid');
  await shop.settle();
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a late confirmation: the buyer sees it being worked on, the units stay, the webhook pays it', async () => {
  const order = await shop.order(owner);
  const { payUrl, key } = await shop.start(order.token);
  await shop.press(payUrl, 'late');
  await shop.comeBack(key);
  await shop.settle();
  assert.equal((await state(order.token)).state, 'processing');
  shop.app.clock.advance(20 * 60_000);
  await sweepOpenPayments(shop.ctx);
  assert.equal(
    (await state(order.token)).state,
    'processing',
    'not expired while the provider works on it',
  );
  await shop.admin('POST', '/admin/confirm-late');
  await shop.settle();
  assert.equal(await orderState(order.token), 'paid');
  assert.deepEqual(await shop.discrepancies(), []);
});

test('an unpaid page expires after 15 minutes and gives the units back, each time', async () => {
  await shop.settle();
  const before = (await readAvailable(shop.ctx, [shop.lamp])).get(shop.lamp);
  const order = await shop.order(owner, shop.lamp);
  for (const attempt of ['first', 'second']) {
    await shop.start(order.token, randomUUID());
    shop.app.clock.advance(15 * 60_000 + 1_000);
    await sweepOpenPayments(shop.ctx);
    await shop.settle();
    const free = (await readAvailable(shop.ctx, [shop.lamp])).get(shop.lamp);
    assert.deepEqual([(await state(order.token)).state, free], ['failed', before], attempt);
  }
  await shop.pay(order.token);
  assert.equal(await orderState(order.token), 'paid');
});

test('a lost answer is unknown, no one pays twice, and asking the provider resolves it', async () => {
  for (const kind of ['drop-answer', 'error-after', 'error-before'] as const) {
    const order = await shop.order(owner);
    await shop.admin('PUT', '/admin/faults', [{ on: 'create', kind, times: 1 }]);
    const key = randomUUID();
    assert.equal((await pay(order.token, key)).body.data.state, 'unknown', kind);
    assert.equal((await pay(order.token, key)).body.code, 'idempotency-running', 'a retry waits');
    shop.app.clock.advance(61_000);
    await sweepOpenPayments(shop.ctx);
    const seen = await state(order.token);
    if (kind === 'error-before')
      assert.deepEqual(
        [seen.state, seen.failure],
        ['failed', 'not_created'],
        'the provider never heard of it',
      );
    else assert.equal(seen.state, 'open', kind);
    const { rows } = await shop.app.platform.database.db.execute(
      sql`select 1 from payment_orders where order_id = ${order.orderId}`,
    );
    assert.equal(rows.length, 1);
    await shop.pay(order.token);
    assert.equal(await orderState(order.token), 'paid', kind);
  }
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a webhook before the answer, twice, and out of order ends in one paid order', async () => {
  for (const mode of ['duplicate', 'reorder'] as const) {
    await shop.admin('PUT', '/admin/webhooks', { mode });
    const order = await shop.order(owner);
    const { payUrl } = await shop.start(order.token);
    await shop.press(payUrl, 'late');
    await shop.admin('POST', '/admin/confirm-late');
    await shop.admin('POST', '/admin/webhooks/flush');
    await shop.settle();
    assert.equal(await orderState(order.token), 'paid', mode);
  }
  await shop.admin('PUT', '/admin/webhooks', { mode: 'normal' });
  assert.deepEqual(await shop.discrepancies(), []);
});

test('captured for a cancelled order: the money goes back by itself, visibly', async () => {
  const order = await shop.order(owner);
  const { payUrl, key } = await shop.start(order.token);
  await inTx(shop.ctx, (tx) => cancelOrder(tx, order.orderId, 'by_buyer'));
  await shop.press(payUrl, 'approve');
  await shop.comeBack(key);
  await shop.settle();
  await sweepFollowUps(shop.ctx);
  assert.equal(await orderState(order.token), 'closed');
  assert.equal((await state(order.token)).state, 'refunded');
  assert.equal(
    shop.sandbox.bank.findPayment(key)?.refunded,
    shop.sandbox.bank.findPayment(key)?.amount,
  );
  const { rows } = await shop.app.platform.database.db.execute<{ total: string }>(sql`
    select sum(e.amount_minor)::text as total from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.code = 'refunds_payable'`);
  assert.equal(rows[0]?.total, '0');
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a refund whose answer is lost is asked for again with its own key, and happens once', async () => {
  const order = await shop.order(owner);
  const { payUrl, key } = await shop.start(order.token);
  await inTx(shop.ctx, (tx) => cancelOrder(tx, order.orderId, 'by_buyer'));
  await shop.press(payUrl, 'approve');
  await shop.admin('PUT', '/admin/faults', [{ on: 'refund', kind: 'drop-answer', times: 2 }]);
  await shop.comeBack(key);
  await sweepFollowUps(shop.ctx);
  await sweepFollowUps(shop.ctx);
  const payment = shop.sandbox.bank.findPayment(key);
  assert.equal(payment?.refunded, payment?.amount);
  assert.equal(
    [...shop.sandbox.bank.refunds.values()].filter(({ paymentRef }) => paymentRef === payment?.ref)
      .length,
    1,
  );
  assert.equal((await state(order.token)).state, 'refunded');
  await shop.settle();
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a paid order that is cancelled is refunded, and the sale is taken back from the owner', async () => {
  const before = await readOwnerBalances(shop.ctx, owner.storeId, 'USD');
  const order = await shop.paidOrder(owner, shop.lamp);
  await inTx(shop.ctx, (tx) => cancelOrder(tx, order.orderId, 'by_operator'));
  await shop.app.drain();
  await sweepFollowUps(shop.ctx);
  await shop.settle();
  assert.deepEqual(await readOwnerBalances(shop.ctx, owner.storeId, 'USD'), before);
  assert.equal((await state(order.token)).state, 'refunded');
  assert.deepEqual(await shop.discrepancies(), []);
});

test('the last unit goes to one buyer; the other is refused before paying', async () => {
  // A buyer who reserved it briefly within the last hour would not get it reserved again.
  shop.app.clock.advance(3_600_000);
  await setStock(shop.ctx, shop.print, 1);
  const [one, two] = [await shop.order(owner, shop.print), await shop.order(owner, shop.print)];
  const tries = await Promise.all([pay(one.token, randomUUID()), pay(two.token, randomUUID())]);
  assert.deepEqual(tries.map(({ status }) => status).sort(), [200, 409]);
  assert.equal(tries.find(({ status }) => status === 409)?.body.code, 'out-of-stock');
});

test('a direct store is paid at the provider of its account, and at no other', async () => {
  const direct = await createDirectOwner(shop.app, 'Mira', { isLinked: false });
  await shop.link(direct);
  const order = await shop.order(direct);
  const { db } = shop.app.platform.database;
  await db.run(
    sql`update linked_accounts set provider = 'elsewhere' where store_id = ${direct.storeId}`,
  );
  const refused = await shop.app.call(
    payOrder,
    { params: { token: order.token }, body: {} },
    { idempotencyKey: randomUUID() },
  );
  assert.equal(refused.body.code, 'payment-unavailable');
  await assert.rejects(shop.order(direct), /payment-unavailable/);
  assert.ok(await shop.order(owner), 'others are paid as before');
  await db.run(
    sql`update linked_accounts set provider = 'sandbox' where store_id = ${direct.storeId}`,
  );
});

test('a direct store takes payments only on its linked account, and they never enter our book', async () => {
  const direct = await createDirectOwner(shop.app, 'Kira', { isLinked: false });
  await assert.rejects(shop.order(direct), /payment-unavailable/);
  assert.match(await shop.link(direct), /kind=link&result=success/);
  const order = await shop.order(direct);
  const { key } = await shop.start(order.token);
  assert.match(shop.sandbox.bank.findPayment(key)?.account ?? '', /^acct_/);
  await shop.pay(order.token);
  assert.equal((await readOwnerBalances(shop.ctx, direct.storeId, 'USD')).pendingMinor, 0n);
  const { rows } = await shop.app.platform.database.db.execute(
    sql`select buyer_payment, seller_payment from orders where id = ${order.orderId}`,
  );
  assert.deepEqual(rows, [{ buyer_payment: 'paid', seller_payment: 'unpaid' }]);
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a buyer who pays in another currency leaves only roundings between the currencies; an amount off the rate is found', async () => {
  const order = await shop.paidOrder(owner, shop.mug, 3, 'JPY');
  assert.deepEqual(await shop.discrepancies(), []);
  const { db } = shop.app.platform.database;
  const { rows } = await db.execute<{ currency: string }>(sql`
    select distinct e.currency from journals j join ledger_entries e on e.journal_id = j.id
    join ledger_accounts a on a.id = e.account_id and a.code = 'exchange'
    where j.source_type = 'order' and j.source_id = ${order.orderId} order by 1`);
  assert.deepEqual(
    rows.map(({ currency }) => currency),
    ['JPY', 'USD'],
  );
  await db.execute(
    sql`update orders set rate_numerator = rate_numerator * 1003, rate_denominator = rate_denominator * 1000 where id = ${order.orderId}`,
  );
  const [found, ...more] = (await shop.discrepancies()) as { invariant: string }[];
  assert.match(found?.invariant ?? '', /between currencies/);
  assert.deepEqual(more, []);
  await db.execute(
    sql`update orders set rate_numerator = rate_numerator / 1003, rate_denominator = rate_denominator / 1000 where id = ${order.orderId}`,
  );
});

test('a client that asks by script learns how its payment is, before and after the bank has decided', async () => {
  const order = await shop.order(owner);
  const { payUrl, key } = await shop.start(order.token);
  const status = async (payment: string) => {
    const answer = await shop.app.call(postPaymentCallback, { body: { payment } });
    assert.equal(answer.status, 200, answer.text);
    return JSON.parse(answer.text) as unknown;
  };
  assert.deepEqual(await status(key), { status: 'pending' });
  await shop.press(payUrl, 'approve');
  shop.app.clock.advance(2_000);
  assert.deepEqual(await status(key), { status: 'captured' });
  assert.deepEqual(await status('unknown-payment'), { status: null });
});
