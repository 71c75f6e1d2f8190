import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCaptcha, login, logout, logoutByPost } from '@vitrine/contract/admin/identity.ts';
import { getMe } from '@vitrine/contract/admin/users.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { hashPassword } from '#platform/security/passwords.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { answerCaptcha, createAdminTestApp, signInAs } from '../../testing.ts';
import { setAccountStatus } from '../rights.ts';

const password = 'a long walk home';

const app = await closeAfter(createAdminTestApp());
const passwordHash = await hashPassword(password);

const person = (email: string, extra: object = {}) =>
  signInAs(app, 'STORE_OWNER', { email, passwordHash, ...extra });
const tryLogin = async (
  username: string,
  secret = password,
  extra: object = {},
  headers: Record<string, string> = {},
) =>
  app.call(
    login,
    { body: { username, password: secret, ...(await answerCaptcha(app)), ...extra } },
    { headers },
  );

test('login answers tokenType Bearer, an access token for 15 minutes and a refresh token', async () => {
  const { account } = await person('anna@example.com');
  const answer = await tryLogin('  Anna@Example.com ');
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.body.code, 1);
  const { tokenType, accessToken, refreshToken, expiresIn } = answer.body.data;
  assert.equal(tokenType, 'Bearer');
  assert.equal(expiresIn, 900);
  assert.match(refreshToken, /^[\w-]{43}$/);
  const me = await app.call(getMe, {}, { token: accessToken });
  assert.equal(me.body.data.userId, account.id);
});

test("login takes the multipart form of the specification, with an operator's user name", async () => {
  await signInAs(app, 'ADMIN', { email: 'op@example.com', username: 'Operator', passwordHash });
  const captcha = await answerCaptcha(app);
  const boundary = 'vt';
  const fields = { username: 'operator', password, ...captcha, remember: 'true' };
  const payload = Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('');
  const answer = await app.send({
    method: 'POST',
    url: login.path,
    payload: `${payload}--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  assert.equal(answer.status, 200, answer.text);
});

test('the captcha is judged first, is required, and is used up by a try', async () => {
  await person('beate@example.com');
  const wrong = await tryLogin('beate@example.com', 'not the password', { captchaCode: 'XXXX' });
  assert.deepEqual([wrong.status, wrong.body.code], [400, 'captcha-wrong']);
  const captcha = await answerCaptcha(app);
  const first = await app.call(login, {
    body: { username: 'beate@example.com', password: 'not the password', ...captcha },
  });
  assert.equal(first.body.code, 'login-wrong');
  const again = await app.call(login, {
    body: { username: 'beate@example.com', password, ...captcha },
  });
  assert.equal(again.body.code, 'captcha-wrong');
  const without = await app.call(login, {
    body: { username: 'beate@example.com', password } as never,
  });
  assert.deepEqual([without.status, without.body.code], [400, 'invalid-input']);
});

test('a captcha is a picture with a key of 32 hex characters, and dies after two minutes', async () => {
  const answer = await app.call(getCaptcha, {});
  assert.match(answer.body.data.captchaKey, /^[0-9a-f]{32}$/);
  assert.match(answer.body.data.captchaBase64, /^data:image\/png;base64,/);
  app.clock.advance(121_000);
  const late = await app.call(login, {
    body: {
      username: 'x@example.com',
      password,
      captchaKey: answer.body.data.captchaKey,
      captchaCode: 'TEST',
    },
  });
  assert.equal(late.body.code, 'captcha-wrong');
});

test('an unknown name and a wrong password get the same answer', async () => {
  await person('carla@example.com');
  const wrong = await tryLogin('carla@example.com', 'not the password');
  const unknown = await tryLogin('nobody@example.com', 'not the password');
  assert.equal(wrong.status, 400);
  assert.deepEqual({ ...unknown.body, requestId: '' }, { ...wrong.body, requestId: '' });
  assert.equal(wrong.body.code, 'login-wrong');
});

test('passwords under 6 characters and unknown fields are refused by name', async () => {
  const answer = await tryLogin('carla@example.com', '12345', { isRoot: true });
  assert.equal(answer.status, 400);
  assert.deepEqual(answer.body.errors?.map(({ path }) => path).sort(), ['isRoot', 'password']);
});

test('five failures make the next try wait, even with the right password, and waiting helps', async () => {
  await person('dora@example.com');
  for (let count = 0; count < 5; count += 1)
    assert.equal((await tryLogin('dora@example.com', 'not the password')).body.code, 'login-wrong');
  const slowed = await tryLogin('dora@example.com');
  assert.deepEqual([slowed.status, slowed.body.code], [429, 'login-slow-down']);
  assert.equal(slowed.headers['retry-after'], '15');
  app.clock.advance(16_000);
  assert.equal((await tryLogin('dora@example.com')).status, 200);
  assert.equal(
    (await tryLogin('dora@example.com', 'not the password')).body.code,
    'login-wrong',
    'a success forgives what was before',
  );
});

test('many tries at once do not slip under the limit', async () => {
  await person('ella@example.com');
  const captchas = await Promise.all(Array.from({ length: 12 }, () => answerCaptcha(app)));
  const answers = await Promise.all(
    captchas.map((captcha) =>
      app.call(login, {
        body: { username: 'ella@example.com', password: 'not the password', ...captcha },
      }),
    ),
  );
  assert.equal(answers.filter(({ body }) => body.code === 'login-wrong').length, 5);
  assert.equal(answers.filter(({ body }) => body.code === 'login-slow-down').length, 7);
});

test('a disabled account is reported as such only after the right password', async () => {
  const { account, token } = await person('fred@example.com');
  await inTx(systemContext(app.platform), (tx) => setAccountStatus(tx, account.id, 0));
  assert.equal((await tryLogin('fred@example.com', 'not the password')).body.code, 'login-wrong');
  const right = await tryLogin('fred@example.com');
  assert.deepEqual([right.status, right.body.code], [403, 'account-disabled']);
  assert.equal(token.length > 0, true);
});

test('a form that another site sends is refused, our own pages and programs are not', async () => {
  await person('gina@example.com');
  const from = async (headers: Record<string, string>) =>
    (await tryLogin('gina@example.com', password, {}, headers)).body.code;
  assert.equal(
    await from({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
    'cross-site',
  );
  assert.equal(await from({ origin: 'https://evil.example' }), 'cross-site');
  assert.equal(await from({ origin: 'null', 'sec-fetch-site': 'cross-site' }), 'cross-site');
  assert.equal(await from({ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:9999' }), 1);
  assert.equal(await from({ origin: app.config.consoleUrl, 'sec-fetch-site': 'same-site' }), 1);
  assert.equal(await from({}), 1);
});

for (const [title, endpoint] of [
  ['DELETE', logout],
  ['the POST of the form-data rule', logoutByPost],
] as const) {
  test(`logout by ${title} ends the access token and the refresh token at once`, async () => {
    const { token, refreshToken } = await person(
      `out-${endpoint.method.toLowerCase()}@example.com`,
    );
    assert.equal((await app.call(getMe, {}, { token })).status, 200);
    const answer = await app.call(endpoint, {}, { token });
    assert.deepEqual([answer.status, answer.body.code, answer.body.data], [200, 1, null]);
    const after = await app.call(getMe, {}, { token });
    assert.deepEqual([after.status, after.body.code], [401, 1002]);
    const renewed = await app.send({
      method: 'POST',
      url: '/api/v1/auth/refresh-token',
      payload: { refreshToken },
    });
    assert.deepEqual([renewed.status, renewed.body.code], [401, 'A0231']);
    assert.equal((await app.call(endpoint, {})).body.code, 1002);
  });
}
