import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { changePassword, linkOwnIdentity, listOwnIdentities, unlinkOwnIdentity } from '@vitrine/contract/admin/account.ts';
import {
  confirmSocialEmail,
  exchangeSocialTicket,
  finishSocial,
  listSocialProviders,
  loginSecondFactor,
  type SocialProvider,
  sendSocialCode,
  startSocial,
} from '@vitrine/contract/admin/identity.ts';
import { getMe } from '@vitrine/contract/admin/users.ts';
import { sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import { createAdminTestApp, readMailedCode, readMails, signInAs, turnOnFactor } from '../testing.ts';

const consoleUrl = 'http://127.0.0.1:18120';
let app: TestApp;

before(async () => {
  app = await createAdminTestApp({ PUBLIC_URL: consoleUrl, MOBILE_URL: 'http://127.0.0.1:18121' });
});
after(() => app.close());

/** A browser's cookies for our own host. */
class Browser {
  readonly cookies = new Map<string, string>();
  readonly app: TestApp;

  constructor(target: TestApp = app) {
    this.app = target;
  }

  async open(url: string): Promise<TestAnswer> {
    return this.keep(await this.app.send({ method: 'GET', url, headers: this.headers() }));
  }

  headers(): Record<string, string> {
    return { host: '127.0.0.1:18120', cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }

  keep(answer: TestAnswer): TestAnswer {
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = (String(line).split(';')[0] ?? '').split('=');
      if (/Max-Age=0/i.test(String(line))) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  async start(provider: SocialProvider, query = ''): Promise<string> {
    const answer = await this.open(`/api/v1/auth/social/${provider}/start${query}`);
    assert.equal(answer.status, 302, answer.text);
    return String(answer.headers['location']);
  }

  async exchange(ticket: string) {
    const answer = await this.app.call(exchangeSocialTicket, { body: { ticket } }, { headers: this.headers() });
    this.keep(answer);
    return answer;
  }
}

/** Walks a person through the provider's own pages, as a browser would; answers where it sends the browser back. */
async function choosePerson(address: string, person: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = address;
  let body: string | undefined;
  for (let hop = 0; hop < 8; hop += 1) {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of response.headers.getSetCookie())
      cookies.set(line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1).split(';')[0] ?? '');
    const next = response.headers.get('location');
    body = undefined;
    if (next) {
      url = new URL(next, url).href;
      if (url.includes('/callback')) return new URL(url);
    } else {
      const page = await response.text();
      assert.match(page, /<form method="post">/, page);
      body = `person=${person}`;
    }
  }
  throw new Error('The provider never came back');
}

const ticketOf = (answer: TestAnswer): string => {
  const location = String(answer.headers['location']);
  const ticket = new URLSearchParams(location.split('?')[1]).get('ticket');
  assert.ok(ticket, location);
  return ticket;
};

async function comeBack(browser: Browser, provider: SocialProvider, person: string, query = ''): Promise<TestAnswer> {
  const back = await choosePerson(await browser.start(provider, query), person);
  return browser.open(back.pathname + back.search);
}

test('without keys both providers are played locally, and the list says so', async () => {
  const answer = await app.call(listSocialProviders, {});
  assert.deepEqual(answer.body.data, [
    { provider: 'google', isLocal: true },
    { provider: 'facebook', isLocal: true },
  ]);
});

test('the way to the provider carries PKCE, state and nonce, and the secrets stay in HttpOnly cookies', async () => {
  const browser = new Browser();
  const answer = await browser.open('/api/v1/auth/social/google/start?language=es');
  const target = new URL(String(answer.headers['location']));
  assert.equal(target.searchParams.get('code_challenge_method'), 'S256');
  for (const name of ['code_challenge', 'state', 'nonce']) assert.ok((target.searchParams.get(name) ?? '').length >= 43, name);
  assert.equal(target.searchParams.get('redirect_uri'), `${consoleUrl}/api/v1/auth/social/google/callback`);
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
  assert.deepEqual([answer.status, answer.headers['location']], [302, `${consoleUrl}/api/v1/auth/social/google/start?hop=1`]);
});

test('a person whose e-mail the provider has confirmed is signed in, and comes back to the same account', async () => {
  const browser = new Browser();
  const returned = await comeBack(browser, 'google', 'mia', '?user_source=tiktok&page_source=bio');
  assert.match(String(returned.headers['location']), new RegExp(`^${consoleUrl}/#/authorize\\?ticket=[\\w-]{43}$`));
  const first = await browser.exchange(ticketOf(returned));
  assert.equal(first.body.data.kind, 'signed-in', first.text);
  const meOf = async (answer: typeof first) =>
    (await app.call(getMe, {}, { token: answer.body.data.kind === 'signed-in' ? answer.body.data.accessToken : '' })).body.data;
  const me = await meOf(first);
  assert.deepEqual([me.email, me.nickname, me.roles], ['mia@people.vitrine.local', 'Mia Duarte', ['STORE_OWNER']]);
  const row = await app.platform.database.db.execute(
    sql`select auth_type, user_source, page_source, terms_version from accounts where id = ${me.userId}`,
  );
  assert.deepEqual(row.rows[0], { auth_type: 'google', user_source: 'tiktok', page_source: 'bio', terms_version: '2026-11' });
  const another = new Browser();
  const second = await another.exchange(ticketOf(await comeBack(another, 'google', 'mia')));
  assert.equal((await meOf(second)).userId, me.userId);
});

test('the phone comes back to its own address', async () => {
  const browser = new Browser();
  const target = new URL(
    await (async () =>
      String(
        (
          await app.send({
            method: 'GET',
            url: '/api/v1/auth/social/google/start?face=mobile',
            headers: { host: '127.0.0.1:18121' },
          })
        ).headers['location'],
      ))(),
  );
  assert.equal(target.searchParams.get('redirect_uri'), 'http://127.0.0.1:18121/api/v1/auth/social/google/callback');
  assert.equal(browser.cookies.size, 0);
});

test('a ticket works once, within 60 seconds, and only in the browser that began', async () => {
  const browser = new Browser();
  const ticket = ticketOf(await comeBack(browser, 'google', 'mia'));
  const thief = new Browser();
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
  const browser = new Browser();
  const back = await choosePerson(await browser.start('google'), 'mia');
  const other = await new Browser().open(back.pathname + back.search);
  assert.equal(other.headers['location'], failed, 'another browser');
  const forged = new URL(back);
  forged.searchParams.set('state', 'x'.repeat(43));
  assert.equal((await browser.open(forged.pathname + forged.search)).headers['location'], failed, 'another state');
  assert.equal(
    (await browser.open((back.pathname + back.search).replace('/google/', '/facebook/'))).headers['location'],
    failed,
    'another provider',
  );
  const again = await choosePerson(await browser.start('google'), 'mia');
  assert.match(String((await browser.open(again.pathname + again.search)).headers['location']), /ticket=/);
  assert.equal((await browser.open(again.pathname + again.search)).headers['location'], failed, 'a replay');
});

test('a person who cancels at the provider comes back with an error and no ticket', async () => {
  const answer = await comeBack(new Browser(), 'google', '');
  assert.equal(answer.headers['location'], `${consoleUrl}/#/authorize?error=social-failed`);
});

test('an account whose e-mail is verified on both sides is linked to the second provider as well', async () => {
  const before = await app.platform.database.db.execute<{ id: string }>(
    sql`select id from accounts where email = 'mia@people.vitrine.local'`,
  );
  const browser = new Browser();
  const outcome = await browser.exchange(ticketOf(await comeBack(browser, 'facebook', 'mia')));
  assert.equal(outcome.body.data.kind, 'signed-in');
  const links = await app.platform.database.db.execute(
    sql`select provider from identities where account_id = ${before.rows[0]?.id} order by provider`,
  );
  assert.deepEqual(links.rows, [{ provider: 'facebook' }, { provider: 'google' }]);
});

test('an account is not linked by an e-mail that the provider has not confirmed', async () => {
  const existing = await signInAs(app, 'STORE_OWNER', { email: 'noa@people.vitrine.local' });
  const browser = new Browser();
  const outcome = await browser.exchange(ticketOf(await comeBack(browser, 'facebook', 'noa')));
  assert.equal(outcome.body.data.kind, 'email-needed', 'the provider has not confirmed it, so it is not linked by it');
  const links = await app.platform.database.db.execute(sql`select 1 from identities where account_id = ${existing.account.id}`);
  assert.equal(links.rows.length, 0);
});

test('without a confirmed e-mail a code step follows, which links the account of the mailbox or opens one', async () => {
  const browser = new Browser();
  const outcome = await browser.exchange(ticketOf(await comeBack(browser, 'facebook', 'noa')));
  assert.ok(outcome.body.data.kind === 'email-needed');
  const { ticket } = outcome.body.data;
  const email = 'noa.real@example.com';
  const send = (headers: Record<string, string>) => app.call(sendSocialCode, { body: { ticket, email } }, { headers });
  const confirm = (code: string, headers: Record<string, string>) =>
    app.call(confirmSocialEmail, { body: { ticket, email, code } }, { headers });
  assert.equal((await send(new Browser().headers())).body.code, 'ticket-invalid', 'another browser');
  assert.equal((await send({ ...browser.headers(), origin: 'https://evil.example' })).body.code, 'cross-site');
  assert.equal((await send(browser.headers())).status, 200);
  const code = await readMailedCode(app, email);
  assert.equal((await confirm(code === '000000' ? '111111' : '000000', browser.headers())).body.code, 'code-wrong');
  assert.equal((await confirm(code, new Browser().headers())).body.code, 'ticket-invalid');
  const answer = await confirm(code, browser.headers());
  assert.equal(answer.status, 200, answer.text);
  assert.equal((await confirm(code, browser.headers())).body.code, 'ticket-invalid');
  const me = await app.call(getMe, {}, { token: answer.body.data.accessToken });
  assert.deepEqual([me.body.data.email, me.body.data.nickname], [email, 'Noa Lindgren']);
  const again = new Browser();
  const next = await again.exchange(ticketOf(await comeBack(again, 'facebook', 'noa')));
  assert.equal(next.body.data.kind, 'signed-in', 'the identity is known from now on');
});

test('an account that never proved its mailbox loses its password and sign-ins when the owner comes', async () => {
  await app.platform.database.db.execute(sql`delete from identities where issuer = 'local:facebook' and subject = 'mia'`);
  await app.platform.database.db.execute(sql`update accounts set email = 'former@example.com' where email = 'mia@people.vitrine.local'`);
  const squatter = await signInAs(app, 'STORE_OWNER', { email: 'mia@people.vitrine.local', emailVerified: false, passwordHash: 'x' });
  const browser = new Browser();
  const outcome = await browser.exchange(ticketOf(await comeBack(browser, 'facebook', 'mia')));
  assert.equal(outcome.body.data.kind, 'signed-in');
  const row = await app.platform.database.db.execute(
    sql`select password_hash, email_verified_at is not null as verified from accounts where id = ${squatter.account.id}`,
  );
  assert.deepEqual(row.rows[0], { password_hash: null, verified: true });
  const renewed = await app.send({ method: 'POST', url: '/api/v1/auth/refresh-token', payload: { refreshToken: squatter.refreshToken } });
  assert.equal(renewed.body.code, 'A0231');
});

test('an unknown provider is bad input, and the callback answers a redirect whatever comes', async () => {
  assert.equal((await app.send({ method: 'GET', url: '/api/v1/auth/social/elsewhere/start' })).status, 400);
  const answer = await app.send({ method: 'GET', url: `${finishSocial.path.replace(':provider', 'google')}?error=access_denied` });
  assert.equal(answer.headers['location'], `${consoleUrl}/#/authorize?error=social-failed`);
});

/** A provider under the test's control, which can lie in its id token. */
async function startLiar(): Promise<{ server: Server; issuer: string; lie(claims: object, key?: 'other'): void }> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const other = await generateKeyPair('RS256');
  let claims: Record<string, unknown> = {};
  let key = privateKey;
  const server = createServer(async (request, response) => {
    const json = (body: unknown) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url?.startsWith('/.well-known')) {
      return json({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['RS256'],
      });
    }
    if (request.url === '/jwks') return json({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }] });
    const now = Math.floor(Date.now() / 1000);
    const full = {
      iss: issuer,
      aud: 'vitrine',
      sub: 'liar',
      iat: now,
      exp: now + 300,
      email: 'boss@example.com',
      email_verified: true,
      ...claims,
    };
    const idToken = await new SignJWT(full).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(key);
    return json({ access_token: 'a', token_type: 'Bearer', expires_in: 300, id_token: idToken });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    server,
    issuer,
    lie(next, which) {
      claims = next as Record<string, unknown>;
      key = which === 'other' ? other.privateKey : privateKey;
    },
  };
}

test('forged id tokens are refused: wrong nonce, key, audience, issuer, age, and an e-mail that is only said to be verified', async () => {
  const liar = await startLiar();
  const second = await createAdminTestApp({
    PUBLIC_URL: consoleUrl,
    GOOGLE_ISSUER: liar.issuer,
    GOOGLE_CLIENT_ID: 'vitrine',
    GOOGLE_CLIENT_SECRET: 'secret',
  });
  try {
    const outcomeOf = async (change: (nonce: string) => object, key?: 'other') => {
      const browser = new Browser(second);
      const target = new URL(await browser.start('google'));
      liar.lie(change(target.searchParams.get('nonce') ?? ''), key);
      const answer = await browser.open(`/api/v1/auth/social/google/callback?code=c&state=${target.searchParams.get('state')}`);
      return { browser, location: String(answer.headers['location']), answer };
    };
    const past = Math.floor(Date.now() / 1000) - 3_600;
    for (const [name, change, key] of [
      ['nonce', () => ({ nonce: 'another' })],
      ['no nonce', () => ({})],
      ['key', (nonce: string) => ({ nonce }), 'other'],
      ['audience', (nonce: string) => ({ nonce, aud: 'someone-else' })],
      ['issuer', (nonce: string) => ({ nonce, iss: 'https://accounts.google.com' })],
      ['age', (nonce: string) => ({ nonce, exp: past })],
    ] as [string, (nonce: string) => object, 'other'?][]) {
      assert.match((await outcomeOf(change, key)).location, /error=social-failed$/, name);
    }
    const honest = await outcomeOf((nonce) => ({ nonce }));
    assert.match(honest.location, /ticket=/);
    const vague = await outcomeOf((nonce) => ({ nonce, sub: 'vague', email_verified: 'true' }));
    const outcome = await vague.browser.exchange(ticketOf(vague.answer));
    assert.equal(outcome.body.data.kind, 'email-needed', 'only a true boolean counts');
  } finally {
    await second.close();
    liar.server.close();
  }
});

test('a second factor stands behind the provider too, and no ticket of it opens a way past', async () => {
  const browser = new Browser();
  const first = await browser.exchange(ticketOf(await comeBack(browser, 'google', 'mia')));
  assert.equal(first.body.data.kind, 'signed-in');
  const factor = await turnOnFactor(app, first.body.data.kind === 'signed-in' ? first.body.data.accessToken : '');
  const again = await browser.exchange(ticketOf(await comeBack(browser, 'google', 'mia')));
  assert.deepEqual([again.status, again.body.code], [403, 'second-factor-needed']);
  const { ticket } = again.body.data as unknown as { ticket: string };
  const second = (who: Browser) => app.call(loginSecondFactor, { body: { ticket, code: factor.code() } }, { headers: who.headers() });
  assert.equal((await second(new Browser())).body.code, 'factor-ticket-over');
  assert.equal((await second(browser)).status, 200);
});

test('a signed-in person links a provider, sees it, and unlinks it, but never the only way in', async () => {
  await app.platform.database.db.execute(sql`delete from identities`);
  const { token, account } = await signInAs(app, 'STORE_OWNER', { email: 'linker@example.com' });
  const browser = new Browser();
  const link = async (who: Browser, host = '127.0.0.1:18120') =>
    who.keep(
      await app.call(
        linkOwnIdentity,
        { params: { provider: 'facebook' }, body: { face: 'console' } },
        { token, headers: { ...who.headers(), host } },
      ),
    ) as Awaited<ReturnType<typeof app.call<typeof linkOwnIdentity>>>;
  assert.equal((await link(new Browser(), 'localhost:18120')).body.code, 'social-unavailable', 'cookies belong to one host name');
  const back = await choosePerson((await link(browser)).body.data.address, 'mia');
  const foreign = await new Browser().open(back.pathname + back.search);
  assert.equal(foreign.headers['location'], `${consoleUrl}/#/authorize?error=social-failed`, 'another browser links nothing');
  const returned = await browser.open(back.pathname + back.search);
  assert.equal(returned.headers['location'], `${consoleUrl}/#/profile?social=linked`);
  const list = async (who = token) => (await app.call(listOwnIdentities, {}, { token: who })).body.data;
  const [own] = await list();
  assert.deepEqual([own?.provider, own?.canUnlink], ['facebook', false]);
  const unlink = (who: string) => app.call(unlinkOwnIdentity, { params: { id: own?.id ?? '' } }, { token: who });
  const other = await signInAs(app, 'STORE_OWNER');
  assert.equal((await unlink(other.token)).body.code, 'not-found');
  assert.equal((await unlink(token)).body.code, 'last-sign-in');
  const taken = new Browser();
  const elsewhere = taken.keep(
    await app.call(
      linkOwnIdentity,
      { params: { provider: 'facebook' }, body: { face: 'console' } },
      { token: other.token, headers: taken.headers() },
    ),
  );
  const again = await choosePerson((elsewhere.body.data as { address: string }).address, 'mia');
  assert.match(String((await taken.open(again.pathname + again.search)).headers['location']), /social=taken$/);
  await app.call(changePassword, { body: { newPassword: 'a long walk home', confirmPassword: 'a long walk home' } }, { token });
  assert.equal((await unlink(token)).status, 200);
  assert.deepEqual(await list(), []);
  assert.deepEqual(
    (await readMails(app, account.email)).map(({ template }) => template),
    ['identity-unlinked', 'password-changed', 'identity-linked'],
  );
});
