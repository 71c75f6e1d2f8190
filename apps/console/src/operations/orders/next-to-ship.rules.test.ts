import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextToShip } from './next-to-ship.rules.ts';

const rows = ['VT-1', 'VT-2', 'VT-3'].map((number) => ({ number }));

test('after an order comes the one below it, then those above, and no shipped one twice', () => {
  for (const [number, shipped, next] of [
    ['VT-1', [], 'VT-2'],
    ['VT-1', ['VT-2'], 'VT-3'],
    ['VT-2', [], 'VT-3'],
    ['VT-3', [], 'VT-1'],
    ['VT-3', ['VT-1'], 'VT-2'],
    ['VT-3', ['VT-1', 'VT-2'], undefined],
    // It has left the list already.
    ['VT-9', [], 'VT-1'],
  ] as const)
    assert.equal(
      nextToShip(rows, number, new Set<string>(shipped))?.number,
      next,
      `${number} after ${shipped}`,
    );
  assert.equal(nextToShip([], 'VT-1', new Set()), undefined);
});
