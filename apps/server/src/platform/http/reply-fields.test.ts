import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import { endpoint } from '@vitrine/contract/endpoint.ts';
import { z } from 'zod';
import { markSerializable } from '../caches.ts';
import { createLogger } from '../log.ts';
import { createTestApp } from '../testing/app.ts';
import { closeAfter } from '../testing/close-after.ts';
import type { RawCall } from './raw-call.ts';
import { compileReplyFilter } from './reply-fields.ts';
import { createApi, route } from './route.ts';

const app = await closeAfter(createTestApp());

const cardShape = z.object({
  id: z.string(),
  price: z.object({ amount: z.number(), currency: z.string() }).nullable(),
});
const tree = z.object({
  title: z.string(),
  get children() {
    return z.array(tree).optional();
  },
});

test('what a schema does not name is left out at every depth, and what it names stays', () => {
  const shape = z.object({
    list: z.array(cardShape),
    byName: z.record(z.string(), cardShape),
    either: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), left: z.string() }),
      z.object({ kind: z.literal('b'), right: z.string() }),
    ]),
    menu: tree,
    tags: z.array(z.string()),
    note: z.string().optional(),
  });
  const good = {
    list: [
      { id: '1', price: { amount: 5, currency: 'EUR' } },
      { id: '2', price: null },
    ],
    byName: { first: { id: '3', price: null } },
    either: { kind: 'b' as const, right: 'r' },
    menu: { title: 'one', children: [{ title: 'two', children: [{ title: 'three' }] }] },
    tags: ['x'],
  };
  const filter = compileReplyFilter(shape);
  const clean = filter(good);
  assert.equal(clean.reply, good, 'nothing is copied');
  assert.equal(clean.surplus.size, 0);

  const leaky = {
    ...good,
    secret: 1,
    later: undefined,
    list: [
      { id: '1', price: { amount: 5, currency: 'EUR', costMinor: 2 } },
      { id: '2', price: null },
    ],
    byName: { first: { id: '3', price: null, cost: 3 } },
    either: { kind: 'b', right: 'r', left: 'of the other shape' },
    menu: {
      title: 'one',
      children: [{ title: 'two', children: [{ title: 'three', permission: 'x' }] }],
    },
  };
  const before = structuredClone(leaky);
  const { reply, surplus } = filter(leaky);
  assert.deepEqual(JSON.parse(JSON.stringify(reply)), good);
  assert.deepEqual([...surplus].sort(), [
    'byName.cost',
    'either.left',
    'list.price.costMinor',
    'menu.children.children.permission',
    'secret',
  ]);
  assert.deepEqual(leaky, before, 'the value itself, which may be cached, keeps its fields');
});

test('of a union, the required fields and prescribed values choose the shape; the others are compared whole', () => {
  const fixed = z.object({ fixed: z.object({ amount: z.number() }), note: z.string().optional() });
  const percentage = z.object({ percentage: z.number() });
  const named = z.object({ kind: z.enum(['a', 'b']), value: z.string() });
  const numbered = z.object({ kind: z.literal('a'), value: z.number() });
  const filter = compileReplyFilter(
    z.object({ rule: z.union([fixed, percentage, named, numbered, z.string()]) }),
  );
  const keep = (rule: unknown) =>
    (JSON.parse(JSON.stringify(filter({ rule }).reply)) as { rule: unknown }).rule;
  assert.deepEqual(keep({ fixed: { amount: 1, cost: 2 }, secret: 3 }), { fixed: { amount: 1 } });
  assert.deepEqual(keep({ percentage: 5, note: 'of the other shape' }), { percentage: 5 });
  assert.deepEqual(
    keep({ kind: 'a', value: 1, secret: 2 }),
    { kind: 'a', value: 1 },
    'two shapes have these fields',
  );
  assert.deepEqual(keep({ kind: 'b', value: 'x', secret: 2 }), { kind: 'b', value: 'x' });
  assert.equal(keep('text'), 'text');
});

test('a shape whose fields cannot be known is no reply', () => {
  assert.throws(
    () => compileReplyFilter(z.map(z.string(), z.string())),
    /cannot have the type map/,
  );
});

const probe = endpoint({
  name: 'probe.cards',
  method: 'POST',
  path: '/api/v1/probe',
  public: true,
  summary: 'Answers more than its schema says.',
  idempotency: 'optional',
  reply: z.object({ list: z.array(cardShape) }),
});

const call = (idempotencyKey?: string): RawCall => ({
  params: {},
  query: {},
  body: undefined,
  token: null,
  language: 'en',
  currency: 'USD',
  info: {
    requestId: 'probe',
    address: '127.0.0.1',
    userAgent: '',
    headers: {},
    cookies: {},
    idempotencyKey,
  },
  caller: null,
});

/** The probe with a handler that always returns the same cached value with an unknown field, in a process of this mode. */
function registerProbe(
  mode: 'serve' | 'test',
  reply?: () => { list: { id: string; price: null }[] },
) {
  const lines: { endpoint?: string; fields?: string[] }[] = [];
  const destination = new Writable({
    write(text, _encoding, done) {
      lines.push(JSON.parse(String(text)));
      done();
    },
  });
  const api = createApi({
    ...app.platform,
    config: { ...app.config, mode },
    log: createLogger('warn', destination),
  });
  const cached = { id: '1', price: null, costMinor: 700 };
  route(api, probe, async () => reply?.() ?? { list: [cached] });
  const run = (key?: string) =>
    api.endpoints.get(probe.name)?.run(call(key)) as Promise<{
      body: string | Buffer;
      replayed?: boolean;
    }>;
  return { run, lines };
}

test('in production surplus fields are left out and logged once for each endpoint, from a cache and on a repeated call too', async () => {
  const { run, lines } = registerProbe('serve');
  const expected = '{"code":1,"msg":"ok","data":{"list":[{"id":"1","price":null}]}}';
  assert.equal((await run()).body.toString(), expected);
  assert.equal((await run()).body.toString(), expected, 'the same cached value');
  const key = crypto.randomUUID();
  assert.equal((await run(key)).body.toString(), expected);
  const again = await run(key);
  assert.equal(again.replayed, true);
  assert.equal(again.body.toString(), expected);
  assert.deepEqual(
    lines.map((line) => [line.endpoint, line.fields]),
    [['probe.cards', ['list.costMinor']]],
  );
});

test('a value that a cache keeps is filtered and serialised once; values that only look alike are not mixed up', async () => {
  const kept = { list: [{ id: '1', price: null, costMinor: 700 }] };
  const other = { list: [{ id: '2', price: null }] };
  markSerializable(kept);
  let reply: typeof other = kept;
  const { run } = registerProbe('serve', () => reply);
  const first = (await run()).body;
  assert.equal(first.toString(), '{"code":1,"msg":"ok","data":{"list":[{"id":"1","price":null}]}}');
  assert.equal((await run()).body, first, 'the very same bytes');
  reply = other;
  assert.match((await run()).body.toString(), /"id":"2"/);
  other.list.push({ id: '3', price: null });
  assert.match((await run()).body.toString(), /"id":"3"/, 'a value that is not kept may change');
  reply = kept;
  const key = crypto.randomUUID();
  assert.equal((await run(key)).body.toString(), first.toString());
  assert.deepEqual(
    { ...(await run(key)), extras: null },
    { status: 200, body: first.toString(), replayed: true, extras: null },
  );
});

test('in a test a reply with a surplus field is an error', async () => {
  const { run } = registerProbe('test');
  await assert.rejects(
    run(),
    /reply of probe\.cards has fields that its schema does not name: list\.costMinor/,
  );
});
