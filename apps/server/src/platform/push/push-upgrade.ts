import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketServer } from 'ws';
import type { Config } from '#platform/config/config.ts';
import { createConnectionLimiter } from '../http/connection-limiter.ts';
import { readAllowedOrigins } from '../http/other-origins.ts';

/** Accepts an upgrade on its path, from a page of this installation, while a slot is free. The socket gets the function that releases the slot. */
export function createUpgradeHandler(
  config: Config,
  wss: WebSocketServer,
): (request: IncomingMessage, stream: Duplex, head: Buffer) => void {
  const limiter = createConnectionLimiter(config);
  const origins = readAllowedOrigins(config);
  return (request, stream, head) => {
    // No other error listener is attached from here on: without this one, a client that disconnects before the rejection would end the process.
    stream.on('error', () => stream.destroy());
    const { origin } = request.headers;
    const isKnown =
      origin === undefined ||
      origins.has(origin) ||
      URL.parse(origin)?.host === request.headers.host;
    if (request.url?.split('?')[0] !== '/ws' || !isKnown) {
      stream.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const release = limiter.acquire(request);
    if (!release) {
      stream.end('HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\n\r\n');
      return;
    }
    stream.once('close', release);
    wss.handleUpgrade(request, stream, head, (ws) => wss.emit('connection', ws, request, release));
  };
}
