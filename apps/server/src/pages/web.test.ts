import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { allowInlineScripts } from './page-policy.ts';
import { createAppServers, fillMeta } from './web.ts';

test('the address of another app is written into its meta element, and nothing else changes', () => {
  const html = '<head><meta name="mobile-site" content="" /><meta name="x" content="" /></head>';
  assert.equal(
    fillMeta(html, 'mobile-site', 'https://m.example'),
    '<head><meta name="mobile-site" content="https://m.example" /><meta name="x" content="" /></head>',
  );
  assert.equal(fillMeta(html, 'console-site', 'https://c.example'), html);
});

test('an address cannot break out of its attribute', () => {
  const html = '<meta name="mobile-site" content="" />';
  assert.equal(
    fillMeta(html, 'mobile-site', '"><script>$&'),
    '<meta name="mobile-site" content="&#34;&#62;&#60;script&#62;$&#38;" />',
  );
});

const app = await closeAfter(createTestApp());

test('each app serves the API at its own port, and goes on serving it until it is closed itself', async () => {
  const servers = await createAppServers(app);
  const urls: string[] = [];
  for (const { server } of servers) urls.push(await server.listen({ host: '127.0.0.1', port: 0 }));
  assert.equal(urls.length, 3);
  for (const [index, url] of urls.entries()) {
    const known = await fetch(`${url}/api/v1/currencies`);
    const failures = [
      await fetch(`${url}/api/v1/nowhere`),
      await fetch(`${url}/api/v1/currencies`, { method: 'DELETE' }),
    ];
    assert.equal(known.status, 200, url);
    assert.ok(known.headers.get('content-security-policy'), url);
    assert.ok(known.headers.get('x-request-id'), url);
    assert.deepEqual(
      failures.map(({ status }) => status),
      [404, 405],
      url,
    );
    for (const answer of [known, ...failures])
      assert.match(answer.headers.get('content-type') ?? '', /^application\/json/, url);
    assert.equal((await fetch(`${url}/healthz`)).status, 200, url);
    assert.equal((await fetch(`${url}/api/docs/openapi.json`)).status, 200, url);
    // Those before it are closed by now.
    await servers[index]?.server.close();
  }
});

test('a page is allowed the scripts that it carries, by their hashes, and no others', () => {
  const policy = "default-src 'none'; script-src 'self'; style-src 'self'";
  const html =
    '<script src="/a.js"></script><script>go()</script><script type="module" src="/b.js"></script>';
  assert.equal(
    allowInlineScripts(policy, html),
    "default-src 'none'; script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='; style-src 'self'",
  );
  assert.equal(allowInlineScripts(policy, '<script src="/a.js"></script>'), policy);
});
