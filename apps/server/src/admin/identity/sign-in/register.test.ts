import assert from 'node:assert/strict';
import { test } from 'node:test';
import { register, sendRegistrationCode } from '@vitrine/contract/admin/identity.ts';
import { getMe } from '@vitrine/contract/admin/users.ts';
import { sql } from 'drizzle-orm';
import { closeAfter } from '#platform/testing/close-after.ts';
import {
  answerCaptcha,
  createAdminTestApp,
  readMailedCode,
  readMails,
  signInAs,
} from '../../testing.ts';

const password = 'a long walk home';

const app = await closeAfter(createAdminTestApp());

const ask = async (
  email: string,
  options: { lang?: string; headers?: Record<string, string> } = {},
) => app.call(sendRegistrationCode, { body: { email, ...(await answerCaptcha(app)) } }, options);
const finish = (
  email: string,
  code: string,
  extra: object = {},
  options: { idempotencyKey?: string } = {},
) =>
  app.call(
    register,
    { body: { email, code, password, confirmPassword: password, termsAccepted: true, ...extra } },
    options,
  );
const other = (code: string) => (code === '000000' ? '111111' : '000000');

test('a mailed code opens an account with the role of an owner and signs it in', async () => {
  const sent = await ask('Ines@Example.com', { lang: 'es' });
  assert.deepEqual([sent.status, sent.body.data], [200, { resendSeconds: 60, lifeMinutes: 10 }]);
  const mail = (await readMails(app, 'ines@example.com'))[0];
  assert.deepEqual([mail?.template, mail?.language], ['registration-code', 'es']);
  const answer = await finish('ines@example.com', await readMailedCode(app, 'ines@example.com'), {
    language: 'es',
    userSource: 'tiktok',
    pageSource: 'bio',
  });
  assert.equal(answer.status, 200, answer.text);
  const me = await app.call(getMe, {}, { token: answer.body.data.accessToken });
  assert.deepEqual(
    [me.body.data.email, me.body.data.roles, me.body.data.language],
    ['ines@example.com', ['STORE_OWNER'], 'es'],
  );
  const row = await app.platform.database.db.execute(
    sql`select terms_version, user_source, page_source, email_verified_at is not null as verified, auth_type from accounts where email = 'ines@example.com'`,
  );
  assert.deepEqual(row.rows[0], {
    terms_version: '2026-11',
    user_source: 'tiktok',
    page_source: 'bio',
    verified: true,
    auth_type: 'password',
  });
  await app.drain();
  const welcome = (await readMails(app, 'ines@example.com'))[0];
  assert.deepEqual([welcome?.template, welcome?.language], ['welcome', 'es']);
  assert.doesNotMatch(welcome?.text.split('\n')[0] ?? '', /ines/, 'the address is no name');
});

test('a registered e-mail gets the same answer, another mail, and no code that works', async () => {
  await signInAs(app, 'STORE_OWNER', { email: 'known@example.com' });
  const known = await ask('known@example.com');
  const unknown = await ask('unknown@example.com');
  assert.deepEqual([known.status, known.text], [unknown.status, unknown.text]);
  const mail = (await readMails(app, 'known@example.com'))[0];
  assert.equal(mail?.template, 'already-registered');
  assert.doesNotMatch(mail?.text ?? '', /\d{6}/);
  const refused = await finish('known@example.com', '123456');
  const wrong = await finish(
    'unknown@example.com',
    other(await readMailedCode(app, 'unknown@example.com')),
  );
  assert.deepEqual({ ...refused.body, requestId: '' }, { ...wrong.body, requestId: '' });
  assert.equal(refused.body.code, 'code-wrong');
});

test('a code can be asked for every 60 seconds, and the server enforces it', async () => {
  await ask('jo@example.com');
  app.clock.advance(20_000);
  const soon = await ask('jo@example.com');
  assert.deepEqual(
    [soon.status, soon.body.code, soon.headers['retry-after']],
    [429, 'code-too-soon', '40'],
  );
  assert.match(soon.body.msg, /40 s/);
  app.clock.advance(40_000);
  assert.equal((await ask('jo@example.com')).status, 200);
});

test('two requests at the same moment send one mail', async () => {
  const answers = await Promise.all([ask('kim@example.com'), ask('kim@example.com')]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 429]);
  assert.equal((await readMails(app, 'kim@example.com')).length, 1);
});

test('one network gets five codes a day for an e-mail, and tomorrow again', async () => {
  for (let count = 0; count < 5; count += 1) {
    assert.equal((await ask('lea@example.com')).status, 200);
    app.clock.advance(61_000);
  }
  const sixth = await ask('lea@example.com');
  assert.deepEqual([sixth.status, sixth.body.code], [429, 'code-limit']);
  app.clock.advance(86_400_000);
  assert.equal((await ask('lea@example.com')).status, 200);
});

test('an e-mail gets twenty codes a day from whatever network', async () => {
  await app.platform.database.db.execute(sql`
    insert into email_codes (email, purpose, code_hmac, is_void, address, attempts, created_at, expires_at)
    select 'many@example.com', 'password', repeat('0', 64), false, '198.51.100.' || n, 0,
      ${app.clock.now().toISOString()}::timestamptz - interval '2 hours', ${app.clock.now().toISOString()}::timestamptz
    from generate_series(1, 20) n`);
  assert.equal((await ask('many@example.com')).body.code, 'code-limit');
  await signInAs(app, 'STORE_OWNER', { email: 'many@example.com' });
  assert.equal(
    (await ask('many@example.com')).status,
    200,
    'strangers do not use up what its owner may ask for at home',
  );
});

test('one network gets forty codes an hour for all e-mails together, however many ask at once', async () => {
  app.clock.advance(86_400_000);
  const now = app.clock.now().toISOString();
  await app.platform.database.db.execute(sql`
    insert into email_codes (email, purpose, code_hmac, is_void, address, attempts, created_at, expires_at)
    select 'stranger' || n || '@example.com', 'registration', repeat('0', 64), false, '127.0.0.1', 0,
      ${now}::timestamptz - interval '30 minutes', ${now}::timestamptz
    from generate_series(1, 38) n`);
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => ask(`new${n}@example.com`)));
  assert.deepEqual(answers.map(({ body }) => body.code).sort(), [
    1,
    1,
    ...Array(4).fill('rate-limited'),
  ]);
  assert.equal(
    answers.find(({ status }) => status === 429)?.headers['retry-after'],
    String(30 * 60),
  );
  app.clock.advance(31 * 60_000);
  assert.equal((await ask('new7@example.com')).status, 200);
});

test('a code dies after five wrong tries, and the right one then does not help', async () => {
  await ask('mona@example.com');
  const code = await readMailedCode(app, 'mona@example.com');
  for (let count = 0; count < 5; count += 1)
    assert.equal((await finish('mona@example.com', other(code))).body.code, 'code-wrong');
  assert.equal((await finish('mona@example.com', code)).body.code, 'code-wrong');
});

test('a code is good for ten minutes', async () => {
  await ask('nina@example.com');
  const code = await readMailedCode(app, 'nina@example.com');
  app.clock.advance(10 * 60_000);
  assert.equal((await finish('nina@example.com', code)).body.code, 'code-wrong');
});

test('only the newest code works, and only once', async () => {
  await ask('otto@example.com');
  const old = await readMailedCode(app, 'otto@example.com');
  app.clock.advance(61_000);
  await ask('otto@example.com');
  const code = await readMailedCode(app, 'otto@example.com');
  if (old !== code) assert.equal((await finish('otto@example.com', old)).body.code, 'code-wrong');
  assert.equal((await finish('otto@example.com', code)).status, 200);
  assert.equal((await finish('otto@example.com', code)).body.code, 'code-wrong');
});

test('one code used twice at the same moment opens one account', async () => {
  await ask('pia@example.com');
  const code = await readMailedCode(app, 'pia@example.com');
  const answers = await Promise.all([
    finish('pia@example.com', code),
    finish('pia@example.com', code),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
});

test('a repetition with the same key signs the same owner in again, and another body under the key is refused', async () => {
  await ask('rosa@example.com');
  const code = await readMailedCode(app, 'rosa@example.com');
  const first = await finish('rosa@example.com', code, {}, { idempotencyKey: 'k1' });
  const again = await finish('rosa@example.com', code, {}, { idempotencyKey: 'k1' });
  assert.deepEqual([first.status, again.status], [200, 200]);
  const meOf = async (token: string) => (await app.call(getMe, {}, { token })).body.data.userId;
  assert.equal(await meOf(first.body.data.accessToken), await meOf(again.body.data.accessToken));
  assert.equal(
    (await finish('rosa@example.com', code, { userSource: 'x' }, { idempotencyKey: 'k1' })).body
      .code,
    'idempotency-key-reused',
  );
  app.clock.advance(11 * 60_000);
  const late = await finish('rosa@example.com', code, {}, { idempotencyKey: 'k1' });
  assert.equal(late.body.code, 'code-wrong', 'a kept request does not sign in for a month');
  const stored = await app.platform.database.db.execute<{ row: string }>(
    sql`select row_to_json(k)::text as row from idempotency_keys k`,
  );
  assert.doesNotMatch(JSON.stringify(stored.rows), /walk home|accessToken|refreshToken/);
});

test('passwords must be equal, 8 to 128 characters and not common; terms must be accepted; nothing is used up', async () => {
  await ask('sara@example.com');
  const code = await readMailedCode(app, 'sara@example.com');
  const codeOf = async (extra: object) => (await finish('sara@example.com', code, extra)).body.code;
  assert.equal(await codeOf({ confirmPassword: 'something else' }), 'password-mismatch');
  assert.equal(
    await codeOf({ password: 'password1', confirmPassword: 'password1' }),
    'password-common',
  );
  assert.equal(await codeOf({ password: 'short77', confirmPassword: 'short77' }), 'invalid-input');
  assert.equal(
    await codeOf({ password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) }),
    'invalid-input',
  );
  assert.equal(await codeOf({ termsAccepted: false }), 'terms-not-accepted');
  assert.equal(await codeOf({ roles: ['ROOT'] }), 'invalid-input');
  assert.equal(await codeOf({}), 1);
});

test('the code call needs the captcha and a real e-mail, and refuses other sites', async () => {
  const bad = await app.call(sendRegistrationCode, {
    body: { email: 'not an e-mail', captchaKey: 'x', captchaCode: 'y' },
  });
  assert.deepEqual(
    bad.body.errors?.map(({ path, code }) => [path, code]),
    [['email', 'email']],
  );
  const wrong = await app.call(sendRegistrationCode, {
    body: { email: 'tom@example.com', captchaKey: 'x', captchaCode: 'y' },
  });
  assert.equal(wrong.body.code, 'captcha-wrong');
  assert.equal(
    (
      await ask('tom@example.com', {
        headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      })
    ).body.code,
    'cross-site',
  );
  assert.equal((await readMails(app, 'tom@example.com')).length, 0);
});
