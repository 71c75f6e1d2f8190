import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setUpAdministrator } from '@vitrine/contract/admin/identity.ts';
import { getMe } from '@vitrine/contract/admin/users.ts';
import { systemContext } from '#platform/context.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createAdminTestApp } from '../../testing.ts';
import { createFirstAdministratorLink } from './setup.ts';

const password = 'a long walk home';

const app = await closeAfter(createAdminTestApp());

const setUp = (token: string, extra: object = {}) =>
  app.call(setUpAdministrator, {
    body: {
      token,
      email: 'boss@example.com',
      username: 'boss',
      password,
      confirmPassword: password,
      ...extra,
    },
  });
const newLink = () => createFirstAdministratorLink(systemContext(app.platform));
const tokenOf = (link: string | undefined) =>
  new URLSearchParams(link?.split('?')[1]).get('setup') ?? '';

test('the printed link makes the first administrator once; newer links replace older ones; later there is no link', async () => {
  const old = tokenOf(await newLink());
  const link = await newLink();
  assert.match(link ?? '', /\/#\/register\?setup=[\w-]{43}$/);
  assert.equal((await setUp(old)).body.code, 'ticket-invalid');
  assert.equal((await setUp('guessed')).body.code, 'ticket-invalid');
  assert.equal(
    (await setUp(tokenOf(link), { confirmPassword: 'unequal' })).body.code,
    'password-mismatch',
  );
  assert.equal((await setUp(tokenOf(link), { username: 'No Spaces' })).body.code, 'invalid-input');
  const answer = await setUp(tokenOf(link));
  assert.equal(answer.status, 200, answer.text);
  const me = await app.call(getMe, {}, { token: answer.body.data.accessToken });
  assert.deepEqual([me.body.data.roles, me.body.data.username], [['ROOT'], 'boss']);
  assert.equal(
    (await setUp(tokenOf(link), { email: 'second@example.com', username: 'second' })).body.code,
    'ticket-invalid',
  );
  assert.equal(await newLink(), undefined);
});
