import { systemContext } from '../context.ts';
import type { Api } from '../http/route.ts';
import { maySubscribe } from './push-rights.ts';
import { type PushFrame, type PushSocket, rejectSocket, sendFrame } from './push-socket.ts';

/** How often each side sends a heartbeat. */
export const heartbeatMs = 30_000;
const perAccountMax = 50;
const subscriptionsMax = 50;
const sendsPerBeatMax = 60;

type Headers = Record<string, string>;

/** The token is sent in CONNECT, because browsers cannot set headers of a WebSocket. */
async function connect(
  api: Api,
  sockets: ReadonlySet<PushSocket>,
  socket: PushSocket,
  headers: Headers,
): Promise<void> {
  if (socket.hasConnect) return rejectSocket(socket, 'connected already');
  socket.hasConnect = true;
  const token = /^Bearer\s+(\S+)$/i.exec(
    headers['Authorization'] ?? headers['authorization'] ?? '',
  )?.[1];
  socket.caller = token ? await api.authenticate(token) : null;
  // Who sees an owner's console is not the owner: a connection would count as his window, and messages as his.
  if (socket.caller?.viewedBy) socket.caller = null;
  const { caller } = socket;
  if (!caller || !token) return rejectSocket(socket, 'not signed in');
  socket.endsAt = api.tokenEnd(token);
  if (
    [...sockets].filter((other) => other.caller?.accountId === caller.accountId).length >
    perAccountMax
  ) {
    socket.caller = null;
    return rejectSocket(socket, 'too many connections');
  }
  sendFrame(socket, 'CONNECTED', { version: '1.2', 'heart-beat': `${heartbeatMs},${heartbeatMs}` });
}

/** Hands a message to the module that receives its destination; returns whether it had an effect, and nothing when it was refused. */
async function receive(
  api: Api,
  socket: PushSocket,
  { headers, body }: PushFrame,
): Promise<boolean | undefined> {
  const { destination = '' } = headers;
  socket.sends += 1;
  // A right that was just taken away counts.
  await socket.checking;
  const { caller } = socket;
  const receiver = caller && api.pushReceivers.find(({ accepts }) => accepts(caller, destination));
  if (socket.sends > sendsPerBeatMax) {
    rejectSocket(socket, 'too many messages');
    return undefined;
  }
  // The connection stays: a client of the family sends to topics that only we send to, and its subscriptions are none the worse.
  if (!receiver) {
    const { receipt } = headers;
    sendFrame(socket, 'ERROR', {
      message: 'sending refused',
      ...(receipt ? { 'receipt-id': receipt } : {}),
    });
    return undefined;
  }
  return receiver.receive({ ...systemContext(api.platform), caller }, { destination, body });
}

/** Handles one frame of a client; `onConnected` runs once its CONNECT is accepted. */
export async function handleFrame(
  api: Api,
  sockets: ReadonlySet<PushSocket>,
  socket: PushSocket,
  { onConnected, ...frame }: PushFrame & { onConnected: () => void },
): Promise<void> {
  const { command, headers } = frame;
  if (command === 'CONNECT' || command === 'STOMP') {
    const isFirst = !socket.hasConnect;
    await connect(api, sockets, socket, headers);
    if (isFirst && socket.caller) onConnected();
    return;
  }
  if (!socket.caller) return rejectSocket(socket, 'CONNECT first');
  switch (command) {
    case 'SUBSCRIBE': {
      const { id = '', destination = '' } = headers;
      if (
        !id ||
        socket.subscriptions.size >= subscriptionsMax ||
        !maySubscribe(api.subscriptionRules, socket.caller, destination)
      )
        return rejectSocket(socket, 'subscription refused');
      socket.subscriptions.set(id, destination);
      break;
    }
    case 'UNSUBSCRIBE':
      socket.subscriptions.delete(headers['id'] ?? '');
      break;
    case 'SEND':
      if (!(await receive(api, socket, frame))) return;
      break;
    case 'ACK':
    case 'NACK':
    case 'DISCONNECT':
      break;
    default:
      return rejectSocket(socket, 'unknown command');
  }
  if (headers['receipt']) sendFrame(socket, 'RECEIPT', { 'receipt-id': headers['receipt'] });
  if (command === 'DISCONNECT') socket.ws.close(1000);
}
