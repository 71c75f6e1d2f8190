import type { PushExpiry } from './push-expiry.ts';
import { type PushSocket, sendFrame } from './push-socket.ts';

/** What travels on the signal channel `push`. `accountId` narrows a `/user/…` destination to one account. */
export interface PushSignal {
  destination: string;
  body: unknown;
  accountId?: string;
}

const onlineCountMs = 1_000;

export interface PushDelivery {
  /** Sends a signal to every socket that subscribed to its destination and may still hear it. */
  deliver(signal: PushSignal): void;
  /** Tells everybody, within a second, how many people are there. */
  countOnline(): void;
  close(): void;
}

/** Which of the open sockets hears what. */
export function createPushDelivery(sockets: ReadonlySet<PushSocket>, { endWithToken }: PushExpiry): PushDelivery {
  let counting: NodeJS.Timeout | undefined;

  function deliverTo(socket: PushSocket, { destination, accountId }: PushSignal, text: string): void {
    if (!socket.caller || (accountId !== undefined && socket.caller.accountId !== accountId) || endWithToken(socket)) return;
    for (const [subscription, wanted] of socket.subscriptions) {
      if (wanted !== destination) continue;
      const messageId = crypto.randomUUID();
      sendFrame(socket, 'MESSAGE', { subscription, destination, 'message-id': messageId, 'content-type': 'application/json' }, text);
    }
  }

  function deliver(signal: PushSignal): void {
    const text = typeof signal.body === 'string' ? signal.body : JSON.stringify(signal.body);
    for (const socket of sockets) {
      // Who may have lost the right to hear it is asked about first; the own queue stays the own.
      if (socket.checking && signal.accountId === undefined)
        socket.checking.then(() => deliverTo(socket, signal, text)).catch(() => socket.ws.terminate());
      else deliverTo(socket, signal, text);
    }
  }

  return {
    deliver,
    countOnline() {
      // People who come and go quickly are counted together.
      counting ??= setTimeout(() => {
        counting = undefined;
        const online = new Set([...sockets].flatMap(({ caller }) => (caller ? [caller.accountId] : []))).size;
        deliver({ destination: '/topic/onlineUserCount', body: online });
      }, onlineCountMs).unref();
    },
    close: () => clearTimeout(counting),
  };
}
