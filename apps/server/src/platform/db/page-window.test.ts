import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findPageWindow } from './page-window.ts';

test('pages of an exact total are those that a list cut at each page size has, read from the nearer end', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 12 }),
      (total, pageSize, pageNum) => {
        const rows = Array.from({ length: total }, (_, index) => index);
        const window = findPageWindow({ total }, { pageNum, pageSize });
        const ordered = window?.isFromEnd ? rows.toReversed() : rows;
        const read = window ? ordered.slice(window.offset, window.offset + window.limit) : [];
        const shown = window?.isFromEnd ? read.toReversed() : read;
        assert.deepEqual(shown, rows.slice((pageNum - 1) * pageSize, pageNum * pageSize));
        assert.ok((window?.offset ?? 0) <= total / 2);
      },
    ),
  );
});

test('an estimated total does not end a list, and one that is cut off ends at its limit', () => {
  assert.deepEqual(findPageWindow({ total: 50, estimated: true }, { pageNum: 9, pageSize: 10 }), {
    limit: 10,
    offset: 80,
    isFromEnd: false,
  });
  const cut = { total: 100, estimated: true } as const;
  assert.deepEqual(findPageWindow(cut, { pageNum: 10, pageSize: 10 }, 100), {
    limit: 10,
    offset: 90,
    isFromEnd: false,
  });
  assert.equal(findPageWindow(cut, { pageNum: 11, pageSize: 10 }, 100), undefined);
  // Fewer rows than the limit, and counted: the last page is read from the end.
  assert.deepEqual(findPageWindow({ total: 31 }, { pageNum: 4, pageSize: 10 }, 100), {
    limit: 1,
    offset: 0,
    isFromEnd: true,
  });
});
