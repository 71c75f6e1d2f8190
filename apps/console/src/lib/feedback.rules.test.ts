import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Feedback,
  notificationGap,
  notificationMs,
  toastMs,
  withFeedback,
  withoutNewestNotification,
} from './feedback.rules.ts';

const make = (id: number, change: Partial<Feedback> = {}): Feedback => ({
  id,
  kind: 'toast',
  type: 'error',
  title: 'some error',
  text: 'No',
  durationMs: toastMs,
  position: 'bottom-right',
  ...change,
});

test('a toast stays 2000 ms, a notification 4500 ms with a gap of 16 px', () => {
  assert.deepEqual([toastMs, notificationMs, notificationGap], [2000, 4500, 16]);
});

test('the same words are shown once at a time', () => {
  const list = withFeedback(withFeedback([], make(1)), make(2));
  assert.deepEqual(
    list.map(({ id }) => id),
    [2],
  );
});

test('at most five float at a time; the oldest goes first', () => {
  const list = [1, 2, 3, 4, 5, 6].reduce<Feedback[]>(
    (all, id) => withFeedback(all, make(id, { text: String(id) })),
    [],
  );
  assert.deepEqual(
    list.map(({ id }) => id),
    [2, 3, 4, 5, 6],
  );
});

test('Escape closes the newest notification and leaves the toasts', () => {
  const list = [make(1, { kind: 'notification' }), make(2, { kind: 'notification' }), make(3)];
  assert.deepEqual(
    withoutNewestNotification(list).map(({ id }) => id),
    [1, 3],
  );
});
