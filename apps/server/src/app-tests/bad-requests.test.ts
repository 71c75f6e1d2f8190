import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { languagePattern, languages } from '@vitrine/contract/locales.ts';
import { z } from 'zod';
import type { TestApp } from '#platform/testing/app.ts';
import { failureText } from '#texts/failures.ts';
import {
  closeBadCalls,
  createAppForBadCalls,
  endpoints,
  findFault,
  findFieldFault,
  headersFor,
  parts,
  readState,
  sampleCall,
  send,
  sendsBody,
  shapeOf,
} from './bad-input.calls.ts';
import { fieldsOf, isStrict } from './bad-input.shapes.ts';

let app: TestApp;
let rootToken = '';
before(async () => {
  ({ app, rootToken } = await createAppForBadCalls());
});
after(closeBadCalls);

test('an endpoint takes nothing in a part that it does not have', async () => {
  const faults: string[] = [];
  for (const endpoint of endpoints()) {
    const call = sampleCall(endpoint);
    if (!endpoint.query) {
      const fault = findFieldFault(await send(endpoint, { ...call, query: { surprise: 'x' } }), {
        what: '',
        path: ['surprise'],
        value: 'x',
        code: 'unknown',
      });
      if (fault) faults.push(`${endpoint.name}, query: ${fault}`);
    }
    if (!endpoint.body && endpoint.bodyType !== 'raw' && sendsBody(endpoint)) {
      const fault = findFieldFault(await send(endpoint, { ...call, body: { surprise: 'x' } }), {
        what: '',
        path: ['surprise'],
        value: 'x',
        code: 'unknown',
      });
      if (fault) faults.push(`${endpoint.name}, body: ${fault}`);
    }
  }
  assert.deepEqual(faults, []);
});

test('only those that a provider or an old client calls let unknown fields pass', () => {
  const lenient = endpoints().filter((endpoint) =>
    parts.some(
      (part) => shapeOf(endpoint, part) && !isStrict(shapeOf(endpoint, part) as z.ZodType),
    ),
  );
  assert.deepEqual(lenient.map(({ name }) => name).sort(), [
    'auth.socialCallback',
    'markets.lookUpCountry',
    'payments.callback',
    'payments.paySdk',
    'payments.postCallback',
    'payments.postPaySdk',
    'payouts.linkReturn',
    // Its body is a list of ids.
    'roles.updateMenus',
  ]);
});

test('every endpoint with a body refuses one that is no object, cannot be read, is too large or of another type', async () => {
  const bodies = [
    { what: 'half of a JSON text', payload: '{"a":', code: 'malformed-request' },
    { what: 'a prototype', payload: '{"__proto__":{"isAdmin":true}}', code: 'malformed-request' },
    { what: 'nothing', payload: '', code: 'malformed-request' },
    { what: 'a list', payload: '[]', code: 'invalid-input' },
    { what: 'a text', payload: '"text"', code: 'invalid-input' },
    { what: 'a number', payload: '42', code: 'invalid-input' },
    { what: 'plain text', payload: 'text', type: 'text/plain', code: 'invalid-input' },
    { what: 'XML', payload: '<a/>', type: 'application/xml', code: 'unsupported-media-type' },
    {
      what: 'a form',
      payload: 'a=b',
      type: 'application/x-www-form-urlencoded',
      code: 'unsupported-media-type',
    },
  ];
  const faults: string[] = [];
  const before = await readState();
  for (const endpoint of endpoints().filter(
    (candidate) => sendsBody(candidate) && candidate.bodyType !== 'raw',
  )) {
    const tooMuch = `{"a":"${'x'.repeat((endpoint.bodyBytesMax ?? 256 * 1024) + 1)}"}`;
    for (const { what, payload, type, code } of [
      ...bodies,
      { what: 'too much', payload: tooMuch, type: '', code: 'payload-too-large' },
    ]) {
      // Where the body is a list, an empty one is valid.
      if (payload === '[]' && endpoint.body instanceof z.ZodArray) continue;
      const answer = await send(endpoint, sampleCall(endpoint), {
        payload,
        headers: type ? { 'content-type': type } : {},
      });
      const fault = findFault(answer, code);
      if (fault) faults.push(`${endpoint.name}, ${what}: ${fault}`);
    }
  }
  assert.deepEqual(faults, []);
  assert.deepEqual(await readState(), before);
});

test('every endpoint that needs an idempotency key says so', async () => {
  const faults: string[] = [];
  for (const endpoint of endpoints().filter(({ idempotency }) => idempotency === 'required')) {
    const fault = findFault(await send(endpoint, sampleCall(endpoint)), 'idempotency-key-required');
    if (fault) faults.push(`${endpoint.name}: ${fault}`);
  }
  assert.deepEqual(faults, []);
});

test('addresses that nothing stands behind, or that cannot be read, get the envelope as well', async () => {
  const headers = { lang: 'zh-cn', authorization: `Bearer ${rootToken}` };
  for (const [url, code] of [
    ['/api/v1/nothing-here', 'not-found'],
    ['/api/v1/platform/stores?pageNum=%zz&pageSize=x', 'invalid-input'],
    ['/api/v1/orders/%zz', 'malformed-request'],
    [`/api/v1/orders/${'9'.repeat(2_500)}`, 'not-found'],
  ] as const) {
    const answer = await app.send({ method: 'GET', url, headers });
    assert.equal(findFault(answer, code), undefined, url);
  }
  const wrongMethod = await app.send({ method: 'PATCH', url: '/api/v1/platform/stores', headers });
  assert.equal(findFault(wrongMethod, 'method-not-allowed'), undefined);
  // An id that a client lost must not become the address of all of them.
  const lostId = await app.send({ method: 'DELETE', url: '/api/v1/users/me/sessions/', headers });
  assert.equal(findFault(lostId, 'invalid-input'), undefined);
});

test('the same refusal speaks the five languages', async () => {
  const messages = await Promise.all(
    languages.map(async (lang) => {
      const answer = await app.send({
        method: 'GET',
        url: '/api/v1/platform/stores?pageNum=0',
        headers: { lang, authorization: `Bearer ${rootToken}` },
      });
      return [answer.body.msg, answer.body.errors?.[0]?.message];
    }),
  );
  assert.equal(new Set(messages.map(([msg]) => msg)).size, languages.length);
  assert.equal(new Set(messages.map(([, message]) => message)).size, languages.length);
});

test('a multipart body is refused like any other, and a picture over 2M in the specified words', async () => {
  const form = (name: string, value: string | Blob) => {
    const data = new FormData();
    data.append(name, value);
    return data;
  };
  const endpoint = app.api.endpoints.get('files.upload')?.endpoint as Endpoint;
  const post = async (data: FormData) => {
    const request = new Request('http://localhost/', { method: 'POST', body: data });
    return app.send({
      method: 'POST',
      url: endpoint.path,
      headers: {
        ...headersFor(endpoint),
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };
  const before = await readState();
  assert.equal(findFault(await post(form('surprise', 'x')), 'invalid-input'), undefined);
  assert.equal(findFault(await post(form('file', 'a text')), 'invalid-input'), undefined);
  assert.equal(
    findFault(await post(form('file', new Blob(['no picture']))), 'image-unreadable'),
    undefined,
  );
  const tooLarge = await post(form('file', new Blob([new Uint8Array(2 * 1024 * 1024 + 1)])));
  assert.equal(findFault(tooLarge, 'image-too-large'), undefined);
  assert.equal(tooLarge.body.msg, failureText('image-too-large', 'zh-cn'));
  assert.equal(
    failureText('image-too-large', 'en'),
    'The size of the uploaded image cannot exceed 2M',
  );
  assert.equal(findFault(await post(form('__proto__.isAdmin', 'x')), 'invalid-input'), undefined);
  assert.equal(findFault(await post(form('a.b.c.d.e.f.g', 'x')), 'malformed-request'), undefined);
  const asJson = await app.send({
    method: 'POST',
    url: endpoint.path,
    headers: headersFor(endpoint),
    payload: { file: { bytes: 'x' } },
  });
  assert.equal(findFault(asJson, 'invalid-input'), undefined);
  assert.deepEqual(await readState(), before);
});

test('a multipart body that cannot be read is refused in words', async () => {
  const part = (head: string) => `--b\r\n${head}\r\n\r\nluna\r\n`;
  const named = 'content-disposition: form-data; name="username"';
  for (const [what, type, payload] of [
    ['no boundary', 'multipart/form-data', `${part(named)}--b--\r\n`],
    ['broken off', 'multipart/form-data; boundary=b', `--b\r\n${named}\r\n\r\nlu`],
    ['another boundary', 'multipart/form-data; boundary=c', `${part(named)}--b--\r\n`],
    [
      'no name',
      'multipart/form-data; boundary=b',
      `${part('content-disposition: form-data')}--b--\r\n`,
    ],
    [
      'an empty name',
      'multipart/form-data; boundary=b',
      `${part('content-disposition: form-data; name=""')}--b--\r\n`,
    ],
    [
      'two meanings',
      'multipart/form-data; boundary=b',
      `${part(named)}${part(named.replace('username', 'username.x'))}--b--\r\n`,
    ],
    [
      'a place too far',
      'multipart/form-data; boundary=b',
      `${part(named.replace('username', 'username[99999]'))}--b--\r\n`,
    ],
  ] as const) {
    const answer = await app.send({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { lang: 'zh-cn', 'content-type': type },
      payload,
    });
    assert.equal(findFault(answer, 'malformed-request'), undefined, what);
  }
});

test('nested deeper than any shape, a body is refused and nothing breaks on it', async () => {
  const endpoint = app.api.endpoints.get('carts.create')?.endpoint as Endpoint;
  const url = endpoint.path.replace(':slug', 'nobody');
  const nest = (depth: number, open: string, middle: string, close: string) =>
    open.repeat(depth) + middle + close.repeat(depth);
  for (const payload of [nest(20_000, '[', '', ']'), nest(20_000, '{"a":', '"\\u0000"', '}')]) {
    const headers = { ...headersFor(endpoint), 'content-type': 'application/json' };
    const answer = await app.send({ method: 'POST', url, headers, payload: `{"line":${payload}}` });
    assert.equal(findFault(answer, 'malformed-request'), undefined);
  }
});

test('no more of a multipart body is read than its endpoint takes: no stranger’s files, no fields without end', async () => {
  const post = async (url: string, data: FormData, headers: Record<string, string> = {}) => {
    const request = new Request('http://localhost/', { method: 'POST', body: data });
    const type = request.headers.get('content-type') ?? '';
    const payload = Buffer.from(await request.arrayBuffer());
    return app.send({
      method: 'POST',
      url,
      headers: { lang: 'zh-cn', ...headers, 'content-type': type },
      payload,
    });
  };
  const files = new FormData();
  files.append('file', new Blob([new Uint8Array(1024)]), 'a.png');
  const fields = new FormData();
  for (let index = 0; index < 20; index += 1) fields.append(`field${index}`, 'x'.repeat(20_000));

  assert.equal(findFault(await post('/api/v1/auth/login', files), 'payload-too-large'), undefined);
  assert.equal(findFault(await post('/api/v1/auth/login', fields), 'payload-too-large'), undefined);
  assert.equal((await post('/api/v1/files', files)).body.code, 1002);
  assert.equal(
    (await post('/api/v1/files', files, { authorization: 'Bearer nobody' })).body.code,
    1002,
  );
});

test('a file that is generated for a signed-in caller is rate-limited', () => {
  const endless = endpoints().filter(
    (one) => one.envelope === 'raw' && one.method === 'GET' && one.permission && !one.limit,
  );
  assert.deepEqual(endless.map(({ name }) => name).sort(), []);
});

test('what calls a provider or adds a permanent row is rate-limited as well', () => {
  const names = [
    'orders.placeOwn',
    'payments.paySeller',
    'payouts.request',
    'payouts.link',
    'analytics.createLink',
    'carts.create',
  ];
  assert.deepEqual(
    names.filter((name) => !endpoints().find((one) => one.name === name)?.limit),
    [],
  );
});

test('a text of one line takes no line break, control character or mark of direction; notes and reasons take line breaks', () => {
  const texts = ['ab\ncd', 'ab\u001bcd', 'ab\u202ecd', 'ab\u2028cd'];
  const taken = endpoints().flatMap((endpoint) =>
    parts.flatMap((part) => {
      const shape = shapeOf(endpoint, part);
      if (!shape) return [];
      return [...fieldsOf(shape)].flatMap(({ shape: field, path }) => {
        const kept = texts.map((text) => (field as z.ZodType).safeParse(text).data);
        const hostile = kept.filter(
          (text) => typeof text === 'string' && /[\p{Cc}\p{Cf}\p{Zl}]/u.test(text),
        );
        return hostile.length
          ? [
              `${endpoint.name} ${path.join('.')}${hostile.every((text) => text === 'ab\ncd') ? ' (lines)' : ''}`,
            ]
          : [];
      });
    }),
  );
  // Passwords are taken as they are; secrets, references and sources are compared and never shown.
  // Each language has its own field of the same shape.
  const byLanguage = new RegExp(
    ` (?:form\\.)?(?:texts|translations)\\.(?!en\\.)${languagePattern}\\.`,
  );
  const opaque =
    /[pP]assword$|[tT]oken$|ticket$|cursor$|captcha(Key|Code)$|socialCallback|api_token$|lang$|filePath$|username$/;
  assert.deepEqual(taken.filter((place) => !opaque.test(place) && !byLanguage.test(place)).sort(), [
    'carts.saveForm fields.message (lines)',
    'checkout.place message (lines)',
    // Help texts; other settings refuse line breaks by their kind.
    'configs.create configValue (lines)',
    'configs.update configValue (lines)',
    'courseDrafts.create texts.en.summary (lines)',
    'courseDrafts.createLecture texts.en.content (lines)',
    'courseDrafts.update texts.en.summary (lines)',
    'courseDrafts.updateLecture texts.en.content (lines)',
    'demo.createItem description (lines)',
    'demo.saveText content (lines)',
    'demo.updateItem description (lines)',
    'dictionaries.create remark (lines)',
    'dictionaries.update remark (lines)',
    'disputes.saveEvidence explanation (lines)',
    'fulfilment.previewShipments text (lines)',
    'fulfilment.shipPasted text (lines)',
    'notices.create content (lines)',
    'notices.create translations.en.content (lines)',
    'notices.update content (lines)',
    'notices.update translations.en.content (lines)',
    'orderDesk.bulkNote text (lines)',
    'orderNotes.add text (lines)',
    'parcelProblems.report note (lines)',
    'payments.closeDiscrepancy reason (lines)',
    'payments.proposeDifferenceSettlement reason (lines)',
    'payments.proposePaymentSettlement reason (lines)',
    'payments.proposePayoutSettlement reason (lines)',
    'platformReturns.decide returnAddress (lines)',
    'pricing.importPrices text (lines)',
    'pricing.noteProduct note (lines)',
    'pricing.previewImport text (lines)',
    'productDrafts.put form.manufacturer.address (lines)',
    'productDrafts.put form.responsiblePerson.address (lines)',
    'productDrafts.put form.texts.en.care (lines)',
    'productDrafts.put form.texts.en.description (lines)',
    'productDrafts.put form.texts.en.sizeGuide (lines)',
    'productDrafts.put form.texts.en.warnings (lines)',
    'products.create manufacturer.address (lines)',
    'products.create responsiblePerson.address (lines)',
    'products.create texts.en.care (lines)',
    'products.create texts.en.description (lines)',
    'products.create texts.en.sizeGuide (lines)',
    'products.create texts.en.warnings (lines)',
    'products.update form.manufacturer.address (lines)',
    'products.update form.responsiblePerson.address (lines)',
    'products.update form.texts.en.care (lines)',
    'products.update form.texts.en.description (lines)',
    'products.update form.texts.en.sizeGuide (lines)',
    'products.update form.texts.en.warnings (lines)',
    'purchaseOrders.refundMissing reason (lines)',
    'rates.import csv (lines)',
    'refunds.ask reason (lines)',
    'refunds.cancelRest reason (lines)',
    'refunds.create reason (lines)',
    'refunds.createOwn reason (lines)',
    'refunds.decline reason (lines)',
    'returns.decide returnAddress (lines)',
    'returns.request text (lines)',
    'reviewModeration.bulkDecide reason (lines)',
    'reviewModeration.decide reason (lines)',
    'reviews.reply text (lines)',
    'reviews.report reason (lines)',
    'reviews.send text (lines)',
    'storeDecisions.hold reason (lines)',
    'storeDecisions.open reason (lines)',
    'storeDecisions.settle reason (lines)',
    'stores.updateOwn bio (lines)',
    'suppliers.create address (lines)',
    'suppliers.update address (lines)',
  ]);
});
