import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sumRefund } from './refund-choice.rules.ts';

const money = (amount: number) => ({ amount, currency: 'USD' as const });
const line = (
  lineId: string,
  units: number[],
  more: { shipped?: number; refunded?: number } = {},
) => ({
  lineId,
  name: 'Mug',
  option: null,
  quantity: units.length + (more.refunded ?? 0),
  shipped: more.shipped ?? 0,
  refunded: more.refunded ?? 0,
  unitValues: units.map(money),
});
const order = (lines: ReturnType<typeof line>[], left = 5_000) => ({
  paid: { total: money(6_000), refunded: money(1_000), left: money(left) },
  lines,
});
const units = (quantities: Record<string, number>) => ({
  kind: 'lines' as const,
  quantities,
  amountMinor: 0,
});

test('units are worth what the server says of each, in its order', () => {
  const seen = order([line('1', [1_001, 1_000]), line('2', [500])]);
  assert.equal(sumRefund(seen, units({ '1': 1 })).minor, 1_001);
  assert.equal(sumRefund(seen, units({ '1': 1, '2': 1 })).minor, 1_501);
  assert.equal(sumRefund(seen, units({})).minor, 0);
});

test('when no unit is left to send, everything goes back, shipping included', () => {
  const seen = order([line('1', [1_001, 1_000]), line('2', [500], { refunded: 1 })]);
  assert.deepEqual(sumRefund(seen, units({ '1': 2, '2': 1 })), {
    minor: 5_000,
    isAll: true,
    hasShipped: false,
    isTooMuch: false,
  });
  assert.equal(
    sumRefund(order([line('1', [1_000], { shipped: 1 })]), units({ '1': 1 })).isAll,
    false,
  );
});

test('units that were shipped raise the question whether they are back', () => {
  const seen = order([line('1', [900, 900], { shipped: 1 })]);
  assert.equal(
    sumRefund(seen, units({ '1': 1 })).hasShipped,
    false,
    'the one that is here goes first',
  );
  assert.equal(sumRefund(seen, units({ '1': 2 })).hasShipped, true);
});

test('more than is left is too much', () => {
  const seen = order([line('1', [900], { shipped: 1 })], 800);
  assert.equal(sumRefund(seen, units({ '1': 1 })).isTooMuch, true);
  assert.equal(
    sumRefund(seen, { kind: 'amount', quantities: {}, amountMinor: 801 }).isTooMuch,
    true,
  );
  assert.equal(
    sumRefund(seen, { kind: 'amount', quantities: {}, amountMinor: 800 }).isTooMuch,
    false,
  );
  assert.deepEqual(sumRefund(seen, { kind: 'whole', quantities: {}, amountMinor: 0 }).minor, 800);
});
