import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  confirmSecondFactor,
  login,
  refreshToken,
  renewRecoveryCodes,
  resetPassword,
  sendPasswordCode,
  startSecondFactor,
  turnOffSecondFactor,
} from '@vitrine/contract/admin/identity.ts';
import { changeEmail, sendEmailChangeCode } from '@vitrine/contract/admin/own-email.ts';
import { linkOwnIdentity, unlinkOwnIdentity } from '@vitrine/contract/admin/own-identities.ts';
import { changePassword } from '@vitrine/contract/admin/own-password.ts';
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '@vitrine/contract/admin/own-sessions.ts';
import { readProfile, updateProfile } from '@vitrine/contract/admin/profile.ts';
import { listSecurityEvents } from '@vitrine/contract/admin/security-events.ts';
import { getMe } from '@vitrine/contract/admin/users.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { hashPassword } from '#platform/security/passwords.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import {
  answerCaptcha,
  createAdminTestApp,
  readMailedCode,
  readMails,
  signInAs,
  turnOnFactor,
} from '../../testing.ts';
import { openSession } from '../sign-in/sessions.ts';

const password = 'a long walk home';
const fresh = 'another long walk';

const app = await closeAfter(createAdminTestApp());
const passwordHash = await hashPassword(password);

const anotherSession = (accountId: string) =>
  inTx(systemContext(app.platform), (tx) => openSession(tx, accountId));
const isIn = async (token: string) => (await app.call(getMe, {}, { token })).status === 200;

test('the profile shows the account; name and picture change, other pictures than ours are refused', async () => {
  const { token, account } = await signInAs(app, 'STORE_OWNER', {
    email: 'anna@example.com',
    nickname: 'Anna',
  });
  const own = (await app.call(readProfile, {}, { token })).body.data;
  assert.deepEqual(
    [own.id, own.email, own.nickname, own.isEmailVerified, own.hasPassword],
    [account.id, 'anna@example.com', 'Anna', true, false],
  );
  const change = (body: object) => app.call(updateProfile, { body }, { token });
  assert.equal((await change({ nickname: ' Anna B. ' })).status, 200);
  assert.equal((await change({ avatar: '/files/2026-11-20/0123456789abcdef.webp' })).status, 200);
  for (const avatar of [
    'https://evil.example/x.webp',
    '/files/../secret.webp',
    'javascript:alert(1)',
  ])
    assert.equal((await change({ avatar })).body.code, 'invalid-input', avatar);
  assert.equal((await change({ nickname: '', roles: ['ROOT'] })).body.code, 'invalid-input');
  const now = (await app.call(readProfile, {}, { token })).body.data;
  assert.deepEqual(
    [now.nickname, now.avatar],
    ['Anna B.', `${app.config.consoleUrl}/files/2026-11-20/0123456789abcdef.webp`],
  );
  assert.equal((await app.call(readProfile, {})).body.code, 1002);
  assert.equal((await app.call(updateProfile, { body: { nickname: 'x' } })).body.code, 1002);
});

test('a new password needs the old one, ends all other sign-ins and is mailed about', async () => {
  const { token, account } = await signInAs(app, 'STORE_OWNER', {
    email: 'bea@example.com',
    passwordHash,
  });
  const other = await anotherSession(account.id);
  const change = (body: object) =>
    app.call(
      changePassword,
      { body: { newPassword: fresh, confirmPassword: fresh, ...body } },
      { token },
    );
  assert.deepEqual(
    [(await change({})).status, (await change({})).body.code],
    [403, 'proof-needed'],
  );
  assert.equal((await change({ oldPassword: 'not the password' })).body.code, 'proof-wrong');
  assert.equal(
    (await change({ oldPassword: password, confirmPassword: 'unequal' })).body.code,
    'password-mismatch',
  );
  assert.equal(
    (await change({ oldPassword: password, newPassword: password, confirmPassword: password })).body
      .code,
    'password-same',
  );
  assert.equal(
    (await change({ oldPassword: password, newPassword: 'short' })).body.code,
    'invalid-input',
  );
  assert.equal(await isIn(other.accessToken), true);
  assert.equal((await change({ oldPassword: password })).status, 200);
  assert.equal(
    (await app.call(refreshToken, { body: { refreshToken: other.refreshToken } })).body.code,
    'A0231',
  );
  assert.equal(await isIn(token), true, 'this sign-in goes on');
  const enter = async (word: string) =>
    (
      await app.call(login, {
        body: { username: 'bea@example.com', password: word, ...(await answerCaptcha(app)) },
      })
    ).status;
  assert.deepEqual([await enter(password), await enter(fresh)], [400, 200]);
  assert.equal((await readMails(app, 'bea@example.com'))[0]?.template, 'password-changed');
});

test('guessing the old password at an open page is slowed down like at the login form', async () => {
  const { token } = await signInAs(app, 'STORE_OWNER', { email: 'cleo@example.com', passwordHash });
  const guess = () =>
    app.call(
      changePassword,
      { body: { oldPassword: 'not it', newPassword: fresh, confirmPassword: fresh } },
      { token },
    );
  for (let count = 0; count < 5; count += 1) assert.equal((await guess()).body.code, 'proof-wrong');
  assert.equal((await guess()).body.code, 'login-slow-down');
});

test('without a password a first one is set soon after signing in, and not later', async () => {
  const { token } = await signInAs(app, 'STORE_OWNER', { email: 'dora@example.com' });
  const set = () =>
    app.call(changePassword, { body: { newPassword: fresh, confirmPassword: fresh } }, { token });
  app.clock.advance(11 * 60_000);
  assert.equal((await set()).body.code, 'proof-needed');
  const again = await signInAs(app, 'STORE_OWNER', { email: 'dora2@example.com' });
  const answer = await app.call(
    changePassword,
    { body: { newPassword: fresh, confirmPassword: fresh } },
    { token: again.token },
  );
  assert.equal(answer.status, 200);
});

test('the sign-ins that still work are listed, this one first, and one or all others can be ended', async () => {
  const { token, account } = await signInAs(app, 'STORE_OWNER', { email: 'eva@example.com' });
  const [second, third] = [await anotherSession(account.id), await anotherSession(account.id)];
  app.clock.advance(60_000);
  const renewed = (await app.call(refreshToken, { body: { refreshToken: third.refreshToken } }))
    .body.data;
  const list = async () => (await app.call(listOwnSessions, {}, { token })).body.data;
  const before = await list();
  assert.deepEqual(
    before.map(({ isCurrent }) => isCurrent),
    [true, false, false],
  );
  assert.ok(
    (before[1]?.lastSeenAt ?? '') > (before[2]?.lastSeenAt ?? ''),
    'the one last seen comes first',
  );
  const end = (id: string, who: string) =>
    app.call(endOwnSession, { params: { id } }, { token: who });
  const stranger = await signInAs(app, 'STORE_OWNER');
  assert.equal((await end(before[2]?.id ?? '', stranger.token)).body.code, 'not-found');
  assert.equal((await end('nothing of the kind!', token)).body.code, 'invalid-input');
  assert.equal((await end(before[2]?.id ?? '', token)).status, 200);
  assert.equal(await isIn(second.accessToken), false);
  assert.equal((await app.call(endOtherSessions, {}, { token })).body.data.ended, 1);
  assert.deepEqual(
    [await isIn(renewed.accessToken), await isIn(token), await isIn(stranger.token)],
    [false, true, true],
  );
  assert.equal((await list()).length, 1);
  assert.equal((await app.call(endOtherSessions, {})).body.code, 1002);
  assert.equal((await app.call(listOwnSessions, {})).body.code, 1002);
});

test('a sign-in that was idle for too long is not listed', async () => {
  const { token, account } = await signInAs(app, 'STORE_OWNER', { email: 'fay@example.com' });
  app.clock.advance(8 * 86_400_000);
  const now = await anotherSession(account.id);
  assert.equal(
    (await app.call(listOwnSessions, {}, { token: now.accessToken })).body.data.length,
    1,
  );
  assert.equal(await isIn(token), false);
});

test('changes of the sign-in methods are listed, newest first, and no other account sees them', async () => {
  const { token } = await signInAs(app, 'STORE_OWNER', { email: 'gina@example.com', passwordHash });
  await turnOnFactor(app, token);
  await app.call(
    changePassword,
    { body: { oldPassword: password, newPassword: fresh, confirmPassword: fresh } },
    { token },
  );
  const events = (await app.call(listSecurityEvents, {}, { token })).body.data;
  assert.deepEqual(
    events.map(({ kind, isByOperator }) => [kind, isByOperator]),
    [
      ['password-changed', false],
      ['factor-on', false],
    ],
  );
  const stranger = await signInAs(app, 'STORE_OWNER');
  assert.deepEqual((await app.call(listSecurityEvents, {}, stranger)).body.data, []);
  assert.equal((await app.call(listSecurityEvents, {})).body.code, 1002);
});

test("the family's client may send its id and the gender along, and reads its fields back", async () => {
  const { token, account } = await signInAs(app, 'STORE_OWNER', {
    email: 'gil@example.com',
    nickname: 'Gil',
  });
  const change = (body: object) => app.call(updateProfile, { body }, { token });
  assert.equal((await change({ id: account.id, nickname: 'Gil B.', gender: 2 })).status, 200);
  const { nickname, gender, mobile, deptName, roleNames } = (
    await app.call(readProfile, {}, { token })
  ).body.data;
  assert.deepEqual(
    [nickname, gender, mobile, deptName, roleNames],
    ['Gil B.', 2, '', '', 'Store owner'],
  );
  assert.equal((await change({ id: '900000001', nickname: 'Eve' })).body.code, 'forbidden');
  assert.equal((await change({ gender: 3 })).body.code, 'invalid-input');
  const { consoleUrl } = app.config;
  assert.equal(
    (await change({ avatar: `${consoleUrl}/files/2026-11-20/0123456789abcdef.webp` })).status,
    200,
  );
  assert.equal(
    (await app.call(readProfile, {}, { token })).body.data.avatar,
    `${consoleUrl}/files/2026-11-20/0123456789abcdef.webp`,
  );
  const foreign = await change({
    avatar: 'https://evil.example/files/2026-11-20/0123456789abcdef.webp',
  });
  assert.deepEqual(
    foreign.body.errors?.map(({ path, code }) => [path, code]),
    [['avatar', 'own-picture']],
  );
});

test('an account of the demonstration keeps its ways in; one that an operator made does not', async () => {
  const shared = await signInAs(app, 'GUEST', {
    email: 'shared@vitrine.local',
    passwordHash,
    isShared: true,
  });
  const { token } = shared;
  const before = (await app.call(readProfile, {}, { token })).body.data;
  assert.equal(before.isShared, true);
  await anotherSession(shared.account.id);
  const proof = { password };
  const calls = [
    app.call(updateProfile, { body: { nickname: 'Mine now' } }, { token }),
    app.call(
      changePassword,
      { body: { oldPassword: password, newPassword: fresh, confirmPassword: fresh } },
      { token },
    ),
    app.call(sendEmailChangeCode, { body: { email: 'mine@example.com', ...proof } }, { token }),
    app.call(changeEmail, { body: { email: 'mine@example.com', code: '123456' } }, { token }),
    app.call(endOtherSessions, {}, { token }),
    app.call(
      endOwnSession,
      { params: { id: (await app.call(listOwnSessions, {}, { token })).body.data[1]?.id ?? '' } },
      { token },
    ),
    app.call(startSecondFactor, { body: {} }, { token }),
    app.call(confirmSecondFactor, { body: { code: '123456' } }, { token }),
    app.call(turnOffSecondFactor, { body: { code: '123456' } }, { token }),
    app.call(renewRecoveryCodes, { body: { code: '123456' } }, { token }),
    app.call(
      linkOwnIdentity,
      { params: { provider: 'google' }, body: { app: 'console', ...proof } },
      { token },
    ),
    app.call(unlinkOwnIdentity, { params: { id: '1' }, body: proof }, { token }),
  ];
  for (const answer of await Promise.all(calls))
    assert.deepEqual([answer.status, answer.body.code], [403, 'account-shared']);
  assert.deepEqual((await app.call(readProfile, {}, { token })).body.data, before);
  assert.equal((await app.call(listOwnSessions, {}, { token })).body.data.length, 2);
  const reset = await app.call(sendPasswordCode, {
    body: { email: 'shared@vitrine.local', ...(await answerCaptcha(app)) },
  });
  assert.equal(reset.status, 200);
  const code = await readMailedCode(app, 'shared@vitrine.local');
  const forgotten = await app.call(resetPassword, {
    body: { email: 'shared@vitrine.local', code, password: fresh, confirmPassword: fresh },
  });
  assert.equal(forgotten.body.code, 'account-shared');
  const made = await signInAs(app, 'GUEST', { email: 'made@example.com' });
  assert.equal(
    (await app.call(updateProfile, { body: { nickname: 'My own' } }, { token: made.token })).status,
    200,
  );
});
