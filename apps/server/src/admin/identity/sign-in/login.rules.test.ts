import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loginWaitMs } from './login.rules.ts';

const now = Date.parse('2026-11-20T10:00:00Z');
const minutes = (count: number) => count * 60_000;
const justNow = (count: number) => Array.from({ length: count }, () => now);

test('four failures cost no waiting, the fifth begins to, and each further one doubles it', () => {
  const wait = (count: number) =>
    loginWaitMs(
      { pair: justNow(count), account: justNow(count), network: justNow(count) },
      now,
      false,
    );
  assert.deepEqual([wait(4), wait(5), wait(6), wait(7)], [0, 15_000, 30_000, 60_000]);
  assert.equal(wait(15), minutes(15), 'never longer than the window');
});

test('failures older than fifteen minutes do not slow the pair down', () => {
  assert.equal(
    loginWaitMs({ pair: Array(9).fill(now - minutes(16)), account: [], network: [] }, now, false),
    0,
  );
});

test('an account that is tried from everywhere waits a minute at most, and not at all where its owner has been before', () => {
  const failures = { pair: [], account: justNow(60), network: [] };
  assert.equal(loginWaitMs(failures, now, false), minutes(1));
  assert.equal(loginWaitMs(failures, now, true), 0);
  assert.equal(loginWaitMs({ ...failures, account: justNow(20) }, now, false), 1_000);
  assert.equal(loginWaitMs({ ...failures, account: justNow(19) }, now, false), 0);
});

test('a network has fifty failures an hour and then waits for the oldest of them to be an hour old', () => {
  const network = Array.from({ length: 50 }, (_, index) => now - minutes(50 - index));
  assert.equal(loginWaitMs({ pair: [], account: [], network }, now, false), minutes(10));
  assert.equal(loginWaitMs({ pair: [], account: [], network: network.slice(1) }, now, false), 0);
});
