import assert from 'node:assert/strict';
import { afterEach, mock, test } from 'node:test';
import { fetchOrTake } from './early-calls.ts';

const me = '/api/v1/users/me';
const dashboard = '/api/v1/dashboard';
const headers = { lang: 'en', currencyjc: 'EUR', authorization: 'Bearer one' };
const isEarly = async (answer: Promise<Response>) => (await (await answer).text()) === 'early';

function sendEarly(url: string, answer = Promise.resolve(new Response('early'))): void {
  mock.method(globalThis, 'fetch', async () => new Response('sent'));
  Object.assign(globalThis, { window: { earlyCalls: { [url]: { headers, answer } } } });
}
const take = (url: string, changes: object = {}, init: RequestInit = {}) =>
  fetchOrTake(url, { method: 'GET', ...init, headers: { ...headers, ...changes } });

afterEach(() => {
  mock.restoreAll();
  Reflect.deleteProperty(globalThis, 'window');
});

test('the answer to a call that the page sent before its script is taken over, once', async () => {
  sendEarly(dashboard);
  assert.equal(await isEarly(take(dashboard)), true);
  assert.equal(await isEarly(take(dashboard)), false);
});

test('an early answer for another person, language or currency is not taken', async () => {
  for (const changes of [{ authorization: 'Bearer two' }, { lang: 'fr' }, { currencyjc: 'USD1' }]) {
    sendEarly(dashboard);
    assert.equal(await isEarly(take(dashboard, changes)), false);
  }
  sendEarly(me);
  assert.equal(await isEarly(take(me, { currencyjc: 'USD1' })), true, 'it holds no amounts');
});

test('no early answer is taken after something was changed', async () => {
  sendEarly(dashboard);
  await take('/api/v1/store', {}, { method: 'PUT' });
  assert.equal(await isEarly(take(dashboard)), false);
});

test('a refusal is taken over as it is, and a call that did not get through fails', async () => {
  sendEarly(me, Promise.resolve(new Response('{"code":1002}', { status: 401 })));
  assert.equal((await take(me)).status, 401);
  sendEarly(me, Promise.reject(new TypeError('Failed to fetch')));
  await assert.rejects(take(me), /Failed to fetch/);
});

test('a call that is given up does not wait for its early answer', async () => {
  sendEarly(dashboard, new Promise(() => undefined));
  const giving = new AbortController();
  const waiting = take(dashboard, {}, { signal: giving.signal });
  giving.abort(new Error('gone'));
  await assert.rejects(waiting, /gone/);
});

test('without early calls every call is sent', async () => {
  sendEarly(dashboard);
  Reflect.deleteProperty(globalThis, 'window');
  assert.equal(await isEarly(take(dashboard)), false);
});
