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
    { kind: 'website' as const, url: 'luna' },
    { kind: 'instagram' as const, url: 'casa luna' },
    { kind: 'instagram' as const, url: '@casaluna' },
    { kind: 'tiktok' as const, url: 'https://instagram.com/luna' },
  ];
  assert.deepEqual(checkStore({ ...store, name: '  ', defaultPercentage: 99, socialLinks }), {
    name: 'nameNeeded',
    defaultPercentage: 'percentageWrong',
    'socialLinks.1.url': 'websiteWrong',
    'socialLinks.2.url': 'urlWrong',
    'socialLinks.4.url': 'networkWrong',
  });
});

test('a seller is named whole where buyers pay the owner, and is not asked for anywhere else', () => {
  const all = Object.fromEntries(
    ['name', 'email', 'address.line1', 'address.city'].map((part) => [
      `seller.${part}`,
      'sellerNeeded',
    ]),
  );
  assert.deepEqual(checkStore({ ...store, settlementMode: 'direct' }), all);
  const address = { line1: 'Gran Vía 1', city: ' ', countryCode: 'ES' };
  const seller = {
    name: 'Luna',
    email: 'luna@',
    phone: '',
    address,
    returnAddress: { ...address, line1: '', city: 'Madrid' },
  };
  assert.deepEqual(checkStore({ ...store, seller }), {});
  assert.deepEqual(checkStore({ ...store, seller, settlementMode: 'direct' }), {
    'seller.address.city': 'sellerNeeded',
    'seller.returnAddress.line1': 'sellerNeeded',
    'seller.email': 'emailWrong',
  });
});
