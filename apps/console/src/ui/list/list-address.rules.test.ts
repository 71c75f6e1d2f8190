import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastPage, readPaging, truncateTotal, writePaging } from './list-address.rules.ts';

const reader = (address: string) => (name: string) => new URLSearchParams(address).get(name) ?? '';

test('the address names page and size; what is no page is the first one of the usual size', () => {
  assert.deepEqual(readPaging(reader('page=3&size=50')), { pageNum: 3, pageSize: 50 });
  for (const address of ['', 'page=0&size=7', 'page=-1', 'page=1e3', 'page=100000000', 'size=']) {
    assert.deepEqual(readPaging(reader(address)), { pageNum: 1, pageSize: 20 }, address);
  }
});

test('what was written is read again, and the first page needs no words', () => {
  for (const paging of [
    { pageNum: 1, pageSize: 10 },
    { pageNum: 12, pageSize: 20 },
    { pageNum: 2, pageSize: 100 },
  ]) {
    const words = Object.entries(writePaging(paging)).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    );
    assert.deepEqual(readPaging(reader(new URLSearchParams(words).toString())), paging);
  }
  assert.deepEqual(writePaging({ pageNum: 1, pageSize: 20 }), { page: undefined, size: undefined });
});

test('a page beyond the end leads to the last one, and an empty list to the first', () => {
  assert.equal(lastPage(41, { pageNum: 3, pageSize: 20 }), 3);
  assert.equal(lastPage(40, { pageNum: 3, pageSize: 20 }), 2);
  assert.equal(lastPage(0, { pageNum: 9, pageSize: 20 }), 1);
});

test('an estimated total is above its first digit', () => {
  assert.deepEqual(
    [10_000, 987_654, 1_204_311, 7].map(truncateTotal),
    [10_000, 900_000, 1_000_000, 7],
  );
});
