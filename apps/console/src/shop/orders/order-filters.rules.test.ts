import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  isNarrowed,
  listQueryOf,
  readFilters,
  searchOf,
  writeFilters,
} from './order-filters.rules.ts';

test('filters survive the way into an address and back', () => {
  const query = writeFilters(new URLSearchParams('order=VT-20001'), {
    status: 0,
    keywords: ' teapot ',
    placedFrom: '2026-10-01',
    placedTo: '2026-10-31',
    awaiting: 'seller',
    limit: 50,
  });
  assert.equal(query.get('order'), 'VT-20001');
  assert.deepEqual(readFilters(query), {
    status: 0,
    keywords: 'teapot',
    placedFrom: '2026-10-01',
    placedTo: '2026-10-31',
    awaiting: 'seller',
    limit: 50,
  });
});

test('an address that was tampered with narrows nothing', () => {
  const filters = readFilters(
    new URLSearchParams('status=9&from=yesterday&awaiting=me&limit=1000'),
  );
  assert.equal(isNarrowed(filters), false);
  assert.equal(filters.limit, 20);
  assert.deepEqual(listQueryOf(filters), {});
});

test('a filter that is taken away leaves the address', () => {
  const query = writeFilters(new URLSearchParams('status=1&keywords=x&limit=50'), {
    status: undefined,
    keywords: '',
    limit: 20,
  });
  assert.equal(query.toString(), '');
});

test('what waits for its parcels is asked for as such, and the counts follow every filter but the status', () => {
  const filters = readFilters(new URLSearchParams('awaiting=shipment&status=1&from=2026-10-01'));
  assert.deepEqual(listQueryOf(filters), { placedFrom: '2026-10-01', toShip: true, status: 1 });
  assert.deepEqual(searchOf(filters), { placedFrom: '2026-10-01', toShip: true });
  assert.deepEqual(searchOf(readFilters(new URLSearchParams('awaiting=seller'))), {
    awaiting: 'seller',
  });
});
