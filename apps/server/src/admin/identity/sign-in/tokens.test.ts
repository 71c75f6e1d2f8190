import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refreshToken } from '@vitrine/contract/admin/identity.ts';
import { getMe } from '@vitrine/contract/admin/users.ts';
import { sql } from 'drizzle-orm';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { inTx, systemContext } from '#platform/context.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createAdminTestApp, settleSignals, signInAs } from '../../testing.ts';
import { deriveKey } from '../keys.ts';
import { setAccountRoles, setAccountStatus } from '../rights.ts';
import { openSession } from './sessions.ts';

const app = await closeAfter(createAdminTestApp());

const renew = (token: string) => app.call(refreshToken, { body: { refreshToken: token } });
const statusOf = async (token: string) => (await app.call(getMe, {}, { token })).status;

test('a refresh token is exchanged for a new pair, and the sign-in stays the same', async () => {
  const person = await signInAs(app, 'STORE_OWNER');
  const answer = await renew(person.refreshToken);
  assert.equal(answer.status, 200, answer.text);
  assert.notEqual(answer.body.data.refreshToken, person.refreshToken);
  assert.equal(await statusOf(answer.body.data.accessToken), 200);
});

test('twenty tabs that refresh at once all stay signed in, and there is one live token', async () => {
  const person = await signInAs(app, 'STORE_OWNER');
  const answers = await Promise.all(Array.from({ length: 20 }, () => renew(person.refreshToken)));
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  assert.equal(new Set(answers.map(({ body }) => body.data.refreshToken)).size, 1);
  const live = await app.platform.database.db.execute(
    sql`select 1 from refresh_tokens t join sessions s on s.id = t.session_id where s.account_id = ${person.account.id} and t.rotated_at is null`,
  );
  assert.equal(live.rows.length, 1);
});

test('a second tab may come with the old token for 20 seconds, and neither tab is signed out', async () => {
  const person = await signInAs(app, 'STORE_OWNER');
  const first = await renew(person.refreshToken);
  app.clock.advance(19_000);
  const second = await renew(person.refreshToken);
  assert.equal(second.status, 200);
  assert.equal((await renew(first.body.data.refreshToken)).status, 200);
});

test('an exchanged token that comes after the grace ends the whole sign-in', async () => {
  const person = await signInAs(app, 'STORE_OWNER');
  const next = await renew(person.refreshToken);
  app.clock.advance(21_000);
  const stolen = await renew(person.refreshToken);
  assert.deepEqual([stolen.status, stolen.body.code], [401, 'A0231']);
  assert.equal((await renew(next.body.data.refreshToken)).body.code, 'A0231');
  await app.platform.database.db.execute(sql`select 1`);
  assert.equal((await app.call(getMe, {}, { token: next.body.data.accessToken })).body.code, 1002);
});

test('a grandparent ends the sign-in even within the grace', async () => {
  const person = await signInAs(app, 'STORE_OWNER');
  const next = await renew(person.refreshToken);
  const newest = await renew(next.body.data.refreshToken);
  assert.equal((await renew(person.refreshToken)).body.code, 'A0231');
  assert.equal((await renew(newest.body.data.refreshToken)).body.code, 'A0231');
});

test("reuse in one sign-in leaves the same person's other sign-ins alone", async () => {
  const person = await signInAs(app, 'STORE_OWNER');
  const other = await inTx(systemContext(app.platform), (tx) => openSession(tx, person.account.id));
  await renew(person.refreshToken);
  app.clock.advance(30_000);
  assert.equal((await renew(person.refreshToken)).body.code, 'A0231');
  assert.equal((await renew(other.refreshToken)).status, 200);
});

test('refresh tokens live 7 days idle, 30 with remember me, and 90 days altogether', async () => {
  const person = await signInAs(app, 'STORE_OWNER');
  const ctx = systemContext(app.platform);
  const days = (count: number) => app.clock.advance(count * 86_400_000);
  const plain = await inTx(ctx, (tx) => openSession(tx, person.account.id));
  let kept = await inTx(ctx, (tx) => openSession(tx, person.account.id, { remember: true }));
  days(7.1);
  assert.equal((await renew(plain.refreshToken)).body.code, 'A0231');
  days(20);
  for (let month = 0; month < 2; month += 1) {
    const answer = await renew(kept.refreshToken);
    assert.equal(answer.status, 200);
    kept = answer.body.data;
    days(29);
  }
  const last = await renew(kept.refreshToken);
  assert.equal(last.status, 200);
  days(6);
  assert.equal(
    (await renew(last.body.data.refreshToken)).body.code,
    'A0231',
    'the absolute end cannot be renewed',
  );
});

test('anything that is no refresh token answers A0231 without saying why, and an empty one is bad input', async () => {
  const person = await signInAs(app, 'STORE_OWNER');
  for (const token of ['x', person.token.slice(0, 400), person.refreshToken.slice(1)]) {
    const answer = await renew(token);
    assert.deepEqual([answer.status, answer.body.code], [401, 'A0231']);
  }
  assert.equal((await renew('')).body.code, 'invalid-input');
});

test('forged access tokens are refused: no algorithm, another key, another algorithm, type, audience, issuer, and a refresh token', async () => {
  const person = await signInAs(app, 'STORE_OWNER');
  const key = deriveKey(app.platform, 'access-token');
  const now = Math.floor(app.clock.now().getTime() / 1000);
  const sid = JSON.parse(Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString())
    .sid as string;
  const claims = {
    sub: person.account.id,
    sid,
    iss: 'vitrine',
    aud: 'vitrine-api',
    iat: now,
    exp: now + 900,
  };
  const sign = (
    changes: object,
    header: object = {},
    secret: Parameters<SignJWT['sign']>[0] = key,
  ) =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
      .sign(secret);
  assert.equal(await statusOf(await sign({})), 200, 'the recipe itself is right');
  const { privateKey } = await generateKeyPair('RS256');
  const forged = [
    new UnsecuredJWT(claims).encode(),
    await sign({}, {}, Buffer.alloc(32, 1)),
    await sign({}, { alg: 'HS512' }, Buffer.concat([key, key])),
    await sign({}, { alg: 'RS256' }, privateKey),
    await sign({}, { typ: 'JWT' }),
    await sign({}, { kid: '../../dev/null' }, Buffer.alloc(32)),
    await sign({ aud: 'someone-else' }),
    await sign({ iss: 'someone-else' }),
    await sign({ exp: undefined }),
    await sign({ exp: now - 1 }),
    await sign({ sid: undefined }),
    await sign({ sub: '999999' }),
    await sign({}, {}, deriveKey(app.platform, 'refresh-token')),
    person.refreshToken,
    'x.y.z',
  ];
  for (const [index, token] of forged.entries()) {
    const answer = await app.call(getMe, {}, { token });
    assert.deepEqual([index, answer.status, answer.body.code], [index, 401, 1002]);
  }
});

test('an access token ends after 15 minutes', async () => {
  const person = await signInAs(app, 'STORE_OWNER');
  app.clock.advance(14 * 60_000);
  assert.equal(await statusOf(person.token), 200);
  app.clock.advance(61_000);
  assert.equal(await statusOf(person.token), 401);
});

test("disabling an account ends its tokens at once, not after the cache's 30 seconds", async () => {
  const person = await signInAs(app, 'STORE_OWNER');
  assert.equal(await statusOf(person.token), 200);
  await inTx(systemContext(app.platform), (tx) => setAccountStatus(tx, person.account.id, 0));
  await settleSignals(app);
  assert.equal(await statusOf(person.token), 401);
  assert.equal((await renew(person.refreshToken)).body.code, 'A0231');
});

test('a change of roles counts at once for tokens that are already out', async () => {
  const person = await signInAs(app, 'GUEST');
  const before = await app.call(getMe, {}, person);
  assert.equal(before.body.data.perms.includes('sys:menu:add'), false);
  const pushed: unknown[] = [];
  app.platform.signals.on('push', (message) => pushed.push(message));
  await inTx(systemContext(app.platform), (tx) =>
    setAccountRoles(tx, person.account.id, ['ADMIN']),
  );
  await settleSignals(app);
  const after = await app.call(getMe, {}, person);
  assert.deepEqual(after.body.data.roles, ['ADMIN']);
  assert.equal(after.body.data.perms.includes('sys:menu:add'), true);
  assert.deepEqual(pushed, [
    { destination: '/user/queue/rights', accountId: person.account.id, body: {} },
  ]);
});
