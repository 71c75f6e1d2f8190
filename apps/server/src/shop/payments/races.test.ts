import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { paymentCallback, payOrder, readOrderPayment } from '@vitrine/contract/shop/payments.ts';
import { sql } from 'drizzle-orm';
import { setStock } from '../stock/index.ts';
import { createOwner } from '../stores/testing/owners.ts';
import { withBank } from '../testing/fixtures.ts';
import { postBankEvent } from './testing/bank-events.ts';

const { shop, owner } = await withBank({ owner: {} });

const postEvent = (ref: string) => postBankEvent(shop, 'payment.captured', ref);

test('return page, three webhooks, poll and double click at once: one paid order, one journal, one mail each, 8 rounds', async () => {
  for (let round = 0; round < 8; round += 1) {
    const order = await shop.order(owner);
    const begun = await Promise.all(
      [1, 2].map(() =>
        shop.app.call(
          payOrder,
          { params: { token: order.token }, body: {} },
          { idempotencyKey: randomUUID() },
        ),
      ),
    );
    const urls = new Set(begun.map(({ body }) => body.data?.payUrl));
    assert.equal(urls.size, 1, 'a double click meets one page');
    const payUrl = [...urls][0] ?? '';
    const ref = payUrl.split('/pay/')[1] ?? '';
    const key = shop.sandbox.bank.payments.get(ref)?.key ?? '';
    await Promise.all([shop.press(payUrl, 'approve'), shop.press(payUrl, 'approve')]);
    shop.app.clock.advance(2_000);
    const answers = await Promise.all([
      shop.app.call(paymentCallback, { query: { payment: key } }),
      shop.app.call(paymentCallback, { query: { payment: key } }),
      postEvent(ref),
      postEvent(ref),
      postEvent(ref),
      shop.app.drain(),
      shop.app.call(readOrderPayment, { params: { token: order.token } }),
      shop.app.call(
        payOrder,
        { params: { token: order.token }, body: {} },
        { idempotencyKey: randomUUID() },
      ),
    ]);
    for (const answer of answers)
      if (typeof answer === 'object') assert.ok(answer.status < 400, answer.text);
    await shop.settle();
    const { rows } = await shop.app.platform.database.db.execute(sql`
      select o.buyer_payment as fact, (select count(*)::int from journals where kind = 'buyer_capture' and source_id = o.id::text) as journals,
        (select count(*)::int from payment_orders where order_id = o.id and effect = 'paid') as parts,
        (select count(*)::int from outbox_mails where unique_key in ('buyer-paid:' || o.id, 'owner-paid:' || o.id)) as mails
      from orders o where o.id = ${order.orderId}`);
    assert.deepEqual(rows, [{ fact: 'paid', journals: 1, parts: 1, mails: 2 }], `round ${round}`);
  }
  assert.deepEqual(await shop.discrepancies(), []);
});

test('50 buyers for 10 units give 10 orders', async () => {
  const rush = await createOwner(shop.app);
  const placed = await Promise.all(Array.from({ length: 50 }, () => shop.order(rush, shop.print)));
  await setStock(shop.ctx, shop.print, 10);
  const begun = await Promise.all(
    placed.map(({ token }) =>
      shop.app.call(payOrder, { params: { token }, body: {} }, { idempotencyKey: randomUUID() }),
    ),
  );
  const pages = begun.flatMap(({ body }) => (body.data?.payUrl ? [body.data.payUrl] : []));
  assert.equal(pages.length, 10);
  assert.ok(begun.every(({ status, body }) => status === 200 || body.code === 'out-of-stock'));
  await Promise.all(pages.map((payUrl) => shop.press(payUrl, 'approve')));
  await shop.settle();
  const { rows } = await shop.app.platform.database.db.execute(sql`
    select (select count(*)::int from orders where store_id = ${rush.storeId} and buyer_payment = 'paid') as paid, on_hand, held from stock_levels where variant_id = ${shop.print}`);
  assert.deepEqual(rows, [{ paid: 10, on_hand: 0, held: 0 }]);
  assert.deepEqual(await shop.discrepancies(), []);
});
