import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createOwner } from '../../shop/stores/testing/owners.ts';
import { createLogger } from '../log.ts';
import { createTestApp } from '../testing/app.ts';
import { closeAfter } from '../testing/close-after.ts';
import { mountHealth } from './health.ts';
import { logRequests, redactSecrets } from './request-log.ts';
import { createServer, mountApiServer } from './server.ts';

interface Line {
  level: number;
  method: string;
  route: string;
  status: number;
  ms: number;
  requestId: string;
  accountId?: string;
  storeId?: string;
}

let lines: string[] = [];

async function serveWith(level: string): Promise<FastifyInstance> {
  const next = await createServer(app.config);
  logRequests(next, createLogger(level, { write: (line) => lines.push(line) }));
  mountApiServer(next, app.api);
  mountHealth(next, app.platform);
  next.get('/broken', async () => {
    throw new Error('broken');
  });
  return next;
}

const app = await closeAfter(createTestApp());
const owner = await createOwner(app);
const server = await closeAfter(serveWith('info'));
beforeEach(() => {
  lines = [];
});

async function lineOf(options: InjectOptions): Promise<Line> {
  lines = [];
  await server.inject(options);
  assert.equal(lines.length, 1, 'one line a request');
  return JSON.parse(lines[0] ?? '') as Line;
}

test('a request leaves one line: what, how it ended, how long it took, and for whom', async () => {
  const line = await lineOf({
    url: '/api/v1/orders/123?lang=es',
    headers: { authorization: `Bearer ${owner.token}` },
  });
  assert.equal(line.method, 'GET');
  assert.equal(line.route, '/api/v1/orders/:orderId');
  assert.equal(line.status, 404);
  assert.equal(line.accountId, owner.accountId);
  assert.equal(line.storeId, owner.storeId);
  assert.ok(line.ms >= 0 && line.ms < 60_000);
  assert.match(line.requestId, /^[0-9a-f-]{36}$/);
});

test('failures of ours are errors, everything else is information', async () => {
  assert.equal((await lineOf({ url: '/api/v1/currencies' })).level, 30);
  assert.equal((await lineOf({ url: '/api/v1/orders' })).level, 30);
  lines = [];
  await server.inject('/broken');
  const last = JSON.parse(lines.at(-1) ?? '') as Line;
  assert.equal(last.status, 500);
  assert.equal(last.level, 50);
});

test('no secret gets into a line: not from the query, the body, a header, a cookie or the path', async () => {
  const secret = 'MARKER-secret-MARKER-secret-MARKER';
  lines = [];
  await server.inject({ url: `/api/v1/currencies?token=${secret}` });
  await server.inject({ url: `/api/v1/buyer-orders/${secret}` });
  await server.inject({ url: `/s/luna/order/${secret}?l=x` });
  await server.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { username: secret, password: secret },
    headers: { authorization: `Bearer ${secret}`, cookie: `vt_cart=${secret}` },
  });
  assert.equal(lines.length, 4);
  assert.doesNotMatch(lines.join(''), /MARKER/);
  assert.match(lines.join(''), /"route":"\/s\/luna\/order\/:hidden"/);
});

test('short parts of a path stay readable, long ones are hidden', () => {
  assert.equal(redactSecrets('/s/luna/p/mug?x=1'), '/s/luna/p/mug');
  assert.equal(redactSecrets(`/s/luna/en/order/${'a'.repeat(40)}`), '/s/luna/en/order/:hidden');
});

test('below its level a request writes nothing, and a probe for health only when it fails', async () => {
  const quiet = await serveWith('warn');
  await quiet.inject('/api/v1/currencies');
  assert.deepEqual(lines, []);
  await quiet.close();
  await server.inject('/healthz');
  assert.deepEqual(lines, []);
});

test('files of the apps and pictures that were answered are left to the debug level; a missing one is not', async () => {
  const quiet = await createServer(app.config);
  logRequests(quiet, createLogger('info', { write: (line) => lines.push(line) }));
  const files = [
    '/assets/app-4f2a.js',
    '/fonts/inter.woff2',
    '/icon.svg',
    '/files/products/mug.webp',
  ];
  for (const path of [...files, '/robots.txt', '/assets-of-mine']) quiet.get(path, async () => 'x');
  for (const path of files) assert.equal((await quiet.inject(`${path}?w=320`)).statusCode, 200);
  assert.deepEqual(lines, []);
  for (const path of ['/robots.txt', '/assets-of-mine', '/assets/gone.js'])
    await quiet.inject(path);
  assert.deepEqual(
    lines.map((line) => (JSON.parse(line) as Line).status),
    [200, 200, 404],
  );
  await quiet.close();
});
