import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { requestReturn } from '@vitrine/contract/shop/buyer-returns.ts';
import { processOrder, shipOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { eq } from 'drizzle-orm';
import { closeAfter } from '#platform/testing/close-after.ts';
import { orders } from '../orders/orders.tables.ts';
import { payAsOwner, startAsOwner } from '../payments/testing/direct-shop.ts';
import { countFree, readBankRefunded } from '../refunds/testing/refunds.ts';
import { createReturnDesk } from './testing/return-desk.ts';

const desk = await closeAfter(createReturnDesk());
const shop = desk.shop;

const two = () => [{ variantId: shop.mug, quantity: 2 }];
const rowOf = async (orderId: string) => {
  const [order] = await shop.app.platform.database.db
    .select()
    .from(orders)
    .where(eq(orders.id, orderId));
  return order ?? assert.fail();
};
const stateOf = async (orderId: string) => {
  const { buyerPayment, sellerPayment, cancelReason } = await rowOf(orderId);
  return { buyerPayment, sellerPayment, cancelReason };
};
const cancel = (order: { token: string }, quantity = 2, key: string = randomUUID()) =>
  desk.ask(order, { kind: 'cancellation', quantity, key });

test('while nothing is packed the buyer cancels alone, and the refund is made at once and once', async () => {
  const before = await countFree(shop, shop.mug);
  const order = await desk.paid(two());
  assert.equal((await desk.read(order)).cancelsAlone, true);
  const key = randomUUID();
  const first = await cancel(order, 2, key);
  assert.equal(first.status, 200, first.text);
  const [request] = first.body.data.requests;
  const row = await rowOf(order.orderId);
  assert.deepEqual(
    [request?.state, request?.refund],
    ['refunded', { amount: { amount: Number(row.totalMinor), currency: 'USD' }, isDone: true }],
  );
  assert.deepEqual(await stateOf(order.orderId), {
    buyerPayment: 'refunded',
    sellerPayment: 'not_due',
    cancelReason: 'by_buyer',
  });
  const again = await shop.app.call(
    requestReturn,
    {
      params: { token: first.body.data.link },
      body: {
        kind: 'cancellation',
        lines: [{ lineId: request?.lines[0]?.id ?? '', quantity: 2 }],
        reason: 'changed_mind',
        text: 'The handle is broken.',
      },
    },
    { idempotencyKey: key },
  );
  assert.deepEqual(
    again.body.data,
    first.body.data,
    'the same form sent twice is one cancellation',
  );
  assert.equal((await cancel(order)).body.code, 'return-closed', 'another tab is told');
  assert.equal(await countFree(shop, shop.mug), before);
  assert.equal(await readBankRefunded(shop, order.orderId), String(row.totalMinor));
  await shop.settle();
  assert.deepEqual(await shop.discrepancies(), []);
});

test('some units can be cancelled alone: the rest stays ordered', async () => {
  const order = await desk.paid(two());
  const answer = await cancel(order, 1);
  assert.equal(answer.body.data.requests[0]?.state, 'refunded', answer.text);
  assert.deepEqual(await stateOf(order.orderId), {
    buyerPayment: 'part_refunded',
    sellerPayment: 'not_due',
    cancelReason: null,
  });
  await shop.settle();
  assert.deepEqual(await shop.discrepancies(), []);
});

test('in direct mode the owner’s account pays back, and a seller payment already made is returned in the same operation', async () => {
  for (const hasPaid of [false, true]) {
    const order = await desk.paid(two(), desk.kira);
    if (hasPaid) await payAsOwner(shop, desk.kira, [order.orderId]);
    const answer = await cancel(order);
    assert.equal(answer.body.data.requests[0]?.state, 'refunded', answer.text);
    const { buyerPayment, sellerPayment } = await stateOf(order.orderId);
    assert.deepEqual([buyerPayment, sellerPayment], ['refunded', hasPaid ? 'refunded' : 'unpaid']);
    await shop.settle();
    assert.deepEqual(await shop.discrepancies(), []);
  }
});

test('a seller payment that is under way turns the cancellation into a request, as does packing', async () => {
  const direct = await desk.paid(two(), desk.kira);
  await startAsOwner(shop, desk.kira, [direct.orderId]);
  const packed = await desk.paid(two());
  await shop.app.call(
    processOrder,
    { params: { orderId: packed.orderId } },
    { token: desk.tokens.admin, idempotencyKey: randomUUID() },
  );
  for (const order of [direct, packed]) {
    assert.equal((await desk.read(order)).cancelsAlone, false);
    const answer = await cancel(order);
    assert.deepEqual(
      [answer.body.data.requests[0]?.state, answer.body.data.requests[0]?.refund],
      ['requested', null],
      answer.text,
    );
    assert.equal((await stateOf(order.orderId)).buyerPayment, 'paid');
  }
});

for (const [name, act] of [
  ['packing', processOrder],
  ['shipping', shipOrder],
] as const)
  test(`a cancellation and ${name} at the same time: one of them happens`, async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await desk.paid(two());
      const { orderId } = order;
      const body =
        act === shipOrder
          ? { body: { carrier: 'DHL', trackingNumber: `JD0146000031${orderId}` } }
          : {};
      const [cancelled, handled] = await Promise.all([
        cancel(order),
        shop.app.call(act as typeof shipOrder, { params: { orderId }, ...body } as never, {
          token: desk.tokens.admin,
          idempotencyKey: randomUUID(),
        }),
      ]);
      for (const { status, text } of [cancelled, handled]) assert.ok(status < 500, text);
      const row = await rowOf(orderId);
      await shop.settle();
      if (row.cancelledAt)
        assert.deepEqual(
          [row.fulfilment, row.buyerPayment, handled.status],
          ['waiting', 'refunded', 409],
        );
      else assert.deepEqual([row.buyerPayment, handled.status], ['paid', 200], cancelled.text);
      assert.deepEqual(await shop.discrepancies(), []);
    }
  });
