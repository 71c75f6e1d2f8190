import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface Keeper {
  /** Ends the watch, after a restart that is under way. */
  stop(): Promise<void>;
}

const againMs = 200;

/** Resolves when the connection to a server is lost; at once when there is none to be had. */
async function waitUntilLost(client: pg.Client): Promise<void> {
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => undefined);
    client.once('end', resolve);
  });
  try {
    await client.connect();
  } catch {
    return;
  }
  await lost;
}

/**
 * Holds one connection to the server and brings the server back when it dies, so that a killed PostgreSQL costs the
 * application a few seconds and not its life.
 */
export function superviseProcess(url: string, bringBack: () => Promise<void>): Keeper {
  const stopped = Promise.withResolvers<void>();
  let isStopped = false;

  async function watch(): Promise<void> {
    while (!isStopped) {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: 2_000,
        keepAlive: true,
        application_name: 'vitrine-watch',
      });
      // A client that is stopped while it connects emits nothing any more, so it must not be awaited.
      await Promise.race([waitUntilLost(client), stopped.promise]);
      if (isStopped) {
        client.end().catch(() => undefined);
        return;
      }
      // Whatever keeps it from starting may pass (a full disk, an orphan that still holds the memory): try on.
      await bringBack().catch(() => undefined);
      await pause(againMs);
    }
  }

  const watching = watch();
  return {
    async stop() {
      isStopped = true;
      stopped.resolve();
      await watching;
    },
  };
}
