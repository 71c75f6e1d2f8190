import type { Api } from '../http/route.ts';
import { maySubscribe } from './push-rights.ts';
import { endSocket, type PushSocket } from './push-socket.ts';

/** Signals to a client that only its token has expired: it reconnects at once with a fresh one, and refetches. */
const tokenEndedCode = 4001;

export interface PushExpiry {
  /** Closes a socket whose token has expired; returns whether it did. */
  endWithToken(socket: PushSocket): boolean;
  /** Reads the caller of the socket and its rights again. Until that is done, `socket.checking` is set. */
  recheck(socket: PushSocket): void;
}

/** Closes sockets and removes subscriptions: tokens expire, users sign out, and rights change while a socket is open. */
export function createPushExpiry(api: Api): PushExpiry {
  function endWithToken(socket: PushSocket): boolean {
    if (!socket.caller || api.platform.clock.now().getTime() < socket.endsAt) return false;
    endSocket(socket, tokenEndedCode, 'token ended');
    return true;
  }

  async function readAgain(socket: PushSocket): Promise<void> {
    if (!socket.caller || endWithToken(socket)) return;
    const caller = await api.refreshCaller(socket.caller);
    if (!caller) return endSocket(socket, 1008, 'signed out');
    socket.caller = caller;
    for (const [id, destination] of socket.subscriptions)
      if (!maySubscribe(api.subscriptionRules, caller, destination))
        socket.subscriptions.delete(id);
  }

  return {
    endWithToken,
    recheck(socket) {
      const checking = readAgain(socket)
        // While the database is unavailable nothing is known; the check is repeated later.
        .catch(() => undefined)
        .finally(() => {
          if (socket.checking === checking) socket.checking = undefined;
        });
      socket.checking = checking;
    },
  };
}
