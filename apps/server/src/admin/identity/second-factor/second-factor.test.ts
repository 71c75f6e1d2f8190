import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  confirmSecondFactor,
  login,
  loginSecondFactor,
  logout,
  readSecondFactor,
  renewRecoveryCodes,
  resetPassword,
  resetSecondFactor,
  sendPasswordCode,
  startSecondFactor,
  turnOffSecondFactor,
} from '@vitrine/contract/admin/identity.ts';
import { listMenuRoutes } from '@vitrine/contract/admin/menu-routes.ts';
import { getMe } from '@vitrine/contract/admin/users.ts';
import { sql } from 'drizzle-orm';
import { systemContext } from '#platform/context.ts';
import { hashPassword } from '#platform/security/passwords.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import {
  answerCaptcha,
  codeOf,
  cookiesOf,
  createAdminTestApp,
  readMailedCode,
  readMails,
  signInAs,
  turnOnFactor,
} from '../../testing.ts';
import { resetFactorOnServer } from './change-factor.ts';

const password = 'a long walk home';

const app = await closeAfter(createAdminTestApp());
const passwordHash = await hashPassword(password);

const minutes = (count: number) => app.clock.advance(count * 60_000);

async function personWithFactor(
  email: string,
  role: 'STORE_OWNER' | 'ADMIN' | 'ROOT' = 'STORE_OWNER',
) {
  const person = await signInAs(app, role, { email, passwordHash });
  return { ...person, email, factor: await turnOnFactor(app, person.token) };
}

/** The first step; answers the ticket of the second, and the browser that holds it. */
async function firstStep(username: string, extra: object = {}) {
  const answer = await app.call(login, {
    body: { username, password, ...(await answerCaptcha(app)), ...extra },
  });
  const { ticket } = (answer.body.data ?? {}) as unknown as { ticket: string };
  return { answer, ticket, headers: cookiesOf(answer) };
}

const secondStep = (
  { ticket, headers }: { ticket: string; headers: Record<string, string> },
  code: string,
) => app.call(loginSecondFactor, { body: { ticket, code } }, { headers });

test('a person without a second factor signs in as ever; with one the password alone opens nothing', async () => {
  const { email, factor } = await personWithFactor('anna@example.com');
  const first = await firstStep(email, { remember: true });
  assert.deepEqual([first.answer.status, first.answer.body.code], [403, 'second-factor-needed']);
  assert.deepEqual(Object.keys(first.answer.body.data).sort(), ['attempts', 'expiresIn', 'ticket']);
  assert.match(String(first.answer.headers['set-cookie']), /vt_browser=[\w-]{43};.*HttpOnly/);
  const done = await secondStep(first, factor.code());
  assert.equal(done.status, 200, done.text);
  assert.equal(
    (await app.call(getMe, {}, { token: done.body.data.accessToken })).body.data.secondFactor,
    'on',
  );
  const { rows } = await app.platform.database.db.execute(
    sql`select remember from sessions order by created_at desc, id limit 1`,
  );
  assert.deepEqual(rows[0], { remember: true }, 'remember me goes through both steps');
  assert.equal(
    (await secondStep(first, factor.code())).body.code,
    'factor-ticket-over',
    'a ticket is good once',
  );
});

test('a code is accepted once, the one before and after it too, and no older one', async () => {
  const { email, factor } = await personWithFactor('bea@example.com');
  const old = factor.code();
  assert.equal((await secondStep(await firstStep(email), old)).status, 200);
  const again = await secondStep(await firstStep(email), old);
  assert.deepEqual([again.status, again.body.code], [400, 'factor-code-wrong']);
  app.clock.advance(30_000);
  const late = factor.code();
  app.clock.advance(30_000);
  assert.equal(
    (await secondStep(await firstStep(email), late)).status,
    200,
    'clocks may differ by half a minute',
  );
  minutes(2);
  const stale = factor.code();
  minutes(2);
  assert.equal((await secondStep(await firstStep(email), stale)).body.code, 'factor-code-wrong');
});

test('sixteen second steps at once with one code, on two tickets, open one session', async () => {
  const { email, factor, account } = await personWithFactor('both@example.com');
  const tickets = [await firstStep(email), await firstStep(email)];
  const countSessions = async () => {
    const { rows } = await app.platform.database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from sessions where account_id = ${account.id}`,
    );
    return rows[0]?.n ?? 0;
  };
  const before = await countSessions();
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      secondStep(tickets[index % 2] as (typeof tickets)[0], factor.code()),
    ),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal((await countSessions()) - before, 1);
});

test('the ticket belongs to the browser that began, is valid for five minutes and allows five attempts', async () => {
  const { email, factor } = await personWithFactor('cleo@example.com');
  const first = await firstStep(email);
  const elsewhere = { ...first, headers: { cookie: 'vt_browser=' } };
  assert.equal((await secondStep(elsewhere, factor.code())).body.code, 'factor-ticket-over');
  assert.equal(
    (await secondStep({ ...first, ticket: 'guessed' }, factor.code())).body.code,
    'factor-ticket-over',
  );
  assert.equal(
    (await app.call(loginSecondFactor, { body: { ticket: first.ticket, code: '1' } })).body.code,
    'invalid-input',
  );
  for (let count = 0; count < 4; count += 1)
    assert.equal((await secondStep(first, 'aaaaa-aaaaa')).body.code, 'factor-code-wrong');
  assert.equal(
    (await secondStep(first, 'aaaaa-aaaaa')).body.code,
    'factor-ticket-over',
    'the fifth wrong code ends it',
  );
  assert.equal((await secondStep(first, factor.code())).body.code, 'factor-ticket-over');
  const late = await firstStep(email);
  minutes(5);
  assert.equal((await secondStep(late, factor.code())).body.code, 'factor-ticket-over');
});

test('ten wrong codes stop the account for an hour with a mail, and a new password starts anew but keeps the factor', async () => {
  const { email, factor } = await personWithFactor('dora@example.com');
  for (let round = 0; round < 2; round += 1) {
    const first = await firstStep(email);
    for (let count = 0; count < 5; count += 1) await secondStep(first, 'aaaaa-aaaaa');
  }
  const stopped = await secondStep(await firstStep(email), factor.code());
  assert.deepEqual([stopped.status, stopped.body.code], [429, 'login-slow-down']);
  assert.equal((await readMails(app, email))[0]?.template, 'factor-guessed');

  await app.call(sendPasswordCode, { body: { email, ...(await answerCaptcha(app)) } });
  const code = await readMailedCode(app, email);
  await app.call(resetPassword, { body: { email, code, password, confirmPassword: password } });
  const first = await firstStep(email);
  assert.equal(
    first.answer.body.code,
    'second-factor-needed',
    'a forgotten password does not lead past the second factor',
  );
  assert.equal((await secondStep(first, factor.code())).status, 200);
});

test('a recovery code lets in once, however it is typed, and the mail says how many are left', async () => {
  const { email, factor, token } = await personWithFactor('eva@example.com');
  const [code = ''] = factor.recoveryCodes;
  assert.equal(
    (await secondStep(await firstStep(email), code.toUpperCase().replace('-', ' '))).status,
    200,
  );
  assert.equal((await secondStep(await firstStep(email), code)).body.code, 'factor-code-wrong');
  assert.equal((await app.call(readSecondFactor, {}, { token })).body.data.recoveryCodesLeft, 9);
  const mail = (await readMails(app, email))[0];
  assert.equal(mail?.template, 'recovery-used');
  assert.match(mail?.text ?? '', /left: 9/);
});

test('an account that was switched off between the steps stays out', async () => {
  const { email, factor, account } = await personWithFactor('fred@example.com');
  const first = await firstStep(email);
  await app.platform.database.db.execute(
    sql`update accounts set status = 0 where id = ${account.id}`,
  );
  assert.equal((await secondStep(first, factor.code())).body.code, 'account-disabled');
});

test('setting up needs a fresh sign-in or the password, a first code, and is mailed about', async () => {
  const { token, account } = await signInAs(app, 'STORE_OWNER', {
    email: 'gina@example.com',
    passwordHash,
    language: 'es',
  });
  const start = (body: { password?: string }) => app.call(startSecondFactor, { body }, { token });
  minutes(11);
  assert.equal((await app.call(readSecondFactor, {}, { token })).body.data.startNeeds, 'password');
  assert.deepEqual(
    [(await start({})).status, (await start({ password: 'not the password' })).body.code],
    [403, 'proof-wrong'],
  );
  const made = await start({ password });
  assert.match(made.body.data.key, /^[A-Z2-7]{32}$/);
  assert.match(made.body.data.address, /^otpauth:\/\/totp\/Vitrine:gina%40example\.com\?/);
  const confirm = (code: string) => app.call(confirmSecondFactor, { body: { code } }, { token });
  assert.equal((await confirm('aaaaa-aaaaa')).body.code, 'factor-code-wrong');
  const first = await firstStep('gina@example.com');
  assert.equal(first.answer.status, 200, 'one that is only being set up is not asked for');
  const done = await confirm(codeOf(app, made.body.data.key));
  assert.equal(done.body.data.recoveryCodes.length, 10);
  assert.deepEqual(
    [(await start({ password })).body.code, (await confirm('123456')).body.code],
    ['second-factor-on', 'second-factor-on'],
  );
  const mail = (await readMails(app, 'gina@example.com'))[0];
  assert.deepEqual([mail?.template, mail?.language], ['factor-on', 'es']);
  const { rows } = await app.platform.database.db.execute<{ sealed_key: string }>(
    sql`select sealed_key from second_factors where account_id = ${account.id}`,
  );
  assert.equal(
    rows[0]?.sealed_key.includes(made.body.data.key),
    false,
    'the key does not lie in the database as it is',
  );
  assert.equal((await app.call(startSecondFactor, { body: {} })).body.code, 1002);
});

test('turning off and new recovery codes need a code, never the password alone, and old recovery codes die', async () => {
  const { email, factor, token } = await personWithFactor('hanna@example.com');
  const [old = ''] = factor.recoveryCodes;
  const renew = (body: object) =>
    app.call(renewRecoveryCodes, { body: body as { code: string } }, { token });
  for (const body of [{}, { password }])
    assert.equal((await renew(body)).body.code, 'invalid-input');
  const renewed = await renew({ code: factor.code() });
  assert.equal(renewed.body.data.recoveryCodes.length, 10);
  assert.equal((await secondStep(await firstStep(email), old)).body.code, 'factor-code-wrong');
  const off = (body: object) =>
    app.call(turnOffSecondFactor, { body: body as { code: string } }, { token });
  assert.deepEqual(
    [(await off({ password })).body.code, (await off({ code: '000000' })).body.code],
    ['invalid-input', 'proof-wrong'],
  );
  const [recovery = '', other = ''] = renewed.body.data.recoveryCodes;
  assert.equal((await off({ code: recovery })).status, 200);
  assert.equal((await off({ code: other })).body.code, 'second-factor-off');
  assert.equal((await firstStep(email)).answer.status, 200);
  assert.deepEqual(
    (await readMails(app, email)).map(({ template }) => template),
    ['factor-off', 'recovery-used', 'recovery-renewed', 'factor-on'],
  );
});

test('an operator resets a lost second factor: ADMIN an owner’s, ROOT an ADMIN’s, none their own or ROOT’s', async () => {
  const owner = await personWithFactor('ida@example.com');
  const admin = await personWithFactor('admin@example.com', 'ADMIN');
  const root = await personWithFactor('root@example.com', 'ROOT');
  const reset = (id: string, token: string) =>
    app.call(resetSecondFactor, { params: { id } }, { token });
  assert.equal((await reset(admin.account.id, owner.token)).body.code, 'forbidden');
  assert.equal((await reset(admin.account.id, admin.token)).body.code, 'forbidden');
  assert.equal(
    (await reset(root.account.id, admin.token)).body.code,
    'not-found',
    'ROOT exists for ROOT only',
  );
  assert.equal((await reset('900000001', admin.token)).body.code, 'not-found');
  assert.equal((await reset(owner.account.id, admin.token)).status, 200);
  assert.equal((await reset(owner.account.id, admin.token)).body.code, 'second-factor-off');
  assert.equal((await app.call(getMe, {}, owner)).body.code, 1002, 'sign-ins end');
  assert.equal((await firstStep(owner.email)).answer.status, 200);
  assert.equal((await readMails(app, owner.email))[0]?.template, 'factor-reset');
  assert.equal((await reset(admin.account.id, root.token)).status, 200);
});

test('for ROOT the server is started with the name; it says what it did', async () => {
  const root = await personWithFactor('boss@example.com', 'ROOT');
  const ctx = systemContext(app.platform);
  assert.match(await resetFactorOnServer(ctx, 'nobody@example.com'), /nobody signs in/);
  assert.match(await resetFactorOnServer(ctx, root.email), /is gone/);
  assert.match(await resetFactorOnServer(ctx, root.email), /has none/);
  assert.equal((await firstStep(root.email)).answer.status, 200);
});

test('where it is required, ROOT and ADMIN can only set it up, and then have all their rights', async () => {
  const strict = await createAdminTestApp({ SECOND_FACTOR: 'required' });
  try {
    const owner = await signInAs(strict, 'STORE_OWNER');
    assert.equal((await strict.call(getMe, {}, owner)).body.data.secondFactor, 'off');
    const { token } = await signInAs(strict, 'ADMIN', { passwordHash });
    const me = (await strict.call(getMe, {}, { token })).body.data;
    assert.deepEqual([me.secondFactor, me.roles], ['required', []]);
    const refused = await strict.call(listMenuRoutes, {}, { token });
    assert.deepEqual([refused.status, refused.body.code], [403, 'second-factor-required']);
    await turnOnFactor(strict, token);
    const after = (await strict.call(getMe, {}, { token })).body.data;
    assert.deepEqual([after.secondFactor, after.roles], ['on', ['ADMIN']]);
    assert.equal(
      (await strict.call(turnOffSecondFactor, { body: { code: '123456' } }, { token })).body.code,
      'second-factor-required',
    );
    const late = await signInAs(strict, 'ROOT');
    assert.equal((await strict.call(logout, {}, late)).status, 200);
  } finally {
    await strict.close();
  }
});
