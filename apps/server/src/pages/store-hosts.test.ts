import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createServer } from '#platform/http/server.ts';
import { createTestApp } from '#platform/testing/app.ts';
import { createOwner } from '#shop/stores/testing/owners.ts';
import { addressOfOwnHost, mountStoreHosts } from './store-hosts.ts';

const config = { STORE_DOMAIN: 'example.com', storeUrl: 'https://shop.example.com' };

test('a store’s own host leads to the same page of the storefront, with everything behind the question mark', () => {
  const cases = [
    ['luna.example.com', '/', 'https://shop.example.com/s/luna'],
    ['Luna.Example.com:443', '/?l=k3x&a=b?c', 'https://shop.example.com/s/luna?l=k3x&a=b?c'],
    ['luna.example.com', '/es/p/teapot', 'https://shop.example.com/s/luna/es/p/teapot'],
    ['luna.example.com', '/s/luna/cart', 'https://shop.example.com/s/luna/cart'],
  ] as const;
  for (const [host, url, address] of cases)
    assert.equal(addressOfOwnHost(config, host, url), address, host + url);
});

test('every other host stays where it is, the storefront’s among them', () => {
  for (const host of [
    'shop.example.com',
    'example.com',
    'luna.example.org',
    'a.b.example.com',
    'lunaexample.com',
    'x.example.com',
    '',
  ])
    assert.equal(addressOfOwnHost(config, host, '/'), undefined, host);
  assert.equal(
    addressOfOwnHost(
      { storeUrl: config.storeUrl, STORE_DOMAIN: undefined },
      'luna.example.com',
      '/',
    ),
    undefined,
  );
});

test('no host and no address leads anywhere but to the storefront', () => {
  const addresses = [
    '//evil.example',
    '/\\evil.example',
    'http://evil.example/x',
    '/s/..//evil.example',
    '/%2f%2fevil.example',
    '@evil.example',
    '.evil.example',
  ];
  for (const address of addresses)
    assert.equal(
      new URL(addressOfOwnHost(config, 'luna.example.com', address) ?? '').origin,
      config.storeUrl,
      address,
    );
  for (const host of [
    'luna.example.com@evil',
    'evil@luna.example.com',
    'luna.example.com.',
    'evil/.example.com',
    'luna.example.com:80@evil',
    'evil\\.example.com',
  ])
    assert.equal(addressOfOwnHost(config, host, '/'), undefined, host);
});

test('a proxy can ask whether a host is that of a store, so that it gets certificates for no other', async () => {
  const app = await createTestApp({ environment: { STORE_DOMAIN: 'example.com' } });
  const server = await createServer(app.config);
  mountStoreHosts(server, app.platform);
  const { slug } = await createOwner(app, { name: 'Luna' });
  const ask = async (query: string) => (await server.inject(`/store-host?${query}`)).statusCode;
  assert.equal(await ask(`domain=${slug}.example.com`), 204);
  for (const query of [
    'domain=nobody-here.example.com',
    `domain=${slug}.example.org`,
    'domain=example.com',
    '',
    `domain=${slug}.example.com&domain=x`,
  ])
    assert.equal(await ask(query), 404, query);
  await server.close();
  await app.close();
});
