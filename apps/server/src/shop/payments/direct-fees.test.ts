import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { readPlatformOrder, shipOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { listOrders, readOrder } from '@vitrine/contract/shop/orders.ts';
import { readPaySdk } from '@vitrine/contract/shop/pay-sdk.ts';
import { previewSellerPayment } from '@vitrine/contract/shop/payments.ts';
import { cancelRest } from '@vitrine/contract/shop/refunds.ts';
import { sql } from 'drizzle-orm';
import { readMails } from '#admin/testing.ts';
import { inTx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { getOrder } from '../orders/index.ts';
import { remindOwners } from '../orders/remind-owners.ts';
import { bookFees } from '../reconciliation/book-fees.ts';
import { buyerPaymentKey, refundByOperators, usd } from '../refunds/testing/refunds.ts';
import { withBank } from '../testing/fixtures.ts';
import { createLinkedOwner, payAsOwner, startAsOwner } from './testing/direct-shop.ts';
import { createSellerDesk } from './testing/seller-desk.ts';

const { shop, kira, desk, admin } = await withBank({
  kira: (bank) => createLinkedOwner(bank, 'Kira'),
  desk: createSellerDesk,
  admin: 'ADMIN',
});
const { app } = shop;
const { db } = app.platform.database;

const readOwn = async (orderId: string) =>
  (await app.call(readOrder, { params: { orderId } }, kira)).body.data;
const readRow = async (orderId: string) =>
  (await app.call(listOrders, { query: {} }, kira)).body.data.list.find(({ id }) => id === orderId);
const readPart = async (orderId: string) =>
  (
    await db.rows(
      sql`select amount_minor, offer_minor, fees_minor from payment_orders where order_id = ${orderId} and side = 'seller' and effect <> 'void'`,
      { amountMinor: as.minor, offerMinor: as.minor, feesMinor: orNull(as.minor) },
    )
  )[0];
/** The platform's part of the payments of an order, by ledger account. */
const readBooked = async (orderId: string) =>
  Object.fromEntries(
    (
      await db.rows(
        sql`select a.code, sum(e.amount_minor)::bigint as minor from journals j join ledger_entries e on e.journal_id = j.id
          join ledger_accounts a on a.id = e.account_id
          where a.code like 'platform_%' and ((j.source_type = 'order' and j.source_id = ${orderId})
            or (j.source_type = 'refund' and j.source_id in (select id::text from refunds where order_id = ${orderId})))
          group by a.code having sum(e.amount_minor) <> 0 order by a.code`,
        { code: as.text, minor: as.minor },
      )
    ).map(({ code, minor }) => [code, Number(minor)]),
  );
const readGiven = async (orderId: string) =>
  db.rows(
    sql`select r.amount_minor, r.goods_minor, r.shipping_minor, r.fees_minor from refunds r join payments p on p.id = r.payment_id
      where r.order_id = ${orderId} and p.side = 'seller' order by r.id`,
    {
      amountMinor: as.minor,
      goodsMinor: as.minor,
      shippingMinor: as.minor,
      feesMinor: as.minor,
    },
  );
const operatorsRefund = (orderId: string, amount: number, seen = 0) =>
  refundByOperators(shop, admin.token, orderId, { kind: 'amount', amount: usd(amount) }, { seen });

/** A lamp for 24.00 and 4.90 shipping, which the buyer has paid into the owner's account; it costs the owner 12.00. */
async function sellLamp(): Promise<string> {
  const { orderId } = await shop.paidOrder(kira, shop.lamp);
  await shop.settle();
  return orderId;
}

/** The owner's payment as an earlier version made it: with the planned fee, which its row does not name. */
async function payAsEarlier(orderId: string): Promise<void> {
  const payUrl = await startAsOwner(shop, kira, [orderId]);
  const atBank = shop.sandbox.bank.payments.get(payUrl.split('/pay/')[1] ?? '');
  assert.ok(atBank);
  const { ownerFeesMinor } = await getOrder(shop.ctx, orderId);
  await db.execute(sql`with part as (update payment_orders set amount_minor = amount_minor + ${ownerFeesMinor.toString()}::bigint,
      fees_minor = null where order_id = ${orderId} and side = 'seller' and effect = 'open' returning payment_id)
    update payments set amount_minor = amount_minor + ${ownerFeesMinor.toString()}::bigint where id in (select payment_id from part)`);
  Object.assign(atBank, { amount: (BigInt(atBank.amount) + ownerFeesMinor).toString() });
  await shop.press(payUrl, 'approve');
  await shop.comeBack(atBank.key);
  await shop.settle();
}

test('in a direct store the owner bears the fee of a sale once: of 28.90 he keeps 11.32', async () => {
  const orderId = await sellLamp();
  const order = await getOrder(shop.ctx, orderId);
  assert.deepEqual([order.totalMinor, order.ownerFeesMinor], [2_890n, 100n]);
  const atBank =
    shop.sandbox.bank.findPayment(await buyerPaymentKey(shop, orderId)) ??
    assert.fail('the bank has the payment');
  const linked = atBank.account ?? assert.fail('the buyer pays the account of the owner');
  const entry = {
    kind: 'capture' as const,
    key: atBank.key,
    amountMinor: order.totalMinor,
    currency: order.currency,
    at: app.clock.now(),
    settled: { amountMinor: 2_822n, feeMinor: 68n, currency: order.currency },
  };
  assert.equal(await inTx(shop.ctx, (tx) => bookFees(tx, 'sandbox', linked, [entry])), 1);

  const plan = (
    await app.call(previewSellerPayment, { body: { orderIds: [orderId], withOffer: false } }, kira)
  ).body.data;
  const [line] = plan.lines;
  for (const sums of [{ ...plan, cost: plan.total }, line])
    assert.deepEqual(
      [sums?.goods, sums?.shipping, sums?.fees, sums?.cost],
      [usd(1_200), usd(490), usd(0), usd(1_690)],
    );
  const sdk = await app.call(readPaySdk, { query: { orderId } }, kira);
  assert.equal((sdk.body as { amount?: unknown }).amount, 1_690);
  const platformOrder = await app.call(readPlatformOrder, { params: { orderId } }, admin);
  assert.deepEqual(platformOrder.body.data.sellerOwes, usd(1_690));
  await db.execute(
    sql`update orders set seller_due_at = seller_due_at - interval '2 days' where id = ${orderId}`,
  );
  await remindOwners(app.platform);
  const [account] = await db.rows(sql`select email from accounts where id = ${kira.accountId}`, {
    email: as.text,
  });
  assert.ok(
    (await readMails(app, account?.email ?? '')).some(
      ({ template, text }) => template === 'seller-reminder' && text.includes('16.90'),
    ),
  );

  const showsExample = async () => {
    const page = await readOwn(orderId);
    assert.deepEqual(
      [page.cost.total, page.cost.fees, page.cost.due, page.profit, page.sellingTotal],
      [usd(1_790), usd(100), usd(1_690), usd(1_100), usd(2_890)],
    );
    assert.deepEqual(
      [page.paymentFee?.planned, page.paymentFee?.taken, page.paymentFee?.difference],
      [usd(100), usd(68), usd(-32)],
    );
    const row = await readRow(orderId);
    assert.deepEqual([row?.cost, row?.due, row?.profit], [usd(1_790), usd(1_690), usd(1_100)]);
    return page.timeline;
  };
  const due = await showsExample();
  assert.deepEqual(due.find(({ kind }) => kind === 'seller_due')?.amount, usd(1_690));
  await payAsOwner(shop, kira, [orderId]);
  const paid = await showsExample();
  assert.deepEqual(paid.find(({ kind }) => kind === 'seller_paid')?.amount, usd(1_690));
  assert.deepEqual(await readBooked(orderId), { platform_goods: -1_200, platform_shipping: -490 });

  const spent = [...shop.sandbox.bank.payments.values()]
    .filter((payment) => payment.account === null && payment.state === 'captured')
    .reduce((sum, { amount }) => sum + Number(amount), 0);
  assert.equal(Number(atBank.amount) - 68 - spent, 1_132, 'what the owner keeps');
  assert.deepEqual(await shop.discrepancies(), []);

  const setFee = (minor: number) =>
    db.execute(
      sql`update payment_orders set fees_minor = ${minor} where order_id = ${orderId} and side = 'seller'`,
    );
  await setFee(100);
  assert.match(
    JSON.stringify(await shop.discrepancies()),
    /I7 an owner’s payment contains no fee of a buyer’s payment/,
  );
  await setFee(0);
});

test('a refund of the owner’s payment gives back what it contained: a new one no fee, an earlier one its fee', async () => {
  for (const [pay, fee] of [
    [(orderId: string) => payAsOwner(shop, kira, [orderId]), 0],
    [payAsEarlier, 100],
  ] as const) {
    const orderId = await sellLamp();
    await pay(orderId);
    const total = 1_690 + fee;
    const part = await readPart(orderId);
    assert.deepEqual([Number(part?.amountMinor), part?.feesMinor], [total, fee ? null : 0n]);
    const page = await readOwn(orderId);
    assert.deepEqual([page.cost.total, page.cost.due], [usd(1_790), usd(total)]);
    assert.deepEqual((await readRow(orderId))?.due, page.cost.due);
    assert.deepEqual(page.timeline.find(({ kind }) => kind === 'seller_paid')?.amount, usd(total));
    assert.deepEqual(await readBooked(orderId), {
      ...(fee ? { platform_fees: -fee } : {}),
      platform_goods: -1_200,
      platform_shipping: -490,
    });
    // A whole refund of what was not shipped would cancel the order, and the buyer would be paid back as well.
    const shipped = await app.call(
      shipOrder,
      {
        params: { orderId },
        body: { carrier: 'DHL', trackingNumber: `JD${orderId.padStart(10, '0')}` },
      },
      admin,
    );
    assert.equal(shipped.status, 200, shipped.text);
    assert.equal((await operatorsRefund(orderId, total / 2)).status, 200);
    await shop.settle();
    assert.equal((await readOwn(orderId)).profit?.amount, 1_100 + total / 2);
    assert.equal((await operatorsRefund(orderId, total / 2, total / 2)).status, 200);
    await shop.settle();
    assert.deepEqual(
      (await readGiven(orderId)).map((given) => Object.values(given).map(Number)),
      Array.from({ length: 2 }, () => [total / 2, 600, 245, fee / 2]),
    );
    assert.deepEqual(await readBooked(orderId), {});
    assert.equal((await readOwn(orderId)).profit?.amount, 1_100 + total);
    assert.deepEqual(await shop.discrepancies(), []);
  }
});

test('a cancelled sale costs the owner what the provider keeps, whether he has paid or not; an earlier payment gives all back', async () => {
  for (const [pay, kept] of [
    [async () => undefined, 100],
    [(orderId: string) => payAsOwner(shop, kira, [orderId]), 100],
    [payAsEarlier, 0],
  ] as const) {
    const orderId = await sellLamp();
    await pay(orderId);
    const answer = await app.call(
      cancelRest,
      { params: { orderId }, body: { units: 1, reason: 'It is broken.' } },
      { token: admin.token, idempotencyKey: randomUUID() },
    );
    assert.equal(answer.status, 200, answer.text);
    await shop.settle();
    const page = await readOwn(orderId);
    assert.deepEqual([page.status, page.profit?.amount], [3, 0 - kept]);
    assert.deepEqual(await readBooked(orderId), {});
    assert.deepEqual(await shop.discrepancies(), []);
  }
});

test('several sales are paid at once without their fees, and the welcome offer takes its share of the goods alone', async () => {
  const fresh = await createLinkedOwner(shop, 'Fresh');
  const ids: string[] = [];
  for (let count = 0; count < 2; count += 1)
    ids.push((await shop.paidOrder(fresh, shop.lamp)).orderId);
  ids.push(await shop.ownOrder(fresh, shop.lamp));
  await shop.settle();
  const plan = await desk.preview(fresh, ids);
  assert.deepEqual(
    [plan.goods, plan.fees, plan.offer?.percent, plan.offer?.amount],
    [usd(3_600), usd(0), 10, usd(360)],
  );
  assert.equal(plan.total.amount, 3_600 + plan.shipping.amount - 360);
  const { id } = await desk.payByCard(fresh, ids, '2004');
  const receipt = (await desk.read(fresh, id)).body.data;
  assert.deepEqual([receipt.status, receipt.total], ['captured', plan.total]);
  await shop.settle();
  for (const orderId of ids) {
    const part = await readPart(orderId);
    assert.deepEqual([part?.offerMinor, part?.feesMinor], [120n, 0n]);
    const line = plan.lines.find((one) => one.orderId === orderId);
    const page = (await app.call(readOrder, { params: { orderId } }, fresh)).body.data;
    assert.deepEqual(page.cost.due, line?.cost);
    assert.equal(Number(part?.amountMinor), page.cost.due.amount - 120);
    assert.equal((await readBooked(orderId))['platform_fees'], undefined);
  }
  const [first = ''] = ids;
  const back = await refundByOperators(shop, admin.token, first, { kind: 'whole' });
  assert.equal(back.status, 200, back.text);
  await shop.settle();
  assert.deepEqual(await readBooked(first), {});
  assert.deepEqual(await shop.discrepancies(), []);
});

test('an open page of an earlier version gives way to a payment without the fee', async () => {
  const orderId = await sellLamp();
  const earlier = await startAsOwner(shop, kira, [orderId]);
  await db.execute(sql`with part as (update payment_orders set amount_minor = amount_minor + 100, fees_minor = null
      where order_id = ${orderId} and side = 'seller' returning payment_id)
    update payments set amount_minor = amount_minor + 100 where id in (select payment_id from part)`);
  Object.assign(shop.sandbox.bank.payments.get(earlier.split('/pay/')[1] ?? '') ?? {}, {
    amount: '1790',
  });
  const next = await startAsOwner(shop, kira, [orderId]);
  assert.notEqual(next, earlier);
  await shop.press(next, 'approve');
  await shop.comeBack(shop.sandbox.bank.payments.get(next.split('/pay/')[1] ?? '')?.key ?? '');
  await shop.settle();
  assert.deepEqual([(await readPart(orderId))?.amountMinor], [1_690n]);
  assert.deepEqual(await shop.discrepancies(), []);
});
