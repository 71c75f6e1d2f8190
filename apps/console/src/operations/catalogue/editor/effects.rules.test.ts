import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findSellers } from './effects.rules.ts';

test('no store sells a draft or an archived product, however many have its category', () => {
  const effects = { storeCount: 3 };
  assert.equal(findSellers('active', effects), 3);
  assert.equal(findSellers('draft', effects), undefined);
  assert.equal(findSellers('archived', effects), undefined);
  assert.equal(findSellers('active', undefined), undefined);
});
