import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refreshToken } from '@vitrine/contract/admin/identity.ts';
import { sql } from 'drizzle-orm';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createAdminTestApp, signInAs } from '../testing.ts';
import { listReadyProviders } from './social/social-providers.ts';
import { sweepIdentity } from './sweep.ts';

const app = await closeAfter(createAdminTestApp());

test('the sweep removes what is over and leaves sign-ins that go on', async () => {
  const gone = await signInAs(app, 'STORE_OWNER');
  await app.send({
    method: 'DELETE',
    url: '/api/v1/auth/logout',
    headers: { authorization: `Bearer ${gone.token}` },
  });
  const kept = await signInAs(app, 'STORE_OWNER');
  const next = await app.call(refreshToken, { body: { refreshToken: kept.refreshToken } });
  app.clock.advance(6 * 86_400_000);
  const last = await app.call(refreshToken, {
    body: { refreshToken: next.body.data.refreshToken },
  });
  app.clock.advance(2 * 86_400_000);
  await sweepIdentity(app.platform);
  const counts = await app.platform.database.db.execute(
    sql`select (select count(*)::int from sessions) as sessions, (select count(*)::int from refresh_tokens) as tokens`,
  );
  assert.deepEqual(counts.rows[0], { sessions: 1, tokens: 2 });
  assert.equal(
    (await app.call(refreshToken, { body: { refreshToken: kept.refreshToken } })).body.code,
    'A0231',
  );
  assert.equal(
    (await app.call(refreshToken, { body: { refreshToken: last.body.data.refreshToken } })).status,
    200,
  );
});

test('production offers only the providers that have keys, a trial plays the others', () => {
  const platform = (mode: string, keys: object = {}) => ({ config: { mode, ...keys } }) as never;
  const keys = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' };
  assert.deepEqual(listReadyProviders(platform('serve')), []);
  assert.deepEqual(listReadyProviders(platform('serve', keys)), [
    { provider: 'google', isLocal: false },
  ]);
  assert.deepEqual(listReadyProviders(platform('start', keys)), [
    { provider: 'google', isLocal: false },
    { provider: 'facebook', isLocal: true },
  ]);
});
