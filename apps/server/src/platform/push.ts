import type { Server } from 'node:http';
import { FrameImpl, Parser } from '@stomp/stompjs';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Caller, Ctx } from './context.ts';
import type { Api } from './route.ts';

/** What travels on the signal channel `push`. `accountId` narrows a `/user/…` destination to one account. */
export interface PushSignal {
  destination: string;
  body: unknown;
  accountId?: string;
}

const channel = 'push';
const heartbeatMs = 30_000;
const farewellMs = 500;
const connectTimeoutMs = 10_000;
const bufferedBytesMax = 1024 * 1024;
const frameBytesMax = 64 * 1024;

interface Socket {
  ws: WebSocket;
  caller: Caller | null;
  subscriptions: Map<string, string>;
  isAlive: boolean;
}

/** Tells everybody who may listen at a destination, when the transaction commits. A hint: clients read again. */
export function sendPush(ctx: Ctx, ...pushes: readonly [PushSignal, ...PushSignal[]]): Promise<void> {
  return ctx.platform.signals.send(ctx.db, channel, ...pushes);
}

/** Who may subscribe: the own queue, the own store, and for operators every store and the platform. */
export function maySubscribe(caller: Caller, destination: string): boolean {
  const isOperator = caller.roles.some((role) => role === 'ROOT' || role === 'ADMIN' || role === 'GUEST');
  if (destination.startsWith('/user/queue/')) return /^\/user\/queue\/[a-zA-Z]{1,40}$/.test(destination);
  const store = /^\/topic\/store\.(\d{1,19})$/.exec(destination);
  if (store) return isOperator || caller.storeId === store[1];
  if (destination === '/topic/platform') return isOperator;
  return destination === '/topic/onlineUserCount' || destination === '/topic/dict';
}

function frame(command: string, headers: Record<string, string>, body = ''): string {
  return FrameImpl.marshall({ command, headers: headers as never, body, escapeHeaderValues: command !== 'CONNECTED' }) as string;
}

export interface PushServer {
  attach(server: Server): void;
  close(): void;
}

/** STOMP 1.2 over WebSocket at `/ws`. The token travels in CONNECT, because browsers cannot set headers on a socket. */
export function createPush(api: Api): PushServer {
  const { config, signals } = api.platform;
  const sockets = new Set<Socket>();
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: frameBytesMax,
    handleProtocols: (offered) => (offered.has('v12.stomp') ? 'v12.stomp' : false),
  });
  const origins = new Set([config.consoleUrl, config.mobileUrl, config.storeUrl].map((url) => new URL(url).origin));

  function send(socket: Socket, text: string): void {
    if (socket.ws.readyState !== socket.ws.OPEN) return;
    // A client that does not read is cut off; it reads again when it comes back.
    if (socket.ws.bufferedAmount > bufferedBytesMax) socket.ws.terminate();
    else socket.ws.send(text);
  }

  function refuse(socket: Socket, message: string): void {
    send(socket, frame('ERROR', { message }));
    socket.ws.close(1008, message);
  }

  function countOnline(): void {
    const online = new Set([...sockets].flatMap(({ caller }) => (caller ? [caller.accountId] : []))).size;
    deliver({ destination: '/topic/onlineUserCount', body: online });
  }

  function deliver({ destination, body, accountId }: PushSignal): void {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    for (const socket of sockets) {
      if (!socket.caller || (accountId !== undefined && socket.caller.accountId !== accountId)) continue;
      for (const [subscription, wanted] of socket.subscriptions) {
        if (wanted !== destination) continue;
        const messageId = crypto.randomUUID();
        send(socket, frame('MESSAGE', { subscription, destination, 'message-id': messageId, 'content-type': 'application/json' }, text));
      }
    }
  }

  async function handle(socket: Socket, command: string, headers: Record<string, string>): Promise<void> {
    if (command === 'CONNECT' || command === 'STOMP') {
      const token = /^Bearer\s+(\S+)$/i.exec(headers['Authorization'] ?? headers['authorization'] ?? '')?.[1];
      socket.caller = token ? await api.authenticate(token) : null;
      if (!socket.caller) return refuse(socket, 'not signed in');
      send(socket, frame('CONNECTED', { version: '1.2', 'heart-beat': `${heartbeatMs},${heartbeatMs}` }));
      countOnline();
      return;
    }
    if (!socket.caller) return refuse(socket, 'CONNECT first');
    if (command === 'SUBSCRIBE') {
      const { id = '', destination = '' } = headers;
      if (!id || socket.subscriptions.size >= 50 || !maySubscribe(socket.caller, destination))
        return refuse(socket, 'subscription refused');
      socket.subscriptions.set(id, destination);
    } else if (command === 'UNSUBSCRIBE') socket.subscriptions.delete(headers['id'] ?? '');
    else if (command === 'DISCONNECT') {
      if (headers['receipt']) send(socket, frame('RECEIPT', { 'receipt-id': headers['receipt'] }));
      socket.ws.close(1000);
      return;
    } else if (command !== 'ACK' && command !== 'NACK') return refuse(socket, 'unknown command');
    if (headers['receipt']) send(socket, frame('RECEIPT', { 'receipt-id': headers['receipt'] }));
  }

  wss.on('connection', (ws: WebSocket) => {
    const socket: Socket = { ws, caller: null, subscriptions: new Map(), isAlive: true };
    sockets.add(socket);
    const deadline = setTimeout(() => !socket.caller && refuse(socket, 'no CONNECT in time'), connectTimeoutMs);
    const parser = new Parser(
      (raw) => {
        const { command, headers } = FrameImpl.fromRawFrame(raw, true);
        handle(socket, command, headers as unknown as Record<string, string>).catch(() => refuse(socket, 'refused'));
      },
      () => {
        socket.isAlive = true;
      },
    );
    ws.on('message', (data) => {
      socket.isAlive = true;
      try {
        parser.parseChunk(new Uint8Array(data as Buffer) as never, false);
      } catch {
        refuse(socket, 'malformed frame');
      }
    });
    ws.on('error', () => undefined);
    ws.on('close', () => {
      clearTimeout(deadline);
      sockets.delete(socket);
      if (socket.caller) countOnline();
    });
  });

  const beat = setInterval(() => {
    for (const socket of sockets) {
      if (!socket.isAlive) socket.ws.terminate();
      else {
        socket.isAlive = false;
        socket.ws.ping();
        send(socket, '\n');
      }
    }
  }, heartbeatMs);
  beat.unref();

  wss.on('connection', (ws: WebSocket) =>
    ws.on('pong', () => {
      for (const socket of sockets) if (socket.ws === ws) socket.isAlive = true;
    }),
  );

  signals.on(channel, (payload) => deliver(payload as PushSignal));
  // Whoever lost a login loses the socket with it.
  signals.on('session-ended', (payload) => {
    const { sessionId, accountId } = payload as { sessionId?: string; accountId?: string };
    for (const socket of sockets) {
      if (socket.caller && (socket.caller.sessionId === sessionId || (accountId !== undefined && socket.caller.accountId === accountId))) {
        socket.ws.close(1008, 'signed out');
      }
    }
  });

  return {
    attach(server) {
      server.on('upgrade', (request, stream, head) => {
        const origin = request.headers.origin;
        const isKnown = origin === undefined || origins.has(origin) || URL.parse(origin)?.host === request.headers.host;
        if (request.url?.split('?')[0] !== '/ws' || !isKnown) {
          stream.end('HTTP/1.1 403 Forbidden\r\n\r\n');
          return;
        }
        wss.handleUpgrade(request, stream, head, (ws) => wss.emit('connection', ws, request));
      });
    },
    close() {
      clearInterval(beat);
      for (const { ws } of sockets) {
        ws.close(1001);
        // Whoever does not answer the farewell is not waited for.
        setTimeout(() => ws.terminate(), farewellMs).unref();
      }
      wss.close();
    },
  };
}
