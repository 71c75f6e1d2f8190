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
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: formBytesMax }, (_request, body, done) => done(null, body));
  server.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request) => {
      const page = await toWebRequest(request, storeUrl, AbortSignal.timeout(5_000));
      const form = page.method === 'POST' ? Object.fromEntries(await page.formData()) : null;
      return { url: page.url, cookie: page.headers.get('cookie'), read: pageCookies(request), form };
    },
  });
  return server;
}

test('a page and the name under which it is kept read the same cookies, whatever the header says twice', async () => {
  const server = await createMirror();
  const header = 'vt_currency=EUR; vt_currency=KWD; vt_lang=fr; vt_country=D%0AE; other=1; vt_cart=a b';
  const { cookie: sent, read } = (await server.inject({ url: '/s/luna', headers: { cookie: header } })).json();
  assert.deepEqual(read, { vt_currency: 'EUR', vt_lang: 'fr' });
  assert.equal(sent, 'vt_currency=EUR; vt_lang=fr');
  await server.close();
});

test('the name that a visitor asked for is not part of what a page sees', async () => {
  const server = await createMirror();
  for (const host of ['evil.example', 'a b', 'evil/x?'])
    assert.equal((await server.inject({ url: '/s/luna?a=1', headers: { host } })).json().url, `${storeUrl}/s/luna?a=1`, host);
  await server.close();
});

test('a form reaches the page, a body that is none and one that is too long are refused', async () => {
  const server = await createMirror();
  const post = (type: string, payload: string) =>
    server.inject({ method: 'POST', url: '/s/luna/cart', headers: { 'content-type': type }, payload });
  const urlencoded = 'application/x-www-form-urlencoded';
  assert.deepEqual((await post(urlencoded, 'quantity=2')).json().form, { quantity: '2' });
  const refused = [
    ['application/json', '{}'],
    ['text/plain', 'a=b'],
    ['multipart/form-data; boundary=x', '--x\r\nbroken'],
  ] as const;
  for (const [type, payload] of refused) assert.equal((await post(type, payload)).json().code, 'malformed-request', type);
  assert.equal((await post(urlencoded, `a=${'b'.repeat(formBytesMax)}`)).statusCode, 413);
  await server.close();
});

test('a visitor who has gone away has no address, and nothing breaks on that', () => {
  const gone = { id: 'a', ip: undefined, headers: {}, cookies: {} } as unknown as FastifyRequest;
  assert.equal(pageCallInfo(gone).address, '');
});
