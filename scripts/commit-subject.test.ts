import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findSubjectProblems } from './commit-subject.mjs';

const problemCount = (message: string): number => findSubjectProblems(message).length;

test('a commit subject has a type and at most 72 characters', () => {
  assert.equal(problemCount('fix(orders): retry after a deadlock\n\nA longer text may follow.'), 0);
  assert.equal(problemCount('feat!: drop the old price list'), 0);
  assert.equal(problemCount(`docs: ${'a'.repeat(66)}`), 0);
  assert.equal(problemCount(`docs: ${'a'.repeat(67)}`), 1);
  assert.equal(problemCount('retry after a deadlock'), 1);
  assert.equal(problemCount(`retry ${'a'.repeat(80)}`), 2);
});

test('comments of the editor are skipped, and subjects that Git writes are accepted', () => {
  assert.equal(problemCount('\n# a comment\ntest: the second line counts'), 0);
  assert.equal(
    problemCount(
      "Merge branch 'main' of somewhere with a name that is far longer than seventy-two characters",
    ),
    0,
  );
});
