import type { Server } from 'node:http';
import { FrameImpl, Parser } from '@stomp/stompjs';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Caller, Ctx } from './context.ts';
import { createPushDoor } from './push-door.ts';
import { maySubscribe } from './push-rights.ts';
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
const perAccountMax = 50;
const onlineCountMs = 1_000;
/** Tells a client that only its token is too old: it comes back at once with a fresh one, and reads again. */
const tokenEndedCode = 4001;
/** Signals say at once what has changed; this is for signals that were lost, and for sign-ins that end by themselves. */
const recheckBeats = 10;

interface Socket {
  ws: WebSocket;
  caller: Caller | null;
  /** When the token ends with which the socket was opened, and the socket with it. */
  endsAt: number;
  subscriptions: Map<string, string>;
  isAlive: boolean;
  beats: number;
  hasConnect: boolean;
  /** Rights are being read again. */
  checking?: Promise<void> | undefined;
  /** Bytes since the last whole frame: the parser would gather them without end. */
  unframedBytes: number;
}

/** Tells everybody who may listen at a destination, when the transaction commits. A hint: clients read again. */
export function sendPush(ctx: Ctx, ...pushes: readonly [PushSignal, ...PushSignal[]]): Promise<void> {
  return ctx.platform.signals.send(ctx.db, channel, ...pushes);
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
  const { config, signals, clock } = api.platform;
  const sockets = new Set<Socket>();
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: frameBytesMax,
    handleProtocols: (offered) => (offered.has('v12.stomp') ? 'v12.stomp' : false),
  });
  const enter = createPushDoor(config, wss);

  function send(socket: Socket, text: string): void {
    if (socket.ws.readyState !== socket.ws.OPEN) return;
    // A client that does not read is cut off; it reads again when it comes back.
    if (socket.ws.bufferedAmount > bufferedBytesMax) socket.ws.terminate();
    else socket.ws.send(text);
  }

  function end({ ws }: Socket, message: string, code = 1008): void {
    ws.close(code, message);
    // Whoever does not answer the farewell is not waited for.
    setTimeout(() => ws.terminate(), farewellMs).unref();
  }

  function refuse(socket: Socket, message: string): void {
    send(socket, frame('ERROR', { message }));
    end(socket, message);
  }

  function endWithToken(socket: Socket): boolean {
    if (!socket.caller || clock.now().getTime() < socket.endsAt) return false;
    end(socket, 'token ended', tokenEndedCode);
    return true;
  }

  let counting: NodeJS.Timeout | undefined;

  /** Everybody is told how many are there, so people who come and go quickly are counted together. */
  function countOnline(): void {
    counting ??= setTimeout(() => {
      counting = undefined;
      const online = new Set([...sockets].flatMap(({ caller }) => (caller ? [caller.accountId] : []))).size;
      deliver({ destination: '/topic/onlineUserCount', body: online });
    }, onlineCountMs).unref();
  }

  /** Reads again who listens and what that person may: rights and sign-ins change while a socket is open. */
  async function recheck(socket: Socket): Promise<void> {
    if (!socket.caller || endWithToken(socket)) return;
    const caller = await api.recall(socket.caller);
    if (!caller) return end(socket, 'signed out');
    socket.caller = caller;
    for (const [id, destination] of socket.subscriptions) if (!maySubscribe(caller, destination)) socket.subscriptions.delete(id);
  }

  /** While the database is away nothing is known: it will be asked again. */
  function recheckQuietly(socket: Socket): void {
    const checking = recheck(socket)
      .catch(() => undefined)
      .finally(() => {
        if (socket.checking === checking) socket.checking = undefined;
      });
    socket.checking = checking;
  }

  function deliverTo(socket: Socket, { destination, accountId }: PushSignal, text: string): void {
    if (!socket.caller || (accountId !== undefined && socket.caller.accountId !== accountId) || endWithToken(socket)) return;
    for (const [subscription, wanted] of socket.subscriptions) {
      if (wanted !== destination) continue;
      const messageId = crypto.randomUUID();
      send(socket, frame('MESSAGE', { subscription, destination, 'message-id': messageId, 'content-type': 'application/json' }, text));
    }
  }

  function deliver(signal: PushSignal): void {
    const text = typeof signal.body === 'string' ? signal.body : JSON.stringify(signal.body);
    for (const socket of sockets) {
      // Who may have lost the right to hear it is asked about first; the own queue stays the own.
      if (socket.checking && signal.accountId === undefined) void socket.checking.then(() => deliverTo(socket, signal, text));
      else deliverTo(socket, signal, text);
    }
  }

  async function handle(socket: Socket, command: string, headers: Record<string, string>): Promise<void> {
    if (command === 'CONNECT' || command === 'STOMP') {
      if (socket.hasConnect) return refuse(socket, 'connected already');
      socket.hasConnect = true;
      const token = /^Bearer\s+(\S+)$/i.exec(headers['Authorization'] ?? headers['authorization'] ?? '')?.[1];
      socket.caller = token ? await api.authenticate(token) : null;
      const { caller } = socket;
      if (!caller || !token) return refuse(socket, 'not signed in');
      socket.endsAt = api.tokenEnd(token);
      if ([...sockets].filter((other) => other.caller?.accountId === caller.accountId).length > perAccountMax) {
        socket.caller = null;
        return refuse(socket, 'too many connections');
      }
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

  wss.on('connection', (ws: WebSocket, _request: unknown, leave: () => void) => {
    const socket: Socket = {
      ws,
      caller: null,
      endsAt: 0,
      subscriptions: new Map(),
      isAlive: true,
      beats: 0,
      hasConnect: false,
      unframedBytes: 0,
    };
    sockets.add(socket);
    const deadline = setTimeout(() => !socket.caller && refuse(socket, 'no CONNECT in time'), connectTimeoutMs);
    const parser = new Parser(
      (raw) => {
        socket.unframedBytes = 0;
        const { command, headers } = FrameImpl.fromRawFrame(raw, true);
        handle(socket, command, headers as unknown as Record<string, string>)
          .then(() => socket.caller && leave())
          .catch(() => refuse(socket, 'refused'));
      },
      () => {
        socket.isAlive = true;
      },
    );
    ws.on('message', (data) => {
      if (ws.readyState !== ws.OPEN) return;
      socket.isAlive = true;
      const bytes = new Uint8Array(data as Buffer);
      socket.unframedBytes += bytes.length;
      try {
        parser.parseChunk(bytes as never, false);
      } catch {
        return refuse(socket, 'malformed frame');
      }
      if (socket.unframedBytes > frameBytesMax) refuse(socket, 'frame too large');
    });
    ws.on('pong', () => {
      socket.isAlive = true;
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
      else if (!endWithToken(socket)) {
        socket.isAlive = false;
        socket.ws.ping();
        send(socket, '\n');
        socket.beats += 1;
        if (socket.beats % recheckBeats === 0) recheckQuietly(socket);
      }
    }
  }, heartbeatMs);
  beat.unref();

  signals.on(channel, (payload) => deliver(payload as PushSignal));
  signals.on('rights-changed', (payload) => {
    const { accountId } = (payload ?? {}) as { accountId?: string };
    for (const socket of sockets) if (accountId === undefined || socket.caller?.accountId === accountId) recheckQuietly(socket);
  });
  signals.on('reconnected', () => sockets.forEach(recheckQuietly));
  // Whoever lost a login loses the socket with it.
  signals.on('session-ended', (payload) => {
    const { sessionId, accountId } = payload as { sessionId?: string; accountId?: string };
    for (const socket of sockets) {
      if (socket.caller && (socket.caller.sessionId === sessionId || (accountId !== undefined && socket.caller.accountId === accountId))) {
        end(socket, 'signed out');
      }
    }
  });

  return {
    attach(server) {
      server.on('upgrade', (request, stream, head) => enter(request, stream, head));
    },
    close() {
      clearInterval(beat);
      clearTimeout(counting);
      for (const { ws } of sockets) {
        ws.close(1001);
        // Whoever does not answer the farewell is not waited for.
        setTimeout(() => ws.terminate(), farewellMs).unref();
      }
      wss.close();
    },
  };
}
