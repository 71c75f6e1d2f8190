import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createTestApp, type TestApp } from './testing/app.ts';

let app: TestApp;

before(async () => {
  app = await createTestApp();
});
after(() => app.close());

test('answers, refusals and unknown paths all carry the headers that keep browsers safe', async () => {
  for (const url of ['/api/v1/currencies', '/api/v1/orders', '/api/nothing-here', '/nothing-at-all']) {
    const { headers } = await app.send({ method: 'GET', url });
    assert.match(String(headers['content-security-policy']), /default-src 'none'.*frame-ancestors 'none'/, url);
    assert.equal(headers['x-content-type-options'], 'nosniff', url);
    assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin', url);
    assert.equal(headers['cross-origin-resource-policy'], 'same-site', url);
    assert.equal(headers['strict-transport-security'], undefined, url);
  }
});
