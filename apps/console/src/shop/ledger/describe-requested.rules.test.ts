import assert from 'node:assert/strict';
import { test } from 'node:test';
import { payoutStatuses } from '@vitrine/contract/shop/payout-shapes.ts';
import { describeRequested } from './describe-requested.rules.ts';

test('a payout that fails at once is reported as failed, with its reason, and only one that was sent as started', () => {
  assert.deepEqual(describeRequested({ status: 'failed', failure: 'account_closed' }), {
    type: 'error',
    text: 'account_closed',
  });
  assert.deepEqual(describeRequested({ status: 'waiting', failure: 'balance_insufficient' }), {
    type: 'warning',
    text: 'balance_insufficient',
  });
  const started = payoutStatuses.filter(
    (status) => describeRequested({ status, failure: null }).text === 'payOutAsked',
  );
  assert.deepEqual(started, ['requested', 'sent', 'paid']);
});
