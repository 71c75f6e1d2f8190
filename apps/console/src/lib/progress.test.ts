import assert from 'node:assert/strict';
import { test } from 'node:test';
import NProgress from 'nprogress';
import { progress } from './progress.ts';

test('the progress bar moves in 500 ms, trickles every 200 ms from 0.3 and has no spinner', () => {
  const { settings } = NProgress as unknown as { settings: Record<string, unknown> };
  const { speed, trickle, trickleSpeed, minimum, showSpinner, template } = settings;
  assert.deepEqual(
    { speed, trickle, trickleSpeed, minimum, showSpinner },
    { speed: 500, trickle: true, trickleSpeed: 200, minimum: 0.3, showSpinner: false },
  );
  assert.doesNotMatch(String(template), /spinner/);
});

test('trickles that come while the bar still moves are left out, so that none wait when the page is there', ({
  mock,
}) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const moves: unknown[] = [];
  mock.method(NProgress, 'inc', (amount: number) => moves.push(amount));
  for (let at = 0; at < 10; at += 1) {
    NProgress.trickle();
    mock.timers.tick(200);
  }
  assert.equal(moves.length, 4, 'two seconds hold four moves of 500 ms');
});

test('a navigation shows the bar at its start and ends it when the page is there', ({ mock }) => {
  const marks = new Set<string>();
  const documentElement = {
    setAttribute: (name: string) => marks.add(name),
    removeAttribute: (name: string) => marks.delete(name),
  };
  Object.assign(globalThis, { document: { documentElement, getElementById: () => null } });
  const calls: string[] = [];
  mock.method(NProgress, 'start', () => calls.push('start'));
  mock.method(NProgress, 'done', () => calls.push('done'));
  progress.start();
  assert.deepEqual([calls, [...marks]], [['start'], ['data-navigating']]);
  progress.done();
  assert.deepEqual([calls, [...marks]], [['start', 'done'], []]);
  Reflect.deleteProperty(globalThis, 'document');
});
