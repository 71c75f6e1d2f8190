import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A proxy between an adapter and its provider: loses or delays the responses of calls that were carried out. */
export interface AnswerProxy {
  address: string;
  /** Spoils the response of the next call that changes something. */
  spoilNext(how: 'lost' | 'late'): void;
  close(): Promise<void>;
}

/** Headers that belong to one connection. */
const ownHeaders = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

export async function openAnswerProxy(target: string, lateMs: number): Promise<AnswerProxy> {
  let fault: 'lost' | 'late' | undefined;
  const server = createServer(async (request, response) => {
    try {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const { method = 'GET', url = '/' } = request;
      const headers = Object.entries(request.headers).filter(([name]) => !ownHeaders.has(name));
      const answer = await fetch(target.replace(/\/$/, '') + url, {
        method,
        headers: headers.map(([name, value]) => [name, String(value)]),
        ...(parts.length ? { body: Buffer.concat(parts) } : {}),
        redirect: 'manual',
      });
      const body = Buffer.from(await answer.arrayBuffer());
      // Tokens are no payment.
      const how = method === 'POST' && !/\/oauth2\/token$/.test(url) ? fault : undefined;
      if (how) fault = undefined;
      if (how === 'late') await pause(lateMs);
      if (how === 'lost') return response.destroy();
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'application/json',
      });
      response.end(body);
    } catch {
      response.destroy();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spoilNext(how) {
      fault = how;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
