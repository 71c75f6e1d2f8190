import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import qs from 'qs';
import type { z } from 'zod';
import { signInAs } from '#admin/testing.ts';
import type { CallInfo } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { parseQuery } from '#platform/http/forms.ts';
import { failureBody, languageOf, toFailure } from '#platform/http/http.ts';
import { readInput } from '#platform/http/route.ts';
import { createTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { install } from '#server/install.ts';
import { exampleMovement, exampleProduct, sampleValues } from '#texts/api/examples.ts';
import type { Mutation } from './bad-input.mutations.ts';
import { type Carrier, sampleOf } from './bad-input.shapes.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const rights = JSON.parse(
  readFileSync(path.join(root, 'docs/authorisation-table.json'), 'utf8'),
) as Record<string, { ownerA: string }>;

let app: TestApp;
const tokens = { owner: '', root: '' };

/** The whole application, with an authorized caller for each endpoint. */
export async function createAppForBadCalls(): Promise<{ app: TestApp; rootToken: string }> {
  app = await createTestApp();
  await install(app);
  tokens.owner = (await signInAs(app, 'STORE_OWNER')).token;
  tokens.root = (await signInAs(app, 'ROOT')).token;
  return { app, rootToken: tokens.root };
}

export type Part = 'params' | 'query' | 'body';
export const parts = ['params', 'query', 'body'] as const;
export const carrierOf = (part: Part): Carrier => (part === 'body' ? 'json' : 'address');

/** Parts whose fields depend on each other, so that a value for each field alone is not enough. */
const edit = {
  kind: 'product',
  id: '900000001',
  fixed: { amount: 4_500, currency: 'USD' },
  percentage: null,
};
const wholeSamples: Record<string, unknown> = {
  'users.subscribeWebPush body': {
    endpoint: 'https://web.push.apple.com/sample',
    keys: { p256dh: sampleValues['p256dh'], auth: sampleValues['auth'] },
  },
  'stock.createMovement body': exampleMovement,
  'products.create body': exampleProduct,
  'products.update body': { version: 1, form: exampleProduct },
  'productDrafts.put body': { baseVersion: 1, form: exampleProduct, version: null },
  'pricing.savePrices body': { items: [{ ...edit, priceVersion: 0 }] },
  'pricing.putDraft body': { edits: [edit], priceVersion: 0, version: null },
};

/** A picture cannot travel as JSON: its endpoint has a test of its own below. */
const isUpload = (endpoint: Endpoint) => endpoint.bodyType === 'multipart';

export const endpoints = () =>
  [...app.api.endpoints.values()]
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => !isUpload(endpoint));
export const shapeOf = (endpoint: Endpoint, part: Part) => endpoint[part] as z.ZodType | undefined;
export const sendsBody = ({ method }: Endpoint) => method !== 'GET' && method !== 'DELETE';

type Call = Partial<Record<Part, unknown>>;

const samples = new Map<string, Call>();

export function sampleCall(endpoint: Endpoint): Call {
  const known = samples.get(endpoint.name);
  if (known) return known;
  const call: Call = {};
  for (const part of parts) {
    const shape = shapeOf(endpoint, part);
    if (shape)
      call[part] = wholeSamples[`${endpoint.name} ${part}`] ?? sampleOf(shape, carrierOf(part));
  }
  samples.set(endpoint.name, call);
  return call;
}

/** An authorized caller of the endpoint, so that what refuses the call is its shape. */
export function headersFor(endpoint: Endpoint): Record<string, string> {
  const owns = !['1002', 'forbidden'].includes(rights[endpoint.name]?.ownerA ?? 'forbidden');
  return {
    lang: 'zh-cn',
    ...(endpoint.permission
      ? { authorization: `Bearer ${owns ? tokens.owner : tokens.root}` }
      : {}),
  };
}

const queryOf = (call: Call) => qs.stringify(call.query ?? {}, { encodeValuesOnly: true });

function addressOf(endpoint: Endpoint, call: Call): string {
  const params = (call.params ?? {}) as Record<string, unknown>;
  const address = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const query = queryOf(call);
  return query ? `${address}?${query}` : address;
}

export function send(
  endpoint: Endpoint,
  call: Call,
  more: InjectOptions = {},
): Promise<TestAnswer> {
  return app.send({
    method: endpoint.method,
    url: addressOf(endpoint, call),
    headers: {
      ...headersFor(endpoint),
      ...(sendsBody(endpoint) ? { 'content-type': 'application/json' } : {}),
      ...more.headers,
    },
    ...(sendsBody(endpoint)
      ? { payload: (more.payload as string | undefined) ?? JSON.stringify(call.body ?? {}) }
      : {}),
  });
}

const infoOfCalls: CallInfo = {
  requestId: '',
  address: '127.0.0.1',
  userAgent: '',
  headers: {},
  cookies: {},
  idempotencyKey: 'judged',
};

/** The part of an answer that names what is wrong. */
type Judgement = Pick<TestAnswer, 'status' | 'body' | 'text'>;

/** The same call as the router reads it: in an address everything is text, a body is JSON. */
function arrivedCall(endpoint: Endpoint, call: Call): Call {
  const params = Object.entries((call.params ?? {}) as object);
  const { lang: _, ...query } = parseQuery(queryOf(call));
  return {
    params: Object.fromEntries(params.map(([name, value]) => [name, String(value)])),
    query,
    body: sendsBody(endpoint) ? JSON.parse(JSON.stringify(call.body ?? {})) : undefined,
  };
}

/** The router's refusal of the shape of a call, by its own functions and without the call; nothing if it takes it. */
export function checkCall(endpoint: Endpoint, call: Call): Judgement | undefined {
  const { params, query, body } = arrivedCall(endpoint, call);
  try {
    readInput(endpoint, { params, query, body, info: infoOfCalls });
    return undefined;
  } catch (error) {
    const failure = toFailure(error, app.platform.log, '');
    const text = failureBody(failure, languageOf({}, headersFor(endpoint)), '');
    return { status: failure.status, body: JSON.parse(text), text };
  }
}

const hasChinese = (text: unknown) => /\p{Script=Han}/u.test(String(text));

/** What is wrong with a refusal; nothing when it is as it has to be. */
export function findFault(answer: Judgement, code: string): string | undefined {
  const { status, body } = answer;
  if (status < 400 || status >= 500) return `answered ${status} ${answer.text.slice(0, 200)}`;
  if (body?.code !== code) return `said ${body?.code} instead of ${code}`;
  if (!hasChinese(body.msg)) return `spoke no Chinese: ${body.msg}`;
  return body.errors?.some(({ message }) => !hasChinese(message))
    ? `marked a field in another language: ${answer.text}`
    : undefined;
}

export function findFieldFault(answer: Judgement, mutation: Mutation): string | undefined {
  const fault = findFault(answer, 'invalid-input');
  if (fault) return fault;
  const at = mutation.path.join('.');
  const marked = (answer.body.errors ?? []).filter(
    (error) =>
      error.path === at ||
      at.startsWith(`${error.path}.`) ||
      error.path.startsWith(`${at}.`) ||
      error.path === '',
  );
  if (!marked.length) return `marked ${JSON.stringify(answer.body.errors)} instead of ${at}`;
  if (mutation.code && !marked.some((error) => error.code === mutation.code || error.path !== at))
    return `called ${at} ${marked[0]?.code} instead of ${mutation.code}`;
  return undefined;
}

/** A fingerprint of every row of every table. */
export async function readState(): Promise<Record<string, string>> {
  const { db } = app.platform.database;
  const tables = await db.rows(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    { name: as.text },
  );
  const each = tables.map(
    ({ name }) =>
      sql`select ${name} as name, md5(coalesce(string_agg(row::text, '|' order by row::text), '')) as hash from ${sql.identifier(name)} as row`,
  );
  const rows = await db.rows(sql.join(each, sql` union all `), { name: as.text, hash: as.text });
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

export const closeBadCalls = (): Promise<void> => app.close();
