import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { baseAddress } from '../client.ts';
import { endpoint } from '../endpoint.ts';
import { joinAddress } from './base-address.ts';
import { toFormData, toQueryString } from './serialise.ts';
import { startClientBench } from './testing.ts';

const success = () => ({ body: { code: 1, msg: 'ok', data: { done: true } } });

test('a call waits 50000 ms for its answer by default', async (context) => {
  const limits = context.mock.method(AbortSignal, 'timeout').mock;
  await using bench = await startClientBench(success);
  await bench.makeClient({}).request({ url: '/quick' });
  assert.deepEqual(limits.calls[0]?.arguments, [50_000]);
});

test('a call that takes longer than the time limit is given up with a toast and a message', async () => {
  await using bench = await startClientBench(() => new Promise(() => undefined));
  await assert.rejects(
    async () => bench.makeClient({ timeoutMs: 50 }).request({ url: '/slow' }),
    (reason) => {
      assert.equal(reason, 'The server took too long to answer. Try again.');
      return true;
    },
  );
  assert.equal(bench.toasts.length, 1);
});

test('a relative address gets a leading slash', async () => {
  await using bench = await startClientBench(success);
  await bench.client.request({ url: 'api/v1/dict/list' });
  assert.equal(bench.last().url, '/api/v1/dict/list');
});

test('an address that starts with http is kept', async () => {
  await using bench = await startClientBench(success);
  await bench.client.request({ url: `${bench.base}/elsewhere` });
  assert.equal(bench.last().url, '/elsewhere');
  assert.equal(
    joinAddress('https://store.example', 'https://other.example/x'),
    'https://other.example/x',
  );
});

test('the base address is a proxy prefix in development and a host chosen by host name in production', () => {
  assert.equal(baseAddress({ environment: 'development', hostname: 'localhost' }), '/dev-api');
  const hosts = {
    'console.brand.example': 'https://store.brand.example/',
    '*': 'https://store.example',
  };
  assert.equal(
    baseAddress({ environment: 'production', hostname: 'console.brand.example', hosts }),
    'https://store.brand.example',
  );
  assert.equal(
    baseAddress({ environment: 'production', hostname: 'somewhere.example', hosts }),
    'https://store.example',
  );
  assert.equal(baseAddress({ environment: 'production', hostname: 'somewhere.example' }), '');
});

for (const method of ['post', 'PUT']) {
  test(`${method.toUpperCase()} sends its params as a JSON body with application/json;charset=UTF-8`, async () => {
    await using bench = await startClientBench(success);
    await bench.client.request({ url: '/x', method, params: { name: 'Ñandú', tags: ['a'] } });
    assert.equal(bench.last().method, method.toUpperCase());
    assert.equal(bench.last().url, '/x');
    assert.equal(bench.last().headers['content-type'], 'application/json;charset=UTF-8');
    assert.deepEqual(JSON.parse(bench.last().text), { name: 'Ñandú', tags: ['a'] });
  });
}

for (const method of ['GET', 'DELETE', 'PATCH']) {
  test(`${method} sends its params as a query string`, async () => {
    await using bench = await startClientBench(success);
    await bench.client.request({ url: '/x', method, params: { keywords: 'a b' } });
    assert.equal(bench.last().method, method);
    assert.equal(bench.last().url, '/x?keywords=a%20b');
    assert.equal(bench.last().text, '');
  });
}

test('a query string has indexed keys for arrays, sends empty strings and leaves undefined out', () => {
  assert.equal(
    toQueryString({
      createTime: ['2026-01-01', ''],
      field: { name: 'x' },
      none: undefined,
      empty: '',
      nothing: null,
      yes: true,
    }),
    'createTime%5B0%5D=2026-01-01&createTime%5B1%5D=&field%5Bname%5D=x&empty=&nothing=&yes=true',
  );
});

for (const [method, sent] of [
  ['GET', 'POST'],
  ['DELETE', 'POST'],
  ['PUT', 'PUT'],
  ['POST', 'POST'],
] as const) {
  test(`with the form-data flag ${method} is sent as ${sent} with multipart/form-data`, async () => {
    await using bench = await startClientBench(success);
    await bench.client.request({ url: '/x', method, formData: true, params: { a: 1 } });
    assert.equal(bench.last().method, sent);
    assert.match(String(bench.last().headers['content-type']), /^multipart\/form-data; ?boundary=/);
    assert.match(bench.last().text, /name="a"\r\n\r\n1\r\n/);
    assert.equal(bench.last().url, '/x');
  });
}

test('a form has dotted keys for nested objects, indexed keys for arrays, and files as they are', () => {
  const file = new File(['abc'], 'a.png', { type: 'image/png' });
  const form = toFormData({
    user: { address: { city: 'Lima' } },
    ids: [4, 5],
    rows: [{ id: 7 }],
    file,
    none: undefined,
  });
  const entries = [...form.entries()];
  assert.deepEqual(
    entries.filter(([key]) => key !== 'file'),
    [
      ['user.address.city', 'Lima'],
      ['ids[0]', '4'],
      ['ids[1]', '5'],
      ['rows[0].id', '7'],
    ],
  );
  assert.equal((form.get('file') as File).name, 'a.png');
  assert.equal((form.get('file') as File).type, 'image/png');
});

test('an explicit content type overrides the default', async () => {
  await using bench = await startClientBench(success);
  await bench.client.request({
    url: '/x',
    method: 'POST',
    params: { a: [1] },
    contentType: 'application/x-www-form-urlencoded',
  });
  assert.equal(bench.last().headers['content-type'], 'application/x-www-form-urlencoded');
  assert.equal(bench.last().text, 'a%5B0%5D=1');
  await bench.client.request({
    url: '/x',
    method: 'PUT',
    params: { a: 1 },
    contentType: 'application/vnd.vitrine+json',
  });
  assert.equal(bench.last().headers['content-type'], 'application/vnd.vitrine+json');
});

test('every call carries the Bearer token unless it is marked no-auth', async () => {
  await using bench = await startClientBench(success);
  await bench.client.request({ url: '/x' });
  assert.equal(bench.last().headers.authorization, 'Bearer a0');
  await bench.client.request({ url: '/x', noAuth: true });
  assert.equal(bench.last().headers.authorization, undefined);
});

test('every call carries the lang header; zh-cn is sent as en and said in the query', async () => {
  await using bench = await startClientBench(success);
  bench.state.language = 'es';
  await bench.client.request({ url: '/x' });
  assert.equal(bench.last().headers.lang, 'es');
  assert.equal(bench.last().url, '/x');
  bench.state.language = 'zh-cn';
  await bench.client.request({ url: '/x', params: { a: 1 } });
  assert.equal(bench.last().headers.lang, 'en');
  assert.equal(bench.last().url, '/x?a=1&lang=zh-cn');
});

test('every call carries the currencyjc header; USD is sent as USD1', async () => {
  await using bench = await startClientBench(success);
  await bench.client.request({ url: '/x' });
  assert.equal(bench.last().headers.currencyjc, 'USD1');
  bench.state.currency = 'EUR';
  await bench.client.request({ url: '/x' });
  assert.equal(bench.last().headers.currencyjc, 'EUR');
});

const editThing = endpoint({
  name: 'things.edit',
  method: 'PATCH',
  path: '/api/v1/things/:ids/parts',
  public: true,
  summary: 'A test.',
  params: z.object({ ids: z.array(z.string()) }),
  query: z.object({ onlyParent: z.boolean() }),
  body: z.object({ name: z.string() }),
  reply: z.object({ done: z.boolean() }),
  idempotency: 'required',
});

test('a typed call fills the path, sends query and body apart, and answers the data', async () => {
  await using bench = await startClientBench(success);
  const answer = await bench.client.call(editThing, {
    params: { ids: ['1', 'a/b'] },
    query: { onlyParent: true },
    body: { name: 'x' },
  });
  assert.deepEqual(answer, { done: true });
  assert.equal(bench.last().method, 'PATCH');
  assert.equal(bench.last().url, '/api/v1/things/1,a%2Fb/parts?onlyParent=true');
  assert.deepEqual(JSON.parse(bench.last().text), { name: 'x' });
});

test('a typed call sends the Idempotency-Key it was given, or one of its own where the endpoint requires one', async () => {
  await using bench = await startClientBench(success);
  const args = { params: { ids: ['1'] }, query: { onlyParent: true }, body: { name: 'x' } };
  await bench.client.call(editThing, args, { idempotencyKey: 'k-1' });
  assert.equal(bench.last().headers['idempotency-key'], 'k-1');
  await bench.client.call(editThing, args);
  assert.match(String(bench.last().headers['idempotency-key']), /^[0-9a-f-]{36}$/);
});

test('a download answers the bytes and the name out of Content-Disposition', async () => {
  await using bench = await startClientBench(() => ({
    body: 'a,b',
    headers: {
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename=orders%20%C3%B1.csv',
    },
  }));
  const list = endpoint({
    name: 'things.export',
    method: 'GET',
    path: '/api/v1/things/export',
    public: true,
    summary: 'A test.',
    reply: z.unknown(),
    envelope: 'raw',
  });
  const file = await bench.client.download(list, {});
  assert.equal(file.fileName, 'orders ñ.csv');
  assert.equal(await file.blob.text(), 'a,b');
});
