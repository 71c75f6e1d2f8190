import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseRows, isChoosable, toggleRow } from './list-choice.rules.ts';
import { findCurrentRow, findKeyAction, isChoiceEscape } from './list-keys.rules.ts';

test('rows chosen on another page stay chosen, and a box that is emptied ends the choice', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id })) as [
    { id: string },
    { id: string },
    { id: string },
  ];
  assert.deepEqual(chooseRows([a], [b, c], ['a', 'c']), [a, c]);
  assert.deepEqual(chooseRows([a, c], [b, c], ['a']), [a]);
  // The newest state of a row counts.
  assert.deepEqual(chooseRows([{ id: 'a', state: 'old' }], [{ id: 'a', state: 'new' }], ['a']), [
    { id: 'a', state: 'new' },
  ]);
});

test('one row is chosen or no longer; beyond the limit only chosen ones can be changed', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id })) as [
    { id: string },
    { id: string },
    { id: string },
  ];
  assert.deepEqual(toggleRow([a], b), [a, b]);
  assert.deepEqual(toggleRow([a, b], { id: 'a' }), [b]);
  const choice = { chosen: [a, b], onChange: () => undefined, max: 2 };
  assert.deepEqual([isChoosable(choice, a), isChoosable(choice, c)], [true, false]);
  const some = { ...choice, max: 3, canChoose: ({ id }: { id: string }) => id !== 'c' };
  assert.equal(isChoosable(some, c), false);
});

test('Tab leads to the current row, and to the first one while there is none or it is gone', () => {
  assert.equal(findCurrentRow(['a', 'b'], 'b'), 'b');
  assert.equal(findCurrentRow(['a', 'b'], undefined), 'a');
  assert.equal(findCurrentRow(['a', 'b'], 'gone'), 'a');
  assert.equal(findCurrentRow([], 'a'), undefined);
});

const press = (key: string, more: Partial<Parameters<typeof findKeyAction>[1]> = {}) =>
  findKeyAction(key, {
    ids: ['a', 'b', 'c'],
    currentId: 'b',
    opensRows: true,
    editsRows: true,
    canChoose: () => true,
    hasChosen: false,
    ...more,
  });

test('arrows, j and k move the current row and stop at the ends', () => {
  assert.deepEqual(press('j'), { kind: 'move', id: 'c' });
  assert.deepEqual(press('K'), { kind: 'move', id: 'a' });
  assert.deepEqual(press('J', { currentId: 'c' }), { kind: 'move', id: 'c' });
  assert.equal(press('j', { ids: [] }), undefined);
  assert.deepEqual(press('ArrowDown'), { kind: 'move', id: 'c' });
  assert.deepEqual(press('ArrowUp'), { kind: 'move', id: 'a' });
  assert.deepEqual(press('ArrowDown', { currentId: 'c' }), { kind: 'move', id: 'c' });
  assert.deepEqual(press('ArrowUp', { currentId: 'a' }), { kind: 'move', id: 'a' });
  assert.deepEqual(press('ArrowDown', { currentId: 'gone' }), { kind: 'move', id: 'b' });
});

test('Enter and o open, e edits, x chooses what can be chosen, Esc ends a choice; other keys keep their meaning', () => {
  assert.deepEqual(press('Enter'), { kind: 'open', id: 'b' });
  assert.deepEqual(press('o'), { kind: 'open', id: 'b' });
  assert.deepEqual(press('e'), { kind: 'edit', id: 'b' });
  assert.deepEqual(press('E'), { kind: 'edit', id: 'b' });
  assert.deepEqual(press('x'), { kind: 'choose', id: 'b' });
  assert.deepEqual(press('X'), { kind: 'choose', id: 'b' });
  assert.equal(press('x', { canChoose: () => false }), undefined);
  assert.deepEqual(press('Escape', { hasChosen: true }), { kind: 'clear' });
  assert.equal(press('Escape'), undefined, 'what is open takes it');
  for (const key of ['ArrowLeft', 'ArrowRight', 'Tab', ' ', 'a', 'Home'])
    assert.equal(press(key), undefined, key);
  assert.equal(press('ArrowDown', { ids: [] }), undefined);
});

test('Enter, o and e keep their meaning where no row opens or is edited', () => {
  assert.equal(press('Enter', { opensRows: false }), undefined);
  assert.equal(press('o', { opensRows: false }), undefined);
  assert.equal(press('e', { editsRows: false }), undefined);
});

test('Esc ends the choice of a list without rows, except where it closes something else', () => {
  assert.deepEqual(press('Escape', { ids: [], hasChosen: true }), { kind: 'clear' });
  const clears = (more: object = {}, container: object | null = null) =>
    isChoiceEscape({
      ...{ key: 'Escape', altKey: false, ctrlKey: false, metaKey: false, defaultPrevented: false },
      target: { closest: () => container } as never,
      ...more,
    });
  assert.equal(clears(), true);
  assert.equal(clears({ key: 'Enter' }), false);
  assert.equal(clears({ defaultPrevented: true }), false, 'a notification has closed');
  assert.equal(clears({}, {}), false, 'in a dialog');
});
