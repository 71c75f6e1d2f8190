import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDeclaredTests } from './declared-tests.ts';
import { readDocument } from './document.ts';
import { countDue, type Facts, findProblems } from './find-problems.ts';
import { readTable, TableError } from './tables.ts';

const source = `
import { test } from 'node:test';
test('runs', () => {});
test(\`runs for \${one}\`, async () => {});
for (const one of all) test('runs in a loop', () => {});
describe('group', () => { test('runs in a group', () => {}); });
test('skips under a condition', ({ page }) => { test.skip(isWhole, 'why'); });
// test('in a comment', () => {});
const text = "test('in a text', () => {})";
test.skip('skipped', () => {});
test.todo('planned');
test('set aside', { skip: true }, () => {});
test('skips itself', () => { test.skip(); });
describe.skip('skipped group', () => { test('in a skipped group', () => {}); });
`;

test('only tests that are registered and run count, by the syntax of their file', () => {
  assert.deepEqual(
    [...findDeclaredTests(source, 'a.test.ts')],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the name as it is written
    ['runs', 'runs for ${one}', 'runs in a loop', 'runs in a group', 'skips under a condition'],
  );
});

const document = readDocument(`# Title
Before the first section nothing counts.
## 1. Product
Owners sell. Buyers pay.
- Share the link.
## 2. Screens

| Path | Screen |
|---|---|
| /login | login form |
`);
const head = '| Sentence | Said of | Proof | On | Picture |\n|---|---|---|---|---|\n';
const good = {
  '1-product.md': `${head}| Owners sell. | desktop, phone | \`e2e/a.spec.ts\` › sells | | |
| Buyers pay. | API | \`apps/server/a.test.ts\` › pays | | |
| Share the link. | phone | due: payments \`e2e/b.spec.ts\` › shares | | |
`,
  '2-screens.md': `${head}| /login login form | desktop | \`e2e/a.spec.ts\` › signs in | | [desktop](pictures/login-desktop.webp) |
`,
};

function problemsOf(
  change: (tables: typeof good) => Partial<typeof good> = () => ({}),
  facts: Partial<Facts> = {},
): string[] {
  const sentences = Object.entries({ ...good, ...change(good) }).flatMap(([file, text]) =>
    readTable(text, file),
  );
  return findProblems({
    document,
    sentences,
    hasTest: ({ name }) => ['sells', 'pays', 'signs in'].includes(name),
    sizeOf: () => 20_000,
    ...facts,
  });
}
const replaced = (from: string, to: string) => (tables: typeof good) => ({
  '1-product.md': tables['1-product.md'].replace(from, to),
  '2-screens.md': tables['2-screens.md'].replace(from, to),
});

test('tables that hold every sentence with its test have no problem, and what is due is counted', () => {
  assert.deepEqual(problemsOf(), []);
  assert.deepEqual(
    [...countDue(readTable(good['1-product.md'], '1-product.md'))],
    [['payments', 1]],
  );
});

test('a missing sentence, a changed one and one too many are found', () => {
  assert.match(
    problemsOf(replaced('| Owners sell. ', '| Owners sell goods. '))[0] ?? '',
    /^§1: no row for “Owners sell\. Buyers pay\.”/,
  );
  const without = problemsOf((tables) => ({
    '1-product.md': tables['1-product.md'].replace(/\| Buyers pay.*\n/, ''),
  }));
  assert.match(without[0] ?? '', /no row for “Buyers pay\.”/);
  const more = problemsOf((tables) => ({
    '2-screens.md': `${tables['2-screens.md']}| More. | API | \`apps/server/a.test.ts\` › pays | | |\n`,
  }));
  assert.deepEqual(more, ['2-screens.md:4: “More.” is not in the specification at this place']);
});

test('a test that does not run, one that cannot see the app, an app without proof and a due row whose test exists are found', () => {
  assert.deepEqual(problemsOf(replaced('› sells', '› sold')), [
    '1-product.md:3: no such test runs: e2e/a.spec.ts › sold',
  ]);
  const server = replaced(
    '| Owners sell. | desktop, phone | `e2e/a.spec.ts`',
    '| Owners sell. | desktop, phone | `apps/server/a.test.ts`',
  );
  assert.deepEqual(problemsOf(server), [
    '1-product.md:3: apps/server/a.test.ts cannot see desktop',
    '1-product.md:3: apps/server/a.test.ts cannot see phone',
  ]);
  assert.deepEqual(problemsOf(replaced('› sells | |', '› sells | desktop |')), [
    '1-product.md:3: “Owners sell.” is not proven on phone',
  ]);
  assert.deepEqual(problemsOf(replaced('› shares', '› sells')), [
    '1-product.md:5: due to payments, but its test exists: e2e/b.spec.ts › sells',
  ]);
});

test('a screen without its picture, a missing and a large picture are found', () => {
  assert.deepEqual(problemsOf(replaced('[desktop](pictures/login-desktop.webp)', '')), [
    '2-screens.md:3: a screen without a picture of desktop',
  ]);
  assert.deepEqual(problemsOf(undefined, { sizeOf: () => undefined }), [
    '2-screens.md:3: pictures/login-desktop.webp does not exist',
  ]);
  assert.deepEqual(problemsOf(undefined, { sizeOf: () => 70_000 }), [
    '2-screens.md:3: pictures/login-desktop.webp is larger than 60 KB',
  ]);
});

test('a sentence from which the product departs needs no test, and is no longer read as one that says nothing', () => {
  const departing = replaced(
    '| Buyers pay. | API | `apps/server/a.test.ts` › pays |',
    '| Buyers pay. | API | departs: they pay later (decision 1) |',
  );
  assert.deepEqual(problemsOf(departing), []);
  const [, read] = readTable(departing(good)['1-product.md'], '1-product.md');
  assert.deepEqual([read?.departs, read?.saysNothing], ['they pay later (decision 1)', undefined]);
});

test('a part of a sentence from which the product departs is read beside the tests of the rest, and proves nothing', () => {
  const row = '| Buyers pay. | API | `apps/server/a.test.ts` › pays |';
  const partly = replaced(row, `${row}\n| | | departs in part: not on Sundays |`);
  assert.deepEqual(problemsOf(partly), []);
  const [, read] = readTable(partly(good)['1-product.md'], '1-product.md');
  assert.deepEqual(
    [read?.departsInPart, read?.departs, read?.proofs.length],
    [['not on Sundays'], undefined, 1],
  );
  const alone = replaced(
    row,
    '| Buyers pay. | API | says nothing: nothing |\n| | | departs in part: not on Sundays |',
  );
  assert.notDeepEqual(problemsOf(alone), []);
});

test('an unknown app, an unknown later work and a row without a test are refused', () => {
  for (const [from, to] of [
    ['| API |', '| server |'],
    ['due: payments', 'due: soon'],
    ['`apps/server/a.test.ts` › pays', 'seen by hand'],
  ] as const)
    assert.throws(() => problemsOf(replaced(from, to)), TableError, to);
});
