import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { signInAs } from '#admin/testing.ts';
import { createTestApp } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { install } from '#server/install.ts';

const app = await closeAfter(createTestApp({ environment: { SECOND_FACTOR: 'required' } }));
before(async () => {
  await install(app);
});

test('a caller who has to set up a second factor reaches only the endpoints for that', async () => {
  const open: string[] = [];
  for (const { endpoint } of app.api.endpoints.values()) {
    if (!endpoint.permission) continue;
    // A sign-in of its own for each call, because some calls end it.
    const { token } = await signInAs(app, 'ROOT');
    const sendsBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
    const { body } = await app.send({
      method: endpoint.method,
      url: endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
        name === 'provider' ? 'google' : '900000001',
      ),
      ...(sendsBody ? { payload: {} } : {}),
      headers: { authorization: `Bearer ${token}` },
    });
    if (body?.code !== 'second-factor-required') open.push(endpoint.name);
  }
  assert.deepEqual(open.sort(), [
    'auth.logout',
    'auth.logoutPost',
    'users.legacyLogout',
    'users.me',
    'users.secondFactor',
    'users.secondFactorConfirm',
    'users.secondFactorStart',
  ]);
});
