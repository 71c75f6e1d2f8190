import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findInDocument, findInProgram, partsOf } from './find-words.ts';

const found = (source: string) =>
  findInProgram(source, 'a.ts').map(
    ({ kind, line, text }) => `${line} ${kind} ${text.split(' (')[0]}`,
  );

test('comments are checked for banned words and openings, and consecutive lines are one comment', () => {
  assert.deepEqual(found('// What the server tells\n// Whether it lies\nconst a = 1;'), [
    '1 comments begins with “What”',
    '1 comments “tells”',
    '1 comments “lies”',
  ]);
  assert.deepEqual(found('/** A sum. */\n// Whether it fits.\n\n// The `words` of a call.'), [
    '2 comments begins with “Whether”',
  ]);
  assert.deepEqual(found('// biome-ignore lint/a: somebody says so'), []);
});

test('declared names are checked by their parts, uses are not', () => {
  assert.deepEqual(found('const toldOwner = 1; send(toldOwner);'), ['1 names toldOwner']);
  assert.deepEqual(found('interface Row { orderWords: string }'), ['1 names orderWords']);
  assert.deepEqual(found('const swords = 1;'), []);
  assert.deepEqual(partsOf('tellOwner-of_sale'), ['tell', 'owner', 'of', 'sale']);
});

test('exported functions begin with a standard verb; components, hooks and values need none', () => {
  assert.deepEqual(found('export function wordless() {}'), [
    '1 functions wordless begins with no standard verb',
  ]);
  assert.deepEqual(found('export const planFor = () => 1;'), []);
  assert.deepEqual(found('export const refundedUnits = () => 1;'), [
    '1 functions refundedUnits begins with no standard verb',
  ]);
  assert.deepEqual(
    found('export function Button() {}\nexport const useOrder = () => 1;\nexport const limit = 3;'),
    [],
  );
});

test('titles of tests and lines of documents are checked, code and quotations in them are not', () => {
  assert.deepEqual(found("test('what is asked is sent', () => {});"), [
    '1 titles begins with “what”',
    '1 titles “asked”',
  ]);
  assert.deepEqual(
    findInDocument('It says `words`.\n```\nsays\n```\n“somebody” stands').map(
      ({ line, text }) => `${line} ${text.split(' ')[0]}`,
    ),
    ['1 “says”', '5 “stands”'],
  );
});
