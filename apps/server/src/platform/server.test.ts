import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { parseConfig } from '#server/config.ts';
import { installMarkets } from '../shop/markets/index.ts';
import { systemContext } from './context.ts';
import { createServer, mountApiFace } from './server.ts';
import { createTestApp, type TestApp } from './testing/app.ts';

let app: TestApp;

before(async () => {
  app = await createTestApp();
  await installMarkets(systemContext(app.platform));
});
after(() => app.close());

test('answers, refusals and unknown paths all carry the headers that keep browsers safe', async () => {
  for (const url of ['/api/v1/currencies', '/api/v1/orders', '/api/nothing-here', '/nothing-at-all']) {
    const { headers } = await app.send({ method: 'GET', url });
    assert.match(String(headers['content-security-policy']), /default-src 'none'.*frame-ancestors 'none'/, url);
    assert.equal(headers['x-content-type-options'], 'nosniff', url);
    assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin', url);
    assert.equal(headers['cross-origin-resource-policy'], 'same-site', url);
    assert.equal(headers['x-frame-options'], 'DENY', url);
    assert.match(String(headers['permissions-policy']), /camera=\(\).*geolocation=\(\)/, url);
    if (url.startsWith('/api/')) assert.equal(headers['cache-control'], 'no-store', url);
    assert.equal(headers['strict-transport-security'], undefined, url);
  }
});

/** A face as a proxy on this machine serves it to the world. */
async function serveBehindProxy(environment: Record<string, string>, publicUrl: string) {
  const config = parseConfig(environment, 'test', 's'.repeat(64));
  const server = await createServer(config, publicUrl);
  mountApiFace(server, app.api);
  server.get('/who', async (request) => ({ ip: request.ip, protocol: request.protocol }));
  server.get('/cookie', async (_request, reply) => reply.setCookie('a', 'b', { secure: server.isSecure }).send('ok'));
  return server;
}

test('a face behind https asks browsers to stay with https, one behind http does not', async () => {
  const secure = await serveBehindProxy({}, 'https://shop.example.com');
  // Other hosts of the same domain are not ours: they are included only when their owner asks for it.
  assert.equal((await secure.inject('/who')).headers['strict-transport-security'], 'max-age=31536000');
  const asked = await serveBehindProxy({ HSTS_SUBDOMAINS: '1' }, 'https://shop.example.com');
  assert.equal((await asked.inject('/who')).headers['strict-transport-security'], 'max-age=31536000; includeSubDomains');
  assert.equal((await secure.inject('/cookie')).cookies[0]?.['secure'], true);
  const plain = await serveBehindProxy({ PUBLIC_URL: 'https://console.example.com' }, 'http://127.0.0.1:8082');
  assert.equal((await plain.inject('/who')).headers['strict-transport-security'], undefined);
  assert.equal((await plain.inject('/cookie')).cookies[0]?.['secure'], undefined);
  await Promise.all([secure.close(), plain.close()]);
});

test('cookies that an endpoint sets travel over https alone when the face is behind it', async () => {
  const server = await serveBehindProxy({}, 'https://console.example.com');
  const answer = await server.inject({ method: 'PUT', url: '/api/v1/countries/choice', payload: { country: 'DE' } });
  const [cookie] = answer.cookies;
  assert.ok(cookie, answer.body);
  assert.equal(cookie['secure'], true);
  assert.equal(cookie['sameSite'], 'Lax');
  await server.close();
});

test('only a named proxy is believed about the visitor: a forged header changes nothing', async () => {
  const forged = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9', 'x-forwarded-proto': 'https' };
  const alone = await serveBehindProxy({}, 'http://127.0.0.1:8080');
  assert.deepEqual((await alone.inject({ url: '/who', headers: forged })).json(), { ip: '127.0.0.1', protocol: 'http' });
  const behind = await serveBehindProxy({ TRUST_PROXY: 'loopback' }, 'https://shop.example.com');
  // The proxy appends the address that it saw; what stands left of it is the visitor's own claim.
  assert.deepEqual((await behind.inject({ url: '/who', headers: forged })).json(), { ip: '203.0.113.9', protocol: 'https' });
  await Promise.all([alone.close(), behind.close()]);
});

test('slow headers and slow bodies are given up in time', async () => {
  const server = await createServer(parseConfig({}, 'test', 's'.repeat(64)));
  assert.deepEqual([server.server.headersTimeout, server.server.requestTimeout], [20_000, 60_000]);
  await server.close();
});
