import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderRow } from '@vitrine/contract/shop/orders.ts';
import { chooseOrders, isChoiceFull, sumOf } from './order-choice.rules.ts';

const row = (id: number, profit: number | null = 3): OrderRow =>
  ({
    id: String(id),
    cost: { amount: id, currency: 'USD' },
    profit: profit === null ? null : { amount: profit, currency: 'USD' },
  }) as OrderRow;
const rows = (count: number, first = 1) =>
  Array.from({ length: count }, (_none, index) => row(first + index));

test('choosing all of a hundred takes the first fifty and says that some are left out', () => {
  const { chosen, hasLeftOut } = chooseOrders(new Map(), rows(100), true);
  assert.deepEqual(
    [...chosen.keys()],
    rows(50).map(({ id }) => id),
  );
  assert.equal(hasLeftOut, true);
  assert.equal(isChoiceFull(chosen), true);
});

test('exactly fifty are no more than one payment takes', () => {
  const { chosen, hasLeftOut } = chooseOrders(new Map(), rows(50), true);
  assert.deepEqual([chosen.size, hasLeftOut], [50, false]);
});

test('chosen ones count before new ones, stay when they are chosen again, and make room when they are let go', () => {
  const some = chooseOrders(new Map(), rows(48), true).chosen;
  const full = chooseOrders(some, [...rows(2), ...rows(5, 200)], true);
  assert.deepEqual(
    [full.chosen.size, full.hasLeftOut, full.chosen.has('201'), full.chosen.has('202')],
    [50, true, true, false],
  );
  const fewer = chooseOrders(full.chosen, rows(10), false);
  assert.deepEqual([fewer.chosen.size, fewer.hasLeftOut], [40, false]);
  assert.equal(some.size, 48);
});

test('sums leave out what has no amount, as orders for oneself have no profit', () => {
  const some = [row(1, null), row(2, 5), row(3, 7)];
  assert.deepEqual(
    sumOf(some, ({ cost }) => cost),
    { amount: 6, currency: 'USD' },
  );
  assert.deepEqual(
    sumOf(some, ({ profit }) => profit),
    { amount: 12, currency: 'USD' },
  );
  assert.equal(
    sumOf([row(1, null)], ({ profit }) => profit),
    undefined,
  );
});
