import assert from 'node:assert/strict';
import { test } from 'node:test';
import { computePauseMs } from './pace.ts';

test('a job pauses in proportion to the requests that arrive, four times its work at most, and never without them', () => {
  assert.equal(computePauseMs(200, 0), 0);
  assert.equal(computePauseMs(200, 5), 200);
  assert.equal(computePauseMs(200, 10), 400);
  assert.equal(computePauseMs(200, 2_000), 800);
  assert.equal(computePauseMs(60_000, 1_000_000), 5_000);
  assert.ok(computePauseMs(0, 10) < 1);
});
