import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepSources, useClientState } from './client-state.ts';

const sources = () => {
  const { userSource, pageSource } = useClientState.getState();
  return { userSource, pageSource };
};

test('the user source is "default" until the address of a page has another one', () => {
  assert.deepEqual(sources(), { userSource: 'default', pageSource: '' });
  keepSources({ userSource: undefined, pageSource: undefined });
  assert.deepEqual(sources(), { userSource: 'default', pageSource: '' });
  keepSources({ userSource: 'tiktok', pageSource: 'bio' });
  assert.deepEqual(sources(), { userSource: 'tiktok', pageSource: 'bio' });
});
