import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFormDrafts, type DraftStorage } from './form-drafts.rules.ts';

function memory(): DraftStorage & { map: Map<string, string> } {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    keys: () => [...map.keys()],
  };
}

test('what was typed comes back for the same account and form, and for no other', () => {
  const drafts = createFormDrafts(memory());
  drafts.keep('7', 'store', { name: 'Casa Nora' }, { name: 'Casa' });
  assert.deepEqual(drafts.read('7', 'store'), { name: 'Casa Nora' });
  assert.equal(drafts.read('8', 'store'), undefined);
  assert.equal(drafts.read('7', 'link|new'), undefined);
});

test('typing back what was there, saving and signing out leave nothing behind', () => {
  const storage = memory();
  const drafts = createFormDrafts(storage);
  drafts.keep('7', 'store', { name: 'New' }, { name: 'Casa' });
  drafts.keep('7', 'store', { name: 'Casa' }, { name: 'Casa' });
  assert.equal(storage.map.size, 0);
  drafts.keep('7', 'words|1', 'Mine', '');
  drafts.forget('7', 'words|1');
  assert.equal(storage.map.size, 0);
  drafts.keep('7', 'words|1', 'Mine', '');
  storage.map.set('intent', 'kept');
  drafts.forgetAll();
  assert.deepEqual([...storage.map.keys()], ['intent']);
});

test('passwords and codes are never kept, and what is damaged or far too long is none', () => {
  const storage = memory();
  const drafts = createFormDrafts(storage);
  drafts.keep(
    '7',
    'any',
    { name: 'Nora', password: 'p', newPassword: 'p', captchaCode: 'c', code: '123456' },
    {},
  );
  assert.deepEqual(drafts.read('7', 'any'), { name: 'Nora' });
  drafts.keep('7', 'address', { postcode: '28001', countryCode: 'ES' }, {});
  assert.deepEqual(drafts.read('7', 'address'), { postcode: '28001', countryCode: 'ES' });
  drafts.keep('7', 'long', 'x'.repeat(70_000), '');
  assert.equal(drafts.read('7', 'long'), undefined);
  storage.map.set('form-draft|7|bad', '{');
  assert.equal(drafts.read('7', 'bad'), undefined);
});
