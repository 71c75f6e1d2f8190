import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { countOrders, readOrder } from '@vitrine/contract/shop/orders.ts';
import {
  paySellerOrders,
  previewSellerPayment,
  queryOrderPayments,
  readSellerPayment,
  type SellerPaymentMethod,
} from '@vitrine/contract/shop/payments.ts';
import { readWelcomeOffer } from '@vitrine/contract/shop/promotions.ts';
import { sql } from 'drizzle-orm';
import { inTx } from '#platform/context.ts';
import { postJournal, readOwnerBalances } from '../ledger/index.ts';
import { cancelOrder } from '../orders/index.ts';
import { setStock } from '../stock/index.ts';
import { createDirectOwner, createOwner, type TestOwner } from '../stores/testing/owners.ts';
import { sweepFollowUps } from './index.ts';
import { createPayShop, type PayShop } from './testing/pay-shop.ts';

let shop: PayShop;

before(async () => {
  shop = await createPayShop();
});
after(() => shop.close());

const preview = async (owner: TestOwner, orderIds: string[]) =>
  (await shop.app.call(previewSellerPayment, { body: { orderIds } }, { token: owner.token })).body.data;
const pay = (owner: TestOwner, orderIds: string[], method: SellerPaymentMethod, amount: number, key: string = randomUUID()) =>
  shop.app.call(
    paySellerOrders,
    { body: { orderIds, method, expectedTotal: { amount, currency: 'USD' } } },
    { token: owner.token, idempotencyKey: key },
  );
const read = (owner: TestOwner, paymentId: string) => {
  shop.app.clock.advance(2_000);
  return shop.app.call(readSellerPayment, { params: { paymentId } }, { token: owner.token });
};
const sellerState = async (orderId: string) =>
  (await shop.app.platform.database.db.execute<{ seller_payment: string }>(sql`select seller_payment from orders where id = ${orderId}`))
    .rows[0]?.seller_payment;

/** Earnings out of nowhere would break the books: they come from the platform's promotions. */
async function give(owner: TestOwner, amountMinor: bigint): Promise<void> {
  await inTx(shop.ctx, (tx) =>
    postJournal(tx, {
      kind: 'matured',
      sourceType: 'gift',
      sourceId: randomUUID(),
      lines: [
        { account: { code: 'platform_promotions' }, amountMinor, currency: 'USD' },
        { account: { code: 'owner_available', storeId: owner.storeId }, amountMinor: -amountMinor, currency: 'USD' },
      ],
    }),
  );
}

async function payByCard(owner: TestOwner, orderIds: string[], card = '4242') {
  const { total } = await preview(owner, orderIds);
  const begun = await pay(owner, orderIds, 'card', total.amount);
  assert.equal(begun.status, 200, begun.text);
  const { payUrl, id } = begun.body.data;
  await shop.press(payUrl ?? '', 'approve', { card });
  const key = shop.sandbox.bank.payments.get(payUrl?.split('/pay/')[1] ?? '')?.key ?? '';
  return { id, key, total, location: await shop.comeBack(key) };
}

test('the welcome offer takes 10 % off the goods of the first payment, never off shipping, and is used once', async () => {
  const owner = await createOwner(shop.app);
  const offer = async () => (await shop.app.call(readWelcomeOffer, {}, { token: owner.token })).body.data;
  assert.equal((await offer()).state, 'available');
  const orderId = await shop.ownOrder(owner, shop.lamp, 3);
  const seen = await preview(owner, [orderId]);
  assert.deepEqual([seen.goods.amount, seen.offer?.percent, seen.offer?.amount.amount], [3_600, 10, 360]);
  assert.equal(seen.total.amount, seen.goods.amount + seen.shipping.amount + seen.fees.amount - 360);
  const { id, location } = await payByCard(owner, [orderId]);
  assert.match(location, /\/#\/payresult\?kind=payment&payment=\d+&result=success/);
  const view = (await read(owner, id)).body;
  assert.deepEqual(
    [view.code, view.data.status, view.data.offer?.amount.amount, view.data.instrument],
    [1, 'captured', 360, 'card ending 4242'],
  );
  assert.equal(await sellerState(orderId), 'paid');
  assert.deepEqual([(await offer()).state, (await offer()).given?.amount], ['used', 360]);
  const next = await shop.ownOrder(owner, shop.lamp, 1);
  assert.equal((await preview(owner, [next])).offer, null);
  await shop.settle();
  assert.deepEqual(await shop.breaks(), []);
});

test('goods under 10 dollars are free and only shipping is charged; above 100 dollars nothing is given', async () => {
  const small = await createOwner(shop.app);
  const seen = await preview(small, [await shop.ownOrder(small, shop.mug, 2)]);
  assert.deepEqual([seen.goods.amount, seen.offer?.kind, seen.total.amount], [840, 'free', seen.shipping.amount + seen.fees.amount]);
  const large = await createOwner(shop.app);
  assert.equal((await preview(large, [await shop.ownOrder(large, shop.lamp, 9)])).offer, null);
});

test('a card that another owner’s offer was paid with is not charged; the offer stays for another card', async () => {
  const owner = await createOwner(shop.app);
  const orderId = await shop.ownOrder(owner, shop.lamp, 1);
  const { id, location } = await payByCard(owner, [orderId], '4242');
  assert.match(location, /result=failed&reason=offer_used_by_card/);
  const view = (await read(owner, id)).body.data;
  assert.deepEqual([view.status, view.failure, view.results[0]?.result], ['failed', 'offer_used_by_card', 'void']);
  assert.equal(await sellerState(orderId), 'unpaid');
  const plain = await shop.app.call(previewSellerPayment, { body: { orderIds: [orderId], withOffer: false } }, { token: owner.token });
  assert.deepEqual([plain.body.data.offer, plain.body.data.total], [null, plain.body.data.lines[0]?.cost]);
  assert.match((await payByCard(owner, [orderId], '4444')).location, /result=success/);
  await shop.settle();
  assert.deepEqual(await shop.breaks(), []);
});

test('several orders are paid at once; what cannot be paid is left out with its reason', async () => {
  const owner = await createDirectOwner(shop.app);
  const other = await createOwner(shop.app);
  await shop.link(owner);
  const sold = [await shop.order(owner, shop.lamp), await shop.order(owner, shop.lamp, 4), await shop.order(owner, shop.mug)];
  for (const { token } of sold) await shop.pay(token);
  const unpaid = await shop.order(owner, shop.mug);
  const foreign = await shop.ownOrder(other);
  const ids = sold.map(({ orderId }) => orderId);
  const seen = await preview(owner, [...ids, unpaid.orderId, foreign, ids[0] ?? '']);
  assert.deepEqual(
    seen.lines.map(({ orderId }) => orderId),
    ids,
  );
  assert.deepEqual(seen.leftOut.map(({ reason }) => reason).sort(), ['buyer_unpaid', 'not_found']);
  const counts = await shop.app.call(countOrders, { query: {} }, { token: owner.token });
  assert.equal(counts.body.data.awaitingSeller, 3);
  const begun = await pay(owner, [...ids, unpaid.orderId], 'card', seen.total.amount);
  assert.equal(begun.body.code, 0, 'a warning that something was left out');
  assert.deepEqual(
    begun.body.data.leftOut.map(({ reason }) => reason),
    ['buyer_unpaid'],
  );
  await shop.press(begun.body.data.payUrl ?? '', 'approve', { card: '4444' });
  const view = (await read(owner, begun.body.data.id)).body.data;
  // That card was used for the offer of the owner before, so this payment is let go and paid by another way.
  assert.equal(view.failure, 'offer_used_by_card');
  await give(owner, 50_000n);
  const paid = await pay(owner, ids, 'earnings', seen.total.amount);
  assert.deepEqual(
    [paid.body.code, paid.body.data.status, paid.body.data.results.map(({ result }) => result)],
    [1, 'captured', ['paid', 'paid', 'paid']],
  );
  const detail = (await shop.app.call(readOrder, { params: { orderId: ids[0] ?? '' } }, { token: owner.token })).body.data;
  assert.deepEqual([detail.status, detail.sellerPayment], [1, 'paid']);
  const asked = (await shop.app.call(queryOrderPayments, { body: { orderIds: [...ids, foreign] } }, { token: owner.token })).body.data;
  assert.deepEqual(
    asked.map((row) => [row.orderStatus, row.sellerPayment, row.paymentStatus]),
    ids.map(() => [1, 'paid', 'captured']),
  );
  await shop.settle();
  assert.deepEqual(
    (await shop.breaks()).filter((entry) => !JSON.stringify(entry).includes('pending')),
    [],
  );
});

test('a payment from earnings whose answer got lost is answered again at once, as it was', async () => {
  const owner = await createOwner(shop.app);
  await give(owner, 100_000n);
  const orderId = await shop.ownOrder(owner, shop.lamp);
  const { total } = await preview(owner, [orderId]);
  const key = randomUUID();
  const first = await pay(owner, [orderId], 'earnings', total.amount, key);
  const again = await pay(owner, [orderId], 'earnings', total.amount, key);
  assert.deepEqual([again.body.code, again.body.data], [1, first.body.data]);
  assert.equal(again.headers['idempotent-replayed'], 'true');
  assert.equal(again.body.data.results[0]?.result, 'paid');
});

test('a retry after a crash in the middle answers what its first try paid', async () => {
  const owner = await createOwner(shop.app);
  await give(owner, 100_000n);
  const orderId = await shop.ownOrder(owner, shop.lamp);
  const { total } = await preview(owner, [orderId]);
  const key = randomUUID();
  const first = await pay(owner, [orderId], 'earnings', total.amount, key);
  // The process died after the money moved and before the answer was stored; the lease is over.
  await shop.app.platform.database.db.execute(
    sql`update idempotency_keys set state = 'running', answer = null, locked_until = now() - interval '1 minute' where key = ${key}`,
  );
  const again = await pay(owner, [orderId], 'earnings', total.amount, key);
  assert.deepEqual([again.body.code, again.body.data.id, again.body.data.status], [1, first.body.data.id, 'captured']);
});

test('another total than the shown one is refused and changes nothing', async () => {
  const owner = await createOwner(shop.app);
  const orderId = await shop.ownOrder(owner, shop.lamp);
  const { total } = await preview(owner, [orderId]);
  assert.equal((await pay(owner, [orderId], 'card', total.amount + 1)).body.code, 'price-changed');
  assert.equal((await pay(owner, [orderId], 'earnings', total.amount)).body.code, 'earnings-too-small');
  assert.equal((await pay(owner, ['900000001'], 'card', 1)).body.code, 'orders-none-payable');
  assert.equal((await preview(owner, [orderId])).offer?.percent, 10, 'the offer was not used up');
  const { rows } = await shop.app.platform.database.db.execute(sql`select 1 from payments where store_id = ${owner.storeId}`);
  assert.equal(rows.length, 0);
});

test('bad input, visitors, other owners and operators are refused', async () => {
  const owner = await createOwner(shop.app);
  const stranger = await createOwner(shop.app);
  const orderId = await shop.ownOrder(owner, shop.lamp);
  const { id } = await payByCard(owner, [orderId], '4444').catch(() => ({ id: '' }));
  assert.equal((await pay(owner, [], 'card', 1)).status, 400);
  assert.equal(
    (
      await pay(
        owner,
        Array.from({ length: 51 }, (_, index) => String(index + 1)),
        'card',
        1,
      )
    ).status,
    400,
  );
  const loose = { orderIds: [orderId], method: 'card', expectedTotal: { amount: 1, currency: 'USD' }, price: 1 };
  const sent = await shop.app.send({
    method: 'POST',
    url: '/api/v1/seller-payments',
    payload: loose,
    headers: { authorization: `Bearer ${owner.token}`, 'idempotency-key': randomUUID() },
  });
  assert.equal(sent.body.code, 'invalid-input');
  assert.equal((await shop.app.call(previewSellerPayment, { body: { orderIds: [orderId] } })).status, 401);
  assert.equal((await read(stranger, id)).status, 404);
  assert.equal((await pay(stranger, [orderId], 'card', 1)).body.code, 'orders-none-payable');
});

test('opening a payment for another set closes the page that was open; the old page cannot be paid', async () => {
  const owner = await createOwner(shop.app);
  const [one, two] = [await shop.ownOrder(owner, shop.lamp, 9), await shop.ownOrder(owner, shop.lamp, 9)];
  const first = await pay(owner, [one], 'card', (await preview(owner, [one])).total.amount);
  const both = await pay(owner, [one, two], 'card', (await preview(owner, [one, two])).total.amount);
  assert.equal(both.status, 200, both.text);
  await shop.press(first.body.data.payUrl ?? '', 'approve');
  assert.equal((await read(owner, first.body.data.id)).body.data.status, 'expired');
  await shop.press(both.body.data.payUrl ?? '', 'approve');
  assert.deepEqual(
    (await read(owner, both.body.data.id)).body.data.results.map(({ result }) => result),
    ['paid', 'paid'],
  );
  await shop.settle();
});

test('an order that became unpayable in between is refunded in part at once, with code 0 and a result per order', async () => {
  const owner = await createOwner(shop.app);
  const [one, two] = [await shop.ownOrder(owner, shop.lamp, 9), await shop.ownOrder(owner, shop.lamp, 9)];
  const begun = await pay(owner, [one, two], 'card', (await preview(owner, [one, two])).total.amount);
  await inTx(shop.ctx, (tx) => cancelOrder(tx, two, 'by_operator'));
  await shop.press(begun.body.data.payUrl ?? '', 'approve');
  const answer = (await read(owner, begun.body.data.id)).body;
  assert.equal(answer.code, 0);
  assert.deepEqual(
    answer.data.results.map(({ result }) => result),
    ['paid', 'refunded'],
  );
  assert.deepEqual([answer.data.status, answer.data.refunded.amount], ['part_refunded', answer.data.results[1]?.amount.amount]);
  await shop.settle();
  await sweepFollowUps(shop.ctx);
});

test('when the pieces are gone, paying from earnings pays nothing', async () => {
  const owner = await createOwner(shop.app);
  await give(owner, 100_000n);
  const orderId = await shop.ownOrder(owner, shop.print, 4);
  const { total } = await preview(owner, [orderId]);
  await setStock(shop.ctx, shop.print, 3);
  assert.equal((await preview(owner, [orderId])).leftOut[0]?.reason, 'out_of_stock');
  assert.equal((await pay(owner, [orderId], 'earnings', total.amount)).body.code, 'orders-none-payable');
  assert.equal((await readOwnerBalances(shop.ctx, owner.storeId, 'USD')).availableMinor, 100_000n);
  await setStock(shop.ctx, shop.print, 10_000);
});

test('earnings are never overdrawn and every order is paid once, whoever pays what at the same time', async () => {
  const owner = await createOwner(shop.app);
  const ids: string[] = [];
  for (let index = 0; index < 8; index += 1) ids.push(await shop.ownOrder(owner, shop.lamp, 9));
  const price = (await preview(owner, [ids[0] ?? ''])).total.amount;
  await give(owner, BigInt(price * 5 + 1));
  // Overlapping sets in both directions, each by earnings, all at once.
  const sets = [
    ids.slice(0, 4),
    ids.slice(2, 6).reverse(),
    ids.slice(4, 8),
    ids.toReversed().slice(0, 4),
    ids.slice(0, 2),
    ids.slice(6, 8).reverse(),
  ];
  const answers = await Promise.all(sets.map((set) => pay(owner, set, 'earnings', price * set.length)));
  for (const { body } of answers)
    assert.ok([1, 0, 'price-changed', 'earnings-too-small', 'orders-none-payable'].includes(body.code), String(body.code));
  const { availableMinor } = await readOwnerBalances(shop.ctx, owner.storeId, 'USD');
  assert.ok(availableMinor >= 0n);
  const paid = (await Promise.all(ids.map(sellerState))).filter((seen) => seen === 'paid').length;
  assert.equal(availableMinor, BigInt(price * 5 + 1) - BigInt(price * paid));
  assert.ok(paid > 0 && paid <= 5);
});

test('overlapping card payments in reverse order: no deadlock reaches a client, nobody pays an order twice', async () => {
  const owner = await createOwner(shop.app);
  const ids: string[] = [];
  for (let index = 0; index < 6; index += 1) ids.push(await shop.ownOrder(owner, shop.lamp, 9));
  const price = (await preview(owner, [ids[0] ?? ''])).total.amount;
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(
      [ids, ids.toReversed(), ids.slice(0, 3), ids.slice(3).reverse()].map((set) => pay(owner, set, 'card', price * set.length)),
    );
    assert.ok(
      answers.every(({ status }) => status < 500),
      answers.map(({ text }) => text).join('\n'),
    );
    await Promise.all(answers.map(({ body }) => (body.data?.payUrl && round === 4 ? shop.press(body.data.payUrl, 'approve') : undefined)));
  }
  await shop.settle();
  await sweepFollowUps(shop.ctx);
  const { rows } = await shop.app.platform.database.db.execute<{ captures: number }>(sql`
    select count(*)::int as captures from payment_orders where order_id = any(${sql.param(ids)}::bigint[]) and effect = 'paid' group by order_id`);
  assert.ok(rows.every(({ captures }) => captures === 1));
});

test('fifty tries to use the offer at once use it once', async () => {
  const owner = await createOwner(shop.app);
  await give(owner, 1_000_000n);
  const ids: string[] = [];
  for (let index = 0; index < 50; index += 1) ids.push(await shop.ownOrder(owner, shop.lamp, 1));
  const { total, offer } = await preview(owner, [ids[0] ?? '']);
  assert.equal(offer?.percent, 10);
  const answers = await Promise.all(ids.map((id) => pay(owner, [id], 'earnings', total.amount)));
  assert.equal(answers.filter(({ body }) => body.code === 1).length, 1);
  assert.ok(
    answers.every(({ body }) => body.code === 1 || body.code === 'price-changed'),
    answers.map(({ body }) => body.code).join(),
  );
  const { rows } = await shop.app.platform.database.db.execute<{ live: number }>(
    sql`select count(*)::int as live from welcome_claims where store_id = ${owner.storeId} and state <> 'freed'`,
  );
  assert.equal(rows[0]?.live, 1);
});

test('after all of it the books agree', async () => {
  // Gifts of this file are journals of kind `matured` without an earning; everything else must fit.
  assert.deepEqual(await shop.breaks(), []);
});
