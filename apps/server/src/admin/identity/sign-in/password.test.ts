import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  login,
  refreshToken,
  resetPassword,
  sendPasswordCode,
} from '@vitrine/contract/admin/identity.ts';
import { hashPassword } from '#platform/security/passwords.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import {
  answerCaptcha,
  createAdminTestApp,
  readMailedCode,
  readMails,
  signInAs,
} from '../../testing.ts';

const fresh = 'another long walk';

const app = await closeAfter(createAdminTestApp());

const ask = async (email: string) =>
  app.call(sendPasswordCode, { body: { email, ...(await answerCaptcha(app)) } });
const reset = (email: string, code: string, extra: object = {}) =>
  app.call(resetPassword, {
    body: { email, code, password: fresh, confirmPassword: fresh, ...extra },
  });
const enter = async (username: string, password: string) =>
  app.call(login, { body: { username, password, ...(await answerCaptcha(app)) } });

test('a mailed code sets a new password, ends every sign-in, and the old password is gone', async () => {
  const email = 'anna@example.com';
  const person = await signInAs(app, 'STORE_OWNER', {
    email,
    passwordHash: await hashPassword('the old password'),
  });
  assert.equal((await ask(email)).status, 200);
  const answer = await reset(email, await readMailedCode(app, email));
  assert.deepEqual([answer.status, answer.body.data], [200, null]);
  assert.equal(
    (await app.call(refreshToken, { body: { refreshToken: person.refreshToken } })).body.code,
    'A0231',
  );
  assert.equal((await enter(email, 'the old password')).body.code, 'login-wrong');
  assert.equal((await enter(email, fresh)).status, 200);
});

test('an unknown e-mail gets the same answers, and a mail that says that there is no account', async () => {
  await signInAs(app, 'STORE_OWNER', { email: 'bea@example.com' });
  const [known, unknown] = [await ask('bea@example.com'), await ask('ghost@example.com')];
  assert.deepEqual([known.status, known.text], [unknown.status, unknown.text]);
  assert.equal((await readMails(app, 'ghost@example.com'))[0]?.template, 'no-account');
  const code = await readMailedCode(app, 'bea@example.com');
  const wrong = code === '000000' ? '111111' : '000000';
  const answers = [await reset('bea@example.com', wrong), await reset('ghost@example.com', wrong)];
  assert.deepEqual({ ...answers[0]?.body, requestId: '' }, { ...answers[1]?.body, requestId: '' });
  assert.equal(answers[0]?.body.code, 'code-wrong');
});

test('a code for opening a store does not set a password, and common or unequal passwords are refused first', async () => {
  await signInAs(app, 'STORE_OWNER', { email: 'cleo@example.com' });
  await ask('cleo@example.com');
  const code = await readMailedCode(app, 'cleo@example.com');
  assert.equal(
    (await reset('cleo@example.com', code, { confirmPassword: 'unequal' })).body.code,
    'password-mismatch',
  );
  assert.equal(
    (await reset('cleo@example.com', code, { password: 'password1', confirmPassword: 'password1' }))
      .body.code,
    'password-common',
  );
  assert.equal((await reset('cleo@example.com', 'abc')).body.code, 'invalid-input');
  assert.equal((await reset('cleo@example.com', code)).status, 200);
  assert.equal(
    (await reset('cleo@example.com', code)).body.code,
    'code-wrong',
    'a code works once',
  );
});
