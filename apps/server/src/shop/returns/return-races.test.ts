import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { refundBuyer } from '@vitrine/contract/shop/refunds.ts';
import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { readBankRefunded, refundByOperators, usd } from '../refunds/testing/refunds.ts';
import { approval, createReturnDesk } from './testing/return-desk.ts';

const desk = await closeAfter(createReturnDesk());
const shop = desk.shop;

const mug = (quantity: number) => [{ variantId: shop.mug, quantity }];
const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).sort();
const refundsOf = async (orderId: string) =>
  shop.app.platform.database.db.rows(
    sql`select amount_minor as amount from refunds where order_id = ${orderId}`,
    { amount: as.minor },
  );

/** Nobody got more than was decided, and the provider’s book says the same. */
async function requireOneRefund(orderId: string): Promise<void> {
  await shop.settle();
  const rows = await refundsOf(orderId);
  assert.equal(rows.length, 1);
  assert.equal(await readBankRefunded(shop, orderId), String(rows[0]?.amount));
  assert.deepEqual(await shop.discrepancies(), []);
}

for (let round = 1; round <= 2; round += 1) {
  test(`two answers at once: one counts, the other is told, round ${round}`, async () => {
    const order = await desk.delivered(mug(1));
    const id = await desk.asked(order);
    const answers = await Promise.all([
      desk.decide(id, approval),
      desk.decide(id, { decision: 'refuse', reason: 'It was worn.' }),
    ]);
    assert.deepEqual(statuses(answers), [200, 409]);
    assert.equal((await desk.readOne(id)).steps.length, 2);
  });

  test(`two refunds of a request at once, and one that is repeated, pay once, round ${round}`, async () => {
    const order = await desk.delivered(mug(2));
    const id = await desk.asked(order, { kind: 'refund' });
    const key = randomUUID();
    const answers = await Promise.all([desk.refund(id, { key }), desk.refund(id), desk.refund(id)]);
    assert.equal(
      answers.filter(({ status }) => status === 200).length,
      1,
      answers.map(({ text }) => text).join('\n'),
    );
    const repeated = await desk.refund(id, { key });
    assert.ok([200, 409, 422].includes(repeated.status), repeated.text);
    await requireOneRefund(order.orderId);
  });

  test(`the answer to a request and a refund by hand at the same time pay the unit once, round ${round}`, async () => {
    const isDirect = round % 2 === 0;
    const order = await desk.delivered(mug(1), isDirect ? desk.kira : desk.luna);
    const id = await desk.asked(order, { kind: 'refund' });
    const lines = [{ lineId: (await desk.read(order)).lines[0]?.id ?? '', quantity: 1 }];
    const byHand = () =>
      isDirect
        ? shop.app.call(
            refundBuyer,
            {
              params: { orderId: order.orderId },
              body: {
                what: { kind: 'lines', lines },
                seenRefunded: usd(0),
                reason: 'Sorry for this.',
              },
            },
            { token: desk.kira.token, idempotencyKey: randomUUID() },
          )
        : refundByOperators(shop, desk.tokens.admin, order.orderId, { kind: 'lines', lines });
    const answers = await Promise.all([byHand(), isDirect ? desk.refundOwn(id) : desk.refund(id)]);
    for (const { status, text } of answers) assert.ok(status < 500, text);
    assert.equal(
      answers.filter(({ status }) => status === 200).length,
      1,
      answers.map(({ text }) => text).join('\n'),
    );
    const now = await desk.readOne(id);
    assert.deepEqual(
      [now.state, now.refund !== null],
      ['refunded', true],
      'either way the request is answered',
    );
    await requireOneRefund(order.orderId);
  });

  test(`a request while the unit is refunded by hand, and two requests of the last unit, round ${round}`, async () => {
    const order = await desk.delivered(mug(1));
    const lines = [{ lineId: (await desk.read(order)).lines[0]?.id ?? '', quantity: 1 }];
    const [asked, more] = await Promise.all([
      desk.ask(order),
      desk.ask(order, { kind: 'refund' }),
      refundByOperators(shop, desk.tokens.admin, order.orderId, { kind: 'lines', lines }),
    ]);
    assert.ok([asked, more].filter(({ status }) => status === 200).length <= 1);
    for (const { state } of (await desk.read(order)).requests) assert.equal(state, 'refunded');
    await requireOneRefund(order.orderId);
  });
}

test('a form that is sent twice with one key is one request', async () => {
  const order = await desk.delivered(mug(2));
  const key = randomUUID();
  const answers = await Promise.all([desk.ask(order, { key }), desk.ask(order, { key })]);
  assert.ok(answers.some(({ status }) => status === 200));
  assert.equal((await desk.read(order)).requests.length, 1);
});
