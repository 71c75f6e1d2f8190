import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkStore } from './store-checks.rules.ts';
import type { StoreFields } from './store-fields.ts';

const store = {
  name: 'Casa Luna',
  defaultPercentage: 200,
  socialLinks: [{ kind: 'instagram', url: 'https://instagram.com/luna' }],
  seller: null,
  settlementMode: 'platform',
} as unknown as StoreFields;

test('a store that is right has nothing to say', () => {
  assert.deepEqual(checkStore(store), {});
});

test('each wrong field is named by its path', () => {
  const socialLinks = [...store.socialLinks, { kind: 'website' as const, url: 'luna.example' }];
  assert.deepEqual(checkStore({ ...store, name: '  ', defaultPercentage: 99, socialLinks }), {
    name: 'nameNeeded',
    defaultPercentage: 'percentageWrong',
    'socialLinks.1.url': 'urlWrong',
  });
});

test('the seller’s e-mail counts only where buyers pay the seller', () => {
  const seller = { name: 'Luna', address: 'Calle Mayor 1', email: 'luna@' };
  assert.deepEqual(checkStore({ ...store, seller }), {});
  assert.deepEqual(checkStore({ ...store, seller, settlementMode: 'direct' }), { 'seller.email': 'emailWrong' });
});
