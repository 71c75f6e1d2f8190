import assert from 'node:assert/strict';
import { test } from 'node:test';
import { businessGetInfo, getMe, legacyLogout } from '@vitrine/contract/admin/users.ts';
import { permissionsOf } from '@vitrine/contract/permissions.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createAdminTestApp, signInAs } from '../testing.ts';

const app = await closeAfter(createAdminTestApp());

test('users/me answers the person with roles and permissions; each role has exactly its own', async () => {
  for (const role of ['ROOT', 'ADMIN', 'GUEST', 'STORE_OWNER'] as const) {
    const { token, account } = await signInAs(app, role, { avatar: '/files/face.webp' });
    const { data } = (await app.call(getMe, {}, { token })).body;
    assert.deepEqual([data.userId, data.email, data.roles], [account.id, account.email, [role]]);
    assert.deepEqual(data.perms, permissionsOf(role).sort());
    assert.equal(data.image_url, '/files/face.webp');
    assert.equal(data.avatar, `${app.config.consoleUrl}/files/face.webp`);
    assert.match(
      data.subdomainurl,
      role === 'STORE_OWNER' ? /^https?:\/\/[^/]+\/s\/store-[a-z2-9]{6}$/ : /^$/,
    );
  }
});

test('GUEST holds no permission that changes anything', () => {
  const actions = permissionsOf('GUEST').map((permission) => permission.split(':')[2]);
  assert.deepEqual(
    actions.filter((action) =>
      ['add', 'edit', 'delete', 'run', 'fulfil', 'refund', 'pay', 'assign', 'upload'].includes(
        action ?? '',
      ),
    ),
    [],
  );
});

test("businessGetInfo answers the same as info, and refuses another's e-mail", async () => {
  const { token, account } = await signInAs(app, 'STORE_OWNER');
  const me = await app.call(getMe, {}, { token });
  const answer = await app.call(businessGetInfo, {}, { token });
  assert.deepEqual(answer.body.info, me.body.data);
  assert.equal(
    (await app.call(businessGetInfo, { query: { email: account.email.toUpperCase() } }, { token }))
      .status,
    200,
  );
  const foreign = await app.call(
    businessGetInfo,
    { query: { email: 'someone@example.com' } },
    { token },
  );
  assert.deepEqual([foreign.status, foreign.body.code], [403, 'forbidden']);
  assert.equal(
    (await app.call(businessGetInfo, { query: { email: 'nonsense' } }, { token })).body.code,
    'invalid-input',
  );
  assert.equal((await app.call(businessGetInfo, {})).body.code, 1002);
});

test("the older logout ends the sign-in when the e-mail is the caller's own, and nothing otherwise", async () => {
  const { token, account } = await signInAs(app, 'STORE_OWNER');
  const logOut = (query: { email: string }) => app.call(legacyLogout, { query }, { token });
  assert.deepEqual(
    [(await logOut({ email: 'someone@example.com' })).status, (await logOut({} as never)).status],
    [403, 400],
  );
  assert.equal((await app.call(getMe, {}, { token })).status, 200);
  const answer = await logOut({ email: account.email });
  assert.deepEqual([answer.status, answer.body.code, answer.body.data], [200, 1, null]);
  assert.equal((await app.call(getMe, {}, { token })).body.code, 1002);
});
