import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '../client.ts';
import type { Language } from '../locales.ts';
import type { ToastOptions } from './error-mapper.ts';
import { englishClientTexts } from './error-mapper.ts';
import type { TokenAnswer } from './session.ts';

export interface Received {
  method: string;
  url: string;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export interface Reply {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A real server that responds as configured and records its requests, and a client that calls it. */
export async function startClientBench(answer: (received: Received) => Reply | Promise<Reply>) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const call = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        text: Buffer.concat(chunks).toString(),
      };
      received.push(call);
      const reply = await answer(call);
      const text =
        reply.body === undefined
          ? ''
          : typeof reply.body === 'string'
            ? reply.body
            : JSON.stringify(reply.body);
      response
        .writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers })
        .end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const toasts: ToastOptions[] = [];
  const state = {
    language: 'en' as Language,
    currency: 'USD',
    access: 'Bearer a0',
    refresh: 'r0',
    logins: 0,
  };
  const makeClient = (options: { timeoutMs?: number; now?: () => number } = {}) =>
    createClient({
      baseAddress: base,
      language: () => state.language,
      currency: () => state.currency,
      session: {
        accessToken: () => state.access,
        refreshToken: () => state.refresh,
        replace: (tokens: TokenAnswer) => {
          state.access = `${tokens.tokenType} ${tokens.accessToken}`;
          state.refresh = tokens.refreshToken;
        },
      },
      effects: {
        toast: (toast) => toasts.push(toast),
        goToLogin: () => {
          state.logins += 1;
        },
      },
      texts: () => englishClientTexts,
      ...options,
    });
  return {
    base,
    received,
    toasts,
    state,
    makeClient,
    client: makeClient(),
    last: () => received.at(-1) as Received,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
