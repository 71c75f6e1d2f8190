import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface Keeper {
  /** Stops watching, after a restart in progress. */
  stop(): Promise<void>;
}

const againMs = 200;

/** Resolves when the connection to a server is lost; at once when none can be opened. */
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
 * Holds one connection to the server and restarts the server if it dies, so that a killed PostgreSQL interrupts the
 * application for a few seconds and does not end it.
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
      // A client that is stopped while it is connecting emits no further events, so it must not be awaited.
      await Promise.race([waitUntilLost(client), stopped.promise]);
      if (isStopped) {
        client.end().catch(() => undefined);
        return;
      }
      // The cause may be temporary (a full disk, an orphan that still holds the memory), so it is retried.
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
