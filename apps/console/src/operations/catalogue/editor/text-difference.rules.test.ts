import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareTexts } from './text-difference.rules.ts';

const write = (before: string, after: string) =>
  compareTexts(before, after)
    .map(({ text, kind }) =>
      kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`,
    )
    .join('');

test('new and removed parts of a text are found', () => {
  assert.equal(
    write('The strainer is part of the pot.', 'The steel strainer lifts out.'),
    'The +steel +strainer -is part of the pot.-+lifts out.+',
  );
  assert.equal(write('same', 'same'), 'same');
  assert.equal(write('', 'all new'), '+all new+');
});

test('Chinese texts are compared letter by letter', () => {
  assert.equal(write('深色陶壶', '深蓝陶壶'), '深-色-+蓝+陶壶');
});
