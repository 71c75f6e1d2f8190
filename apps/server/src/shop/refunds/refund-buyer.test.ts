import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { Currency } from '@vitrine/contract/money.ts';
import { readDashboard } from '@vitrine/contract/shop/dashboard.ts';
import { shipOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { readOrder } from '@vitrine/contract/shop/orders.ts';
import { previewSellerPayment } from '@vitrine/contract/shop/payments.ts';
import {
  type RefundChoice,
  readOwnOrderRefunds,
  refundBuyer,
  retryBuyerRefund,
} from '@vitrine/contract/shop/refunds.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { sql } from 'drizzle-orm';
import { readMails } from '#admin/testing.ts';
import { sweepFollowUps } from '../payments/index.ts';
import { postBankEvent } from '../payments/testing/bank-events.ts';
import { createLinkedOwner, payAsOwner, startAsOwner } from '../payments/testing/direct-shop.ts';
import type { TestOwner } from '../stores/testing/owners.ts';
import { withBank } from '../testing/fixtures.ts';
import {
  buyerPaymentKey,
  countFree,
  placePaidOrder,
  readBankRefunded,
  refundByOperators,
  usd,
} from './testing/refunds.ts';

const { shop, kira, luna, admin } = await withBank({
  kira: (bank) => createLinkedOwner(bank, 'Kira'),
  luna: { name: 'Luna' },
  admin: 'ADMIN',
});

const note = 'The buyer sent it back.';
const refund = (
  orderId: string,
  what: RefundChoice,
  more: { seen?: number; currency?: Currency; owner?: TestOwner; key?: string } = {},
) =>
  shop.app.call(
    refundBuyer,
    {
      params: { orderId },
      body: {
        what,
        seenRefunded: { amount: more.seen ?? 0, currency: more.currency ?? 'USD' },
        reason: note,
      },
    },
    { token: (more.owner ?? kira).token, idempotencyKey: more.key ?? randomUUID() },
  );
const byOperators = (
  orderId: string,
  what: RefundChoice,
  more: { seen?: number; areBack?: boolean } = {},
) => refundByOperators(shop, admin.token, orderId, what, more);
const read = async (orderId: string) =>
  (await shop.app.call(readOwnOrderRefunds, { params: { orderId } }, kira)).body.data;
const detail = async (orderId: string) =>
  (await shop.app.call(readOrder, { params: { orderId } }, kira)).body.data;
const free = (variantId: string) => countFree(shop, variantId);
const earned = async () =>
  (await shop.app.call(readDashboard, {}, kira)).body.data.revenue.total.amount;
const query = async <Row extends Record<string, unknown>>(text: ReturnType<typeof sql>) =>
  (await shop.app.platform.database.db.execute<Row>(text)).rows;
const bankRefunded = (orderId: string) => readBankRefunded(shop, orderId);
const paidOrder = (
  lines: { variantId: string; quantity: number }[],
  currency?: string,
  owner = kira,
) => placePaidOrder(shop, owner, lines, currency ? { currency } : {});

test('all of it before the owner has paid: the order closes, the buyer has his money, and nothing is due', async () => {
  const [stock, earnedBefore] = [await free(shop.mug), await earned()];
  const order = await paidOrder([{ variantId: shop.mug, quantity: 2 }]);
  assert.deepEqual(
    [(await read(order.orderId)).canRefund, (await read(order.orderId)).wholeCancels],
    [true, true],
  );
  const answer = await refund(order.orderId, { kind: 'whole' });
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(
    answer.body.data.refunds.map(({ state, side, reason }) => [state, side, reason]),
    [['done', 'buyer', null]],
  );
  await shop.settle();
  const seen = await detail(order.orderId);
  assert.deepEqual(
    [seen.status, seen.buyerPayment, seen.cancelReason, seen.can.pay],
    [3, 'refunded', 'by_owner', false],
  );
  assert.equal(seen.profit?.amount, -seen.cost.fees.amount, 'what the provider keeps');
  assert.deepEqual(
    seen.timeline.slice(-2).map(({ kind }) => kind),
    ['cancelled', 'buyer_refunded'],
  );
  assert.equal(await bankRefunded(order.orderId), String(seen.buyerPays?.total.amount));
  assert.deepEqual([await free(shop.mug), await earned()], [stock, earnedBefore]);
  const preview = (
    await shop.app.call(previewSellerPayment, { body: { orderIds: [order.orderId] } }, kira)
  ).body.data;
  assert.deepEqual(
    preview.leftOut.map(({ reason }) => reason),
    ['cancelled'],
  );
  assert.ok(
    (await readMails(shop.app, 'maya@example.com')).some(
      ({ template, text }) => template === 'order-cancelled' && text,
    ),
  );
  assert.equal(
    (await shop.app.call(trackOrder, { params: { token: order.token } })).body.data.buyerPayment,
    'refunded',
  );
  assert.deepEqual(await shop.discrepancies(), []);
});

test('units before the owner has paid are no longer owed; after he has paid, operators return their price', async () => {
  for (const currency of ['USD', 'EUR', 'JPY'] as const) {
    const start = await earned();
    const order = await paidOrder(
      [
        { variantId: shop.mug, quantity: 2 },
        { variantId: shop.lamp, quantity: 3 },
      ],
      currency,
    );
    const whole = await detail(order.orderId);
    const [mugs, lamps] = (await read(order.orderId)).lines;
    const lampPrice = whole.lines[1]?.platformPrice.amount ?? 0;
    const stock = await free(shop.lamp);
    const first = await refund(
      order.orderId,
      { kind: 'lines', lines: [{ lineId: lamps?.lineId ?? '', quantity: 1 }] },
      { currency },
    );
    assert.equal(first.status, 200, first.text);
    assert.equal(await free(shop.lamp), stock + 1);
    const less = await detail(order.orderId);
    assert.deepEqual(
      [whole.cost.due.amount, less.cost.due.amount],
      [
        whole.cost.total.amount - whole.cost.fees.amount,
        whole.cost.total.amount - whole.cost.fees.amount - lampPrice,
      ],
    );
    assert.deepEqual(
      [less.status, less.buyerPayment, less.sellerPayment],
      [0, 'part_refunded', 'unpaid'],
    );
    await payAsOwner(shop, kira, [order.orderId]);
    const back = first.body.data.paid?.refunded.amount ?? 0;
    const second = await refund(
      order.orderId,
      { kind: 'lines', lines: [{ lineId: mugs?.lineId ?? '', quantity: 1 }] },
      { seen: back, currency },
    );
    assert.equal(second.status, 200, second.text);
    const third = await byOperators(order.orderId, {
      kind: 'lines',
      lines: [{ lineId: mugs?.lineId ?? '', quantity: 1 }],
    });
    assert.equal(third.status, 200, third.text);
    assert.equal(third.body.data.refunds[0]?.amount.amount, whole.lines[0]?.platformPrice.amount);
    await shop.settle();
    const now = await detail(order.orderId);
    assert.deepEqual(
      now.lines.map(({ toShip, refunded }) => [toShip, refunded]),
      [
        [1, 1],
        [2, 1],
      ],
    );
    assert.deepEqual(
      [now.buyerPayment, now.sellerPayment, now.status],
      ['part_refunded', 'part_refunded', 1],
    );
    assert.deepEqual(await shop.discrepancies(), []);
    const [row] = await query<{ selling: string; cost: string; profit: string }>(sql`
      select (selling_total_minor - refunded_selling_minor)::text as selling, (profit_minor - refunded_profit_minor)::text as profit,
        (cost_minor - waived_minor - (select coalesce(sum(goods_minor + shipping_minor + fees_minor), 0) from refunds r
          join payments p on p.id = r.payment_id where r.order_id = o.id and p.side = 'seller'))::text as cost
      from orders o where id = ${order.orderId}`);
    assert.equal(
      Number(row?.profit),
      Number(row?.selling) - Number(row?.cost),
      `what is left of the profit, ${currency}`,
    );
    assert.equal(await earned(), start + Number(row?.profit), 'the dashboard agrees to the cent');
    const rest = await refund(
      order.orderId,
      { kind: 'whole' },
      { seen: second.body.data.paid?.refunded.amount ?? 0, currency },
    );
    assert.equal(rest.body.data.paid?.left.amount, 0, rest.text);
    await byOperators(
      order.orderId,
      { kind: 'whole' },
      { seen: third.body.data.paid?.refunded.amount ?? 0 },
    );
    await shop.settle();
    const gone = await detail(order.orderId);
    assert.deepEqual(
      [gone.status, gone.buyerPayment, gone.sellerPayment],
      [3, 'refunded', 'refunded'],
    );
    assert.deepEqual(await shop.discrepancies(), []);
    assert.equal(await earned(), start, 'nothing is left of it');
  }
});

test('after the owner has paid, all of it closes the order and leaves his payment to operators', async () => {
  const stock = await free(shop.lamp);
  const order = await paidOrder([{ variantId: shop.lamp, quantity: 2 }]);
  await payAsOwner(shop, kira, [order.orderId]);
  assert.equal((await read(order.orderId)).wholeCancels, false);
  await refund(order.orderId, { kind: 'whole' });
  await shop.settle();
  const seen = await detail(order.orderId);
  assert.deepEqual(
    [seen.status, seen.buyerPayment, seen.sellerPayment, seen.cancelledAt],
    [3, 'refunded', 'paid', null],
  );
  assert.equal(await free(shop.lamp), stock, 'what was not sent is on the shelf again, once');
  const mail = (await readMails(shop.app, 'maya@example.com')).find(
    ({ template, text }) => template === 'order-refunded' && text.includes(order.number),
  );
  assert.ok(mail?.text.includes('Kira'), 'the mail to the buyer names the seller');
  await byOperators(order.orderId, { kind: 'whole' });
  await shop.settle();
  assert.equal((await detail(order.orderId)).sellerPayment, 'refunded');
  assert.equal(await free(shop.lamp), stock);
  assert.deepEqual(await shop.discrepancies(), []);
});

test('units that were shipped stay with the buyer until operators say that they are back', async () => {
  const order = await paidOrder([{ variantId: shop.lamp, quantity: 2 }]);
  await payAsOwner(shop, kira, [order.orderId]);
  await shop.app.call(
    shipOrder,
    {
      params: { orderId: order.orderId },
      body: { carrier: 'DHL', trackingNumber: 'JD0001112299' },
    },
    admin,
  );
  const stock = await free(shop.lamp);
  const { lines } = await read(order.orderId);
  const one = { kind: 'lines' as const, lines: [{ lineId: lines[0]?.lineId ?? '', quantity: 1 }] };
  await refund(order.orderId, one);
  assert.equal(await free(shop.lamp), stock);
  await byOperators(order.orderId, one, { areBack: true });
  assert.equal(await free(shop.lamp), stock + 1);
  await shop.settle();
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a double click and two windows at once return it once', async () => {
  const order = await paidOrder([{ variantId: shop.mug, quantity: 2 }]);
  const key = randomUUID();
  const clicks = await Promise.all(
    [1, 2, 3].map(() => refund(order.orderId, { kind: 'amount', amount: usd(150) }, { key })),
  );
  assert.ok(
    clicks.every(({ status, body }) => status === 200 || body.code === 'idempotency-running'),
  );
  assert.equal(
    (await refund(order.orderId, { kind: 'amount', amount: usd(150) }, { key })).status,
    200,
  );
  const answers = await Promise.all(
    [1, 2].map(() => refund(order.orderId, { kind: 'whole' }, { seen: 150 })),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  await shop.settle();
  assert.equal(
    await bankRefunded(order.orderId),
    String((await detail(order.orderId)).buyerPays?.total.amount),
  );
  assert.deepEqual(await shop.discrepancies(), []);
});

test('while the owner is paying, units cannot be taken out; what he paid for a closed order goes back to him', async () => {
  const order = await paidOrder([{ variantId: shop.mug, quantity: 2 }]);
  const payUrl = await startAsOwner(shop, kira, [order.orderId]);
  const { lines } = await read(order.orderId);
  const units = await refund(order.orderId, {
    kind: 'lines',
    lines: [{ lineId: lines[0]?.lineId ?? '', quantity: 1 }],
  });
  assert.equal(units.body.code, 'refund-while-paying');
  assert.equal((await refund(order.orderId, { kind: 'whole' })).status, 200);
  await shop.press(payUrl, 'approve');
  await shop.settle();
  await sweepFollowUps(shop.ctx);
  await shop.settle();
  const seller = [...shop.sandbox.bank.payments.values()].find(({ ref }) => payUrl.endsWith(ref));
  assert.ok(
    seller?.state !== 'captured' || seller.refunded === seller.amount,
    'nothing of it stays with the platform',
  );
  assert.deepEqual(await shop.discrepancies(), []);
});

test('the provider’s event before, after and twice changes nothing more', async () => {
  const order = await paidOrder([{ variantId: shop.mug, quantity: 2 }]);
  const key = await buyerPaymentKey(shop, order.orderId);
  await postBankEvent(shop, 'payment.refunded', key);
  await shop.settle();
  await refund(order.orderId, { kind: 'amount', amount: usd(100) });
  await Promise.all([
    postBankEvent(shop, 'payment.refunded', key),
    postBankEvent(shop, 'payment.refunded', key),
  ]);
  await shop.settle();
  const { refunds } = await read(order.orderId);
  assert.deepEqual(
    refunds.map(({ state, amount, cause, reason }) => [state, amount.amount, cause, reason]),
    [['done', 100, 'owner', note]],
  );
  assert.deepEqual(await shop.discrepancies(), []);
});

test('with the provider down the refund is unknown until it answers; what it refuses can be asked for again', async () => {
  for (const kind of ['drop-answer', 'error-after', 'error-before'] as const) {
    const order = await paidOrder([{ variantId: shop.mug, quantity: 1 }]);
    await shop.admin('PUT', '/admin/faults', [{ on: 'refund', kind, times: 1 }]);
    const answer = await refund(order.orderId, { kind: 'amount', amount: usd(120) });
    assert.equal(answer.body.data.refunds[0]?.state, 'unknown', kind);
    assert.equal((await detail(order.orderId)).buyerPayment, 'paid');
    await sweepFollowUps(shop.ctx);
    await sweepFollowUps(shop.ctx);
    assert.equal((await read(order.orderId)).refunds[0]?.state, 'done');
    assert.equal(await bankRefunded(order.orderId), '120');
  }
  const order = await paidOrder([{ variantId: shop.mug, quantity: 1 }]);
  const total = (await read(order.orderId)).paid?.total.amount ?? 0;
  const { bank } = shop.sandbox;
  // The bank works on a refund of all of it, which was ordered there.
  bank.setNewRefunds('pending');
  await bank.refundByHand(await buyerPaymentKey(shop, order.orderId), BigInt(total));
  bank.setNewRefunds('done');
  const failed = (await refund(order.orderId, { kind: 'amount', amount: usd(120) })).body.data;
  assert.equal(failed.refunds[0]?.state, 'failed');
  const retry = (refundId: string, owner: TestOwner) =>
    shop.app.call(retryBuyerRefund, { params: { refundId }, body: {} }, owner);
  const refundId = failed.refunds[0]?.id ?? '';
  assert.equal((await retry(refundId, kira)).body.data.refunds[0]?.state, 'failed');
  assert.equal((await retry(refundId, luna)).status, 404);
  assert.equal((await retry('900000001', kira)).status, 404);
  await shop.settle();
  assert.deepEqual(await shop.discrepancies(), []);
});

test('too much, an unpaid or foreign order, one that the platform sold and no key are refused and change nothing', async () => {
  const order = await paidOrder([{ variantId: shop.mug, quantity: 1 }]);
  const unpaid = await shop.order(kira);
  const sold = await paidOrder([{ variantId: shop.mug, quantity: 1 }], undefined, luna);
  const own = await shop.ownOrder(kira);
  const { paid, lines } = await read(order.orderId);
  const codes = [
    await refund(order.orderId, { kind: 'amount', amount: usd((paid?.total.amount ?? 0) + 1) }),
    await refund(order.orderId, {
      kind: 'lines',
      lines: [{ lineId: lines[0]?.lineId ?? '', quantity: 2 }],
    }),
    await refund(order.orderId, { kind: 'whole' }, { seen: 1 }),
    await refund(unpaid.orderId, { kind: 'whole' }),
    await refund(sold.orderId, { kind: 'whole' }),
    await refund(sold.orderId, { kind: 'whole' }, { owner: luna }),
    await refund(own, { kind: 'whole' }),
    await refund('900000001', { kind: 'whole' }),
    await shop.app.call(
      refundBuyer,
      {
        params: { orderId: order.orderId },
        body: { what: { kind: 'whole' }, seenRefunded: usd(0), reason: note },
      },
      { ...kira, idempotencyKey: null },
    ),
    await shop.app.call(
      refundBuyer,
      {
        params: { orderId: order.orderId },
        body: { what: { kind: 'whole' }, seenRefunded: usd(0), reason: note },
      },
      { token: admin.token, idempotencyKey: randomUUID() },
    ),
  ].map(({ body }) => body.code);
  assert.deepEqual(codes, [
    'refund-too-much',
    'invalid-input',
    'conflict',
    'refund-nothing',
    'not-found',
    'refund-by-operators',
    'refund-by-operators',
    'not-found',
    'idempotency-key-required',
    'forbidden',
  ]);
  assert.deepEqual(
    [(await read(order.orderId)).refunds.length, (await detail(order.orderId)).buyerPayment],
    [0, 'paid'],
  );
  const seenByLuna = await shop.app.call(
    readOwnOrderRefunds,
    { params: { orderId: sold.orderId } },
    luna,
  );
  assert.deepEqual([seenByLuna.body.data.canRefund, seenByLuna.body.data.side], [false, 'buyer']);
  assert.equal(
    (await shop.app.call(readOwnOrderRefunds, { params: { orderId: sold.orderId } }, kira)).status,
    404,
  );
});
