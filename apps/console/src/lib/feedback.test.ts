import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { closeNewestNotification, notify, notifyOnce, toast, useFeedback } from './feedback.ts';

beforeEach(() => useFeedback.setState({ list: [] }));
const shown = () =>
  useFeedback
    .getState()
    .list.map(({ kind, type, position, durationMs }) => [kind, type, position, durationMs]);

test('toasts stand at the bottom right for 2000 ms, in four types', () => {
  for (const type of ['success', 'info', 'warning', 'error'] as const) toast[type]('Said');
  assert.deepEqual(
    shown(),
    ['success', 'info', 'warning', 'error'].map((type) => ['toast', type, 'bottom-right', 2000]),
  );
});

test('a notification stands at the top right for 4500 ms unless it says otherwise', () => {
  notify({ title: 'News' });
  notify({ type: 'warning', title: 'Look', durationMs: 0, position: 'bottom-right' });
  assert.deepEqual(shown(), [
    ['notification', 'info', 'top-right', 4500],
    ['notification', 'warning', 'bottom-right', 0],
  ]);
  assert.equal(closeNewestNotification(), true);
  assert.deepEqual(shown(), [['notification', 'info', 'top-right', 4500]]);
  closeNewestNotification();
  assert.equal(closeNewestNotification(), false, 'Escape is free for what is below');
});

test('notifications have four types as well', () => {
  const types = ['success', 'info', 'warning', 'error'] as const;
  for (const type of types) notify({ type, title: 'News' });
  assert.deepEqual(
    shown(),
    types.map((type) => ['notification', type, 'top-right', 4500]),
  );
});

test('an event that a call returns and that is pushed as well is shown once', () => {
  notifyOnce('payout-failed:1', { type: 'error', title: 'Payouts' });
  assert.equal(notifyOnce('payout-failed:1', { type: 'error', title: 'Payout failed' }), null);
  notifyOnce('payout-failed:2', { type: 'error', title: 'Payout failed' });
  assert.equal(shown().length, 2);
});
