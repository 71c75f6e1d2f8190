import type { PushExpiry } from './push-expiry.ts';
import { type PushSocket, sendFrame } from './push-socket.ts';

/** The messages of the signal channel `push`. `accountId` restricts a `/user/…` destination to one account. */
export interface PushSignal {
  destination: string;
  body: unknown;
  accountId?: string;
}

export interface PushDelivery {
  /** Sends a signal to every socket that subscribed to its destination and may still receive it. */
  deliver(signal: PushSignal): void;
}

/** Decides which of the open sockets receive a message. */
export function createPushDelivery(
  sockets: ReadonlySet<PushSocket>,
  { endWithToken }: PushExpiry,
): PushDelivery {
  function deliverTo(
    socket: PushSocket,
    { destination, accountId, body }: PushSignal,
    text: string,
  ): void {
    if (
      !socket.caller ||
      (accountId !== undefined && socket.caller.accountId !== accountId) ||
      endWithToken(socket)
    )
      return;
    for (const [subscription, wanted] of socket.subscriptions) {
      if (wanted !== destination) continue;
      const messageId = crypto.randomUUID();
      const contentType = typeof body === 'string' ? 'text/plain' : 'application/json';
      sendFrame(
        socket,
        'MESSAGE',
        { subscription, destination, 'message-id': messageId, 'content-type': contentType },
        text,
      );
    }
  }

  function deliver(signal: PushSignal): void {
    const text = typeof signal.body === 'string' ? signal.body : JSON.stringify(signal.body);
    for (const socket of sockets) {
      // A caller who may have lost the right to receive it is checked first; the caller's own queue needs no check.
      if (socket.checking && signal.accountId === undefined)
        socket.checking
          .then(() => deliverTo(socket, signal, text))
          .catch(() => socket.ws.terminate());
      else deliverTo(socket, signal, text);
    }
  }

  return { deliver };
}
