import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enoughPullPx, isPull, pullOf } from './pull.rules.ts';

test('the mark follows the finger down, slower and slower, and never up', () => {
  assert.equal(pullOf(-20), 0);
  assert.ok(pullOf(40) < 40);
  assert.ok(pullOf(400) - pullOf(360) < pullOf(80) - pullOf(40));
  assert.ok(pullOf(5_000) <= 96);
});

test('a pull of about a thumb reads again, a small one does not', () => {
  assert.ok(pullOf(60) < enoughPullPx);
  assert.ok(pullOf(160) > enoughPullPx);
});

test('a sideways move is no pull', () => {
  assert.equal(isPull(40, 5), true);
  assert.equal(isPull(30, 60), false);
  assert.equal(isPull(2, 0), false);
});
