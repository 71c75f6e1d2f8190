import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseOrderNumber } from '@vitrine/contract/shop/order-numbers.ts';
import {
  buyerPaymentStates,
  fulfilmentStates,
  sellerPaymentStates,
} from '@vitrine/contract/shop/orders.ts';
import { sql } from 'drizzle-orm';
import { createTestApp } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { awaitingOf, statusOf, transitions } from './orders.rules.ts';

const app = await closeAfter(createTestApp());

test('the table of transitions in SQL is the one in code', async () => {
  const { rows } = await app.platform.database.db.execute<{ step: string }>(
    sql`select fact || ':' || from_state || '>' || to_state as step from order_transitions order by 1`,
  );
  const code = Object.entries(transitions).flatMap(([fact, steps]) =>
    Object.entries(steps).flatMap(([from, tos]) =>
      (tos as string[]).map((to) => `${fact}:${from}>${to}`),
    ),
  );
  assert.deepEqual(rows.map(({ step }) => step).sort(), code.sort());
});

test('status and awaiting are derived alike in code and in SQL, for every combination of facts', async () => {
  const combinations = (['sale', 'own'] as const).flatMap((kind) =>
    buyerPaymentStates.flatMap((buyerPayment) =>
      sellerPaymentStates.flatMap((sellerPayment) =>
        fulfilmentStates.flatMap((fulfilment) =>
          [true, false].map((isCancelled) => ({
            kind,
            buyerPayment,
            sellerPayment,
            fulfilment,
            isCancelled,
          })),
        ),
      ),
    ),
  );
  const { rows } = await app.platform.database.db.execute<{
    status: number;
    awaiting: string | null;
  }>(sql`
    select order_status(c.kind, c."buyerPayment", c."sellerPayment", c.fulfilment, c."isCancelled") as status,
      order_awaiting(c.kind, c."buyerPayment", c."sellerPayment", c."isCancelled") as awaiting
    from json_to_recordset(${JSON.stringify(combinations.map((facts, n) => ({ ...facts, n })))}::json)
      as c (n int, kind text, "buyerPayment" text, "sellerPayment" text, fulfilment text, "isCancelled" boolean) order by n`);
  assert.equal(rows.length, combinations.length);
  combinations.forEach((facts, index) => {
    assert.deepEqual(
      [rows[index]?.status, rows[index]?.awaiting],
      [statusOf(facts), awaitingOf(facts)],
      JSON.stringify(facts),
    );
  });
});

test('an unpaid sale waits for the buyer, a paid direct one for the owner, and then it is on its way', () => {
  const sale = {
    kind: 'sale',
    buyerPayment: 'unpaid',
    sellerPayment: 'not_due',
    fulfilment: 'waiting',
    isCancelled: false,
  } as const;
  assert.deepEqual([statusOf(sale), awaitingOf(sale)], [0, 'buyer']);
  assert.deepEqual(
    [
      statusOf({ ...sale, buyerPayment: 'paid', sellerPayment: 'unpaid' }),
      awaitingOf({ ...sale, buyerPayment: 'paid', sellerPayment: 'unpaid' }),
    ],
    [0, 'seller'],
  );
  assert.equal(statusOf({ ...sale, buyerPayment: 'paid' }), 1);
  assert.equal(statusOf({ ...sale, buyerPayment: 'paid', fulfilment: 'delivered' }), 2);
  assert.equal(statusOf({ ...sale, isCancelled: true }), 3);
});

test('a number is sought as people write it, and digits alone may also be a name', () => {
  assert.deepEqual(parseOrderNumber('VT-20418'), { number: 'VT-20418', isCertain: true });
  assert.deepEqual(parseOrderNumber(' vt20418 '), { number: 'VT-20418', isCertain: true });
  assert.deepEqual(
    parseOrderNumber('ＶＴ－２０４１８'),
    { number: 'VT-20418', isCertain: true },
    'full-width, as a Japanese keyboard writes',
  );
  assert.deepEqual(parseOrderNumber('20418'), { number: 'VT-20418', isCertain: false });
  assert.equal(parseOrderNumber('teapot 20418'), undefined);
  assert.equal(parseOrderNumber('42'), undefined);
});
