import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { readDashboard } from '@vitrine/contract/shop/analytics.ts';
import { trackOrder } from '@vitrine/contract/shop/checkout.ts';
import { deliverShipment, readPlatformOrder, shipOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { paySellerOrders, previewSellerPayment } from '@vitrine/contract/shop/payments.ts';
import { type OrderRefunds, readOrderRefunds, refundOrder, retryRefund } from '@vitrine/contract/shop/refunds.ts';
import { sql } from 'drizzle-orm';
import { readMails, signInAs } from '#admin/testing.ts';
import { matureEarnings, readOwnerBalances } from '../ledger/index.ts';
import { placeTestOrder } from '../orders/testing/placed-orders.ts';
import { readAvailable } from '../stock/index.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';
import { sweepFollowUps } from './index.ts';
import { sandboxKeys } from './sandbox/keys.ts';
import { signatureHeader, signBytes } from './sandbox/signature.ts';
import { createPayShop, type PayShop } from './testing/pay-shop.ts';

let shop: PayShop;
let owner: TestOwner;
let admin: string;
let guest: string;

before(async () => {
  shop = await createPayShop();
  owner = await createOwner(shop.app, { name: 'Luna' });
  [admin, guest] = [(await signInAs(shop.app, 'ADMIN')).token, (await signInAs(shop.app, 'GUEST')).token];
});
after(() => shop.close());

type What = Parameters<typeof refund>[1];
const refund = (
  orderId: string,
  what: { kind: 'whole' } | { kind: 'amount'; amount: number } | { kind: 'lines'; lines: { lineId: string; quantity: number }[] },
  more: { seen?: number; areBack?: boolean; token?: string; key?: string } = {},
) =>
  shop.app.call(
    refundOrder,
    { params: { orderId }, body: { what, seenRefunded: more.seen ?? 0, areBack: more.areBack ?? false, note: 'It arrived broken.' } },
    { token: more.token ?? admin, idempotencyKey: more.key ?? randomUUID() },
  );
const read = async (orderId: string): Promise<OrderRefunds> =>
  (await shop.app.call(readOrderRefunds, { params: { orderId } }, { token: guest })).body.data;
const detail = async (orderId: string) => (await shop.app.call(readPlatformOrder, { params: { orderId } }, { token: guest })).body.data;
const free = async (variantId: string) => (await readAvailable(shop.ctx, [variantId])).get(variantId) ?? 0;
const pending = async () => (await readOwnerBalances(shop.ctx, owner.storeId, 'USD')).pendingMinor;
const query = async <Row extends Record<string, unknown>>(text: ReturnType<typeof sql>) =>
  (await shop.app.platform.database.db.execute<Row>(text)).rows;

async function payForIt(payer: TestOwner, orderId: string, method: 'card' | 'earnings') {
  const seen = (await shop.app.call(previewSellerPayment, { body: { orderIds: [orderId] } }, payer)).body.data;
  const paid = await shop.app.call(
    paySellerOrders,
    { body: { orderIds: [orderId], method, expectedTotal: seen.total } },
    { token: payer.token, idempotencyKey: randomUUID() },
  );
  assert.equal(paid.status, 200, paid.text);
  return paid.body.data;
}

async function paidOrder(lines: { variantId: string; quantity: number }[], currency?: string) {
  const order = await placeTestOrder(shop.app, owner.slug, lines, currency ? { currency } : {});
  await shop.pay(order.token);
  return order;
}

test('a whole refund returns money, pieces and profit, closes the order and tells the buyer', async () => {
  const before = { free: await free(shop.mug), pending: await pending() };
  const order = await paidOrder([{ variantId: shop.mug, quantity: 2 }]);
  assert.equal(await free(shop.mug), before.free - 2);
  const answer = await refund(order.orderId, { kind: 'whole' });
  assert.equal(answer.status, 200, answer.text);
  const { paid, refunds, canRefund } = answer.body.data;
  assert.deepEqual([paid?.left.amount, paid?.refunded, canRefund], [0, paid?.total, false]);
  assert.deepEqual(
    refunds.map(({ state, reason, note }) => [state, reason, note]),
    [['done', 'operator', 'It arrived broken.']],
  );
  await shop.settle();
  const seen = await detail(order.orderId);
  assert.deepEqual([seen.buyerPayment, seen.status, seen.can.ship], ['refunded', 3, false]);
  assert.equal(seen.timeline.at(-1)?.kind, 'buyer_refunded');
  assert.equal(await free(shop.mug), before.free);
  assert.equal(await pending(), before.pending);
  const mail = (await readMails(shop.app, 'maya@example.com')).find(({ template }) => template === 'order-refunded');
  assert.ok(mail?.text.includes(order.number));
  assert.equal((await shop.app.call(trackOrder, { params: { token: order.token } })).body.data.buyerPayment, 'refunded');
  assert.deepEqual(await shop.breaks(), []);
  assert.equal((await refund(order.orderId, { kind: 'whole' }, { seen: paid?.total.amount ?? 0 })).body.code, 'refund-nothing');
});

test('an amount, then pieces, then the rest add up to what was paid; figures and ledger follow to the cent', async () => {
  for (const currency of ['USD', 'EUR', 'JPY']) {
    const order = await paidOrder(
      [
        { variantId: shop.mug, quantity: 2 },
        { variantId: shop.lamp, quantity: 3 },
      ],
      currency,
    );
    const start = await read(order.orderId);
    const [mugs, lamps] = start.lines;
    const first = (await refund(order.orderId, { kind: 'amount', amount: 300 })).body.data;
    assert.equal(first.paid?.refunded.amount, 300);
    const stock = await free(shop.lamp);
    const second = await refund(order.orderId, { kind: 'lines', lines: [{ lineId: lamps?.lineId ?? '', quantity: 1 }] }, { seen: 300 });
    assert.equal(second.status, 200, second.text);
    assert.equal(second.body.data.paid?.refunded.amount, 300 + (lamps?.pieces[0] ?? 0));
    assert.equal(await free(shop.lamp), stock + 1);
    const seen = await detail(order.orderId);
    assert.deepEqual(
      [seen.buyerPayment, seen.status, seen.lines.map(({ toShip, refunded }) => [toShip, refunded])],
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
      seen.timeline.filter(({ kind }) => kind === 'buyer_part_refunded').map(({ amount }) => amount?.amount),
      [300, lamps?.pieces[0]],
    );
    await shop.settle();
    assert.deepEqual(await shop.breaks(), []);
    assert.equal(mugs?.pieces.length, 2);
    const figures = (await shop.app.call(readDashboard, {}, owner)).body.data;
    assert.equal(BigInt(figures.revenue.total.amount), await pending(), 'dashboard and ledger agree');
    const rest = await refund(order.orderId, { kind: 'whole' }, { seen: second.body.data.paid?.refunded.amount ?? 0 });
    assert.equal(rest.body.data.paid?.left.amount, 0);
    await shop.settle();
    assert.equal((await detail(order.orderId)).status, 3);
    assert.deepEqual(await shop.breaks(), []);
  }
});

test('two operators at once refund once, whatever they choose; a double click is one refund', async () => {
  const kinds: What[] = [{ kind: 'whole' }, { kind: 'amount', amount: 200 }];
  for (const what of kinds) {
    const order = await paidOrder([{ variantId: shop.mug, quantity: 1 }]);
    const answers = await Promise.all([refund(order.orderId, what), refund(order.orderId, what)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    assert.equal((await read(order.orderId)).refunds.length, 1);
  }
  const order = await paidOrder([{ variantId: shop.mug, quantity: 1 }]);
  const key = randomUUID();
  const clicks = await Promise.all([1, 2, 3].map(() => refund(order.orderId, { kind: 'amount', amount: 150 }, { key })));
  assert.ok(clicks.every(({ status, body }) => status === 200 || body.code === 'idempotency-running'));
  const again = await refund(order.orderId, { kind: 'amount', amount: 150 }, { key });
  assert.equal(again.status, 200);
  assert.deepEqual((await read(order.orderId)).paid?.refunded.amount, 150);
  await shop.settle();
  assert.deepEqual(await shop.breaks(), []);
});

function refundedEvent(key: string) {
  const payment = [...shop.sandbox.bank.payments.values()].find((one) => one.key === key) ?? assert.fail('no such payment');
  const { bodyHash: _, ...data } = payment;
  const bytes = Buffer.from(JSON.stringify({ id: `evt_${randomUUID()}`, type: 'payment.refunded', data: { payment: data } }));
  return shop.app.send({
    method: 'POST',
    url: '/api/v1/webhooks/sandbox',
    payload: bytes,
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signBytes(sandboxKeys('sandbox-secret-for-tests').signingSecret, bytes, shop.app.clock.now()),
    },
  });
}

test('the provider’s event before, after and twice changes nothing more', async () => {
  const order = await paidOrder([{ variantId: shop.mug, quantity: 2 }]);
  const [row] = await query<{ key: string }>(
    sql`select p.provider_key as key from payments p join payment_orders x on x.payment_id = p.id where x.order_id = ${order.orderId}`,
  );
  const key = row?.key ?? '';
  await refundedEvent(key);
  await shop.settle();
  await refund(order.orderId, { kind: 'amount', amount: 100 });
  await Promise.all([refundedEvent(key), refundedEvent(key)]);
  await shop.settle();
  await refund(order.orderId, { kind: 'amount', amount: 50 }, { seen: 100 });
  await refundedEvent(key);
  await shop.settle();
  assert.deepEqual(
    (await read(order.orderId)).refunds.map(({ state, amount }) => [state, amount.amount]),
    [
      ['done', 50],
      ['done', 100],
    ],
  );
  assert.deepEqual(await query(sql`select p.status, p.refunded_minor::text as refunded from payments p where p.provider_key = ${key}`), [
    { status: 'part_refunded', refunded: '150' },
  ]);
  assert.deepEqual(await shop.breaks(), []);
});

test('pieces that came back after delivery return to the shelf, and the order says so', async () => {
  const order = await paidOrder([{ variantId: shop.lamp, quantity: 2 }]);
  const shipped = await shop.app.call(
    shipOrder,
    { params: { orderId: order.orderId }, body: { carrier: 'DHL', trackingNumber: 'JD0001112223' } },
    { token: admin },
  );
  const shipmentId = shipped.body.data.shipments[0]?.id ?? '';
  await shop.app.call(deliverShipment, { params: { orderId: order.orderId, shipmentId } }, { token: admin });
  const stock = await free(shop.lamp);
  const { lines } = await read(order.orderId);
  const one = { kind: 'lines' as const, lines: [{ lineId: lines[0]?.lineId ?? '', quantity: 1 }] };
  const first = await refund(order.orderId, one);
  assert.equal(await free(shop.lamp), stock, 'the buyer keeps it');
  assert.equal((await detail(order.orderId)).fulfilment, 'delivered');
  const seen = first.body.data.paid?.refunded.amount ?? 0;
  await refund(order.orderId, one, { seen, areBack: true });
  assert.equal(await free(shop.lamp), stock + 1);
  assert.equal((await detail(order.orderId)).fulfilment, 'returned');
  await shop.settle();
  assert.deepEqual(await shop.breaks(), []);
});

test('refunding the last open piece of a part shipment completes it', async () => {
  const order = await paidOrder([
    { variantId: shop.mug, quantity: 1 },
    { variantId: shop.lamp, quantity: 1 },
  ]);
  const { lines } = await read(order.orderId);
  const shipped = await shop.app.call(
    shipOrder,
    {
      params: { orderId: order.orderId },
      body: { carrier: 'DHL', trackingNumber: 'JD0001112224', lines: [{ lineId: lines[0]?.lineId ?? '', quantity: 1 }] },
    },
    { token: admin },
  );
  const shipmentId = shipped.body.data.shipments[0]?.id ?? '';
  await shop.app.call(deliverShipment, { params: { orderId: order.orderId, shipmentId } }, { token: admin });
  assert.equal((await detail(order.orderId)).fulfilment, 'part_shipped');
  await refund(order.orderId, { kind: 'lines', lines: [{ lineId: lines[1]?.lineId ?? '', quantity: 1 }] });
  const seen = await detail(order.orderId);
  assert.deepEqual([seen.fulfilment, seen.status, seen.can.ship], ['delivered', 2, false]);
  await shop.settle();
  assert.deepEqual(await shop.breaks(), []);
});

const bankRefunds = (key: string) => shop.sandbox.bank.findPayment(key)?.refunded;
const paymentKey = async (orderId: string) =>
  (
    await query<{ key: string }>(
      sql`select p.provider_key as key from payments p join payment_orders x on x.payment_id = p.id where x.order_id = ${orderId} and x.side = 'buyer'`,
    )
  )[0]?.key ?? '';

test('a refund whose answer was lost is asked for again with its key until it is known, and happens once', async () => {
  for (const kind of ['drop-answer', 'error-after', 'error-before'] as const) {
    const order = await paidOrder([{ variantId: shop.mug, quantity: 1 }]);
    await shop.admin('PUT', '/admin/faults', [{ on: 'refund', kind, times: 1 }]);
    const answer = await refund(order.orderId, { kind: 'amount', amount: 120 });
    assert.equal(answer.body.data.refunds[0]?.state, 'unknown', kind);
    assert.equal((await detail(order.orderId)).buyerPayment, 'paid', 'only the provider’s word makes it a fact');
    await sweepFollowUps(shop.ctx);
    await sweepFollowUps(shop.ctx);
    assert.equal((await read(order.orderId)).refunds[0]?.state, 'done');
    assert.equal((await detail(order.orderId)).buyerPayment, 'part_refunded');
    assert.equal(bankRefunds(await paymentKey(order.orderId)), '120');
    await shop.settle();
    assert.deepEqual(await shop.breaks(), []);
  }
});

test('a refund that the provider refuses stays owed and visible; an operator asks again', async () => {
  const order = await paidOrder([{ variantId: shop.mug, quantity: 1 }]);
  const { paid } = await read(order.orderId);
  const total = paid?.total.amount ?? 0;
  // Somebody returned all of it at the bank, past us.
  await shop.sandbox.bank.refund('past-us', await paymentKey(order.orderId), BigInt(total));
  const failed = (await refund(order.orderId, { kind: 'amount', amount: 120 })).body.data;
  assert.deepEqual([failed.refunds[0]?.state, failed.paid?.refunded.amount], ['failed', 120]);
  const refundId = failed.refunds[0]?.id ?? '';
  const retry = (id: string, token = admin) => shop.app.call(retryRefund, { params: { refundId: id }, body: {} }, { token });
  assert.equal((await retry(refundId, guest)).body.code, 'forbidden');
  assert.equal((await retry('900000001')).status, 404);
  assert.equal((await retry(refundId)).body.data.refunds[0]?.state, 'failed');
  const done = await paidOrder([{ variantId: shop.mug, quantity: 1 }]);
  const refunded = (await refund(done.orderId, { kind: 'whole' })).body.data;
  assert.equal((await retry(refunded.refunds[0]?.id ?? '')).body.code, 'conflict');
  await shop.settle();
  assert.deepEqual(await shop.breaks(), []);
});

test('where buyers pay the owner, operators return the owner’s payment; all of an unsent order returns the buyer’s as well', async () => {
  const kira = await createOwner(shop.app, { name: 'Kira' });
  await shop.link(kira);
  await query(
    sql`update stores set settlement_mode = 'direct', seller = '{"name":"Kira","address":"Tokyo","email":"k@example.com"}' where id = ${kira.storeId}`,
  );
  const [part, whole] = [await shop.order(kira, shop.lamp, 2), await shop.order(kira, shop.lamp)];
  for (const order of [part, whole]) {
    await shop.pay(order.token);
    const payUrl = (await payForIt(kira, order.orderId, 'card')).payUrl ?? '';
    await shop.press(payUrl, 'approve');
    await shop.comeBack(shop.sandbox.bank.payments.get(payUrl.split('/pay/')[1] ?? '')?.key ?? '');
    await shop.settle();
  }
  const { lines, side, wholeCancels } = await read(part.orderId);
  assert.deepEqual([side, wholeCancels], ['seller', true]);
  const answer = await refund(part.orderId, { kind: 'lines', lines: [{ lineId: lines[0]?.lineId ?? '', quantity: 1 }] });
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual([answer.body.data.refunds[0]?.side, answer.body.data.refunds[0]?.state], ['seller', 'done']);
  assert.equal((await detail(part.orderId)).sellerPayment, 'part_refunded');
  await refund(whole.orderId, { kind: 'whole' });
  await shop.settle();
  const seen = await detail(whole.orderId);
  assert.deepEqual([seen.buyerPayment, seen.sellerPayment, seen.cancelReason], ['refunded', 'refunded', 'by_operator']);
  assert.deepEqual(await shop.breaks(), []);
});

test('an order for oneself that was paid out of earnings goes back there at once', async () => {
  const order = await paidOrder([{ variantId: shop.print, quantity: 5 }]);
  await query(
    sql`update owner_earnings set available_at = ${shop.app.clock.now().toISOString()}::timestamptz where order_id = ${order.orderId}`,
  );
  await matureEarnings(shop.ctx, owner.storeId);
  const orderId = await shop.ownOrder(owner, shop.mug, 2);
  const before = (await readOwnerBalances(shop.ctx, owner.storeId, 'USD')).availableMinor;
  await payForIt(owner, orderId, 'earnings');
  const answer = await refund(orderId, { kind: 'whole' });
  assert.deepEqual([answer.body.data?.refunds[0]?.state, answer.body.data?.paid?.left.amount], ['done', 0], answer.text);
  assert.equal((await readOwnerBalances(shop.ctx, owner.storeId, 'USD')).availableMinor, before);
  await shop.settle();
  assert.equal((await detail(orderId)).status, 3);
  assert.deepEqual(await shop.breaks(), []);
});

test('a refund after the earning matured is taken from what is available, below zero if it must be', async () => {
  const order = await paidOrder([{ variantId: shop.lamp, quantity: 1 }]);
  await query(
    sql`update owner_earnings set available_at = ${shop.app.clock.now().toISOString()}::timestamptz where order_id = ${order.orderId}`,
  );
  await matureEarnings(shop.ctx, owner.storeId);
  const before = (await readOwnerBalances(shop.ctx, owner.storeId, 'USD')).availableMinor;
  const [row] = await query<{ profit: string }>(sql`select profit_minor::text as profit from orders where id = ${order.orderId}`);
  await refund(order.orderId, { kind: 'whole' });
  assert.equal((await readOwnerBalances(shop.ctx, owner.storeId, 'USD')).availableMinor, before - BigInt(row?.profit ?? 0));
  await shop.settle();
  assert.deepEqual(await shop.breaks(), []);
});

test('too much, nothing, wrong lines, no note, no key, no right and no order are refused and change nothing', async () => {
  const order = await paidOrder([{ variantId: shop.mug, quantity: 1 }]);
  const unpaid = await shop.order(owner);
  const { paid, lines } = await read(order.orderId);
  const lineId = lines[0]?.lineId ?? '';
  const total = paid?.total.amount ?? 0;
  const codes = [
    await refund(order.orderId, { kind: 'amount', amount: total + 1 }),
    await refund(order.orderId, { kind: 'amount', amount: 0 }),
    await refund(order.orderId, { kind: 'lines', lines: [{ lineId, quantity: 2 }] }),
    await refund(order.orderId, { kind: 'lines', lines: [{ lineId: '900000001', quantity: 1 }] }),
    await refund(order.orderId, { kind: 'whole' }, { seen: 1 }),
    await refund(unpaid.orderId, { kind: 'whole' }),
    await refund('900000001', { kind: 'whole' }),
    await refund(order.orderId, { kind: 'whole' }, { token: guest }),
    await refund(order.orderId, { kind: 'whole' }, { token: owner.token }),
    await shop.app.call(
      refundOrder,
      { params: { orderId: order.orderId }, body: { what: { kind: 'whole' }, seenRefunded: 0, note: 'It arrived broken.' } },
      { token: admin },
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
  const after = await read(order.orderId);
  assert.deepEqual([after.paid?.refunded.amount, after.refunds.length], [0, 0]);
  assert.equal((await read(unpaid.orderId)).paid, null);
  assert.equal((await shop.app.call(readOrderRefunds, { params: { orderId: order.orderId } }, owner)).body.code, 'forbidden');
});
