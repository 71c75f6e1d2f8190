import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { createTestApp } from '../testing/app.ts';
import { closeAfter } from '../testing/close-after.ts';
import { mountApiDocs } from './api-page.ts';
import { createServer } from './server.ts';

const app = await closeAfter(createTestApp());
const server = await closeAfter(createServer(app.config));
mountApiDocs(server, app.api);

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
  assert.deepEqual(
    operations.map(({ operationId }) => operationId).sort(),
    [...app.api.endpoints.keys()].sort(),
  );
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const operation of Object.values(methods)) {
      const named = operation.parameters
        .filter(({ in: place }) => place === 'path')
        .map(({ name }) => name);
      assert.deepEqual(
        named.sort(),
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort(),
        path,
      );
      assert.ok(operation.responses['200'] ?? operation.responses['302']);
      assert.ok(operation.responses['500']);
    }
  }
});

test('the document says what a success is: JSON of a shape, a file, or a redirect', async () => {
  const { paths } = (await server.inject('/api/docs/openapi.json')).json() as Document;
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const shapeless = operations.filter(({ responses }) =>
    Object.values(responses['200']?.content ?? {}).some(
      ({ schema }) => Object.keys(schema).length === 0,
    ),
  );
  assert.deepEqual(
    shapeless.map(({ operationId }) => operationId),
    [],
  );
  const typesOf = (id: string) =>
    Object.keys(operations.find((one) => one.operationId === id)?.responses['200']?.content ?? {});
  assert.deepEqual(typesOf('ledger.statement'), ['text/csv', 'application/pdf']);
  assert.deepEqual(typesOf('orders.list'), ['application/json']);
  assert.ok(operations.find((one) => one.operationId === 'payments.callback')?.responses['302']);
  const upload = JSON.stringify(paths['/api/v1/files']);
  assert.ok(upload.includes('"format":"binary"'), 'a file is a file');
});

interface Schema {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  [key: string]: unknown;
}
interface Media {
  schema: Schema;
  example?: unknown;
}
interface FullOperation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: { $ref?: string; name: string; in: string; description?: string; schema: Schema }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}
interface FullDocument {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, FullOperation>>;
  components: { schemas: Record<string, Schema> };
}

const readDocument = async () =>
  (await server.inject('/api/docs/openapi.json')).json() as FullDocument;
const operationsOf = ({ paths }: FullDocument) =>
  Object.values(paths).flatMap((methods) => Object.values(methods));

test('the document is valid OpenAPI 3.1, with every reference resolved', async () => {
  const validator = new Validator();
  const outcome = await validator.validate((await readDocument()) as never);
  assert.deepEqual(outcome.errors ?? [], []);
  assert.equal(outcome.valid, true);
  assert.equal(validator.version, '3.1');
  validator.resolveRefs();
});

test('no two paths differ only in the names of their parameters', async () => {
  const templates = Object.keys((await readDocument()).paths).map((path) =>
    path.replaceAll(/\{\w+\}/g, '{}'),
  );
  assert.deepEqual(templates.toSorted(), [...new Set(templates)].sort());
});

test('clients get named types: money, orders, products, menus and dictionaries are written once', async () => {
  const { components, paths } = await readDocument();
  for (const name of [
    'Money',
    'Currency',
    'OrderRow',
    'OrderRowFeed',
    'OrderDetail',
    'OwnProduct',
    'StorefrontProduct',
    'MenuRoute',
    'MenuNode',
    'DictionaryEntry',
    'Tokens',
    'Failure',
  ])
    assert.ok(components.schemas[name], name);
  const text = JSON.stringify(paths);
  assert.doesNotMatch(text, /\$defs|__schema/);
  assert.doesNotMatch(JSON.stringify(components), /\$defs|__schema/);
  assert.equal(
    text.match(/"required":\["amount","currency"\]/g),
    null,
    'money is not written out in place',
  );
});

/** Names of the shape or operation, and of the field, for every shape in the document. */
function undescribedFields({ components, paths }: FullDocument) {
  const without = new Set<string>();
  // The envelope's own field is described by the summary of the operation.
  const isEnvelope = (properties: Record<string, Schema>, field: string) =>
    'code' in properties && 'msg' in properties && /^(data|info)$/.test(field);
  const walk = (place: string, node: unknown) => {
    if (Array.isArray(node)) for (const item of node) walk(place, item);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const { properties, example: _example, examples: _examples, ...rest } = node as Schema;
    if (properties && typeof properties === 'object')
      for (const [field, schema] of Object.entries(properties)) {
        if (!schema.description && !isEnvelope(properties, field)) without.add(`${place}.${field}`);
        walk(`${place}.${field}`, schema);
      }
    for (const value of Object.values(rest)) walk(place, value);
  };
  for (const [name, schema] of Object.entries(components.schemas)) walk(name, schema);
  for (const operation of operationsOf({ paths } as FullDocument))
    walk(operation.operationId, operation);
  return without;
}

test('every parameter and every field says what it is', async () => {
  const document = await readDocument();
  const parameters = operationsOf(document).flatMap(({ operationId, parameters: list }) =>
    list
      .filter(({ $ref, description }) => !$ref && !description)
      .map(({ name }) => `${operationId} ${name}`),
  );
  assert.deepEqual(parameters, [], 'parameters without a description: add them to texts/api');
  const without = [...undescribedFields(document)].sort();
  assert.deepEqual(without, [], 'fields without a description: add them to texts/api');
});

test('every operation belongs to a tag that says what it is about', async () => {
  const document = await readDocument();
  const used = new Set(operationsOf(document).flatMap(({ tags }) => tags));
  assert.deepEqual(document.tags.map(({ name }) => name).sort(), [...used].sort());
  for (const { name, description } of document.tags) assert.ok(description.length > 20, name);
});

test('sign-in takes a form and JSON, and a picture a form only', async () => {
  const operations = operationsOf(await readDocument());
  const typesOf = (id: string) =>
    Object.keys(
      operations.find(({ operationId }) => operationId === id)?.requestBody?.content ?? {},
    );
  assert.deepEqual(typesOf('auth.login'), ['multipart/form-data', 'application/json']);
  assert.deepEqual(typesOf('files.upload'), ['multipart/form-data']);
  assert.deepEqual(typesOf('orders.placeOwn'), ['application/json']);
});

test('examples are calls and answers that the shapes accept', async () => {
  const operations = operationsOf(await readDocument());
  const missing: string[] = [];
  for (const { operationId, requestBody, responses } of operations) {
    const { endpoint } = app.api.endpoints.get(operationId) as { endpoint: Endpoint };
    const body = Object.values(requestBody?.content ?? {})[0]?.example;
    const reply = responses['200']?.content?.['application/json']?.example as
      | Record<string, unknown>
      | undefined;
    if (endpoint.body && endpoint.bodyType !== 'multipart' && body === undefined)
      missing.push(`${operationId} body`);
    if (body !== undefined)
      assert.equal(endpoint.body?.safeParse(body).success, true, `${operationId} body`);
    if (responses['200']?.content?.['application/json'] && reply === undefined)
      missing.push(`${operationId} reply`);
    if (reply && endpoint.envelope !== 'raw') {
      const parsed = endpoint.reply.safeParse(
        endpoint.envelope === 'info' ? reply['info'] : reply['data'],
      );
      assert.equal(parsed.success, true, `${operationId} reply: ${parsed.error?.message}`);
    }
  }
  assert.deepEqual(missing, []);
});

test('the guide to payment providers is served as a text', async () => {
  const { headers, body } = await server.inject('/api/docs/guides/payment-providers');
  assert.deepEqual(
    [headers['content-type'], body.startsWith('# ')],
    ['text/plain; charset=utf-8', true],
  );
});

test('the page lists every endpoint with what it does in its closed row, by chapters, and works without its script', async () => {
  const { body } = await server.inject('/api/docs');
  for (const { endpoint } of app.api.endpoints.values()) {
    const [, row] = body.split(`data-name="${endpoint.name}"`);
    assert.ok(row, endpoint.name);
    const summary = row.slice(0, row.indexOf('</summary>'));
    assert.ok(summary.includes(endpoint.permission ?? 'public'), endpoint.name);
    assert.match(summary, /<em>[^<]/, endpoint.name);
    // A URL whose hash names an element inside a collapsed row opens it, in browsers that follow the HTML standard.
    assert.ok(
      row.slice(0, row.indexOf('</details>')).includes(`<div class="in" id="${endpoint.name}">`),
      endpoint.name,
    );
  }
  assert.match(body, /<h2 id="sign-in">Sign-in<\/h2>/);
  assert.match(body, /<input type="search"[^>]*hidden/, 'the search shows once its script runs');
  assert.match(body, /<script src="\/api\/docs\/page\.js" defer><\/script>/);
  const script = await server.inject('/api/docs/page.js');
  assert.match(String(script.headers['content-type']), /javascript/);
  assert.doesNotMatch(body, /anything<\/pre>/);
});
