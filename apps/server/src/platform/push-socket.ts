import { FrameImpl, Parser } from '@stomp/stompjs';
import type { WebSocket } from 'ws';
import type { Caller } from './context.ts';

const farewellMs = 500;
const bufferedBytesMax = 1024 * 1024;
export const frameBytesMax = 64 * 1024;

/** One open socket: who listens, to what, and how it fares. */
export interface PushSocket {
  ws: WebSocket;
  caller: Caller | null;
  /** When the token ends with which the socket was opened, and the socket with it. */
  endsAt: number;
  /** Destinations by the client's own id for each subscription. */
  subscriptions: Map<string, string>;
  isAlive: boolean;
  beats: number;
  hasConnect: boolean;
  /** Rights are being read again. */
  checking?: Promise<void> | undefined;
}

/** A socket of which nothing is known yet: no CONNECT frame has arrived on it. */
export function createSocket(ws: WebSocket): PushSocket {
  return { ws, caller: null, endsAt: 0, subscriptions: new Map(), isAlive: true, beats: 0, hasConnect: false };
}

/** Sends a text as it is; a client that does not read is cut off, and reads again when it comes back. */
export function sendText({ ws }: PushSocket, text: string): void {
  if (ws.readyState !== ws.OPEN) return;
  if (ws.bufferedAmount > bufferedBytesMax) ws.terminate();
  else ws.send(text);
}

/** Sends one STOMP frame. */
export function sendFrame(socket: PushSocket, command: string, headers: Record<string, string>, body = ''): void {
  const escapeHeaderValues = command !== 'CONNECTED';
  sendText(socket, FrameImpl.marshall({ command, headers: headers as never, body, escapeHeaderValues }) as string);
}

/** Closes the socket; a client that does not answer is not waited for. */
export function endSocket({ ws }: PushSocket, code: number, message?: string): void {
  ws.close(code, message);
  setTimeout(() => ws.terminate(), farewellMs).unref();
}

/** Sends a client what it did wrong, and closes the socket. */
export function rejectSocket(socket: PushSocket, message: string): void {
  sendFrame(socket, 'ERROR', { message });
  endSocket(socket, 1008, message);
}

/** Cuts what arrives into frames; bytes that are none, or that never become one, end the socket. */
export function readFrames(socket: PushSocket, onFrame: (command: string, headers: Record<string, string>) => void): void {
  const { ws } = socket;
  // Bytes since the last whole frame: the parser would gather them without end.
  let unframedBytes = 0;
  const stayAlive = () => {
    socket.isAlive = true;
  };
  const parser = new Parser((raw) => {
    unframedBytes = 0;
    const { command, headers } = FrameImpl.fromRawFrame(raw, true);
    onFrame(command, headers as unknown as Record<string, string>);
  }, stayAlive);
  ws.on('message', (data) => {
    if (ws.readyState !== ws.OPEN) return;
    stayAlive();
    const bytes = new Uint8Array(data as Buffer);
    unframedBytes += bytes.length;
    try {
      parser.parseChunk(bytes as never, false);
    } catch {
      return rejectSocket(socket, 'malformed frame');
    }
    if (unframedBytes > frameBytesMax) rejectSocket(socket, 'frame too large');
  });
  ws.on('pong', stayAlive);
}
