import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefresher, findExpiry, pageLock } from './session.ts';
import type { Received, Reply } from './testing.ts';
import { startClientBench } from './testing.ts';

const tokenUntil = (expiryMs: number, mark = '') =>
  `head.${Buffer.from(JSON.stringify({ exp: expiryMs / 1000, mark })).toString('base64url')}.sign`;

/** Accepts one access token at a time; a refresh with the current refresh token creates the next pair. */
function tokenServer(expiryMs = Date.now() + 900_000) {
  const state = { round: 0, refreshes: 0, refuses: false };
  const accessToken = () => tokenUntil(expiryMs, `a${state.round}`);
  const answer = (call: Received): Reply => {
    if (call.url.startsWith('/api/v1/auth/refresh-token')) {
      state.refreshes += 1;
      const sent = JSON.parse(call.text) as { refreshToken: string };
      if (state.refuses || sent.refreshToken !== `r${state.round}`)
        return { status: 401, body: { code: 'A0231', msg: 'Over' } };
      state.round += 1;
      return {
        body: {
          code: 1,
          data: {
            tokenType: 'Bearer',
            accessToken: accessToken(),
            refreshToken: `r${state.round}`,
          },
        },
      };
    }
    if (call.headers.authorization !== `Bearer ${accessToken()}`)
      return { status: 401, body: { code: 1002, msg: 'Sign in again' } };
    return { body: { code: 1, data: call.text } };
  };
  return { state, answer, accessToken };
}

test('an access token that was refused is renewed once and the call repeated', async () => {
  const server = tokenServer();
  await using bench = await startClientBench(server.answer);
  const answer = await bench.client.request({ url: '/x', method: 'POST', params: { n: 1 } });
  assert.deepEqual(answer, { code: 1, data: '{"n":1}' });
  assert.deepEqual(
    bench.received.map((call) => call.url),
    ['/x', '/api/v1/auth/refresh-token', '/x'],
  );
  assert.equal(bench.state.refresh, 'r1');
  assert.deepEqual(bench.toasts, []);
  assert.equal(bench.state.logins, 0);
});

test('the refresh sends the stored refresh token without authorisation and replaces both tokens', async () => {
  const server = tokenServer();
  await using bench = await startClientBench(server.answer);
  await bench.client.request({ url: '/x' });
  const refresh = bench.received[1] as Received;
  assert.equal(refresh.method, 'POST');
  assert.deepEqual(JSON.parse(refresh.text), { refreshToken: 'r0' });
  assert.equal(refresh.headers.authorization, undefined);
  assert.deepEqual(
    [bench.state.access, bench.state.refresh],
    [`Bearer ${server.accessToken()}`, 'r1'],
  );
});

test('twenty calls that are refused together cause one refresh and all succeed', async () => {
  const server = tokenServer();
  await using bench = await startClientBench(server.answer);
  await Promise.all(Array.from({ length: 20 }, () => bench.client.request({ url: '/x' })));
  assert.equal(server.state.refreshes, 1);
  assert.equal(bench.state.logins, 0);
});

test('two tabs that share the storage cause one refresh', async () => {
  const server = tokenServer();
  await using bench = await startClientBench(server.answer);
  const other = bench.makeClient();
  await Promise.all([bench.client.request({ url: '/x' }), other.request({ url: '/y' })]);
  assert.equal(server.state.refreshes, 1);
});

test('only when the refresh is refused come the toast and the login form', async () => {
  const server = tokenServer();
  server.state.refuses = true;
  await using bench = await startClientBench(server.answer);
  await assert.rejects(
    async () => bench.client.request({ url: '/x' }),
    (reason) => reason === 'Sign in again',
  );
  assert.deepEqual(
    bench.toasts.map(({ title, text }) => [title, text]),
    [['some error', 'Sign in again']],
  );
  assert.equal(bench.state.logins, 1);
});

test('a call that is refused again after the refresh is not repeated for ever', async () => {
  let refreshes = 0;
  await using bench = await startClientBench((call) => {
    if (!call.url.startsWith('/api/v1/auth'))
      return { status: 401, body: { code: 1002, msg: 'No' } };
    refreshes += 1;
    return {
      body: {
        code: 1,
        data: { tokenType: 'Bearer', accessToken: `n${refreshes}`, refreshToken: 'r' },
      },
    };
  });
  await assert.rejects(
    async () => bench.client.request({ url: '/x' }),
    (reason) => reason === 'No',
  );
  assert.equal(refreshes, 1);
  assert.equal(bench.state.logins, 1);
});

test('a server that cannot answer the refresh does not sign the person out', async () => {
  await using bench = await startClientBench((call) =>
    call.url.startsWith('/api/v1/auth')
      ? { status: 503, body: { code: 'busy' } }
      : { status: 401, body: { code: 1002 } },
  );
  await assert.rejects(async () => bench.client.request({ url: '/x' }));
  assert.equal(bench.state.logins, 0);
  assert.equal(bench.state.refresh, 'r0');
});

test('a token that ends within 60 s is renewed before the call', async () => {
  const now = Date.now();
  const server = tokenServer(now + 900_000);
  await using bench = await startClientBench(server.answer);
  bench.state.access = `Bearer ${tokenUntil(now + 59_000)}`;
  await bench.client.request({ url: '/x' });
  assert.deepEqual(
    bench.received.map((call) => call.url),
    ['/api/v1/auth/refresh-token', '/x'],
  );
});

test('a token that the server has called ended is renewed, whatever its expiry says; once for all concurrent calls', async () => {
  const now = Date.now();
  const server = tokenServer(now + 900_000);
  await using bench = await startClientBench(server.answer);
  const ended = `Bearer ${tokenUntil(now + 600_000)}`;
  bench.state.access = ended;
  const [first, second] = await Promise.all([
    bench.client.freshAccessToken(ended),
    bench.client.freshAccessToken(ended),
  ]);
  assert.notEqual(first, ended);
  assert.equal(second, first);
  assert.deepEqual(
    bench.received.map((call) => call.url),
    ['/api/v1/auth/refresh-token'],
  );
});

test('a token with more than 60 s left is used as it is', async () => {
  const now = Date.now();
  await using bench = await startClientBench(() => ({ body: { code: 1 } }));
  bench.state.access = `Bearer ${tokenUntil(now + 65_000)}`;
  await bench.client.request({ url: '/x' });
  assert.deepEqual(
    bench.received.map((call) => call.url),
    ['/x'],
  );
});

test('the end of a token is read out of it, and a token that is none has no end', () => {
  assert.equal(findExpiry(`Bearer ${tokenUntil(1_800_000_000_000)}`), 1_800_000_000_000);
  assert.equal(findExpiry('Bearer opaque'), undefined);
  assert.equal(findExpiry('Bearer a.%%%.c'), undefined);
});

function refresherOver(
  pair: { access: string; refresh: string },
  send: () => Promise<'refused' | { tokenType: string; accessToken: string; refreshToken: string }>,
  otherTab?: () => boolean,
) {
  return createRefresher({
    session: {
      accessToken: () => pair.access,
      refreshToken: () => pair.refresh,
      replace: (tokens) =>
        Object.assign(pair, { access: tokens.accessToken, refresh: tokens.refreshToken }),
      waitForOtherTab: async () => otherTab?.() ?? false,
    },
    lock: pageLock(),
    now: () => 0,
    send,
  });
}

test('a refusal is no end when another tab has brought a new token meanwhile', async () => {
  const pair = { access: 'a0', refresh: 'r0' };
  assert.equal(
    await refresherOver(
      pair,
      async () => 'refused',
      () => true,
    ).refresh('a0'),
    'refreshed',
  );
  assert.equal(
    await refresherOver(
      pair,
      async () => 'refused',
      () => false,
    ).refresh('a0'),
    'refused',
  );
});

test('a renewed token that arrives after signing out does not bring the session back', async () => {
  const pair = { access: 'a0', refresh: 'r0' };
  const refresher = refresherOver(pair, async () => {
    Object.assign(pair, { access: '', refresh: '' });
    return { tokenType: 'Bearer', accessToken: 'a1', refreshToken: 'r1' };
  });
  assert.equal(await refresher.refresh('a0'), 'refused');
  assert.deepEqual(pair, { access: '', refresh: '' });
});
