import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestHttp } from './http-request.ts';
import { isPublicAddress } from './public-address.ts';

test('only addresses of the public internet are public', () => {
  for (const address of ['142.250.74.10', '2a00:1450:4001:80b::200a'])
    assert.equal(isPublicAddress(address), true, address);
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    'localhost',
  ])
    assert.equal(isPublicAddress(address), false, address);
});

test('a request that has to be public does not connect to a name of this machine', async () => {
  const request = {
    method: 'POST',
    headers: {},
    timeoutMs: 5_000,
    bytesMax: 100,
    isPublic: true,
  } as const;
  await assert.rejects(requestHttp('https://localhost:9/', request), /no public address/);
});
