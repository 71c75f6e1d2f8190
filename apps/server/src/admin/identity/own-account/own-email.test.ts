import assert from 'node:assert/strict';
import { test } from 'node:test';
import { login, resetPassword, sendPasswordCode } from '@vitrine/contract/admin/identity.ts';
import {
  changeEmail,
  changeFamilyEmail,
  sendEmailChangeCode,
  sendFamilyEmailCode,
} from '@vitrine/contract/admin/own-email.ts';
import { changeMobile, sendMobileCode } from '@vitrine/contract/admin/own-mobile.ts';
import { readProfile } from '@vitrine/contract/admin/profile.ts';
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

const app = await closeAfter(createAdminTestApp());
const passwordHash = await hashPassword(password);

const ask = (token: string, email: string, proof: object = { password }) =>
  app.call(sendEmailChangeCode, { body: { email, ...proof } }, { token });
const change = (token: string, email: string, code: string) =>
  app.call(changeEmail, { body: { email, code } }, { token });
const anotherSession = (accountId: string) =>
  inTx(systemContext(app.platform), (tx) => openSession(tx, accountId));
const isIn = async (token: string) => (await app.call(getMe, {}, { token })).status === 200;
const signIn = async (username: string) =>
  (await app.call(login, { body: { username, password, ...(await answerCaptcha(app)) } })).body
    .code;

test('with proof and the code of the new mailbox an account changes its address; the old one is notified, other sessions end', async () => {
  const { token, account } = await signInAs(app, 'STORE_OWNER', {
    email: 'anna@example.com',
    passwordHash,
  });
  const elsewhere = (await anotherSession(account.id)).accessToken;
  const asked = await ask(token, ' Anna.New@example.com ');
  assert.deepEqual([asked.status, asked.body.data.lifeMinutes], [200, 10], asked.text);
  assert.equal(
    (await app.call(readProfile, {}, { token })).body.data.email,
    'anna@example.com',
    'nothing changes without the code',
  );
  const code = await readMailedCode(app, 'anna.new@example.com');
  assert.equal(
    (await change(token, 'anna.new@example.com', code === '000000' ? '111111' : '000000')).body
      .code,
    'code-wrong',
  );
  assert.equal((await change(token, 'anna.new@example.com', code)).status, 200);
  assert.equal(
    (await change(token, 'anna.new@example.com', code)).body.code,
    'code-wrong',
    'a code is good once',
  );
  const profile = (await app.call(readProfile, {}, { token })).body.data;
  assert.deepEqual([profile.email, profile.isEmailVerified], ['anna.new@example.com', true]);
  assert.deepEqual([await isIn(token), await isIn(elsewhere)], [true, false]);
  const notice = (await readMails(app, 'anna@example.com')).find(
    ({ template }) => template === 'email-changed',
  );
  assert.ok(notice?.text.includes('anna.new@example.com'));
  assert.equal(
    (await app.call(listSecurityEvents, {}, { token })).body.data[0]?.kind,
    'email-changed',
  );
  assert.deepEqual(
    [await signIn('anna@example.com'), await signIn('anna.new@example.com')],
    ['login-wrong', 1],
  );
});

test('clients of the admin family change address and mobile number by their own paths', async () => {
  const { token } = await signInAs(app, 'ADMIN', { email: 'fay@example.com' });
  assert.equal(
    (await app.call(sendFamilyEmailCode, { query: { email: 'fay.new@example.com' } }, { token }))
      .status,
    200,
  );
  const code = await readMailedCode(app, 'fay.new@example.com');
  assert.equal(
    (await app.call(changeFamilyEmail, { body: { email: 'fay.new@example.com', code } }, { token }))
      .status,
    200,
  );
  app.clock.advance(61_000);
  const mobile = '+34600111222';
  assert.equal((await app.call(sendMobileCode, { query: { mobile } }, { token })).status, 200);
  const mobileCode = await readMailedCode(app, 'fay.new@example.com');
  const save = (number: string) =>
    app.call(changeMobile, { body: { mobile: number, code: mobileCode } }, { token });
  assert.equal((await save('+34600111223')).body.code, 'code-wrong', 'a code is for one number');
  assert.equal((await save(mobile)).status, 200);
  const profile = (await app.call(readProfile, {}, { token })).body.data;
  assert.deepEqual([profile.email, profile.mobile], ['fay.new@example.com', mobile]);
});

test('an open page alone changes nothing: it takes the password, a code, or without both a sign-in of a moment ago', async () => {
  const { token } = await signInAs(app, 'STORE_OWNER', { email: 'bea@example.com', passwordHash });
  assert.equal((await ask(token, 'bea.new@example.com', {})).body.code, 'proof-needed');
  assert.equal(
    (await ask(token, 'bea.new@example.com', { password: 'not the password' })).body.code,
    'proof-wrong',
  );
  assert.equal((await ask(token, 'BEA@example.com')).body.code, 'email-same');
  assert.equal(
    (await app.call(sendEmailChangeCode, { body: { email: 'x@example.com', password } })).body.code,
    1002,
  );
  const social = await signInAs(app, 'STORE_OWNER');
  assert.equal((await ask(social.token, 'social@example.com', {})).status, 200);
  const factor = await turnOnFactor(app, social.token);
  assert.equal((await ask(social.token, 'social2@example.com', {})).body.code, 'proof-needed');
  assert.equal(
    (await ask(social.token, 'social2@example.com', { code: factor.recoveryCodes[0] })).status,
    200,
  );
  assert.deepEqual(await readMails(app, 'bea.new@example.com'), []);
});

test('a code is of use to the sign-in that proved who asked, and to no other, not even of the same account', async () => {
  const { token, account } = await signInAs(app, 'STORE_OWNER', {
    email: 'cleo@example.com',
    passwordHash,
  });
  const openPage = (await anotherSession(account.id)).accessToken;
  const thief = await signInAs(app, 'STORE_OWNER', { email: 'thief@example.com', passwordHash });
  await ask(thief.token, 'loot@example.com');
  const code = await readMailedCode(app, 'loot@example.com');
  for (const other of [token, openPage])
    assert.equal((await change(other, 'loot@example.com', code)).body.code, 'code-wrong');
  assert.equal(
    (await change(thief.token, 'other@example.com', code)).body.code,
    'code-wrong',
    'nor for another address',
  );
  assert.equal((await change(thief.token, 'loot@example.com', code)).status, 200);
});

test('an address that has an account is answered like any other, and only its mailbox is notified', async () => {
  await signInAs(app, 'STORE_OWNER', { email: 'known@example.com' });
  const { token } = await signInAs(app, 'STORE_OWNER', { email: 'dora@example.com', passwordHash });
  const [known, unknown] = [
    await ask(token, 'known@example.com'),
    await ask(token, 'unknown@example.com'),
  ];
  assert.deepEqual([known.status, known.body], [unknown.status, unknown.body]);
  const [mail] = await readMails(app, 'known@example.com');
  assert.equal(mail?.template, 'email-taken');
  assert.doesNotMatch(mail?.text ?? '', /\d{6}/);
  assert.equal((await change(token, 'known@example.com', '123456')).body.code, 'code-wrong');
  assert.equal((await ask(token, 'known@example.com')).body.code, 'code-too-soon');
});

test('two accounts that want the same address at the same moment: one has it', async () => {
  const [one, two] = [
    await signInAs(app, 'STORE_OWNER', { passwordHash }),
    await signInAs(app, 'STORE_OWNER', { passwordHash }),
  ];
  await ask(one.token, 'wanted@example.com');
  const first = await readMailedCode(app, 'wanted@example.com');
  app.clock.advance(61_000);
  await ask(two.token, 'wanted@example.com');
  const second = await readMailedCode(app, 'wanted@example.com');
  const answers = await Promise.all([
    change(one.token, 'wanted@example.com', first),
    change(two.token, 'wanted@example.com', second),
  ]);
  assert.deepEqual(
    answers.map(({ body }) => body.code),
    ['code-wrong', 1],
  );
});

test('a code for a forgotten password that waits in the old mailbox opens nothing any more', async () => {
  const { token } = await signInAs(app, 'STORE_OWNER', { email: 'old@example.com', passwordHash });
  await app.call(sendPasswordCode, {
    body: { email: 'old@example.com', ...(await answerCaptcha(app)) },
  });
  const forgotten = await readMailedCode(app, 'old@example.com');
  await ask(token, 'newer@example.com');
  assert.equal(
    (await change(token, 'newer@example.com', await readMailedCode(app, 'newer@example.com')))
      .status,
    200,
  );
  const words = { password: 'another long walk', confirmPassword: 'another long walk' };
  for (const email of ['old@example.com', 'newer@example.com'])
    assert.equal(
      (await app.call(resetPassword, { body: { email, code: forgotten, ...words } })).body.code,
      'code-wrong',
    );
});

test('an address changes three times a day at most', async () => {
  const { token } = await signInAs(app, 'STORE_OWNER', {
    email: 'often@example.com',
    passwordHash,
  });
  assert.equal((await ask(token, 'waiting@example.com')).status, 200);
  for (const n of [1, 2, 3]) {
    const email = `often${n}@example.com`;
    assert.equal((await ask(token, email)).status, 200);
    assert.equal((await change(token, email, await readMailedCode(app, email))).status, 200);
  }
  const fourth = await ask(token, 'often4@example.com');
  assert.deepEqual([fourth.status, fourth.body.code], [429, 'email-changed-often']);
  const waiting = await change(
    token,
    'waiting@example.com',
    await readMailedCode(app, 'waiting@example.com'),
  );
  assert.equal(waiting.body.code, 'email-changed-often', 'nor with a code from before');
});
