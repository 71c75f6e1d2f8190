import { maySubscribe } from './push-rights.ts';
import { endSocket, type PushSocket } from './push-socket.ts';
import type { Api } from './route.ts';

/** Signals to a client that only its token has expired: it reconnects at once with a fresh one, and refetches. */
const tokenEndedCode = 4001;

export interface PushExpiry {
  /** Ends a socket whose token has ended; says whether it did. */
  endWithToken(socket: PushSocket): boolean;
  /** Reads again who listens and what that person may. Until the answer comes, `socket.checking` stands. */
  recheck(socket: PushSocket): void;
}

/** Who listens no longer: tokens end, people sign out, and rights change while a socket is open. */
export function createPushExpiry(api: Api): PushExpiry {
  function endWithToken(socket: PushSocket): boolean {
    if (!socket.caller || api.platform.clock.now().getTime() < socket.endsAt) return false;
    endSocket(socket, tokenEndedCode, 'token ended');
    return true;
  }

  async function readAgain(socket: PushSocket): Promise<void> {
    if (!socket.caller || endWithToken(socket)) return;
    const caller = await api.recall(socket.caller);
    if (!caller) return endSocket(socket, 1008, 'signed out');
    socket.caller = caller;
    for (const [id, destination] of socket.subscriptions)
      if (!maySubscribe(api.subscriptionRules, caller, destination)) socket.subscriptions.delete(id);
  }

  return {
    endWithToken,
    recheck(socket) {
      const checking = readAgain(socket)
        // While the database is away nothing is known: it will be asked again.
        .catch(() => undefined)
        .finally(() => {
          if (socket.checking === checking) socket.checking = undefined;
        });
      socket.checking = checking;
    },
  };
}
