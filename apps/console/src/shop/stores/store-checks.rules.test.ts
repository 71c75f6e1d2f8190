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
  const socialLinks = [
    ...store.socialLinks,
    { kind: 'website' as const, url: 'luna.example' },
    { kind: 'tiktok' as const, url: 'https://instagram.com/luna' },
  ];
  assert.deepEqual(checkStore({ ...store, name: '  ', defaultPercentage: 99, socialLinks }), {
    name: 'nameNeeded',
    defaultPercentage: 'percentageWrong',
    'socialLinks.1.url': 'urlWrong',
    'socialLinks.2.url': 'networkWrong',
  });
});

test('a seller is named whole or not at all, and must be named where buyers pay the owner', () => {
  const all = Object.fromEntries(['name', 'email', 'address.line1', 'address.city'].map((part) => [`seller.${part}`, 'sellerNeeded']));
  assert.deepEqual(checkStore({ ...store, settlementMode: 'direct' }), all);
  assert.deepEqual(
    checkStore({
      ...store,
      seller: { name: '', email: '', phone: '', address: { line1: ' ', city: '', countryCode: 'US' }, returnAddress: null },
    }),
    {},
  );
  const address = { line1: 'Gran Vía 1', city: ' ', countryCode: 'ES' };
  const seller = { name: 'Luna', email: 'luna@', phone: '', address, returnAddress: { ...address, line1: '', city: 'Madrid' } };
  assert.deepEqual(checkStore({ ...store, seller }), {
    'seller.address.city': 'sellerNeeded',
    'seller.returnAddress.line1': 'sellerNeeded',
    'seller.email': 'emailWrong',
  });
});
