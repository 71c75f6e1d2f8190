import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closesByBack, trailOf, withoutSheet, withSheet } from './sheet.rules.ts';

test('a sheet that was opened by a tap closes by going back, one that came with a link does not', () => {
  assert.equal(closesByBack(trailOf({ sheets: ['order'] }), 'order'), true);
  assert.equal(closesByBack(trailOf(null), 'order'), false);
  assert.equal(
    closesByBack(trailOf({ sheets: ['order', 'pay'] }), 'order'),
    false,
    'only the newest',
  );
});

test('a state that is not ours names no sheet', () => {
  assert.deepEqual(trailOf({ sheets: 'order' }), []);
  assert.deepEqual(trailOf('text'), []);
});

test('a sheet joins and leaves the address without touching the rest of it', () => {
  const query = new URLSearchParams('status=0&keywords=tea');
  assert.equal(withSheet(query, 'order', 'VT-1').toString(), 'status=0&keywords=tea&order=VT-1');
  assert.equal(
    withoutSheet(withSheet(query, 'order', 'VT-1'), 'order').toString(),
    query.toString(),
  );
});
