import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type App, buildApp } from '#server/app.ts';
import { systemContext } from '../context.ts';
import { createTestApp } from '../testing/app.ts';
import { closeAfter } from '../testing/close-after.ts';
import { claimKey } from './idempotency.ts';

const app = await closeAfter(createTestApp());
const other = await buildApp(app.config, app.url, app.clock, { guard: app.platform.disk });

/** Claims a key in a transaction of its own, as the first phase of a long call does. */
const claim = ({ platform }: Pick<App, 'platform'>, key: string) =>
  platform.database.withTx((tx) =>
    claimKey(systemContext(platform, tx), {
      scope: 'account:1',
      key,
      route: 'orders.pay',
      bodyHash: 'same',
      now: app.clock.now(),
    }),
  );

test('a call that another process works on is asked to wait, and goes on at once when that process has ended', async () => {
  assert.equal((await claim(other, 'one')).kind, 'fresh');
  assert.equal((await claim(app, 'mine')).kind, 'fresh');
  await assert.rejects(claim(app, 'one'), { code: 'idempotency-running' });
  await assert.rejects(claim(other, 'mine'), { code: 'idempotency-running' });
  await assert.rejects(
    claim(app, 'mine'),
    { code: 'idempotency-running' },
    'a running process does not interrupt itself',
  );
  await other.close();
  assert.equal((await claim(app, 'one')).kind, 'resume');
  await assert.rejects(
    claim(app, 'one'),
    { code: 'idempotency-running' },
    'who goes on with it holds it now',
  );
});
