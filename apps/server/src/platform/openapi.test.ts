import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { mountApiDocs } from './api-page.ts';
import { createServer } from './server.ts';
import { createTestApp, type TestApp } from './testing/app.ts';

let app: TestApp;
let server: Awaited<ReturnType<typeof createServer>>;

before(async () => {
  app = await createTestApp();
  server = await createServer(app.config);
  mountApiDocs(server, app.api);
});
after(async () => {
  await server.close();
  await app.close();
});

interface Document {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        security: unknown[];
        parameters: { name: string; in: string }[];
        responses: Record<string, { content?: Record<string, { schema: object }> }>;
      }
    >
  >;
}

test('the document names every endpoint with its rights, its parameters and its failures', async () => {
  const document = (await server.inject('/api/docs/openapi.json')).json() as Document;
  assert.equal(document.openapi, '3.1.0');
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  assert.deepEqual(operations.map(({ operationId }) => operationId).sort(), [...app.api.endpoints.keys()].sort());
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const operation of Object.values(methods)) {
      const named = operation.parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name);
      assert.deepEqual(named.sort(), [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort(), path);
      assert.ok(operation.responses['200'] ?? operation.responses['302']);
      assert.ok(operation.responses['500']);
    }
  }
});

test('the document says what a success is: JSON of a shape, a file, or a redirect', async () => {
  const { paths } = (await server.inject('/api/docs/openapi.json')).json() as Document;
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const shapeless = operations.filter(({ responses }) =>
    Object.values(responses['200']?.content ?? {}).some(({ schema }) => Object.keys(schema).length === 0),
  );
  assert.deepEqual(
    shapeless.map(({ operationId }) => operationId),
    [],
  );
  const typesOf = (id: string) => Object.keys(operations.find((one) => one.operationId === id)?.responses['200']?.content ?? {});
  assert.deepEqual(typesOf('ledger.statement'), ['text/csv', 'application/pdf']);
  assert.deepEqual(typesOf('orders.list'), ['application/json']);
  assert.ok(operations.find((one) => one.operationId === 'payments.callback')?.responses['302']);
  const upload = JSON.stringify(paths['/api/v1/files']);
  assert.ok(upload.includes('"format":"binary"'), 'a file is a file');
});

test('the page lists every endpoint and needs no script', async () => {
  const { body } = await server.inject('/api/docs');
  for (const { endpoint } of app.api.endpoints.values()) assert.ok(body.includes(`id="${endpoint.name}"`), endpoint.name);
  assert.doesNotMatch(body, /<script/);
});
