import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseKeys } from '../lib/query-keys/courses.ts';
import { orderKeys } from '../lib/query-keys/orders.ts';
import { storeKeys } from '../lib/query-keys/store.ts';
import { listQueryOf, noFilters } from '../shop/orders/order-filters.rules.ts';
import { asOfShown, isLastRead } from './last-read.rules.ts';

test('the phone keeps the list of all orders, and neither a search nor an opened order', () => {
  const list = (filters: typeof noFilters) =>
    orderKeys.list({ ...listQueryOf(filters), limit: filters.limit });
  assert.equal(isLastRead(list(noFilters)), true);
  assert.equal(isLastRead(list({ ...noFilters, keywords: 'lamp' })), false);
  assert.equal(isLastRead(orderKeys.detail('1', 'USD')), false);
});

test('the phone keeps all that its home waits for, so that it opens without waiting for the line', () => {
  const home = [
    storeKeys.own,
    storeKeys.dashboard,
    storeKeys.quickStart,
    storeKeys.welcomeOffer,
    courseKeys.list({ shown: 'es' }),
  ];
  for (const key of home) assert.equal(isLastRead(key), true, key.join(' '));
  assert.equal(isLastRead(courseKeys.list({ platform: 'tiktok', shown: 'es' })), false);
});

test('a page is as of its oldest answer that cannot be read again', () => {
  const fresh = { dataUpdatedAt: 90, hasFailed: false };
  const failed = { dataUpdatedAt: 40, hasFailed: true };
  assert.equal(asOfShown([fresh, failed, { dataUpdatedAt: 60, hasFailed: true }], true), 40);
  assert.equal(asOfShown([fresh], true), undefined);
  assert.equal(asOfShown([fresh], false), 90);
  // What was never read has no age.
  assert.equal(asOfShown([{ dataUpdatedAt: 0, hasFailed: true }], false), undefined);
});
