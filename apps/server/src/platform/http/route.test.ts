import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpoint } from '@vitrine/contract/endpoint.ts';
import { idListShape } from '@vitrine/contract/paging.ts';
import { z } from 'zod';
import { createTestApp } from '../testing/app.ts';
import { closeAfter } from '../testing/close-after.ts';
import { createApi, route } from './route.ts';
import { createServer, mountApiServer } from './server.ts';

const echo = endpoint({
  name: 'probe.echo',
  method: 'POST',
  path: '/api/v1/probe/:ids',
  public: true,
  summary: 'Answers what it got.',
  transaction: 'none',
  params: z.strictObject({ ids: idListShape }),
  query: z.strictObject({ tag: z.array(z.string()).optional() }),
  body: z.strictObject({
    address: z.strictObject({ city: z.string().min(1).max(20) }),
    ids: z.array(z.string()).max(3).optional(),
  }),
  reply: z.object({
    ids: z.array(z.string()),
    tag: z.array(z.string()),
    city: z.string(),
    language: z.string(),
    currency: z.string(),
    list: z.array(z.string()),
  }),
});

const app = await closeAfter(createTestApp());
const api = createApi(app.platform);
route(api, echo, async (ctx, { params, query, body }) => ({
  ids: params.ids,
  tag: query.tag ?? [],
  city: body.address.city,
  language: ctx.language,
  currency: ctx.currency,
  list: body.ids ?? [],
}));
const server = await closeAfter(createServer(app.config));
mountApiServer(server, api);

const json = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  server.inject({ method: 'POST', url, payload: payload as never, headers });

test('a success carries code 1 as a number', async () => {
  const response = await json('/api/v1/probe/1,2?tag[0]=a&tag[1]=b', { address: { city: 'Lyon' } });
  assert.equal(response.statusCode, 200);
  assert.deepEqual(response.json(), {
    code: 1,
    msg: 'ok',
    data: {
      ids: ['1', '2'],
      tag: ['a', 'b'],
      city: 'Lyon',
      language: 'en',
      currency: 'USD',
      list: [],
    },
  });
});

test('ids joined by commas may be 2,000 characters long', async () => {
  const ids = Array.from({ length: 180 }, (_, index) => String(1_000_000_000 + index)).join(',');
  const response = await json(`/api/v1/probe/${ids}`, { address: { city: 'Lyon' } });
  assert.equal(response.statusCode, 200);
  assert.equal(response.json().data.ids.length, 180);
  const full = Array.from({ length: 525 }, (_, index) => String(index + 1)).join(',');
  assert.equal(`${full},12345678`.length, 2_000);
  const short = await json(`/api/v1/probe/${full},12345678`, { address: { city: 'Lyon' } });
  assert.equal(short.json().data?.ids.length, 526);
  const tooLong = await json(`/api/v1/probe/${full},123456789?lang=fr`, {
    address: { city: 'Lyon' },
  });
  assert.equal(tooLong.statusCode, 400);
  assert.deepEqual(tooLong.json().errors, [
    { path: 'ids', code: 'too-long', message: 'Au plus 2000 caractères', maximum: 2_000 },
  ]);
});

test('an id is written in one way only: no sign, no leading zero, no empty place, no other digits', async () => {
  for (const ids of [
    '0',
    '01',
    '+1',
    '-1',
    '1.0',
    '1e3',
    '1,',
    ',1',
    '1,,2',
    '1;2',
    '١',
    '１',
    '9'.repeat(19),
  ]) {
    const response = await json(`/api/v1/probe/${encodeURIComponent(ids)}`, {
      address: { city: 'Lyon' },
    });
    assert.equal(response.json().code, 'invalid-input', ids);
    assert.ok(response.json().errors.length > 0, ids);
  }
});

test('unknown fields, missing fields and wrong types are refused by name, in the language of the caller', async () => {
  const response = await json('/api/v1/probe/1?lang=zh-cn', { address: {}, extra: 1, ids: 'x' });
  assert.equal(response.statusCode, 400);
  const body = response.json();
  assert.equal(body.code, 'invalid-input');
  assert.equal(body.msg, '部分内容填写有误，请检查。');
  assert.deepEqual(
    body.errors.map((error: { path: string; code: string }) => [error.path, error.code]).sort(),
    [
      ['address.city', 'required'],
      ['extra', 'unknown'],
      ['ids', 'type'],
    ],
  );
  const expected = body.errors.find(({ path }: { path: string }) => path === 'ids');
  assert.equal(expected.message, '格式不正确，应为：[ string ]');
  const wrong = (await json('/api/v1/probe/1?lang=en', { address: -5 })).json().errors;
  assert.equal(wrong[0].message, 'This value has the wrong format. Expected: { city }');
});

test('multipart bodies nest dotted keys and indexed arrays, and cannot pollute prototypes', async () => {
  const boundary = 'vt';
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const send = (payload: string) =>
    server.inject({
      method: 'POST',
      url: '/api/v1/probe/1',
      payload: `${payload}--${boundary}--\r\n`,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
  const good = await send(
    field('address.city', 'Quito') + field('ids[0]', 'a') + field('ids[1]', 'b'),
  );
  assert.equal(good.statusCode, 200, good.body);
  assert.deepEqual(good.json().data.list, ['a', 'b']);
  const evil = await send(field('__proto__.polluted', 'yes') + field('address.city', 'Quito'));
  assert.equal(evil.statusCode, 400);
  assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
});

test('the lang query wins over the lang header, and currencyjc understands USD1', async () => {
  const response = await json(
    '/api/v1/probe/1?lang=es',
    { address: { city: 'Lyon' } },
    { lang: 'pt', currencyjc: 'USD1' },
  );
  assert.equal(response.json().data.language, 'es');
  assert.equal(response.json().data.currency, 'USD');
  const other = await json(
    '/api/v1/probe/1',
    { address: { city: 'Lyon' } },
    { lang: 'pt', currencyjc: 'EUR' },
  );
  assert.equal(other.json().data.language, 'pt');
  assert.equal(other.json().data.currency, 'EUR');
});

test('a call that names no language, or one that nobody wrote, is answered in English', async () => {
  for (const [url, headers] of [
    ['/api/v1/probe/1', {}],
    ['/api/v1/probe/1?lang=xx', {}],
    ['/api/v1/probe/1', { lang: 'xx' }],
  ] as const) {
    assert.equal(
      (await json(url, { address: { city: 'Lyon' } }, headers)).json().data.language,
      'en',
    );
    assert.equal(
      (await json(url, { address: {} }, headers)).json().msg,
      'Please check the highlighted fields.',
    );
  }
});

test('an endpoint that says nothing about rights does not boot', () => {
  const api = createApi(app.platform);
  const nobody = { ...echo, name: 'probe.nobody', public: undefined } as never;
  assert.throws(
    () => route(api, nobody, (async () => ({})) as never),
    /neither a permission nor public/,
  );
});

test('an unknown API path answers 404 in the envelope', async () => {
  const response = await server.inject({ method: 'GET', url: '/api/v1/nothing?lang=fr' });
  assert.equal(response.statusCode, 404);
  assert.equal(response.json().code, 'not-found');
  assert.equal(response.json().msg, 'Introuvable.');
});

test('an unknown address and an unknown method are answered in the envelope as well', async () => {
  for (const [method, url] of [
    ['GET', '/nothing?lang=fr'],
    ['POST', '/api?lang=fr'],
    ['OPTIONS', '/nothing?lang=fr'],
  ] as const) {
    const response = await server.inject({ method, url });
    assert.equal(response.statusCode, 404);
    assert.deepEqual([response.json().code, response.json().msg], ['not-found', 'Introuvable.']);
  }
});
