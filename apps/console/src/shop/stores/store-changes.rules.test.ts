import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeTypedFields, pickChanged } from './store-changes.rules.ts';

const seen = { name: 'Luna', bio: 'Old', languages: ['en'] };

test('A save sends only the fields that were changed', () => {
  assert.deepEqual(pickChanged(seen, { name: 'Luna', bio: 'Mine', languages: ['en'] }), {
    bio: 'Mine',
  });
  assert.deepEqual(pickChanged(seen, { ...seen, languages: ['en', 'es'] }), {
    languages: ['en', 'es'],
  });
});

test('What another window saved is taken over, what was typed here stays', () => {
  const typed = { ...seen, bio: 'Mine' };
  const saved = { name: 'Luna Studio', bio: 'Theirs', languages: ['en'] };
  assert.deepEqual(mergeTypedFields(seen, typed, saved), {
    name: 'Luna Studio',
    bio: 'Mine',
    languages: ['en'],
  });
});
