import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketServer } from 'ws';
import type { Config } from '#server/config.ts';
import { knownOrigins } from './other-origins.ts';
import { createWaitingRoom } from './push-waiting.ts';

/** Lets an upgrade in: on its path, from a page of this installation, while there is a place. The socket gets the way to leave that place. */
export function createPushDoor(config: Config, wss: WebSocketServer): (request: IncomingMessage, stream: Duplex, head: Buffer) => void {
  const waiting = createWaitingRoom(config);
  const origins = knownOrigins(config);
  return (request, stream, head) => {
    // From here on nobody else listens: a visitor who goes away before the refusal would end the process.
    stream.on('error', () => stream.destroy());
    const { origin } = request.headers;
    const isKnown = origin === undefined || origins.has(origin) || URL.parse(origin)?.host === request.headers.host;
    if (request.url?.split('?')[0] !== '/ws' || !isKnown) {
      stream.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const leave = waiting.enter(request);
    if (!leave) {
      stream.end('HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\n\r\n');
      return;
    }
    stream.once('close', leave);
    wss.handleUpgrade(request, stream, head, (ws) => wss.emit('connection', ws, request, leave));
  };
}
