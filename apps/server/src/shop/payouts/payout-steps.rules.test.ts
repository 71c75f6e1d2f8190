import assert from 'node:assert/strict';
import { test } from 'node:test';
import { payoutStatuses } from '@vitrine/contract/shop/payout-shapes.ts';
import { findNextStatus } from './payout-steps.rules.ts';

test('each state at the provider has one effect on each state of ours', () => {
  const next = Object.fromEntries(
    payoutStatuses.map((status) => [
      status,
      (['in_transit', 'paid', 'failed', 'returned'] as const).map((state) =>
        findNextStatus(status, { state, failure: null }),
      ),
    ]),
  );
  assert.deepEqual(next, {
    requested: ['sent', 'paid', 'failed', 'returned'],
    unknown: ['sent', 'paid', 'failed', 'returned'],
    sent: [null, 'paid', 'failed', 'returned'],
    paid: [null, null, 'returned', 'returned'],
    failed: [null, null, null, null],
    waiting: [null, null, null, null],
    returned: [null, null, null, null],
  });
});

test('a balance that is too small makes a payout wait, and not fail', () => {
  const short = { state: 'failed', failure: 'balance_insufficient' } as const;
  assert.equal(findNextStatus('sent', short), 'waiting');
  assert.equal(findNextStatus('requested', short), 'waiting');
  assert.equal(findNextStatus('paid', short), 'returned');
});
