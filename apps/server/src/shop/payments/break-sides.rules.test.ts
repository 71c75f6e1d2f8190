import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountSides, bookSides, readSides } from './break-sides.rules.ts';

const at = new Date('2026-11-20T10:00:00Z');

test('a line of the books that is not alike reads back as what moved, both amounts and its key', () => {
  const line = { kind: 'capture', key: 'vt-1', amountMinor: 5669n, currency: 'EUR', at } as const;
  const { expected, seen } = bookSides({ ...line, ours: line, theirs: { ...line, amountMinor: 5600n } });
  assert.deepEqual(readSides(expected, seen), {
    moves: 'capture',
    key: 'vt-1',
    expected: { money: { amount: 5669, currency: 'EUR' }, text: null },
    seen: { money: { amount: 5600, currency: 'EUR' }, text: null },
  });
  const missing = bookSides({ ...line, ours: undefined, theirs: line });
  assert.deepEqual(readSides(missing.expected, missing.seen).expected, { money: null, text: null });
});

test('a provider’s word on one payment reads back as money where it is money, and else as it stands', () => {
  const sides = amountSides({ amountMinor: 1200n, currency: 'JPY' }, { amountMinor: 1n, currency: 'JPY' });
  assert.deepEqual(readSides(...sides), {
    moves: null,
    key: null,
    expected: { money: { amount: 1200, currency: 'JPY' }, text: null },
    seen: { money: { amount: 1, currency: 'JPY' }, text: null },
  });
  const [expected, seen] = amountSides({ amountMinor: 1200n, currency: 'JPY' }, { amountMinor: 1200n, currency: 'USD' });
  assert.equal(expected, seen);
  assert.deepEqual(readSides('live', 'acct_1, closed').seen, { money: null, text: 'acct_1, closed' });
});
