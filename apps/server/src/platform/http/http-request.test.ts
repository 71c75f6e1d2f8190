import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { requestHttp } from './http-request.ts';

const bytesMax = 1_000;
let address: string;
const connections = new Set<unknown>();
const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  if (request.url === '/silent') return;
  if (request.url === '/cut') {
    response.writeHead(200, { 'content-length': '10' }).write('half');
    response.flushHeaders();
    setImmediate(() => response.destroy());
    return;
  }
  if (request.url === '/endless') {
    response.end('x'.repeat(bytesMax + 1));
    return;
  }
  const { method, headers } = request;
  response.writeHead(request.url === '/refused' ? 422 : 200);
  response.end(
    JSON.stringify({
      method,
      key: headers['x-key'],
      length: headers['content-length'],
      body: Buffer.concat(parts).toString(),
    }),
  );
});

before(async () => {
  server.on('connection', (socket) => connections.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

after(() => {
  server.closeAllConnections();
  server.close();
});

const request = (path: string, wanted: Partial<Parameters<typeof requestHttp>[1]> = {}) =>
  requestHttp(`${address}${path}`, {
    method: 'GET',
    headers: { 'x-key': 'k' },
    timeoutMs: 5_000,
    bytesMax,
    ...wanted,
  });

test('method, headers and body arrive, and any status is an answer', async () => {
  assert.deepEqual(JSON.parse((await request('/a')).body), { method: 'GET', key: 'k', body: '' });
  const refused = await request('/refused', { method: 'POST', body: '{"é":1}' });
  assert.equal(refused.status, 422);
  assert.deepEqual(JSON.parse(refused.body), {
    method: 'POST',
    key: 'k',
    length: '8',
    body: '{"é":1}',
  });
});

test('requests one after another share a connection', async () => {
  await request('/a');
  const before = connections.size;
  await request('/a');
  await request('/b', { method: 'POST', body: 'x' });
  assert.equal(connections.size, before);
});

test('no answer in time, an answer that is cut off or too long, and a closed port are failures', async () => {
  await assert.rejects(request('/silent', { timeoutMs: 50 }), { name: 'TimeoutError' });
  await assert.rejects(request('/cut'), { code: 'ECONNRESET' });
  await assert.rejects(request('/endless'), { name: 'RangeError' });
  await assert.rejects(
    requestHttp('http://127.0.0.1:1/', { method: 'GET', headers: {}, timeoutMs: 5_000, bytesMax }),
    {
      code: 'ECONNREFUSED',
    },
  );
});
