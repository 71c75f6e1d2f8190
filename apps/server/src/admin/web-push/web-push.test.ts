import assert from 'node:assert/strict';
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { logout } from '@vitrine/contract/admin/identity.ts';
import * as contract from '@vitrine/contract/admin/web-push.ts';
import ece from 'http_ece';
import { importJWK, jwtVerify } from 'jose';
import { signInAs } from '#admin/testing.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { createTestApp } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { notifyAccount } from './index.ts';

interface Received {
  path: string;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

let status = 201;
const received: Received[] = [];

const service = http
  .createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts),
      });
      response.writeHead(status).end();
    });
  })
  .listen(0, '127.0.0.1');
await once(service, 'listening');
const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
const app = await closeAfter(createTestApp({ environment: { WEB_PUSH_ORIGINS: origin } }));
after(async () => {
  service.closeAllConnections();
  service.close();
});

/** A browser: what it keeps to itself, and what it gives to the server. */
function createBrowser(name: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  const subscription = {
    endpoint: `${origin}/${name}`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth },
  };
  const read = (body: Buffer): unknown =>
    JSON.parse(
      ece
        .decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth })
        .toString('utf8'),
    );
  return { subscription, read };
}

const order = {
  title: 'Nuevo pedido VT-20418',
  body: 'Taza, 41,90 €. Ganas 16,98 €.',
  tag: 'VT-20418',
  path: '/tableme?order=VT-20418',
};
async function notify(accountId: string): Promise<Received[]> {
  received.length = 0;
  await inTx(systemContext(app.platform), (ctx) => notifyAccount(ctx, accountId, order));
  assert.equal(received.length, 0, 'nothing is sent inside the transaction');
  await app.drain();
  return [...received];
}
const own = async (token: string) =>
  (await app.call(contract.readWebPush, {}, { token })).body.data;

test('a notification reaches the browser encrypted, small and signed with the key that the browser was given', async () => {
  const { token, account } = await signInAs(app, 'STORE_OWNER');
  const browser = createBrowser('one');
  const { publicKey, endpoint } = await own(token);
  assert.equal(endpoint, null);
  assert.equal(
    (await app.call(contract.subscribeWebPush, { body: browser.subscription }, { token })).status,
    200,
  );
  assert.equal((await own(token)).endpoint, browser.subscription.endpoint);

  const [sent, ...others] = await notify(account.id);
  assert.equal(others.length, 0);
  assert.ok(sent);
  assert.equal(sent.path, '/one');
  assert.equal(sent.headers['content-encoding'], 'aes128gcm');
  assert.equal(sent.headers['urgency'], 'high');
  assert.ok(sent.body.length < 1_000, `${sent.body.length} bytes`);
  assert.equal(sent.body.includes('VT-20418'), false);
  assert.deepEqual(browser.read(sent.body), order);

  const [, jwt = '', key = ''] =
    /^vapid t=(\S+), k=(\S+)$/.exec(sent.headers.authorization ?? '') ?? [];
  assert.equal(key, publicKey);
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [
    point.subarray(1, 33).toString('base64url'),
    point.subarray(33).toString('base64url'),
  ];
  const { payload } = await jwtVerify(
    jwt,
    await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'),
    { audience: origin },
  );
  assert.equal(payload.sub, `mailto:${app.config.SELLER_EMAIL}`);
});

test('addresses that are no push service, and keys that are none, are rejected', async () => {
  const { token } = await signInAs(app, 'STORE_OWNER');
  const { subscription } = createBrowser('two');
  const rejected = async (change: object) => {
    const answer = await app.call(
      contract.subscribeWebPush,
      { body: { ...subscription, ...change } },
      { token, lang: 'es' },
    );
    assert.equal(answer.status, 400);
    return answer.body.errors?.map(({ path }) => path);
  };
  for (const endpoint of [
    'https://169.254.169.254/latest',
    'http://127.0.0.1:1/x',
    'https://push.example.com/x',
    'x',
  ])
    assert.deepEqual(await rejected({ endpoint }), ['endpoint']);
  assert.deepEqual(await rejected({ keys: { ...subscription.keys, auth: 'short' } }), [
    'keys.auth',
  ]);
  assert.deepEqual(await rejected({ keys: { ...subscription.keys, p256dh: 'A'.repeat(87) } }), [
    'keys.p256dh',
  ]);
  assert.equal((await app.call(contract.subscribeWebPush, { body: subscription }, {})).status, 401);
  assert.equal((await own(token)).endpoint, null);
});

test('a browser is told nothing more after it was signed out, turned off or gone, and others of the account still are', async () => {
  const first = await signInAs(app, 'STORE_OWNER');
  const stranger = await signInAs(app, 'STORE_OWNER');
  const browser = createBrowser('three');
  await app.call(contract.subscribeWebPush, { body: browser.subscription }, { token: first.token });
  assert.deepEqual(await notify(stranger.account.id), []);
  // What a stranger turns off is their own.
  await app.call(contract.unsubscribeWebPush, {}, stranger);
  assert.equal((await notify(first.account.id)).length, 1);

  await app.call(contract.unsubscribeWebPush, {}, { token: first.token });
  assert.deepEqual(await notify(first.account.id), []);

  for (const gone of [404, 410]) {
    await app.call(
      contract.subscribeWebPush,
      { body: browser.subscription },
      { token: first.token },
    );
    status = gone;
    assert.equal((await notify(first.account.id)).length, 1);
    status = 201;
    assert.equal((await own(first.token)).endpoint, null, `after ${gone}`);
  }

  // The same browser, used by somebody else afterwards, belongs to them.
  await app.call(contract.subscribeWebPush, { body: browser.subscription }, { token: first.token });
  await app.call(contract.subscribeWebPush, { body: browser.subscription }, stranger);
  assert.deepEqual(await notify(first.account.id), []);
  assert.equal((await notify(stranger.account.id)).length, 1);

  await app.call(logout, {}, stranger);
  assert.deepEqual(await notify(stranger.account.id), []);
});

test('a push service that is busy is asked again', async () => {
  const { token, account } = await signInAs(app, 'STORE_OWNER');
  await app.call(
    contract.subscribeWebPush,
    { body: createBrowser('four').subscription },
    { token },
  );
  status = 503;
  await assert.rejects(notify(account.id), /The push service answered 503/);
  status = 201;
  assert.ok((await own(token)).endpoint, 'the subscription stays');
});
