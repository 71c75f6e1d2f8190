import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '../testing/app.ts';
import { closeAfter } from '../testing/close-after.ts';
import { createPace, requestsOf, shareRequests } from './pace.ts';

const app = await closeAfter(createTestApp());

test('a job pauses beside the requests that a process without jobs receives', async () => {
  const { signals, database } = app.platform;
  const arrived = new Promise<{ perSecond: number }>((resolve) => {
    signals.on('requests', (rate) => resolve(rate as { perSecond: number }));
  });
  const rest = createPace(app.platform);
  const sharing = shareRequests(app.platform);
  const requests = requestsOf(app.platform);
  requests.count += 500;
  const { perSecond } = await arrived;
  sharing.stop();
  assert.ok(perSecond > 100 && perSecond <= 510, `${perSecond}`);
  await rest();
  // A second process, whose requests this one only learns of.
  await signals.send(database.db, 'requests', { from: 'a storefront', perSecond: 10_000 });
  await database.pool.query('select pg_sleep(0.05)');
  const begunAtMs = performance.now();
  await rest();
  const pausedMs = performance.now() - begunAtMs;
  assert.ok(pausedMs >= 150, `paused for ${pausedMs} ms after 50 ms of work`);
});
