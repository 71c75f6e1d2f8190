import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Break, coverageOf, findBreakProblems, keyOf, type Row } from './breaks.ts';
import { groupBreaks } from './run-journey-breaks.ts';
import { patternOf } from './run-unit-breaks.ts';

const rows: Row[] = [
  { where: '1-product.md:3', text: 'Owners sell.', test: 'apps/a.test.ts › sells' },
  { where: '1-product.md:4', text: 'Buyers pay.', test: 'e2e/b.spec.ts › pays' },
];
const sells: Break = { sentences: ['Owners'], test: 'apps/a.test.ts › sells', file: 'apps/a.ts', find: 'sell()', replace: 'keep()' };
const pays: Break = { ...sells, sentences: ['Buyers pay.'], test: 'e2e/b.spec.ts › pays', fails: 'toBeVisible' };
const problemsOf = (change: Partial<Break>, one: Break = sells) =>
  findBreakProblems([{ ...one, ...change }], rows, (file) => (file === 'apps/a.ts' ? 'await sell(); twice; twice;' : undefined));

test('a break names rows of its test, text that is once in a file of the product, and for a journey where it fails', () => {
  assert.deepEqual(problemsOf({}), []);
  assert.deepEqual(problemsOf({}, pays), []);
  assert.match(problemsOf({ sentences: ['Buyers'] })[0] ?? '', /no row of this test begins with “Buyers”/);
  assert.match(problemsOf({ find: 'twice' })[0] ?? '', /is 2 times in apps\/a\.ts/);
  assert.match(problemsOf({ file: 'apps/gone.ts' })[0] ?? '', /is 0 times/);
  assert.match(problemsOf({ file: 'apps/a.test.ts' })[0] ?? '', /no part of the product/);
  assert.match(problemsOf({ replace: 'sell()' })[0] ?? '', /changes nothing/);
  assert.match(problemsOf({ fails: undefined }, pays)[0] ?? '', /say at what the journey fails/);
});

test('a row counts as seen with the break that was seen, and no longer when the break is changed', () => {
  const seen = { [keyOf(sells)]: { day: '2026-11-25', because: 'no' } };
  assert.deepEqual(coverageOf(rows, [sells], seen), { rows: 2, seen: 1, withoutBreak: [rows[1]], unseen: [] });
  const changed = coverageOf(rows, [{ ...sells, replace: 'give()' }], seen);
  assert.deepEqual([changed.seen, changed.unseen], [0, [rows[0]]]);
});

test('a group of breaks has one of each journey', () => {
  const other = { ...pays, test: 'e2e/c.spec.ts › waits' };
  assert.deepEqual(
    groupBreaks([pays, { ...pays, replace: 'give()' }, other]).map((group) => group.map(({ test: name }) => name)),
    [[pays.test, other.test], [pays.test]],
  );
});

test('a name with places for values matches the tests that are made of it', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the name as it is written
  const pattern = new RegExp(patternOf("opens in ${wish.language}${scope ? `, as ${scope}` : ''}"));
  assert.match('opens in es, as all', pattern);
  assert.match('opens in fr', pattern);
  assert.doesNotMatch('closes in fr', pattern);
});
