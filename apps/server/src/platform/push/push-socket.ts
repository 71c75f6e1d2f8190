import { FrameImpl, Parser } from '@stomp/stompjs';
import type { WebSocket } from 'ws';
import type { Caller } from '../context.ts';

const farewellMs = 500;
const bufferedBytesMax = 1024 * 1024;
export const frameBytesMax = 64 * 1024;

/** One open socket: its caller, its subscriptions and its state. */
export interface PushSocket {
  ws: WebSocket;
  caller: Caller | null;
  /** When the token of the socket expires, which closes the socket. */
  endsAt: number;
  /** Destinations by the client's id of each subscription. */
  subscriptions: Map<string, string>;
  isAlive: boolean;
  beats: number;
  /** Messages that the client sent since the last beat. */
  sends: number;
  hasConnect: boolean;
  /** Set while the rights are being read again. */
  checking?: Promise<void> | undefined;
}

/** One frame of a client. */
export interface PushFrame {
  command: string;
  headers: Record<string, string>;
  body: string;
}

/** A socket before its CONNECT frame has arrived. */
export function createSocket(ws: WebSocket): PushSocket {
  return {
    ws,
    caller: null,
    endsAt: 0,
    subscriptions: new Map(),
    isAlive: true,
    beats: 0,
    sends: 0,
    hasConnect: false,
  };
}

/** Sends a text unchanged; a client that does not read is disconnected, and refetches when it reconnects. */
export function sendText({ ws }: PushSocket, text: string): void {
  if (ws.readyState !== ws.OPEN) return;
  if (ws.bufferedAmount > bufferedBytesMax) ws.terminate();
  else ws.send(text);
}

/** Sends one STOMP frame. */
export function sendFrame(
  socket: PushSocket,
  command: string,
  headers: Record<string, string>,
  body = '',
): void {
  const escapeHeaderValues = command !== 'CONNECTED';
  sendText(
    socket,
    FrameImpl.marshall({ command, headers: headers as never, body, escapeHeaderValues }) as string,
  );
}

/** Closes the socket without waiting for a client that does not respond. */
export function endSocket({ ws }: PushSocket, code: number, message?: string): void {
  ws.close(code, message);
  setTimeout(() => ws.terminate(), farewellMs).unref();
}

/** Sends an error to the client and closes the socket. */
export function rejectSocket(socket: PushSocket, message: string): void {
  sendFrame(socket, 'ERROR', { message });
  endSocket(socket, 1008, message);
}

/** Splits the incoming bytes into frames; bytes that are not, or never become, a frame close the socket. */
export function readFrames(socket: PushSocket, onFrame: (frame: PushFrame) => void): void {
  const { ws } = socket;
  // Bytes since the last complete frame: the parser would collect them without limit.
  let unframedBytes = 0;
  const stayAlive = () => {
    socket.isAlive = true;
  };
  const parser = new Parser((raw) => {
    unframedBytes = 0;
    const { command, headers, body } = FrameImpl.fromRawFrame(raw, true);
    onFrame({ command, headers: headers as unknown as Record<string, string>, body });
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
