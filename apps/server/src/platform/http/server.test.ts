import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseConfig } from '#platform/config/config.ts';
import { installMarkets } from '../../shop/markets/index.ts';
import { systemContext } from '../context.ts';
import { mountFiles } from '../files/files.ts';
import { createTestApp } from '../testing/app.ts';
import { closeAfter } from '../testing/close-after.ts';
import { mountApiDocs } from './api-page.ts';
import { mountHealth } from './health.ts';
import { createLimiter } from './rate-limits.ts';
import { createServer, mountApiServer } from './server.ts';

const app = await closeAfter(createTestApp());
before(async () => {
  await installMarkets(systemContext(app.platform));
});

test('answers, refusals and unknown paths all carry the headers that keep browsers safe', async () => {
  for (const url of [
    '/api/v1/currencies',
    '/api/v1/orders',
    '/api/nothing-here',
    '/nothing-at-all',
  ]) {
    const { headers } = await app.send({ method: 'GET', url });
    assert.match(
      String(headers['content-security-policy']),
      /default-src 'none'.*frame-ancestors 'none'/,
      url,
    );
    assert.equal(headers['x-content-type-options'], 'nosniff', url);
    assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin', url);
    assert.equal(headers['cross-origin-resource-policy'], 'same-site', url);
    assert.equal(headers['x-frame-options'], 'DENY', url);
    assert.match(String(headers['permissions-policy']), /camera=\(\).*geolocation=\(\)/, url);
    if (url.startsWith('/api/')) assert.equal(headers['cache-control'], 'no-store', url);
    assert.equal(headers['strict-transport-security'], undefined, url);
  }
});

/** An app behind a proxy on this machine. */
async function serveBehindProxy(environment: Record<string, string>, publicUrl: string) {
  const config = parseConfig(environment, 'test', 's'.repeat(64));
  const server = await createServer(config, publicUrl);
  mountApiServer(server, app.api);
  server.get('/who', async (request) => ({ ip: request.ip, protocol: request.protocol }));
  server.get('/cookie', async (_request, reply) =>
    reply.setCookie('a', 'b', { secure: server.isSecure }).send('ok'),
  );
  return server;
}

test('an app behind https asks browsers to stay with https, one behind http does not', async () => {
  const secure = await serveBehindProxy({}, 'https://shop.example.com');
  // Other hosts of the same domain may belong to others: they are included only if the operator sets it.
  assert.equal(
    (await secure.inject('/who')).headers['strict-transport-security'],
    'max-age=31536000',
  );
  const asked = await serveBehindProxy({ HSTS_SUBDOMAINS: '1' }, 'https://shop.example.com');
  assert.equal(
    (await asked.inject('/who')).headers['strict-transport-security'],
    'max-age=31536000; includeSubDomains',
  );
  assert.equal((await secure.inject('/cookie')).cookies[0]?.['secure'], true);
  const plain = await serveBehindProxy(
    { PUBLIC_URL: 'https://console.example.com' },
    'http://127.0.0.1:8082',
  );
  assert.equal((await plain.inject('/who')).headers['strict-transport-security'], undefined);
  assert.equal((await plain.inject('/cookie')).cookies[0]?.['secure'], undefined);
  await Promise.all([secure.close(), plain.close()]);
});

test('cookies that an endpoint sets travel over https alone when the app is behind it', async () => {
  const server = await serveBehindProxy({}, 'https://console.example.com');
  const answer = await server.inject({
    method: 'PUT',
    url: '/api/v1/countries/choice',
    payload: { country: 'DE' },
  });
  const [cookie] = answer.cookies;
  assert.ok(cookie, answer.body);
  assert.equal(cookie['secure'], true);
  assert.equal(cookie['sameSite'], 'Lax');
  await server.close();
});

test('only a named proxy is believed about the visitor: a forged header changes nothing', async () => {
  const forged = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9', 'x-forwarded-proto': 'https' };
  const alone = await serveBehindProxy({}, 'http://127.0.0.1:8080');
  assert.deepEqual((await alone.inject({ url: '/who', headers: forged })).json(), {
    ip: '127.0.0.1',
    protocol: 'http',
  });
  const behind = await serveBehindProxy({ TRUST_PROXY: 'loopback' }, 'https://shop.example.com');
  // The proxy appends the address that it saw; those before it are sent by the client and cannot be trusted.
  assert.deepEqual((await behind.inject({ url: '/who', headers: forged })).json(), {
    ip: '203.0.113.9',
    protocol: 'https',
  });
  await Promise.all([alone.close(), behind.close()]);
});

test('slow headers and slow bodies are given up in time', async () => {
  const server = await createServer(parseConfig({}, 'test', 's'.repeat(64)));
  assert.deepEqual([server.server.headersTimeout, server.server.requestTimeout], [20_000, 60_000]);
  await server.close();
});

test('a wrong method is said to be one, with those that the address takes; every answer names its request', async () => {
  const wrong = await app.send({ method: 'DELETE', url: '/api/v1/auth/captcha?x=1' });
  assert.deepEqual(
    [wrong.status, wrong.body.code, wrong.headers['allow']],
    [405, 'method-not-allowed', 'GET'],
  );
  assert.match(wrong.body.msg, /GET/);
  const several = await app.send({ method: 'PATCH', url: '/api/v1/config/12' });
  assert.deepEqual([several.status, several.headers['allow']], [405, 'DELETE, PUT']);
  assert.equal((await app.send({ method: 'PATCH', url: '/api/v1/nothing' })).status, 404);
  for (const url of ['/api/v1/currencies', '/api/v1/orders', '/api/v1/nothing'])
    assert.match(
      String((await app.send({ method: 'GET', url })).headers['x-request-id']),
      /^[0-9a-f-]{36}$/,
      url,
    );
});

test('pages of an allowed origin may call and ask before they do, all others get no word about it', async () => {
  const server = await serveBehindProxy(
    { ALLOWED_ORIGINS: 'https://www.brand.com, https://app.brand.com' },
    'https://shop.example.com',
  );
  const ask = (origin: string, method: 'GET' | 'OPTIONS' = 'GET') =>
    server.inject({
      method,
      url: '/api/v1/currencies',
      headers: {
        origin,
        ...(method === 'OPTIONS' ? { 'access-control-request-method': 'PUT' } : {}),
      },
    });
  const allowed = await ask('https://app.brand.com');
  assert.deepEqual(
    [
      allowed.statusCode,
      allowed.headers['access-control-allow-origin'],
      allowed.headers['access-control-allow-credentials'],
    ],
    [200, 'https://app.brand.com', 'true'],
  );
  assert.match(String(allowed.headers['access-control-expose-headers']), /content-disposition/);
  assert.equal(allowed.headers['cross-origin-resource-policy'], 'cross-origin');
  assert.match(String(allowed.headers['vary']), /origin/i);
  const before = await ask('https://www.brand.com', 'OPTIONS');
  assert.equal(before.statusCode, 204);
  assert.match(String(before.headers['access-control-allow-methods']), /PUT/);
  assert.match(
    String(before.headers['access-control-allow-headers']),
    /authorization.*idempotency-key/,
  );
  for (const origin of ['https://brand.com', 'https://app.brand.com.evil.example', 'null']) {
    const other = await ask(origin);
    assert.equal(other.headers['access-control-allow-origin'], undefined, origin);
    assert.notEqual((await ask(origin, 'OPTIONS')).statusCode, 204, origin);
  }
  const refused = await server.inject({
    method: 'GET',
    url: '/api/v1/orders',
    headers: { origin: 'https://www.brand.com' },
  });
  assert.deepEqual(
    [refused.statusCode, refused.headers['access-control-allow-origin']],
    [401, 'https://www.brand.com'],
  );
  await server.close();
});

test('a page may connect to the hosts that serve the API for it, by push too', async () => {
  const server = await serveBehindProxy(
    { API_HOSTS: 'console.brand.com=https://api.brand.com/' },
    'https://console.brand.com',
  );
  const policy = String((await server.inject('/who')).headers['content-security-policy']);
  assert.match(policy, /connect-src 'self' https:\/\/api\.brand\.com [^;]*wss:\/\/api\.brand\.com/);
  await server.close();
  for (const [name, value] of [
    ['ALLOWED_ORIGINS', 'https://www.brand.com/shop'],
    ['ALLOWED_ORIGINS', '*'],
    ['API_HOSTS', 'https://api.brand.com'],
    ['BRAND_MOBILE_SITES', 'm.brand.com=ftp://x'],
  ] as const)
    assert.throws(
      () => parseConfig({ [name]: value }, 'test', 's'.repeat(64)),
      new RegExp(name),
      value,
    );
});

test('every route counts against a limit, with the time to wait; the probes of a load balancer are always answered', async () => {
  const limiter = createLimiter({
    ...app.platform,
    config: { ...app.platform.config, RATE_LIMIT_PER_MINUTE: 2 },
  });
  const server = await createServer(app.platform.config);
  mountApiServer(server, { ...app.api, limiter });
  mountApiDocs(server, app.api);
  mountFiles(server, app.platform);
  mountHealth(server, app.platform);
  for (const [index, url] of [
    '/api/docs',
    '/api/docs/openapi.json',
    '/api/docs/page.js',
    '/files/none.webp',
    '/nowhere',
  ].entries()) {
    const send = () => server.inject({ url, remoteAddress: `192.0.2.${index}` });
    for (let count = 0; count < 20; count += 1)
      assert.notEqual((await send()).statusCode, 429, url);
    const refused = await send();
    assert.equal(refused.statusCode, 429, url);
    assert.ok(Number(refused.headers['retry-after']) > 0, url);
  }
  for (const url of ['/healthz', '/readyz'])
    for (let count = 0; count < 30; count += 1)
      assert.notEqual(
        (await server.inject({ url, remoteAddress: '192.0.2.99' })).statusCode,
        429,
        url,
      );
  await server.close();
});

test('the API document is compressed once, and not sent again to those who have it', async () => {
  const server = await createServer(app.platform.config);
  mountApiServer(server, app.api);
  mountApiDocs(server, app.api);
  for (const url of ['/api/docs', '/api/docs/openapi.json']) {
    const plain = await server.inject({ url });
    assert.equal(plain.headers['content-encoding'], undefined, url);
    for (const encoding of ['br', 'gzip']) {
      const packed = await server.inject({ url, headers: { 'accept-encoding': encoding } });
      assert.deepEqual(
        [packed.statusCode, packed.headers['content-encoding']],
        [200, encoding],
        url,
      );
      assert.equal(
        packed.headers['content-length'],
        String(packed.rawPayload.length),
        `${url}: a kept body has its length`,
      );
      const unpacked =
        encoding === 'br' ? brotliDecompressSync(packed.rawPayload) : gunzipSync(packed.rawPayload);
      assert.ok(unpacked.equals(plain.rawPayload), url);
    }
    const etag = String(plain.headers['etag']);
    const known = await server.inject({
      url,
      headers: { 'if-none-match': etag, 'accept-encoding': 'br' },
    });
    assert.deepEqual([known.statusCode, known.rawPayload.length], [304, 0], url);
  }
  await server.close();
});

test('a response is compressed in one piece up to 128 KB, and as a stream above', async () => {
  const server = await createServer(app.platform.config);
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => `line ${at}`).join('\n');
  const texts = { tiny: lines(10), short: lines(1_000), long: lines(20_000) };
  for (const [name, text] of Object.entries(texts))
    server.get(`/${name}`, async (_, reply) => reply.type('text/plain').send(text));
  const get = (url: string) => server.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  const [tiny, short, long] = [await get('/tiny'), await get('/short'), await get('/long')];
  assert.equal(tiny.headers['content-encoding'], undefined);
  assert.equal(tiny.body, texts.tiny);
  assert.equal(short.headers['content-length'], String(short.rawPayload.length));
  assert.equal(long.headers['content-length'], undefined);
  for (const [packed, text] of [
    [short, texts.short],
    [long, texts.long],
  ] as const) {
    assert.deepEqual(
      [packed.headers['content-encoding'], packed.headers['vary']],
      ['br', 'accept-encoding'],
    );
    assert.equal(brotliDecompressSync(packed.rawPayload).toString(), text);
  }
  await server.close();
});

test('a route that is no endpoint gets texts from its query, whatever brackets a stranger writes', async () => {
  const server = await createServer(app.platform.config);
  mountApiServer(server, app.api);
  server.get('/plain', async (request) => request.query);
  const { body } = await server.inject('/plain?until=1&signature[a]=b&list=1&list=2&deep[0][x]=y');
  assert.deepEqual(JSON.parse(body), { until: '1' });
  await server.close();
});
