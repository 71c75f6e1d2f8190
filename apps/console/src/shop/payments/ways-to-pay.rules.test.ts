import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listWays } from './ways-to-pay.rules.ts';

const stripe = { provider: 'stripe', kind: 'card' as const, isTest: false, marks: [] };
const paypal = { provider: 'paypal', kind: 'paypal' as const, isTest: false, marks: [] };
const namesOf = (possible: Parameters<typeof listWays>[0]) =>
  listWays(possible).map(({ method, provider }) => [method, provider]);

test('each provider is a way to pay, then earnings; what the offer pays in full needs none', () => {
  assert.deepEqual(namesOf({ methods: ['card', 'earnings'], options: [stripe, paypal] }), [
    ['card', 'stripe'],
    ['card', 'paypal'],
    ['earnings', null],
  ]);
  assert.deepEqual(namesOf({ methods: ['card'], options: [] }), [['card', null]]);
  assert.deepEqual(namesOf({ methods: [], options: [] }), []);
});
