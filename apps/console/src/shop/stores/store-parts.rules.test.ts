import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isStorePart, partOf } from './store-parts.rules.ts';

test('a refused field is shown in the sheet that holds it, also when it stands in a list', () => {
  assert.equal(partOf({ 'socialLinks.1.url': 'no' }), 'social');
  assert.equal(partOf({ baseCurrency: 'locked', name: 'missing' }), 'words');
  assert.equal(partOf({ version: 'overtaken' }), undefined);
});

test('an address can only name sheets that are there', () => {
  assert.ok(isStorePart('prices'));
  assert.ok(!isStorePart('cellar') && !isStorePart(null));
});
