import pg from 'pg';
import type { Logger } from '../log.ts';

/** Named locks across all processes of one database, for work that only one of them may do at a time. */
export interface Locks {
  /** Acquires a lock; returns its release, or undefined when this or another process holds it. */
  tryAcquire(name: string): Promise<(() => Promise<void>) | undefined>;
  close(): Promise<void>;
}

const answerTimeoutMs = 5_000;
const retryMs = 500;

/**
 * Session locks on one connection outside the pool: a lock takes no connection from requests, and no transaction is open
 * while it is held, so that no timeout of the database ends it. A lost connection is reopened, and its locks are
 * acquired again.
 */
export function createLocks(url: string, log: Logger): Locks {
  /** Names of the locks, and whether the current connection has acquired them. */
  const held = new Map<string, { isTaken: boolean }>();
  let connection: Promise<pg.Client> | undefined;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  async function open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'vitrine-locks',
      connectionTimeoutMillis: answerTimeoutMs,
      query_timeout: answerTimeoutMs,
      keepAlive: true,
      options: '-c idle_session_timeout=0',
    });
    client.on('error', () => undefined);
    client.on('end', () => {
      connection = undefined;
      for (const lock of held.values()) lock.isTaken = false;
      if (held.size) takeAgainSoon();
    });
    await client.connect();
    return client;
  }

  function connect(): Promise<pg.Client> {
    connection ??= open().catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  }

  async function askOnce(query: string, name: string): Promise<boolean> {
    const client = await connect();
    try {
      const { rows } = await client.query<{ is_done: boolean }>(query, [name]);
      return rows[0]?.is_done === true;
    } catch (error) {
      // Whatever the error was, it is unknown which locks this session holds: they end with it.
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  async function ask(query: string, name: string): Promise<boolean> {
    const isReused = connection !== undefined;
    try {
      return await askOnce(query, name);
    } catch (error) {
      // A connection that was cut while nothing was asked is noticed by the first query on it; a new one may answer.
      if (!isReused || isClosed) throw error;
      return askOnce(query, name);
    }
  }
  const take = (name: string) =>
    ask('select pg_try_advisory_lock(hashtextextended($1, 0)) as is_done', name);

  function takeAgainSoon(): void {
    if (isClosed) return;
    clearTimeout(retry);
    retry = setTimeout(() => {
      takeAgain().catch((error: unknown) => {
        log.warn({ err: error }, 'locks: the database does not answer, trying again');
        takeAgainSoon();
      });
    }, retryMs);
  }

  async function takeAgain(): Promise<void> {
    for (const [name, lock] of held) {
      if (lock.isTaken) continue;
      lock.isTaken = await take(name);
      // The lock was released in the meantime, and nothing else would unlock it.
      if (lock.isTaken && !held.has(name))
        await ask('select pg_advisory_unlock(hashtextextended($1, 0)) as is_done', name);
    }
    // Another process was faster, or the server has not yet noticed that the old connection is closed.
    if ([...held.values()].some((lock) => !lock.isTaken)) takeAgainSoon();
  }

  return {
    async tryAcquire(name) {
      // A session can acquire its own lock any number of times.
      if (isClosed || held.has(name)) return undefined;
      const lock = { isTaken: false };
      held.set(name, lock);
      try {
        lock.isTaken = await take(name);
      } finally {
        if (!lock.isTaken) held.delete(name);
      }
      if (!lock.isTaken) return undefined;
      return async () => {
        held.delete(name);
        // If the connection is lost, the lock is released already.
        if (lock.isTaken)
          await ask('select pg_advisory_unlock(hashtextextended($1, 0)) as is_done', name).catch(
            () => false,
          );
      };
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await (await connection?.catch(() => undefined))?.end();
    },
  };
}
