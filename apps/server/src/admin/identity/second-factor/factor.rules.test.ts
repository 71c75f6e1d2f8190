import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factorWaitMs, makeRecoveryCodes, needsFactor, readFactorCode } from './factor.rules.ts';

const minuteMs = 60_000;

test('ten recovery codes are all different and made of characters that are not confused', () => {
  const codes = makeRecoveryCodes();
  assert.equal(new Set(codes).size, 10);
  for (const code of codes) assert.match(code, /^[a-hj-km-np-z2-9]{5}-[a-hj-km-np-z2-9]{5}$/);
});

test('six digits are a code of the app however they are spaced, all else is a recovery code', () => {
  assert.deepEqual(readFactorCode('123 456'), { kind: 'app', code: '123456' });
  assert.deepEqual(readFactorCode(' ABCDE-fghjk '), { kind: 'recovery', code: 'abcdefghjk' });
  assert.deepEqual(readFactorCode('22222-33333'), { kind: 'recovery', code: '2222233333' });
});

test('ten wrong codes in an hour, or thirty in a day, wait until the oldest is over', () => {
  const now = 100 * 60 * minuteMs;
  const every = (count: number, stepMs: number) =>
    Array.from({ length: count }, (_, index) => now - (count - index) * stepMs);
  assert.equal(factorWaitMs(every(9, minuteMs), now), 0);
  assert.equal(factorWaitMs(every(10, minuteMs), now), 50 * minuteMs);
  assert.equal(factorWaitMs(every(10, 7 * minuteMs), now), 0);
  assert.equal(factorWaitMs(every(30, 40 * minuteMs), now), 4 * 60 * minuteMs);
});

test('operators who can change something have to have a second factor, and only where it is required', () => {
  const platform = (secondFactorRequired: boolean) =>
    ({ config: { secondFactorRequired } }) as never;
  assert.deepEqual(
    ['ROOT', 'ADMIN', 'SUPPORT', 'GUEST', 'STORE_OWNER'].map((role) =>
      needsFactor(platform(true), [role]),
    ),
    [true, true, true, false, false],
  );
  assert.equal(needsFactor(platform(false), ['ROOT']), false);
});
