import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { readDashboard } from '@vitrine/contract/shop/dashboard.ts';
import { deliverShipment, shipOrder } from '@vitrine/contract/shop/fulfilment.ts';
import {
  type RefundChoice,
  readOrderRefunds,
  refundOrder,
} from '@vitrine/contract/shop/refunds.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { readMails } from '#admin/testing.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { readOwnerBalances } from '../ledger/index.ts';
import { createRefundDesk } from './testing/refund-desk.ts';
import { countFree, usd } from './testing/refunds.ts';

const desk = await closeAfter(createRefundDesk());
const { shop, owner, admin, guest } = desk;

const free = (variantId: string) => countFree(shop, variantId);
const pending = async () => (await readOwnerBalances(shop.ctx, owner.storeId, 'USD')).pendingMinor;

test('a whole refund returns money, units and profit, closes the order and notifies the buyer', async () => {
  const before = { free: await free(shop.mug), pending: await pending() };
  const order = await desk.placePaid([{ variantId: shop.mug, quantity: 2 }]);
  assert.equal(await free(shop.mug), before.free - 2);
  const answer = await desk.refund(order.orderId, { kind: 'whole' });
  assert.equal(answer.status, 200, answer.text);
  const { paid, refunds, canRefund } = answer.body.data;
  assert.deepEqual([paid?.left.amount, paid?.refunded, canRefund], [0, paid?.total, false]);
  assert.deepEqual(
    refunds.map(({ state, cause, reason }) => [state, cause, reason]),
    [['done', 'operator', 'It arrived broken.']],
  );
  await shop.settle();
  const seen = await desk.readOrder(order.orderId);
  assert.deepEqual([seen.buyerPayment, seen.status, seen.can.ship], ['refunded', 3, false]);
  assert.equal(seen.timeline.at(-1)?.kind, 'buyer_refunded');
  assert.equal(await free(shop.mug), before.free);
  assert.equal(await pending(), before.pending);
  const mail = (await readMails(shop.app, 'maya@example.com')).find(
    ({ template }) => template === 'order-refunded',
  );
  assert.ok(mail?.text.includes(order.number));
  const tracked = (await shop.app.call(trackOrder, { params: { token: order.token } })).body.data;
  assert.equal(tracked.buyerPayment, 'refunded');
  assert.deepEqual(tracked.timeline.find(({ kind }) => kind === 'refunded')?.amount, tracked.total);
  assert.deepEqual(await shop.discrepancies(), []);
  assert.equal(
    (await desk.refund(order.orderId, { kind: 'whole' }, { seen: paid?.total.amount ?? 0 })).body
      .code,
    'refund-nothing',
  );
});

test('an amount, then units, then the rest add up to what was paid; figures and ledger follow to the cent', async () => {
  for (const currency of ['USD', 'EUR', 'JPY'] as const) {
    const order = await desk.placePaid(
      [
        { variantId: shop.mug, quantity: 2 },
        { variantId: shop.lamp, quantity: 3 },
      ],
      currency,
    );
    const start = await desk.read(order.orderId);
    const [mugs, lamps] = start.lines;
    const first = (
      await desk.refund(
        order.orderId,
        { kind: 'amount', amount: { amount: 300, currency } },
        { currency },
      )
    ).body.data;
    assert.equal(first.paid?.refunded.amount, 300);
    const stock = await free(shop.lamp);
    const second = await desk.refund(
      order.orderId,
      { kind: 'lines', lines: [{ lineId: lamps?.lineId ?? '', quantity: 1 }] },
      { seen: 300, currency },
    );
    assert.equal(second.status, 200, second.text);
    assert.equal(second.body.data.paid?.refunded.amount, 300 + (lamps?.unitValues[0]?.amount ?? 0));
    assert.equal(await free(shop.lamp), stock + 1);
    const seen = await desk.readOrder(order.orderId);
    assert.deepEqual(
      [
        seen.buyerPayment,
        seen.status,
        seen.lines.map(({ toShip, refunded }) => [toShip, refunded]),
      ],
      [
        'part_refunded',
        1,
        [
          [2, 0],
          [2, 1],
        ],
      ],
    );
    assert.deepEqual(
      seen.timeline
        .filter(({ kind }) => kind === 'buyer_part_refunded')
        .map(({ amount }) => amount?.amount),
      [300, lamps?.unitValues[0]?.amount],
    );
    await shop.settle();
    assert.deepEqual(await shop.discrepancies(), []);
    assert.equal(mugs?.unitValues.length, 2);
    const figures = (await shop.app.call(readDashboard, {}, owner)).body.data;
    assert.equal(
      BigInt(figures.revenue.total.amount),
      await pending(),
      'dashboard and ledger agree',
    );
    const rest = await desk.refund(
      order.orderId,
      { kind: 'whole' },
      { seen: second.body.data.paid?.refunded.amount ?? 0, currency },
    );
    assert.equal(rest.body.data.paid?.left.amount, 0);
    await shop.settle();
    assert.equal((await desk.readOrder(order.orderId)).status, 3);
    assert.deepEqual(await shop.discrepancies(), []);
  }
});

test('two operators at once refund once, whatever they choose; a double click is one refund', async () => {
  const kinds: RefundChoice[] = [{ kind: 'whole' }, { kind: 'amount', amount: usd(200) }];
  for (const what of kinds) {
    const order = await desk.placePaid([{ variantId: shop.mug, quantity: 1 }]);
    const answers = await Promise.all([
      desk.refund(order.orderId, what),
      desk.refund(order.orderId, what),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    assert.equal((await desk.read(order.orderId)).refunds.length, 1);
  }
  const order = await desk.placePaid([{ variantId: shop.mug, quantity: 1 }]);
  const key = randomUUID();
  const clicks = await Promise.all(
    [1, 2, 3].map(() => desk.refund(order.orderId, { kind: 'amount', amount: usd(150) }, { key })),
  );
  assert.ok(
    clicks.every(({ status, body }) => status === 200 || body.code === 'idempotency-running'),
  );
  const again = await desk.refund(order.orderId, { kind: 'amount', amount: usd(150) }, { key });
  assert.equal(again.status, 200);
  assert.deepEqual((await desk.read(order.orderId)).paid?.refunded.amount, 150);
  await shop.settle();
  assert.deepEqual(await shop.discrepancies(), []);
});

test('units that came back after delivery return to the shelf, and the order says so', async () => {
  const order = await desk.placePaid([{ variantId: shop.lamp, quantity: 2 }]);
  const shipped = await shop.app.call(
    shipOrder,
    {
      params: { orderId: order.orderId },
      body: { carrier: 'DHL', trackingNumber: 'JD0001112223' },
    },
    { token: admin },
  );
  const shipmentId = shipped.body.data.shipments[0]?.id ?? '';
  await shop.app.call(
    deliverShipment,
    { params: { orderId: order.orderId, shipmentId } },
    { token: admin },
  );
  const stock = await free(shop.lamp);
  const { lines } = await desk.read(order.orderId);
  const one = { kind: 'lines' as const, lines: [{ lineId: lines[0]?.lineId ?? '', quantity: 1 }] };
  const first = await desk.refund(order.orderId, one);
  assert.equal(await free(shop.lamp), stock, 'the buyer keeps it');
  assert.equal((await desk.readOrder(order.orderId)).fulfilment, 'delivered');
  const seen = first.body.data.paid?.refunded.amount ?? 0;
  await desk.refund(order.orderId, one, { seen, areBack: true });
  assert.equal(await free(shop.lamp), stock + 1);
  assert.equal((await desk.readOrder(order.orderId)).fulfilment, 'returned');
  await shop.settle();
  assert.deepEqual(await shop.discrepancies(), []);
});

test('refunding the last open unit of a part shipment completes it', async () => {
  const order = await desk.placePaid([
    { variantId: shop.mug, quantity: 1 },
    { variantId: shop.lamp, quantity: 1 },
  ]);
  const { lines } = await desk.read(order.orderId);
  const shipped = await shop.app.call(
    shipOrder,
    {
      params: { orderId: order.orderId },
      body: {
        carrier: 'DHL',
        trackingNumber: 'JD0001112224',
        lines: [{ lineId: lines[0]?.lineId ?? '', quantity: 1 }],
      },
    },
    { token: admin },
  );
  const shipmentId = shipped.body.data.shipments[0]?.id ?? '';
  await shop.app.call(
    deliverShipment,
    { params: { orderId: order.orderId, shipmentId } },
    { token: admin },
  );
  assert.equal((await desk.readOrder(order.orderId)).fulfilment, 'part_shipped');
  await desk.refund(order.orderId, {
    kind: 'lines',
    lines: [{ lineId: lines[1]?.lineId ?? '', quantity: 1 }],
  });
  const seen = await desk.readOrder(order.orderId);
  assert.deepEqual([seen.fulfilment, seen.status, seen.can.ship], ['delivered', 2, false]);
  await shop.settle();
  assert.deepEqual(await shop.discrepancies(), []);
});

test('too much, nothing, wrong lines, no note, no key, no right and no order are refused and change nothing', async () => {
  const order = await desk.placePaid([{ variantId: shop.mug, quantity: 1 }]);
  const unpaid = await shop.order(owner);
  const { paid, lines } = await desk.read(order.orderId);
  const lineId = lines[0]?.lineId ?? '';
  const total = paid?.total.amount ?? 0;
  const codes = [
    await desk.refund(order.orderId, { kind: 'amount', amount: usd(total + 1) }),
    await desk.refund(order.orderId, { kind: 'amount', amount: usd(0) }),
    await desk.refund(order.orderId, { kind: 'lines', lines: [{ lineId, quantity: 2 }] }),
    await desk.refund(order.orderId, {
      kind: 'lines',
      lines: [{ lineId: '900000001', quantity: 1 }],
    }),
    await desk.refund(order.orderId, { kind: 'whole' }, { seen: 1 }),
    await desk.refund(unpaid.orderId, { kind: 'whole' }),
    await desk.refund('900000001', { kind: 'whole' }),
    await desk.refund(order.orderId, { kind: 'whole' }, { token: guest }),
    await desk.refund(order.orderId, { kind: 'whole' }, owner),
    await shop.app.call(
      refundOrder,
      {
        params: { orderId: order.orderId },
        body: { what: { kind: 'whole' }, seenRefunded: usd(0), reason: 'It arrived broken.' },
      },
      { token: admin, idempotencyKey: null },
    ),
  ].map(({ body }) => body.code);
  assert.deepEqual(codes, [
    'refund-too-much',
    'invalid-input',
    'invalid-input',
    'invalid-input',
    'conflict',
    'refund-nothing',
    'not-found',
    'forbidden',
    'forbidden',
    'idempotency-key-required',
  ]);
  const after = await desk.read(order.orderId);
  assert.deepEqual([after.paid?.refunded.amount, after.refunds.length], [0, 0]);
  assert.equal((await desk.read(unpaid.orderId)).paid, null);
  assert.equal(
    (await shop.app.call(readOrderRefunds, { params: { orderId: order.orderId } }, owner)).body
      .code,
    'forbidden',
  );
});
