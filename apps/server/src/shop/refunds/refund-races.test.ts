import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { requestPayout } from '@vitrine/contract/shop/payouts.ts';
import {
  askRefund,
  cancelRest,
  type RefundChoice,
  refundBuyer,
} from '@vitrine/contract/shop/refunds.ts';
import { sql } from 'drizzle-orm';
import { inTx } from '#platform/context.ts';
import { matureEarnings } from '../ledger/index.ts';
import { sweepFollowUps } from '../payments/index.ts';
import { createLinkedOwner, payAsOwner, startAsOwner } from '../payments/testing/direct-shop.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';
import { withBank } from '../testing/fixtures.ts';
import { completeRefund } from './complete-refund.ts';
import { placePaidOrder, refundByOperators, usd } from './testing/refunds.ts';

const { shop, admin, root } = await withBank({ admin: 'ADMIN', root: 'ROOT' });

type Answer = Awaited<ReturnType<typeof refundByOperators>>;

const note = 'The buyer sent it back.';
const whole: RefundChoice = { kind: 'whole' };
const byOperators = (
  orderId: string,
  what: RefundChoice,
  key = randomUUID() as string,
  token = admin.token,
) => refundByOperators(shop, token, orderId, what, { key });
const byOwner = (
  owner: TestOwner,
  orderId: string,
  what: RefundChoice,
  key = randomUUID() as string,
) =>
  shop.app.call(
    refundBuyer,
    { params: { orderId }, body: { what, seenRefunded: usd(0), reason: note } },
    { token: owner.token, idempotencyKey: key },
  );
const cancel = (orderId: string, units: number, key = randomUUID() as string) =>
  shop.app.call(
    cancelRest,
    { params: { orderId }, body: { units, reason: note } },
    { token: root.token, idempotencyKey: key },
  );
const query = async <Row extends Record<string, unknown>>(text: ReturnType<typeof sql>) =>
  (await shop.app.platform.database.db.execute<Row>(text)).rows;

/** Everything comes to rest: what is owed was asked for, and webhooks and mails are through. */
async function rest(): Promise<void> {
  await shop.settle();
  await sweepFollowUps(shop.ctx);
  await shop.settle();
}

function requireKnownAnswers(
  answers: readonly { status: number; text: string }[],
  round: number,
): void {
  for (const { status, text } of answers) assert.ok(status < 500, `round ${round}: ${text}`);
}

/** Our refunds and the bank's agree, payment by payment, and none is more than what was paid. */
async function requireEqualBooks(orderIds: readonly string[], round: number): Promise<void> {
  const rows = await query<{ key: string; amount: string; refunded: string }>(sql`
    select p.provider_key as key, p.amount_minor::text as amount, coalesce(sum(r.amount_minor), 0)::text as refunded
    from payments p left join refunds r on r.payment_id = p.id
    where p.method = 'card' and p.id in (select payment_id from payment_orders where order_id = any(${sql.param(orderIds)}::bigint[]))
    group by p.id`);
  for (const { key, amount, refunded } of rows) {
    const atBank = shop.sandbox.bank.findPayment(key);
    assert.equal(
      atBank?.refunded ?? '0',
      refunded,
      `round ${round}: the bank returned what we say`,
    );
    assert.ok(
      BigInt(refunded) <= BigInt(amount),
      `round ${round}: ${refunded} of ${amount} went back`,
    );
  }
  assert.deepEqual(await query(sql`select id from refunds where status <> 'done'`), []);
  assert.deepEqual(await shop.discrepancies(), [], `round ${round}`);
}

test('operators who return, cancel and click twice at once, while the owner asks and is paid out: one decision, equal books', async () => {
  const luna = await createOwner(shop.app, { name: 'Luna' });
  await shop.link(luna);
  for (let round = 0; round < 4; round += 1) {
    const order = await placePaidOrder(shop, luna, [{ variantId: shop.lamp, quantity: 3 }]);
    if (round % 2) {
      await query(
        sql`update owner_earnings set available_at = ${shop.app.clock.now().toISOString()}::timestamptz`,
      );
      await matureEarnings(shop.ctx, luna.storeId);
    }
    const [line] = await query<{ id: string }>(
      sql`select id::text from order_lines where order_id = ${order.orderId}`,
    );
    const [twice, again] = [randomUUID(), randomUUID()];
    const units: RefundChoice = { kind: 'lines', lines: [{ lineId: line?.id ?? '', quantity: 1 }] };
    const [asked, payout, swept, ...decisions] = await Promise.all([
      shop.app.call(
        askRefund,
        { params: { orderId: order.orderId }, body: { reason: note } },
        luna,
      ),
      shop.app.call(
        requestPayout,
        { body: {} },
        { token: luna.token, idempotencyKey: randomUUID() },
      ),
      sweepFollowUps(shop.ctx),
      byOperators(order.orderId, { kind: 'amount', amount: usd(700) }, twice),
      byOperators(order.orderId, { kind: 'amount', amount: usd(700) }, twice),
      byOperators(order.orderId, whole, randomUUID(), root.token),
      byOperators(order.orderId, units, again),
      byOperators(order.orderId, units, again),
      cancel(order.orderId, 3),
    ]);
    assert.ok(swept >= 0);
    requireKnownAnswers([asked, payout, ...decisions], round);
    assert.ok(decisions.some(({ status }) => status === 200));
    await rest();
    await requireEqualBooks([order.orderId], round);
  }
});

test('owner and operators return the same direct sale at once, while the owner pays two orders: no one is refunded twice', async () => {
  const kira = await createLinkedOwner(shop, 'Kira');
  for (let round = 0; round < 3; round += 1) {
    const [one, other] = [
      await placePaidOrder(shop, kira, [{ variantId: shop.mug, quantity: 2 }]),
      await shop.order(kira, shop.lamp),
    ];
    await shop.pay(other.token);
    const ids = [one.orderId, other.orderId];
    if (round % 3 === 1) await payAsOwner(shop, kira, ids);
    const key = randomUUID();
    const paying =
      round % 3 === 1 ? Promise.resolve('') : startAsOwner(shop, kira, ids).catch(() => '');
    const page = round % 3 === 2 ? await paying : '';
    const answers: Answer[] = await Promise.all([
      byOwner(kira, one.orderId, whole, key),
      byOwner(kira, one.orderId, whole, key),
      byOwner(kira, one.orderId, { kind: 'amount', amount: usd(300) }),
      byOperators(one.orderId, whole),
      byOperators(one.orderId, { kind: 'amount', amount: usd(200) }, randomUUID(), root.token),
      byOperators(other.orderId, whole),
      byOwner(kira, other.orderId, whole),
      cancel(one.orderId, 2),
      cancel(other.orderId, 1),
      ...(page
        ? [shop.press(page, 'approve').then((): Answer => ({ status: 200, text: '' }) as Answer)]
        : []),
    ]);
    requireKnownAnswers(answers, round);
    const begun = await paying;
    if (begun && !page) await shop.press(begun, 'approve');
    await rest();
    await requireEqualBooks(ids, round);
  }
});

test('the orders of one payment are returned and cancelled at once, in both directions: each once, and no deadlock reaches anybody', async () => {
  const luna = await createOwner(shop.app, { name: 'Luna' });
  for (let round = 0; round < 2; round += 1) {
    const ids: string[] = [];
    for (let index = 0; index < 4; index += 1) ids.push(await shop.ownOrder(luna, shop.mug, 2));
    await payAsOwner(shop, luna, ids);
    const answers = await Promise.all([
      ...ids.map((id) => byOperators(id, whole)),
      ...ids.toReversed().map((id) => cancel(id, 2)),
      ...ids.map((id) =>
        byOperators(id, { kind: 'amount', amount: usd(100) }, randomUUID(), root.token),
      ),
    ]);
    requireKnownAnswers(answers, round);
    await rest();
    await requireEqualBooks(ids, round);
  }
});

test('a refund that broke off after it was decided is gone on with by its repetition, and the money goes back once', async () => {
  const luna = await createOwner(shop.app, { name: 'Luna' });
  const order = await placePaidOrder(shop, luna, [{ variantId: shop.mug, quantity: 2 }]);
  const key = randomUUID();
  const first = await byOperators(order.orderId, { kind: 'amount', amount: usd(300) }, key);
  await query(
    sql`update idempotency_keys set state = 'running', answer = null, locked_until = now() - interval '1 second' where key = ${key}`,
  );
  const again = await byOperators(order.orderId, { kind: 'amount', amount: usd(300) }, key);
  assert.deepEqual([again.status, again.body.data], [200, first.body.data], again.text);
  await rest();
  await requireEqualBooks([order.orderId], 0);
});

test('money that went back counts, also when a concurrent request was refused', async () => {
  const luna = await createOwner(shop.app, { name: 'Luna' });
  const order = await placePaidOrder(shop, luna, [{ variantId: shop.mug, quantity: 1 }]);
  await shop.admin('PUT', '/admin/faults', [{ on: 'refund', kind: 'error-after', times: 1 }]);
  const refundId = (await byOperators(order.orderId, whole)).body.data.refunds[0]?.id ?? '';
  await query(sql`update refunds set status = 'failed' where id = ${refundId}`);
  await Promise.all(
    [1, 2].map(() => inTx(shop.ctx, (tx) => completeRefund(tx, refundId, 'the-bank-said-so'))),
  );
  await rest();
  await requireEqualBooks([order.orderId], 0);
  assert.deepEqual(await query(sql`select buyer_payment from orders where id = ${order.orderId}`), [
    { buyer_payment: 'refunded' },
  ]);
});
