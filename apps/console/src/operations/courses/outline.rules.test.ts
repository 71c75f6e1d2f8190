import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Moved, type Order, orderAfterDrop, stepOf } from './outline.rules.ts';

const order: Order = [
  { id: '1', lectureIds: ['a', 'b'] },
  { id: '2', lectureIds: [] },
  { id: '3', lectureIds: ['c'] },
];
const shown = (result: Order | undefined) =>
  result?.map(({ id, lectureIds }) => `${id}:${lectureIds.join('')}`).join(' ');
const lecture = (id: string): Moved => ({ kind: 'lecture', id });
const chapter = (id: string): Moved => ({ kind: 'chapter', id });

test('a lecture steps through its chapter and on into the next one, a chapter past its neighbour', () => {
  assert.equal(shown(stepOf(order, lecture('a'), 1)), '1:ba 2: 3:c');
  assert.equal(shown(stepOf(order, lecture('b'), 1)), '1:a 2:b 3:c');
  assert.equal(shown(stepOf(order, lecture('c'), -1)), '1:ab 2:c 3:');
  assert.equal(stepOf(order, lecture('a'), -1), undefined);
  assert.equal(shown(stepOf(order, chapter('3'), -1)), '1:ab 3:c 2:');
  assert.equal(stepOf(order, chapter('3'), 1), undefined);
});

test('a lecture is dropped into a chapter, before or after another lecture; a chapter only beside chapters', () => {
  assert.equal(
    shown(orderAfterDrop(order, lecture('c'), { target: chapter('1'), where: 'into' })),
    '1:cab 2: 3:',
  );
  assert.equal(
    shown(orderAfterDrop(order, lecture('a'), { target: lecture('c'), where: 'after' })),
    '1:b 2: 3:ca',
  );
  assert.equal(
    shown(orderAfterDrop(order, lecture('a'), { target: lecture('b'), where: 'after' })),
    '1:ba 2: 3:c',
  );
  assert.equal(
    shown(orderAfterDrop(order, lecture('b'), { target: lecture('a'), where: 'before' })),
    '1:ba 2: 3:c',
  );
  assert.equal(
    shown(orderAfterDrop(order, chapter('1'), { target: chapter('3'), where: 'after' })),
    '2: 3:c 1:ab',
  );
  assert.equal(
    orderAfterDrop(order, chapter('1'), { target: lecture('c'), where: 'after' }),
    undefined,
  );
  assert.equal(
    orderAfterDrop(order, chapter('1'), { target: chapter('2'), where: 'into' }),
    undefined,
  );
  assert.equal(
    orderAfterDrop(order, lecture('a'), { target: lecture('a'), where: 'after' }),
    undefined,
  );
});
