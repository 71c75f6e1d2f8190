import assert from 'node:assert/strict';
import { test } from 'node:test';
import NProgress from 'nprogress';
import './progress.ts';

test('the progress bar moves in 500 ms, trickles every 200 ms from 0.3 and has no spinner', () => {
  const { settings } = NProgress as unknown as { settings: Record<string, unknown> };
  const { speed, trickle, trickleSpeed, minimum, showSpinner, template } = settings;
  assert.deepEqual(
    { speed, trickle, trickleSpeed, minimum, showSpinner },
    { speed: 500, trickle: true, trickleSpeed: 200, minimum: 0.3, showSpinner: false },
  );
  assert.doesNotMatch(String(template), /spinner/);
});
