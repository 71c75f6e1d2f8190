import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Break, findBreakProblems, type Row } from './breaks.ts';
import { patternOf } from './run-break.ts';

const rows: Row[] = [
  { where: '1-product.md:3', text: 'Owners sell.', test: 'apps/a.test.ts › sells' },
  { where: '1-product.md:4', text: 'Buyers pay.', test: 'e2e/b.spec.ts › pays' },
];
const sells: Break = {
  sentences: ['Owners'],
  test: 'apps/a.test.ts › sells',
  file: 'apps/a.ts',
  find: 'sell()',
  replace: 'keep()',
};
const problemsOf = (change: Partial<Break>) =>
  findBreakProblems([{ ...sells, ...change }], rows, (file) =>
    file === 'apps/a.ts' ? 'await sell(); twice; twice;' : undefined,
  );

test('a break names rows of its test, text that is once in a file of the product, and for a journey where it fails', () => {
  assert.deepEqual(problemsOf({}), []);
  assert.match(
    problemsOf({ sentences: ['Buyers'] })[0] ?? '',
    /no row of this test begins with “Buyers”/,
  );
  assert.match(problemsOf({ find: 'twice' })[0] ?? '', /occurs 2 times in apps\/a\.ts/);
  assert.match(problemsOf({ file: 'apps/gone.ts' })[0] ?? '', /occurs 0 times/);
  assert.match(problemsOf({ file: 'apps/a.test.ts' })[0] ?? '', /no part of the product/);
  assert.match(problemsOf({ replace: 'sell()' })[0] ?? '', /changes nothing/);
  const ofJourney = { sentences: ['Buyers pay.'], test: 'e2e/b.spec.ts › pays' };
  assert.match(problemsOf(ofJourney)[0] ?? '', /only unit tests have breaks/);
});

test('a name with placeholders matches the tests that are made of it', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the name as it is written
  const pattern = new RegExp(patternOf("opens in ${wish.language}${scope ? `, as ${scope}` : ''}"));
  assert.match('opens in es, as all', pattern);
  assert.match('opens in fr', pattern);
  assert.doesNotMatch('closes in fr', pattern);
});
