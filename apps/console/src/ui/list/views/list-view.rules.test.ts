import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filterKnown, isViewChanged, readShownView, writeShownView } from './list-view.rules.ts';

const parts = { params: ['tab', 'keywords'], columns: ['store', 'quantity'], sorts: ['time'] };
const view = {
  id: '7',
  filters: [{ parameter: 'tab', value: 'ship' }],
  hiddenColumns: ['quantity'],
  sortedBy: '-time',
};
const reader = (values: Record<string, string | undefined>) => (name: string) => values[name] ?? '';

test('a view written into the address is read from it again, and is not changed', () => {
  const address = writeShownView(view, parts);
  assert.deepEqual(address, {
    ...{ tab: 'ship', keywords: undefined, view: '7' },
    ...{ hide: 'quantity', sort: '-time', page: undefined },
  });
  const shown = readShownView(reader(address), parts, (address['hide'] ?? '').split(','));
  assert.equal(isViewChanged(view, shown, parts), false);
});

test('another filter, column or order changes a view, another order of its parts does not', () => {
  const changed = (change: object) => isViewChanged(view, { ...view, ...change }, parts);
  assert.equal(changed({ filters: [] }), true);
  assert.equal(changed({ hiddenColumns: [] }), true);
  assert.equal(changed({ sortedBy: 'time' }), true);
  const filters = [
    { parameter: 'keywords', value: 'lamp' },
    { parameter: 'tab', value: 'ship' },
  ];
  assert.equal(
    isViewChanged({ ...view, filters }, { ...view, filters: filters.toReversed() }, parts),
    false,
  );
});

test('parts that the list does not have any more are ignored, and do not count as a change', () => {
  const old = {
    filters: [
      ...view.filters,
      { parameter: 'gone', value: 'x' },
      { parameter: 'view', value: '9' },
    ],
    hiddenColumns: ['gone', 'quantity'],
    sortedBy: 'gone',
  };
  assert.deepEqual(filterKnown(old, parts), {
    filters: view.filters,
    hiddenColumns: ['quantity'],
    sortedBy: null,
  });
  assert.equal(isViewChanged(old, { ...view, sortedBy: null }, parts), false);
  assert.equal(writeShownView({ ...old, id: '8' }, parts)['view'], '8');
});

test('without a view the list is shown as it begins', () => {
  assert.ok(Object.values(writeShownView(undefined, parts)).every((value) => !value));
});
