import type { IncomingMessage } from 'node:http';
import type { Config } from '#platform/config/config.ts';
import { limitNetwork } from './rate-limits.ts';

const waitingMax = 1_000;
const waitingPerNetworkMax = 50;

/** Sockets that are open and are not authenticated yet: an anonymous client must not exhaust the server. */
export interface ConnectionLimiter {
  /** Acquires a slot and returns its release, which is safe to call twice; undefined when no slot is free. */
  acquire(request: IncomingMessage): (() => void) | undefined;
}

export function createConnectionLimiter(config: Pick<Config, 'TRUST_PROXY'>): ConnectionLimiter {
  const perNetwork = new Map<string, number>();
  let waiting = 0;

  /** Behind a proxy the address that the proxy saw is the last one; those before it are sent by the client and cannot be trusted. */
  function networkOf({ headers, socket }: IncomingMessage): string {
    const passedOn = config.TRUST_PROXY.length
      ? String(headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : '';
    return limitNetwork(passedOn || (socket.remoteAddress ?? ''));
  }

  return {
    acquire(request) {
      const network = networkOf(request);
      const here = perNetwork.get(network) ?? 0;
      if (waiting >= waitingMax || here >= waitingPerNetworkMax) return undefined;
      waiting += 1;
      perNetwork.set(network, here + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        waiting -= 1;
        const left = (perNetwork.get(network) ?? 1) - 1;
        if (left > 0) perNetwork.set(network, left);
        else perNetwork.delete(network);
      };
    },
  };
}
