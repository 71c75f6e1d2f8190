import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { CallFailed } from '../client.ts';
import { endpoint } from '../endpoint.ts';
import { startClientBench } from './testing.ts';

const rejectionOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => assert.fail('the call should have been rejected'),
    (reason: unknown) => reason,
  );

const errorToast = (text: string) => ({
  type: 'error',
  title: 'some error',
  text,
  durationMs: 2000,
  position: 'bottom-right',
});
const warningToast = (text: string) => ({
  type: 'warning',
  title: 'Warning',
  text,
  durationMs: 2000,
  position: 'bottom-right',
});

test('code 1 is returned as it is', async () => {
  const body = { code: 1, msg: 'ok', data: [1] };
  await using bench = await startClientBench(() => ({ body }));
  assert.deepEqual(await bench.client.request({ url: '/x' }), body);
  assert.deepEqual(bench.toasts, []);
});

for (const url of ['/api/paypal/paySdk', '/api/paymentCallback']) {
  test(`every answer of ${url} is returned as it is`, async () => {
    let reply: { status: number; body: unknown } = { status: 200, body: { code: 77, id: 'p' } };
    await using bench = await startClientBench(() => reply);
    assert.deepEqual(await bench.client.request({ url }), { code: 77, id: 'p' });
    reply = { status: 200, body: { code: 0, msg: 'no' } };
    assert.deepEqual(await bench.client.request({ url, method: 'POST' }), { code: 0, msg: 'no' });
    reply = { status: 402, body: { code: 'payment-declined', msg: 'Declined' } };
    assert.deepEqual(await bench.client.request({ url }), {
      code: 'payment-declined',
      msg: 'Declined',
    });
    assert.deepEqual(bench.toasts, []);
  });
}

test('code 0 warns for 2 s at the bottom right with the message, and the data is still returned', async () => {
  const body = { code: 0, msg: 'One order was left out', data: { paid: 2 } };
  await using bench = await startClientBench(() => ({ body }));
  assert.deepEqual(await bench.client.request({ url: '/x' }), body);
  assert.deepEqual(bench.toasts, [warningToast('One order was left out')]);
});

test("code 0 without a message warns with 'System Warning'", async () => {
  await using bench = await startClientBench(() => ({ body: { code: 0, data: 5 } }));
  await bench.client.request({ url: '/x' });
  assert.deepEqual(bench.toasts, [warningToast('System Warning')]);
});

test('other codes in a normal answer are swallowed', async () => {
  await using bench = await startClientBench(() => ({ body: { code: 7, msg: 'odd', data: [1] } }));
  assert.equal(await bench.client.request({ url: '/x' }), undefined);
  assert.deepEqual(bench.toasts, []);
});

test('another code of the border query rejects with an empty list', async () => {
  await using bench = await startClientBench(() => ({ body: { code: 7, data: [1] } }));
  assert.deepEqual(await rejectionOf(bench.client.request({ url: '/api/border/query' })), []);
  assert.deepEqual(bench.toasts, []);
});

test("1002 shows 'some error' with the message, goes to the login form and rejects with the message", async () => {
  await using bench = await startClientBench(() => ({
    status: 401,
    body: { code: 1002, msg: 'Your session is over' },
  }));
  bench.state.refresh = '';
  assert.equal(await rejectionOf(bench.client.request({ url: '/x' })), 'Your session is over');
  assert.deepEqual(bench.toasts, [errorToast('Your session is over')]);
  assert.equal(bench.state.logins, 1);
});

test("1002 without a message says 'System Error', and the code may be a string", async () => {
  await using bench = await startClientBench(() => ({ status: 401, body: { code: '1002' } }));
  bench.state.refresh = '';
  assert.equal(await rejectionOf(bench.client.request({ url: '/x' })), 'System Error');
  assert.deepEqual(bench.toasts, [errorToast('System Error')]);
  assert.equal(bench.state.logins, 1);
});

test('A0231 rejects with an Error that carries the message, without a toast', async () => {
  await using bench = await startClientBench(() => ({
    status: 401,
    body: { code: 'A0231', msg: 'Refresh token invalid' },
  }));
  const reason = await rejectionOf(
    bench.client.request({ url: '/api/v1/auth/refresh-token', method: 'POST', noAuth: true }),
  );
  assert.ok(reason instanceof Error);
  assert.equal(reason.message, 'Refresh token invalid');
  assert.deepEqual(bench.toasts, []);
  assert.equal(bench.state.logins, 0);
});

test("A0231 without a message rejects with an Error that says 'Error'", async () => {
  await using bench = await startClientBench(() => ({ status: 401, body: { code: 'A0231' } }));
  const reason = await rejectionOf(bench.client.request({ url: '/x' }));
  assert.ok(reason instanceof Error);
  assert.equal(reason.message, 'Error');
});

test('any other code of an HTTP error shows the same toast, stays on the page and rejects with the message', async () => {
  await using bench = await startClientBench(() => ({
    status: 409,
    body: { code: 'slug-taken', msg: 'That name is taken' },
  }));
  assert.equal(await rejectionOf(bench.client.request({ url: '/x' })), 'That name is taken');
  assert.deepEqual(bench.toasts, [errorToast('That name is taken')]);
  assert.equal(bench.state.logins, 0);
});

test("an HTTP error whose body has no message says 'System Error'", async () => {
  await using bench = await startClientBench(() => ({
    status: 502,
    body: '<html>Bad gateway</html>',
  }));
  assert.equal(await rejectionOf(bench.client.request({ url: '/x' })), 'System Error');
  assert.deepEqual(bench.toasts, [errorToast('System Error')]);
});

const addThing = endpoint({
  name: 'things.add',
  method: 'POST',
  path: '/api/v1/things',
  public: true,
  summary: 'A test.',
  body: z.object({ name: z.string() }),
  reply: z.null(),
});

test('a typed call fails with the message, the code and the refused fields', async () => {
  const errors = [{ path: 'name', code: 'too_small', message: 'Enter a name' }];
  await using bench = await startClientBench(() => ({
    status: 400,
    body: { code: 'invalid-input', msg: 'Check the form', errors },
  }));
  const reason = await rejectionOf(bench.client.call(addThing, { body: { name: '' } }));
  assert.ok(reason instanceof CallFailed);
  assert.equal(reason.message, 'Check the form');
  assert.equal(reason.code, 'invalid-input');
  assert.deepEqual(reason.fields, errors);
  assert.deepEqual(bench.toasts, [errorToast('Check the form')]);
});

test('a quiet call fails without a toast', async () => {
  await using bench = await startClientBench(() => ({
    status: 500,
    body: { code: 'internal', msg: 'No' },
  }));
  await rejectionOf(bench.client.call(addThing, { body: { name: 'x' } }, { suppressToast: true }));
  assert.deepEqual(bench.toasts, []);
});

test('a quiet call says that the session is over, and leads to the login form', async () => {
  await using bench = await startClientBench(() => ({
    status: 401,
    body: { code: 1002, msg: 'Your session is over' },
  }));
  bench.state.refresh = '';
  await rejectionOf(bench.client.call(addThing, { body: { name: 'x' } }, { suppressToast: true }));
  assert.deepEqual(bench.toasts, [errorToast('Your session is over')]);
  assert.equal(bench.state.logins, 1);
});

test('a quiet call that is refused after signing out says nothing', async () => {
  await using bench = await startClientBench(() => {
    Object.assign(bench.state, { access: '', refresh: '' });
    return { status: 401, body: { code: 1002, msg: 'Your session is over' } };
  });
  await rejectionOf(bench.client.call(addThing, { body: { name: 'x' } }, { suppressToast: true }));
  assert.deepEqual([bench.toasts, bench.state.logins], [[], 0]);
});

test('the call that ends the session says nothing and moves nothing, whatever the server answers', async () => {
  await using bench = await startClientBench(() => ({
    status: 401,
    body: { code: 1002, msg: 'Your session is over' },
  }));
  bench.state.refresh = '';
  await rejectionOf(
    bench.client.call(addThing, { body: { name: 'x' } }, { ignoreSessionEnd: true }),
  );
  assert.deepEqual([bench.toasts, bench.state.logins], [[], 0]);
});

test('a call that its caller gave up says nothing', async () => {
  await using bench = await startClientBench(() => ({ body: { code: 1 } }));
  const reason = await rejectionOf(
    bench.client.request({ url: '/x', signal: AbortSignal.abort() }),
  );
  assert.equal((reason as Error).name, 'AbortError');
  assert.deepEqual(bench.toasts, []);
});
