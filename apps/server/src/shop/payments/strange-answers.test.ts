import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { ProviderError } from './provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

let answerWith: (response: ServerResponse, request: IncomingMessage) => void = (response) => response.end();
const server = createServer((request, response) => {
  request.resume();
  answerWith(response, request);
});
before(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
after(() => {
  server.closeAllConnections();
  server.close();
});

const provider = () => createSandboxProvider(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, ['secret']);
const key = 'key-of-ours-1234';

const calls = {
  create: () =>
    provider().createPayment({
      key,
      amountMinor: 100n,
      currency: 'EUR',
      account: null,
      capture: 'automatic',
      payee: 'x',
      description: 'x',
      language: 'en',
      returnUrl: 'http://localhost/',
      expiresAt: new Date(),
    }),
  read: () => provider().readPayment(key),
  capture: () => provider().capturePayment(key),
  cancel: () => provider().cancelPayment(key),
  refund: () => provider().refund({ key, paymentKey: 'other', amountMinor: 100n, currency: 'EUR' }),
  payout: () => provider().createPayout({ key, account: 'a', amountMinor: 100n, currency: 'EUR' }),
};

const payment = {
  ref: 'pay_1',
  key,
  state: 'captured',
  isProcessing: false,
  amount: '100',
  currency: 'EUR',
  refunded: '0',
  account: null,
  failure: null,
  instrument: null,
};
const send = (status: number, body: string) => (response: ServerResponse) => void response.writeHead(status).end(body);
const strange: Record<string, typeof answerWith> = {
  'a page of a proxy': send(502, '<html>Bad gateway</html>'),
  'a page that says all is well': send(200, '<html>ok</html>'),
  nothing: send(200, ''),
  null: send(200, 'null'),
  'null as a failure': send(500, 'null'),
  'a number as a failure': send(503, '7'),
  'half an answer': (response) => {
    response.writeHead(200, { 'content-length': '500' }).write('{"ref":"pay_1",');
    setImmediate(() => response.destroy());
  },
  'an answer without an end': (response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write(' '.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  },
  'a way to somewhere else': (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  'an answer about another payment': send(200, JSON.stringify({ ...payment, key: 'somebody-elses-key' })),
  'an amount that is no number': send(200, JSON.stringify({ ...payment, amount: '1e3' })),
  'an amount below nothing': send(200, JSON.stringify({ ...payment, amount: '-100' })),
  'a state that nobody knows': send(200, JSON.stringify({ ...payment, state: 'great' })),
  'a page that is a script': send(200, JSON.stringify({ ...payment, payUrl: 'javascript:alert(1)' })),
};

test('whatever a provider answers that cannot be understood is unknown, never done and never refused', async () => {
  for (const [what, answer] of Object.entries(strange)) {
    answerWith = answer;
    for (const [name, call] of Object.entries(calls)) {
      await assert.rejects(call(), (error) => error instanceof ProviderError && error.kind === 'unknown', `${name}: ${what}`);
    }
  }
});

test('a refund of another amount than the one asked for is not taken for ours', async () => {
  answerWith = send(200, JSON.stringify({ ref: 're_1', key, amount: '99', state: 'done' }));
  await assert.rejects(calls.refund(), (error) => error instanceof ProviderError && error.code === 'other_amount');
  answerWith = send(200, JSON.stringify({ ref: 're_1', key, amount: '100', state: 'done' }));
  assert.equal((await calls.refund()).amountMinor, 100n);
});

test('a refusal is one, whatever else stands in it', async () => {
  answerWith = send(402, JSON.stringify({ error: 'x'.repeat(5_000), key }));
  await assert.rejects(calls.capture(), (error) => error instanceof ProviderError && error.kind === 'refused' && error.code.length === 60);
});
