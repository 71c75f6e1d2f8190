import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paymentStatuses } from '@vitrine/contract/shop/payments.ts';
import { isDecided, linkOutcomeOf, outcomeOf } from './payment-state.rules.ts';

test('a payment is open until the provider has spoken, and every status has an outcome', () => {
  assert.deepEqual(
    paymentStatuses.map((status) => [status, outcomeOf({ status })]),
    [
      ['created', 'open'],
      ['pending', 'open'],
      ['authorized', 'open'],
      ['captured', 'paid'],
      ['failed', 'failed'],
      ['expired', 'failed'],
      ['unknown', 'open'],
      ['part_refunded', 'paid'],
      ['refunded', 'returned'],
    ],
  );
  for (const status of paymentStatuses)
    assert.equal(isDecided({ status }), outcomeOf({ status }) !== 'open');
});

test('linking shows the state of the server', () => {
  const none = { state: 'none', label: null, lastTry: null } as const;
  assert.deepEqual(
    linkOutcomeOf({
      ...none,
      state: 'linking',
      lastTry: { state: 'open', failure: null, missingPermissions: [] },
    }),
    {
      kind: 'open',
    },
  );
  assert.deepEqual(
    linkOutcomeOf({
      ...none,
      state: 'active',
      label: 'Bank ••12',
      lastTry: { state: 'done', failure: null, missingPermissions: [] },
    }),
    {
      kind: 'linked',
      account: 'Bank ••12',
    },
  );
  assert.deepEqual(
    linkOutcomeOf({
      ...none,
      state: 'refused',
      lastTry: { state: 'refused', failure: 'refused_by_user', missingPermissions: [] },
    }),
    {
      kind: 'failed',
      reason: 'refused_by_user',
      missingPermissions: [],
      kept: null,
    },
  );
  assert.deepEqual(linkOutcomeOf(none), {
    kind: 'failed',
    reason: 'unknown',
    missingPermissions: [],
    kept: null,
  });
});

test('a second account that was refused or is still open does not count as linked, though the first one stays', () => {
  const active = { state: 'active', label: 'Bank ••12' } as const;
  assert.deepEqual(
    linkOutcomeOf({
      ...active,
      lastTry: { state: 'refused', failure: 'refused_by_provider', missingPermissions: [] },
    }),
    {
      kind: 'failed',
      reason: 'refused_by_provider',
      missingPermissions: [],
      kept: 'Bank ••12',
    },
  );
  assert.deepEqual(
    linkOutcomeOf({ ...active, lastTry: { state: 'open', failure: null, missingPermissions: [] } }),
    {
      kind: 'open',
    },
  );
});
