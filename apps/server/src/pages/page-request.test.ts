import assert from 'node:assert/strict';
import { test } from 'node:test';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyRequest } from 'fastify';
import { formBytesMax, pageCallInfo, pageCookies, toWebRequest } from './page-request.ts';

const storeUrl = 'https://shop.example.com';

/** A server that answers what a page would read of its request. */
async function createMirror() {
  const server = Fastify({ logger: false });
  await server.register(cookie);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: formBytesMax },
    (_request, body, done) => done(null, body),
  );
  server.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request) => {
      const page = await toWebRequest(request, storeUrl, new AbortController().signal);
      const form = page.method === 'POST' ? Object.fromEntries(await page.formData()) : null;
      const origin = page.headers.get('origin');
      return {
        url: page.url,
        origin,
        cookie: page.headers.get('cookie'),
        read: pageCookies(request),
        form,
      };
    },
  });
  return server;
}

test('a page and the name under which it is kept read the same cookies, whatever the header says twice', async () => {
  const server = await createMirror();
  const header =
    'vt_currency=EUR; vt_currency=KWD; vt_lang=fr; vt_country=D%0AE; other=1; vt_cart=a b';
  const { cookie: sent, read } = (
    await server.inject({ url: '/s/luna', headers: { cookie: header } })
  ).json();
  assert.deepEqual(read, { vt_currency: 'EUR', vt_lang: 'fr' });
  assert.equal(sent, 'vt_currency=EUR; vt_lang=fr');
  await server.close();
});

test('the name that a visitor asked for is not part of what a page sees', async () => {
  const server = await createMirror();
  for (const host of ['evil.example', 'a b', 'evil/x?'])
    assert.equal(
      (await server.inject({ url: '/s/luna?a=1', headers: { host } })).json().url,
      `${storeUrl}/s/luna?a=1`,
      host,
    );
  await server.close();
});

test('a form reaches the page, a body that is none and one that is too long are refused', async () => {
  const server = await createMirror();
  const post = (type: string, payload: string) =>
    server.inject({
      method: 'POST',
      url: '/s/luna/cart',
      headers: { 'content-type': type },
      payload,
    });
  const urlencoded = 'application/x-www-form-urlencoded';
  assert.deepEqual((await post(urlencoded, 'quantity=2')).json().form, { quantity: '2' });
  const refused = [
    ['application/json', '{}'],
    ['text/plain', 'a=b'],
    ['multipart/form-data; boundary=x', '--x\r\nbroken'],
  ] as const;
  for (const [type, payload] of refused)
    assert.equal((await post(type, payload)).json().code, 'malformed-request', type);
  assert.equal((await post(urlencoded, `a=${'b'.repeat(formBytesMax)}`)).statusCode, 413);
  await server.close();
});

test('a form of another site is refused; one of the shop is taken by whatever name the shop was opened', async () => {
  const server = await createMirror();
  const post = async (headers: Record<string, string>) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return (
      await server.inject({
        method: 'POST',
        url: '/s/luna/cart',
        headers: { ...headers, ...type },
        payload: 'a=b',
      })
    ).json();
  };
  for (const headers of [
    {},
    { origin: storeUrl, host: 'behind-the-proxy:8082' },
    { origin: 'http://localhost:8082', host: 'localhost:8082', 'sec-fetch-site': 'same-origin' },
    { origin: 'http://192.168.1.9:8082', host: '192.168.1.9:8082' },
  ] as Record<string, string>[]) {
    const page = await post(headers);
    assert.deepEqual(page.form, { a: 'b' }, JSON.stringify(headers));
    assert.equal(
      page.origin,
      headers['origin'] ? storeUrl : null,
      'what the page compares with its address',
    );
  }
  for (const headers of [
    { origin: 'https://evil.example', host: 'shop.example.com' },
    { origin: 'null', host: 'shop.example.com' },
    { origin: 'https://shop.example.com.evil.example', host: 'shop.example.com' },
    { origin: storeUrl, 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
  ] as Record<string, string>[])
    assert.equal((await post(headers)).code, 'cross-site', JSON.stringify(headers));
  await server.close();
});

test('a visitor who has gone away has no address, and nothing breaks on that', () => {
  const gone = { id: 'a', ip: undefined, headers: {}, cookies: {} } as unknown as FastifyRequest;
  assert.equal(pageCallInfo(gone).address, '');
});
