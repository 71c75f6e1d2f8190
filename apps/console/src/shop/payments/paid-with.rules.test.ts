import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paidWithOf } from './paid-with.rules.ts';

test('a card is known by its last digits, earnings and offers by their word, anything else by its own name', () => {
  assert.deepEqual(paidWithOf('card ending 4242'), { kind: 'card', ending: '4242' });
  assert.deepEqual(paidWithOf('earnings'), { kind: 'earnings' });
  assert.deepEqual(paidWithOf('offer'), { kind: 'offer' });
  assert.deepEqual(paidWithOf('card'), { kind: 'card' });
  assert.deepEqual(paidWithOf('PayPal luna@example.com'), {
    kind: 'other',
    name: 'PayPal luna@example.com',
  });
});
