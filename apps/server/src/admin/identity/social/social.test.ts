import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  finishSocial,
  listSocialProviders,
  startSocial,
} from '@vitrine/contract/admin/identity.ts';
import { getMe } from '@vitrine/contract/admin/users.ts';
import { sql } from 'drizzle-orm';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createAdminTestApp } from '../../testing.ts';
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

test('without keys both providers are played locally, and the list says so', async () => {
  const answer = await app.call(listSocialProviders, {});
  assert.deepEqual(answer.body.data, [
    { provider: 'google', isLocal: true },
    { provider: 'facebook', isLocal: true },
  ]);
});

test('the way to the provider carries PKCE, state and nonce, and the secrets stay in HttpOnly cookies', async () => {
  const browser = new Browser(app);
  const answer = await browser.open('/api/v1/auth/social/google/start?language=es');
  const target = new URL(String(answer.headers['location']));
  assert.equal(target.searchParams.get('code_challenge_method'), 'S256');
  for (const name of ['code_challenge', 'state', 'nonce'])
    assert.ok((target.searchParams.get(name) ?? '').length >= 43, name);
  assert.equal(
    target.searchParams.get('redirect_uri'),
    `${consoleUrl}/api/v1/auth/social/google/callback`,
  );
  const cookies = [answer.headers['set-cookie'] ?? []].flat().map(String);
  assert.equal(cookies.length, 2);
  for (const cookie of cookies) assert.match(cookie, /HttpOnly.*SameSite=Lax/i);
  const verifier = cookies.join().includes(target.searchParams.get('nonce') ?? 'x');
  assert.equal(verifier, false, 'the cookie is encrypted');
});

test('a browser that came by another name of this host is first sent to the configured one', async () => {
  const answer = await app.send({
    method: 'GET',
    url: startSocial.path.replace(':provider', 'google'),
    headers: { host: 'localhost:18120' },
  });
  assert.deepEqual(
    [answer.status, answer.headers['location']],
    [302, `${consoleUrl}/api/v1/auth/social/google/start?hop=1`],
  );
});

test('a person whose e-mail the provider has confirmed is signed in, and comes back to the same account', async () => {
  const browser = new Browser(app);
  const returned = await comeBack(browser, 'google', 'mia', '?user_source=tiktok&page_source=bio');
  assert.match(
    String(returned.headers['location']),
    new RegExp(`^${consoleUrl}/#/authorize\\?ticket=[\\w-]{43}$`),
  );
  const first = await browser.exchange(ticketOf(returned));
  assert.equal(first.body.data.kind, 'signed-in', first.text);
  const meOf = async (answer: typeof first) =>
    (
      await app.call(
        getMe,
        {},
        { token: answer.body.data.kind === 'signed-in' ? answer.body.data.accessToken : '' },
      )
    ).body.data;
  const me = await meOf(first);
  assert.deepEqual(
    [me.email, me.nickname, me.roles],
    ['mia@people.vitrine.local', 'Mia Duarte', ['STORE_OWNER']],
  );
  const row = await app.platform.database.db.execute(
    sql`select auth_type, user_source, page_source, terms_version from accounts where id = ${me.userId}`,
  );
  assert.deepEqual(row.rows[0], {
    auth_type: 'google',
    user_source: 'tiktok',
    page_source: 'bio',
    terms_version: '2026-11',
  });
  const another = new Browser(app);
  const second = await another.exchange(ticketOf(await comeBack(another, 'google', 'mia')));
  assert.equal((await meOf(second)).userId, me.userId);
});

test('the path that the person wanted comes back with the ticket, and with a refusal', async () => {
  const browser = new Browser(app);
  const query = `?redirect=${encodeURIComponent('/order?status=0&q=a b')}`;
  const kept = '&redirect=%2Forder%3Fstatus%3D0%26q%3Da%20b';
  const returned = await comeBack(browser, 'google', 'mia', query);
  assert.match(
    String(returned.headers['location']),
    new RegExp(`/#/authorize\\?ticket=[\\w-]{43}${kept}$`),
  );
  const state = new URL(await browser.start('google', query)).searchParams.get('state');
  const refused = await browser.open(
    `/api/v1/auth/social/google/callback?error=access_denied&state=${state}`,
  );
  assert.equal(refused.headers['location'], `${consoleUrl}/#/authorize?error=social-failed${kept}`);
});

test('a sign-in never leads on to another site', async () => {
  for (const redirect of ['https://evil.example', '//evil.example', '/\\evil.example', 'order'])
    assert.equal(
      (
        await new Browser(app).open(
          `/api/v1/auth/social/google/start?redirect=${encodeURIComponent(redirect)}`,
        )
      ).status,
      400,
    );
});

test('the phone comes back to its own address', async () => {
  const answer = await app.send({
    method: 'GET',
    url: '/api/v1/auth/social/google/start?app=mobile',
    headers: { host: '127.0.0.1:18121' },
  });
  const target = new URL(String(answer.headers['location']));
  assert.equal(
    target.searchParams.get('redirect_uri'),
    'http://127.0.0.1:18121/api/v1/auth/social/google/callback',
  );
});

test('a ticket works once, within 60 seconds, and only in the browser that began', async () => {
  const browser = new Browser(app);
  const ticket = ticketOf(await comeBack(browser, 'google', 'mia'));
  const thief = new Browser(app);
  assert.equal((await thief.exchange(ticket)).body.code, 'ticket-invalid');
  assert.equal((await browser.exchange(ticket)).body.code, 1, 'a thief does not spoil it');
  assert.equal((await browser.exchange(ticket)).body.code, 'ticket-invalid');
  const late = ticketOf(await comeBack(browser, 'google', 'mia'));
  app.clock.advance(61_000);
  assert.equal((await browser.exchange(late)).body.code, 'ticket-invalid');
  assert.equal((await browser.exchange('')).body.code, 'invalid-input');
});

test('an answer of the provider cannot be replayed, forged, or brought by another browser', async () => {
  const failed = `${consoleUrl}/#/authorize?error=social-failed`;
  const browser = new Browser(app);
  const back = await choosePerson(await browser.start('google'), 'mia');
  const other = await new Browser(app).open(back.pathname + back.search);
  assert.equal(other.headers['location'], failed, 'another browser');
  const forged = new URL(back);
  forged.searchParams.set('state', 'x'.repeat(43));
  assert.equal(
    (await browser.open(forged.pathname + forged.search)).headers['location'],
    failed,
    'another state',
  );
  assert.equal(
    (await browser.open((back.pathname + back.search).replace('/google/', '/facebook/'))).headers[
      'location'
    ],
    failed,
    'another provider',
  );
  const again = await choosePerson(await browser.start('google'), 'mia');
  assert.match(
    String((await browser.open(again.pathname + again.search)).headers['location']),
    /ticket=/,
  );
  assert.equal(
    (await browser.open(again.pathname + again.search)).headers['location'],
    failed,
    'a replay',
  );
});

test('a person who cancels at the provider comes back with an error and no ticket', async () => {
  const answer = await comeBack(new Browser(app), 'google', '');
  assert.equal(answer.headers['location'], `${consoleUrl}/#/authorize?error=social-failed`);
});

test('an unknown provider is bad input, and the callback answers a redirect whatever comes', async () => {
  assert.equal(
    (await app.send({ method: 'GET', url: '/api/v1/auth/social/elsewhere/start' })).status,
    400,
  );
  const answer = await app.send({
    method: 'GET',
    url: `${finishSocial.path.replace(':provider', 'google')}?error=access_denied`,
  });
  assert.equal(answer.headers['location'], `${consoleUrl}/#/authorize?error=social-failed`);
});
