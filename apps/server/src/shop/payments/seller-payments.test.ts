import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { countOrders, readOrder } from '@vitrine/contract/shop/orders.ts';
import {
  paymentCallback,
  previewSellerPayment,
  queryOrderPayments,
} from '@vitrine/contract/shop/payments.ts';
import { sql } from 'drizzle-orm';
import { inTx } from '#platform/context.ts';
import { readOwnerBalances } from '../ledger/index.ts';
import { cancelOrder } from '../orders/index.ts';
import { setStock } from '../stock/index.ts';
import { createDirectOwner, createOwner } from '../stores/testing/owners.ts';
import { withBank } from '../testing/fixtures.ts';
import { sweepFollowUps } from './index.ts';
import { createSellerDesk } from './testing/seller-desk.ts';

const { shop, desk } = await withBank({ desk: createSellerDesk });

test('several orders are paid at once; what cannot be paid is left out with its reason', async () => {
  const owner = await createDirectOwner(shop.app);
  const other = await createOwner(shop.app);
  await shop.link(owner);
  await desk.payByCard(other, [await shop.ownOrder(other, shop.lamp)], '4444');
  const sold = [
    await shop.order(owner, shop.lamp),
    await shop.order(owner, shop.lamp, 4),
    await shop.order(owner, shop.mug),
  ];
  for (const { token } of sold) await shop.pay(token);
  const unpaid = await shop.order(owner, shop.mug);
  const foreign = await shop.ownOrder(other);
  const ids = sold.map(({ orderId }) => orderId);
  const seen = await desk.preview(owner, [...ids, unpaid.orderId, foreign, ids[0] ?? '']);
  assert.deepEqual(
    seen.lines.map(({ orderId }) => orderId),
    ids,
  );
  assert.deepEqual(seen.leftOut.map(({ reason }) => reason).sort(), ['buyer_unpaid', 'not_found']);
  const counts = await shop.app.call(countOrders, { query: {} }, owner);
  assert.equal(counts.body.data.awaitingSeller, 3);
  const begun = await desk.pay(owner, [...ids, unpaid.orderId], 'card', seen.total.amount);
  assert.equal(begun.body.code, 0, 'a warning that something was left out');
  assert.deepEqual(
    begun.body.data.leftOut.map(({ reason }) => reason),
    ['buyer_unpaid'],
  );
  await shop.press(begun.body.data.payUrl ?? '', 'approve', { card: '4444' });
  const view = (await desk.read(owner, begun.body.data.id)).body.data;
  // The offer was given to that card before, so this payment is let go and paid by another way.
  assert.equal(view.failure, 'offer_used_by_card');
  await desk.give(owner, 50_000n);
  const paid = await desk.pay(owner, ids, 'earnings', seen.total.amount);
  assert.deepEqual(
    [paid.body.code, paid.body.data.status, paid.body.data.results.map(({ result }) => result)],
    [1, 'captured', ['paid', 'paid', 'paid']],
  );
  const detail = (await shop.app.call(readOrder, { params: { orderId: ids[0] ?? '' } }, owner)).body
    .data;
  assert.deepEqual([detail.status, detail.sellerPayment], [1, 'paid']);
  const asked = (
    await shop.app.call(queryOrderPayments, { body: { orderIds: [...ids, foreign] } }, owner)
  ).body.data;
  assert.deepEqual(
    asked.map((row) => [row.order_status, row.sellerPayment, row.paymentStatus]),
    ids.map(() => [1, 'paid', 'captured']),
  );
  await shop.settle();
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a payment from earnings whose answer got lost is answered again at once, as it was', async () => {
  const owner = await createOwner(shop.app);
  await desk.give(owner, 100_000n);
  const orderId = await shop.ownOrder(owner, shop.lamp);
  const { total } = await desk.preview(owner, [orderId]);
  const key = randomUUID();
  const first = await desk.pay(owner, [orderId], 'earnings', total.amount, key);
  const again = await desk.pay(owner, [orderId], 'earnings', total.amount, key);
  assert.deepEqual([again.body.code, again.body.data], [1, first.body.data]);
  assert.equal(again.headers['idempotent-replayed'], 'true');
  assert.equal(again.body.data.results[0]?.result, 'paid');
});

test('a retry after a crash in the middle answers what its first try paid', async () => {
  const owner = await createOwner(shop.app);
  await desk.give(owner, 100_000n);
  const orderId = await shop.ownOrder(owner, shop.lamp);
  const { total } = await desk.preview(owner, [orderId]);
  const key = randomUUID();
  const first = await desk.pay(owner, [orderId], 'earnings', total.amount, key);
  // The process died after the money moved and before the answer was stored; the lease is over.
  await shop.app.platform.database.db.execute(
    sql`update idempotency_keys set state = 'running', answer = null, locked_until = now() - interval '1 minute' where key = ${key}`,
  );
  const again = await desk.pay(owner, [orderId], 'earnings', total.amount, key);
  assert.deepEqual(
    [again.body.code, again.body.data.id, again.body.data.status],
    [1, first.body.data.id, 'captured'],
  );
});

test('another total than the shown one is refused and changes nothing', async () => {
  const owner = await createOwner(shop.app);
  const orderId = await shop.ownOrder(owner, shop.lamp);
  const { total } = await desk.preview(owner, [orderId]);
  assert.equal(
    (await desk.pay(owner, [orderId], 'card', total.amount + 1)).body.code,
    'price-changed',
  );
  assert.equal(
    (await desk.pay(owner, [orderId], 'earnings', total.amount)).body.code,
    'earnings-too-small',
  );
  assert.equal((await desk.pay(owner, ['900000001'], 'card', 1)).body.code, 'orders-none-payable');
  assert.equal(
    (await desk.preview(owner, [orderId])).offer?.percent,
    10,
    'the offer was not used up',
  );
  const { rows } = await shop.app.platform.database.db.execute(
    sql`select 1 from payments where store_id = ${owner.storeId}`,
  );
  assert.equal(rows.length, 0);
});

test('bad input, visitors, other owners and operators are refused', async () => {
  const owner = await createOwner(shop.app);
  const stranger = await createOwner(shop.app);
  const orderId = await shop.ownOrder(owner, shop.lamp);
  const { id } = (
    await desk.pay(owner, [orderId], 'card', (await desk.preview(owner, [orderId])).total.amount)
  ).body.data;
  assert.equal((await desk.read(owner, id)).status, 200);
  assert.equal((await desk.pay(owner, [], 'card', 1)).status, 400);
  const tooMany = Array.from({ length: 51 }, (_, index) => String(index + 1));
  assert.equal((await desk.pay(owner, tooMany, 'card', 1)).status, 400);
  const loose = {
    orderIds: [orderId],
    method: 'card',
    expectedTotal: { amount: 1, currency: 'USD' },
    price: 1,
  };
  const sent = await shop.app.send({
    method: 'POST',
    url: '/api/v1/seller-payments',
    payload: loose,
    headers: { authorization: `Bearer ${owner.token}`, 'idempotency-key': randomUUID() },
  });
  assert.equal(sent.body.code, 'invalid-input');
  assert.equal(
    (await shop.app.call(previewSellerPayment, { body: { orderIds: [orderId] } })).status,
    401,
  );
  assert.equal((await desk.read(stranger, id)).status, 404);
  assert.equal((await desk.pay(stranger, [orderId], 'card', 1)).body.code, 'orders-none-payable');
});

test('opening a payment for another set closes the page that was open; the old page cannot be paid', async () => {
  const owner = await createOwner(shop.app);
  const [one, two] = [
    await shop.ownOrder(owner, shop.lamp, 9),
    await shop.ownOrder(owner, shop.lamp, 9),
  ];
  const first = await desk.pay(
    owner,
    [one],
    'card',
    (await desk.preview(owner, [one])).total.amount,
  );
  const both = await desk.pay(
    owner,
    [one, two],
    'card',
    (await desk.preview(owner, [one, two])).total.amount,
  );
  assert.equal(both.status, 200, both.text);
  await shop.press(first.body.data.payUrl ?? '', 'approve');
  assert.equal((await desk.read(owner, first.body.data.id)).body.data.status, 'expired');
  await shop.press(both.body.data.payUrl ?? '', 'approve');
  assert.deepEqual(
    (await desk.read(owner, both.body.data.id)).body.data.results.map(({ result }) => result),
    ['paid', 'paid'],
  );
  await shop.settle();
});

test('an order that became unpayable in between is refunded in part at once, with code 0 and a result per order', async () => {
  const owner = await createOwner(shop.app);
  const [one, two] = [
    await shop.ownOrder(owner, shop.lamp, 9),
    await shop.ownOrder(owner, shop.lamp, 9),
  ];
  const begun = await desk.pay(
    owner,
    [one, two],
    'card',
    (await desk.preview(owner, [one, two])).total.amount,
  );
  await inTx(shop.ctx, (tx) => cancelOrder(tx, two, 'by_operator'));
  await shop.press(begun.body.data.payUrl ?? '', 'approve');
  const answer = (await desk.read(owner, begun.body.data.id)).body;
  assert.equal(answer.code, 0);
  assert.deepEqual(
    answer.data.results.map(({ result }) => result),
    ['paid', 'refunded'],
  );
  assert.deepEqual(
    [answer.data.status, answer.data.refunded.amount],
    ['part_refunded', answer.data.results[1]?.amount.amount],
  );
  await shop.settle();
  await sweepFollowUps(shop.ctx);
});

test('when the units are gone, paying from earnings pays nothing', async () => {
  const owner = await createOwner(shop.app);
  await desk.give(owner, 100_000n);
  const orderId = await shop.ownOrder(owner, shop.print, 4);
  const { total } = await desk.preview(owner, [orderId]);
  await setStock(shop.ctx, shop.print, 3);
  assert.equal((await desk.preview(owner, [orderId])).leftOut[0]?.reason, 'out_of_stock');
  assert.equal(
    (await desk.pay(owner, [orderId], 'earnings', total.amount)).body.code,
    'orders-none-payable',
  );
  assert.equal((await readOwnerBalances(shop.ctx, owner.storeId, 'USD')).availableMinor, 100_000n);
  await setStock(shop.ctx, shop.print, 10_000);
});

test('a payment comes back from the bank’s second step to /payauth, with what the bank decided', async () => {
  const owner = await createOwner(shop.app);
  const orderId = await shop.ownOrder(owner);
  const { total } = await desk.preview(owner, [orderId]);
  for (const [code, result] of [
    ['000000', 'failed'],
    ['424242', 'success'],
  ] as const) {
    const { payUrl, id } = (await desk.pay(owner, [orderId], 'card', total.amount)).body.data;
    const page = await (
      await shop.press(`${payUrl}/challenge`, 'confirm', { code, card: '8431' })
    ).text();
    const back = new URL(
      (/href="([^"]*paymentCallback[^"]*)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&'),
    );
    assert.equal(back.searchParams.get('step'), 'authorization');
    const answer = await shop.app.call(paymentCallback, {
      query: { payment: back.searchParams.get('payment') ?? '', step: 'authorization' },
    });
    const [path, query] = String(answer.headers['location']).split('/#')[1]?.split('?') ?? [];
    assert.deepEqual(
      [path, new URLSearchParams(query).get('payment'), new URLSearchParams(query).get('result')],
      ['/payauth', id, result],
    );
  }
  await shop.settle();
});

test('after all of it the books agree', async () => {
  // Gifts of this file are journals of kind `matured` without an earning; everything else must fit.
  assert.deepEqual(await shop.discrepancies(), []);
});
