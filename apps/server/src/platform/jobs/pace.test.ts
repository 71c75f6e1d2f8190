import assert from 'node:assert/strict';
import { test } from 'node:test';
import { computePauseMs } from './pace.ts';

test('a job pauses in proportion to the requests that arrive, four times its work at most', () => {
  assert.equal(computePauseMs(200, 0), 0);
  assert.equal(computePauseMs(200, 5), 200);
  assert.equal(computePauseMs(200, 9), 400);
  assert.equal(computePauseMs(200, 2_000), 800);
  assert.equal(computePauseMs(60_000, 1_000_000), 5_000);
  assert.ok(computePauseMs(0, 10) < 1);
});

test('a job does not pause for the few requests of the page on which it is watched', () => {
  assert.equal(computePauseMs(1_000, 5), 0);
  assert.equal(computePauseMs(1_000, 10), 250);
});
