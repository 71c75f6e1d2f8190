import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CallFailed } from '@vitrine/contract/client.ts';
import { createIntents, isOutcomeUnknown } from './intents.rules.ts';

function createTab() {
  const kept = new Map<string, string>();
  let keys = 0;
  const open = () =>
    createIntents(
      {
        read: (name) => kept.get(name) ?? null,
        write: (name, value) => void kept.set(name, value),
        remove: (name) => void kept.delete(name),
        names: () => [...kept.keys()],
      },
      () => `key-${++keys}`,
    );
  return { open, kept };
}

const fails = (code: string) => ({
  call: () => Promise.reject(new CallFailed('no', code, [])),
});
const returnsKey = { call: (key: string) => Promise.resolve(key) };

test('the same intent has one key, also after a reload, and another intent has another', () => {
  const tab = createTab();
  assert.equal(tab.open().keyOf('pay', { ids: ['1', '2'] }), 'key-1');
  assert.equal(tab.open().keyOf('pay', { ids: ['1', '2'] }), 'key-1');
  assert.equal(tab.open().keyOf('pay', { ids: ['1'] }), 'key-2');
  assert.equal(tab.open().keyOf('sample', { ids: ['1'] }), 'key-3');
});

test('a lost answer, a call that still runs and a server that broke off keep the key', async () => {
  for (const code of [
    'unreachable',
    'idempotency-running',
    'internal',
    'busy',
    'unknown-answer',
    '',
  ]) {
    const intents = createTab().open();
    await assert.rejects(intents.once('sample', 'a', fails(code)));
    assert.equal(intents.keyOf('sample', 'a'), 'key-1', code);
  }
  assert.equal(isOutcomeUnknown(new TypeError('The tokens could not be renewed')), true);
});

test('a refusal ends the intent, and so does an answer, unless it says that nothing is decided', async () => {
  const intents = createTab().open();
  await assert.rejects(intents.once('pay', 'a', fails('price-changed')));
  assert.equal(await intents.once('pay', 'a', returnsKey), 'key-2');
  const pending = () => intents.once('pay', 'a', { ...returnsKey, isFinal: () => false });
  assert.equal(await pending(), 'key-3');
  assert.equal(await pending(), 'key-3');
});

test('what one area ends leaves the others alone, and signing out ends all', () => {
  const tab = createTab();
  const intents = tab.open();
  intents.keyOf('pay', 'a');
  intents.keyOf('sample', 'a');
  intents.forget('pay');
  assert.equal(intents.keyOf('sample', 'a'), 'key-2');
  intents.forget();
  assert.equal(tab.kept.size, 0);
});

test('a button that is pressed twice sends one request, and the next press after the answer is new', async () => {
  const intents = createTab().open();
  const keys: string[] = [];
  let answer = (): void => undefined;
  const call = async (key: string) => {
    keys.push(key);
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return key;
  };
  const presses = [intents.once('refund', 'a', { call }), intents.once('refund', 'a', { call })];
  assert.deepEqual(keys, ['key-1']);
  answer();
  assert.deepEqual(await Promise.all(presses), ['key-1', 'key-1']);
  assert.equal(await intents.once('refund', 'a', returnsKey), 'key-2');
});

test('a call that failed is not shared with the next press', async () => {
  const intents = createTab().open();
  await assert.rejects(intents.once('refund', 'a', fails('unreachable')));
  assert.equal(await intents.once('refund', 'a', returnsKey), 'key-1');
});
