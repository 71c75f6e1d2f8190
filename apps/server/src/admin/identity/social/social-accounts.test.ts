import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  confirmSocialEmail,
  loginSecondFactor,
  sendSocialCode,
} from '@vitrine/contract/admin/identity.ts';
import {
  linkOwnIdentity,
  listOwnIdentities,
  unlinkOwnIdentity,
} from '@vitrine/contract/admin/own-identities.ts';
import { changePassword } from '@vitrine/contract/admin/own-password.ts';
import { getMe } from '@vitrine/contract/admin/users.ts';
import { sql } from 'drizzle-orm';
import { hashPassword } from '#platform/security/passwords.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import {
  createAdminTestApp,
  readMailedCode,
  readMails,
  signInAs,
  turnOnFactor,
} from '../../testing.ts';
import {
  Browser,
  choosePerson,
  comeBack,
  consoleUrl,
  ticketOf,
} from '../testing/social-browser.ts';

const app = await closeAfter(
  createAdminTestApp({ PUBLIC_URL: consoleUrl, MOBILE_URL: 'http://127.0.0.1:18121' }),
);

test('an account whose e-mail is verified on both sides is linked to the second provider as well', async () => {
  const first = new Browser(app);
  await first.exchange(ticketOf(await comeBack(first, 'google', 'mia')));
  const before = await app.platform.database.db.execute<{ id: string }>(
    sql`select id from accounts where email = 'mia@people.vitrine.local'`,
  );
  const browser = new Browser(app);
  const outcome = await browser.exchange(ticketOf(await comeBack(browser, 'facebook', 'mia')));
  assert.equal(outcome.body.data.kind, 'signed-in');
  const links = await app.platform.database.db.execute(
    sql`select provider from identities where account_id = ${before.rows[0]?.id} order by provider`,
  );
  assert.deepEqual(links.rows, [{ provider: 'facebook' }, { provider: 'google' }]);
});

test('an account is not linked by an e-mail that the provider has not confirmed', async () => {
  const existing = await signInAs(app, 'STORE_OWNER', { email: 'noa@people.vitrine.local' });
  const browser = new Browser(app);
  const outcome = await browser.exchange(ticketOf(await comeBack(browser, 'facebook', 'noa')));
  assert.equal(
    outcome.body.data.kind,
    'email-needed',
    'the provider has not confirmed it, so it is not linked by it',
  );
  const links = await app.platform.database.db.execute(
    sql`select 1 from identities where account_id = ${existing.account.id}`,
  );
  assert.equal(links.rows.length, 0);
});

test('without a confirmed e-mail a code step follows, which links the account of the mailbox or opens one', async () => {
  const browser = new Browser(app);
  const outcome = await browser.exchange(ticketOf(await comeBack(browser, 'facebook', 'noa')));
  assert.ok(outcome.body.data.kind === 'email-needed');
  const { ticket } = outcome.body.data;
  const email = 'noa.real@example.com';
  const send = (headers: Record<string, string>) =>
    app.call(sendSocialCode, { body: { ticket, email } }, { headers });
  const confirm = (code: string, headers: Record<string, string>) =>
    app.call(confirmSocialEmail, { body: { ticket, email, code } }, { headers });
  assert.equal(
    (await send(new Browser(app).headers())).body.code,
    'ticket-invalid',
    'another browser',
  );
  assert.equal(
    (await send({ ...browser.headers(), origin: 'https://evil.example' })).body.code,
    'cross-site',
  );
  assert.equal((await send(browser.headers())).status, 200);
  const code = await readMailedCode(app, email);
  assert.equal(
    (await confirm(code === '000000' ? '111111' : '000000', browser.headers())).body.code,
    'code-wrong',
  );
  assert.equal((await confirm(code, new Browser(app).headers())).body.code, 'ticket-invalid');
  const answer = await confirm(code, browser.headers());
  assert.equal(answer.status, 200, answer.text);
  assert.equal((await confirm(code, browser.headers())).body.code, 'ticket-invalid');
  const me = await app.call(getMe, {}, { token: answer.body.data.accessToken });
  assert.deepEqual([me.body.data.email, me.body.data.nickname], [email, 'Noa Lindgren']);
  const again = new Browser(app);
  const next = await again.exchange(ticketOf(await comeBack(again, 'facebook', 'noa')));
  assert.equal(next.body.data.kind, 'signed-in', 'the identity is known from now on');
});

test('an account that never proved its mailbox loses its password and sign-ins when the owner comes', async () => {
  await app.platform.database.db.execute(
    sql`delete from identities where issuer = 'local:facebook' and subject = 'mia'`,
  );
  await app.platform.database.db.execute(
    sql`update accounts set email = 'former@example.com' where email = 'mia@people.vitrine.local'`,
  );
  const squatter = await signInAs(app, 'STORE_OWNER', {
    email: 'mia@people.vitrine.local',
    emailVerified: false,
    passwordHash: 'x',
  });
  const browser = new Browser(app);
  const outcome = await browser.exchange(ticketOf(await comeBack(browser, 'facebook', 'mia')));
  assert.equal(outcome.body.data.kind, 'signed-in');
  const row = await app.platform.database.db.execute(
    sql`select password_hash, email_verified_at is not null as verified from accounts where id = ${squatter.account.id}`,
  );
  assert.deepEqual(row.rows[0], { password_hash: null, verified: true });
  const renewed = await app.send({
    method: 'POST',
    url: '/api/v1/auth/refresh-token',
    payload: { refreshToken: squatter.refreshToken },
  });
  assert.equal(renewed.body.code, 'A0231');
});

test('a second factor stands behind the provider too, and no ticket of it opens a way past', async () => {
  const browser = new Browser(app);
  const first = await browser.exchange(ticketOf(await comeBack(browser, 'google', 'mia')));
  assert.equal(first.body.data.kind, 'signed-in');
  const factor = await turnOnFactor(
    app,
    first.body.data.kind === 'signed-in' ? first.body.data.accessToken : '',
  );
  const again = await browser.exchange(ticketOf(await comeBack(browser, 'google', 'mia')));
  assert.deepEqual([again.status, again.body.code], [403, 'second-factor-needed']);
  const { ticket } = again.body.data as unknown as { ticket: string };
  const second = (who: Browser) =>
    app.call(
      loginSecondFactor,
      { body: { ticket, code: factor.code() } },
      { headers: who.headers() },
    );
  assert.equal((await second(new Browser(app))).body.code, 'factor-ticket-over');
  assert.equal((await second(browser)).status, 200);
});

test('a signed-in person links a provider, sees it, and unlinks it, but never the only way in', async () => {
  await app.platform.database.db.execute(sql`delete from identities`);
  const { token, account } = await signInAs(app, 'STORE_OWNER', { email: 'linker@example.com' });
  const browser = new Browser(app);
  const link = async (who: Browser, host = '127.0.0.1:18120') =>
    who.keep(
      await app.call(
        linkOwnIdentity,
        { params: { provider: 'facebook' }, body: { app: 'console' } },
        { token, headers: { ...who.headers(), host } },
      ),
    ) as Awaited<ReturnType<typeof app.call<typeof linkOwnIdentity>>>;
  assert.equal(
    (await link(new Browser(app), 'localhost:18120')).body.code,
    'social-unavailable',
    'cookies belong to one host name',
  );
  const back = await choosePerson((await link(browser)).body.data.address, 'mia');
  const foreign = await new Browser(app).open(back.pathname + back.search);
  assert.equal(
    foreign.headers['location'],
    `${consoleUrl}/#/authorize?error=social-failed`,
    'another browser links nothing',
  );
  const returned = await browser.open(back.pathname + back.search);
  assert.equal(returned.headers['location'], `${consoleUrl}/#/profile?social=linked`);
  const list = async (who = token) =>
    (await app.call(listOwnIdentities, {}, { token: who })).body.data;
  const [own] = await list();
  assert.deepEqual([own?.provider, own?.canUnlink], ['facebook', false]);
  const unlink = (who: string, proof = {}) =>
    app.call(unlinkOwnIdentity, { params: { id: own?.id ?? '' }, body: proof }, { token: who });
  const other = await signInAs(app, 'STORE_OWNER');
  assert.equal((await unlink(other.token)).body.code, 'not-found');
  assert.equal((await unlink(token)).body.code, 'last-sign-in');
  const taken = new Browser(app);
  const elsewhere = taken.keep(
    await app.call(
      linkOwnIdentity,
      { params: { provider: 'facebook' }, body: { app: 'console' } },
      { token: other.token, headers: taken.headers() },
    ),
  );
  const again = await choosePerson((elsewhere.body.data as { address: string }).address, 'mia');
  assert.match(
    String((await taken.open(again.pathname + again.search)).headers['location']),
    /social=taken$/,
  );
  const password = 'a long walk home';
  await app.call(
    changePassword,
    { body: { newPassword: password, confirmPassword: password } },
    { token },
  );
  assert.equal(
    (await unlink(token)).body.code,
    'proof-needed',
    'an open page alone takes nothing away',
  );
  assert.equal((await unlink(token, { password: 'not the password' })).body.code, 'proof-wrong');
  assert.equal((await list()).length, 1);
  assert.equal((await unlink(token, { password })).status, 200);
  assert.deepEqual(await list(), []);
  assert.deepEqual(
    (await readMails(app, account.email)).map(({ template }) => template),
    ['identity-unlinked', 'password-changed', 'identity-linked'],
  );
});

test('an open page alone links nothing: it takes the password, a code, or without both a sign-in of a moment ago', async () => {
  const password = 'a long walk home';
  const link = async (token: string, proof: object) => {
    const input = { params: { provider: 'google' }, body: { app: 'console', ...proof } } as const;
    return (await app.call(linkOwnIdentity, input, { token, headers: { host: '127.0.0.1:18120' } }))
      .body.code;
  };
  const withPassword = await signInAs(app, 'STORE_OWNER', {
    passwordHash: await hashPassword(password),
  });
  assert.equal(await link(withPassword.token, {}), 'proof-needed');
  assert.equal(await link(withPassword.token, { password: 'not the password' }), 'proof-wrong');
  assert.equal(
    await link(withPassword.token, { code: '123456' }),
    'proof-wrong',
    'a code without a factor',
  );
  assert.equal(await link(withPassword.token, { password }), 1);
  const { token } = await signInAs(app, 'STORE_OWNER');
  assert.equal(await link(token, {}), 1);
  const factor = await turnOnFactor(app, token);
  assert.equal(await link(token, {}), 'proof-needed', 'who has a factor is asked for it');
  assert.equal(await link(token, { code: factor.recoveryCodes[0] }), 1);
  const stale = await signInAs(app, 'STORE_OWNER');
  app.clock.advance(11 * 60_000);
  assert.equal(await link(stale.token, {}), 'proof-needed');
});

test('two sign-ins that are unlinked at the same time leave one of them, because there is no password', async () => {
  const { token, account } = await signInAs(app, 'STORE_OWNER');
  await app.platform.database.db.execute(sql`
    insert into identities (account_id, provider, issuer, subject, created_at)
    select ${account.id}::bigint, p, 'https://' || p || '.example', 'both', ${app.clock.now().toISOString()}::timestamptz
    from unnest(array['google', 'facebook']) as p`);
  const list = async () => (await app.call(listOwnIdentities, {}, { token })).body.data;
  const both = await list();
  const answers = await Promise.all(
    both.map(({ id }) => app.call(unlinkOwnIdentity, { params: { id }, body: {} }, { token })),
  );
  assert.deepEqual(answers.map(({ body }) => body.code).sort(), [1, 'last-sign-in']);
  assert.deepEqual(
    (await list()).map(({ canUnlink }) => canUnlink),
    [false],
  );
});
