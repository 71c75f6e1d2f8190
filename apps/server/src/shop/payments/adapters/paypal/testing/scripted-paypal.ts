import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { createPaypalProvider, type PaypalOptions } from '../paypal-provider.ts';

/** A call that reached the server. */
export interface Call {
  /** `GET /v2/checkout/orders/ORDER1`, without the query. */
  name: string;
  query: URLSearchParams;
  headers: NodeJS.Dict<string | string[]>;
  body: unknown;
}

export interface Answer {
  status?: number;
  /** An object is sent as JSON, a text as it is. */
  body: unknown;
}

export const key = 'key-of-ours-1234';
export const merchantId = 'PLATFORMABC23';
export const toUsd = (value: string) => ({ currency_code: 'USD', value });

export const createObject = (ref: string | null = 'ORDER1', account: string | null = null) => ({
  key,
  ref,
  account,
  createdAt: new Date('2026-11-20T10:00:00.000Z'),
});

/** An order of ours as PayPal shows it, with the captures and refunds that it has. */
export const orderOf = (status: string, payments?: object, more: object = {}) => ({
  id: 'ORDER1',
  status,
  purchase_units: [
    {
      custom_id: key,
      amount: toUsd('41.90'),
      payee: { merchant_id: merchantId },
      payments,
      ...more,
    },
  ],
});
export const captureOf = (status: string, reason?: string) => ({
  id: 'CAPTURE1',
  status,
  amount: toUsd('41.90'),
  ...(reason ? { status_details: { reason } } : {}),
});
export const createRefusal = (status: number, issue: string, more: object = {}): Answer => ({
  status,
  body: {
    name: 'UNPROCESSABLE_ENTITY',
    message: 'x',
    debug_id: 'd',
    details: [{ issue, ...more }],
  },
});

/** Starts a server with the responses of a test, and an adapter that calls it. Every token is valid. */
export async function openPaypal(
  t: TestContext,
  answer: (call: Call) => Answer,
  more: Partial<PaypalOptions> = {},
) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString();
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://paypal');
    const call = {
      name: `${request.method} ${pathname}`,
      query: searchParams,
      headers: request.headers,
      body: text.startsWith('{') ? JSON.parse(text) : text,
    };
    calls.push(call);
    const isToken = pathname === '/v1/oauth2/token';
    const token = { access_token: `token-${calls.length}`, expires_in: 3_600 };
    const { status = 200, body }: Answer = isToken ? { body: token } : answer(call);
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = createPaypalProvider({
    address,
    clientId: 'client',
    clientSecret: 'secret',
    merchantId,
    webhookIds: ['WEBHOOK1'],
    certificateAddress: `${address}/v1/notifications/certs/`,
    isLive: false,
    pageOrigins: [address],
    timeoutMs: 2_000,
    ...more,
  });
  const namesOf = (method: string) =>
    calls.map(({ name }) => name).filter((name) => name.startsWith(method));
  return { provider, calls, namesOf };
}
