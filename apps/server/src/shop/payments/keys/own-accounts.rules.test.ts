import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOfOtherAccount } from './own-accounts.rules.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const span = (accountRef: string, day: number) => ({ accountRef, since: at(day) });

test('the present keys do not find payments that were made with the keys of another account', () => {
  const spans = [span('acct_a', 2), span('acct_b', 5)];
  const madeOn = (day: number) => isOfOtherAccount(spans, at(day));
  assert.deepEqual([madeOn(1), madeOn(4), madeOn(5), madeOn(6)], [true, true, false, false]);
  assert.equal(isOfOtherAccount([], at(1)), false, 'nothing is known');
  assert.equal(isOfOtherAccount([span('acct_a', 2)], at(1)), false);
});

test('with the keys of the first account set again, that one’s payments are found and those of the other are not', () => {
  const spans = [span('acct_a', 2), span('acct_b', 5), span('acct_a', 8)];
  assert.deepEqual(
    [3, 6, 9].map((day) => isOfOtherAccount(spans, at(day))),
    [false, true, false],
  );
});
