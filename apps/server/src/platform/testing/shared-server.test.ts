import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listOwnSessions } from '@vitrine/contract/admin/own-sessions.ts';
import { signInAs } from '#admin/testing.ts';
import { createTestApp, type TestApp, type TestAppSettings } from './app.ts';

test('applications that are open one after another share a server, and each serves its own rows', async (t) => {
  const opened: TestApp[] = [];
  const openApp = async (settings?: TestAppSettings) => {
    const app = await createTestApp(settings);
    opened.push(app);
    return app;
  };
  // Those that a failed assertion left open; the others have closed.
  t.after(() => Promise.allSettled(opened.map((app) => app.close())));
  const first = await openApp();
  const second = await openApp();
  assert.notEqual(first.server, second.server, 'both are open');
  const { token } = await signInAs(first, 'ADMIN');
  assert.equal((await first.call(listOwnSessions, {}, { token })).status, 200);
  assert.equal((await second.call(listOwnSessions, {}, { token })).status, 401);
  await first.close();

  const third = await openApp();
  assert.equal(third.server, first.server);
  assert.equal((await third.call(listOwnSessions, {}, { token })).status, 401);
  const own = await signInAs(third, 'ADMIN');
  assert.equal((await third.call(listOwnSessions, {}, own)).status, 200);
  const url = await third.listen();
  const headers = { authorization: `Bearer ${own.token}` };
  assert.equal((await fetch(`${url}/api/v1/users/me/sessions`, { headers })).status, 200);
  await second.close();
  await third.close();
  await assert.rejects(fetch(url), 'nobody takes calls there any more');

  const other = await openApp({ environment: { ALLOWED_ORIGINS: 'https://a.example' } });
  assert.ok(![first.server, second.server].includes(other.server), 'another setting of a server');
  const { headers: sent } = await other.send({
    url: '/',
    headers: { origin: 'https://a.example' },
  });
  assert.equal(sent['access-control-allow-origin'], 'https://a.example');
  await other.close();
});
