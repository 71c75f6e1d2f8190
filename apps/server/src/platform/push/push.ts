import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Ctx } from '../context.ts';
import type { Api } from '../http/route.ts';
import { handleFrame, heartbeatMs } from './push-commands.ts';
import { createPushDelivery, type PushSignal } from './push-delivery.ts';
import { createPushExpiry } from './push-expiry.ts';
import { createPushPresence } from './push-presence.ts';
import {
  createSocket,
  endSocket,
  frameBytesMax,
  type PushSocket,
  readFrames,
  rejectSocket,
  sendText,
} from './push-socket.ts';
import { createUpgradeHandler } from './push-upgrade.ts';

const channel = 'push';
const connectTimeoutMs = 10_000;
/** Signals report changes at once; this check is for lost signals, and for sessions that expire. */
const recheckBeats = 10;

/** Notifies every client that may subscribe to a destination, when the transaction commits. Clients refetch the data. */
export function sendPush(
  ctx: Ctx,
  ...pushes: readonly [PushSignal, ...PushSignal[]]
): Promise<void> {
  return ctx.platform.signals.send(ctx.db, channel, ...pushes);
}

export interface PushServer {
  attach(server: Server): void;
  close(): void;
}

/** STOMP 1.2 over WebSocket at `/ws`. */
export function createPush(api: Api): PushServer {
  const { config, signals } = api.platform;
  const sockets = new Set<PushSocket>();
  const expiry = createPushExpiry(api);
  const delivery = createPushDelivery(sockets, expiry);
  const presence = createPushPresence(api.platform, delivery.deliver);
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: frameBytesMax,
    handleProtocols: (offered) => (offered.has('v12.stomp') ? 'v12.stomp' : false),
  });
  const enter = createUpgradeHandler(config, wss);

  wss.on('connection', (ws: WebSocket, _request: unknown, leaveWaitingRoom: () => void) => {
    const socket = createSocket(ws);
    let leave: (() => void) | undefined;
    const onConnected = () => {
      if (socket.caller && ws.readyState === ws.OPEN) leave = presence.enter(socket.caller);
    };
    sockets.add(socket);
    const deadline = setTimeout(
      () => !socket.caller && rejectSocket(socket, 'no CONNECT in time'),
      connectTimeoutMs,
    );
    readFrames(socket, (frame) => {
      handleFrame(api, sockets, socket, { ...frame, onConnected })
        .then(() => socket.caller && leaveWaitingRoom())
        .catch(() => rejectSocket(socket, 'refused'));
    });
    ws.on('error', () => undefined);
    ws.on('close', () => {
      clearTimeout(deadline);
      sockets.delete(socket);
      leave?.();
    });
  });

  const beat = setInterval(() => {
    for (const socket of sockets) {
      if (!socket.isAlive) socket.ws.terminate();
      else if (!expiry.endWithToken(socket)) {
        socket.isAlive = false;
        socket.ws.ping();
        sendText(socket, '\n');
        socket.beats += 1;
        socket.sends = 0;
        if (socket.beats % recheckBeats === 0) expiry.recheck(socket);
      }
    }
  }, heartbeatMs);
  beat.unref();

  signals.on(channel, (payload) => delivery.deliver(payload as PushSignal));
  signals.on('rights-changed', (payload) => {
    const { accountId } = (payload ?? {}) as { accountId?: string };
    for (const socket of sockets)
      if (accountId === undefined || socket.caller?.accountId === accountId) expiry.recheck(socket);
  });
  signals.on('reconnected', () => sockets.forEach(expiry.recheck));
  // A socket is closed together with the session that opened it.
  signals.on('session-ended', (payload) => {
    const { sessionId, accountId } = payload as { sessionId?: string; accountId?: string };
    for (const socket of sockets) {
      if (
        socket.caller &&
        (socket.caller.sessionId === sessionId ||
          (accountId !== undefined && socket.caller.accountId === accountId))
      )
        endSocket(socket, 1008, 'signed out');
    }
  });

  return {
    attach(server) {
      server.on('upgrade', (request, stream, head) => enter(request, stream, head));
    },
    close() {
      clearInterval(beat);
      presence.close();
      for (const socket of sockets) endSocket(socket, 1001);
      wss.close();
    },
  };
}
