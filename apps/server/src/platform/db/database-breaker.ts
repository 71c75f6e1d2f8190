import { setTimeout as pauseFor } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseAway } from '../failure.ts';
import type { Logger } from '../log.ts';

/**
 * The circuit breaker in front of the pool. When no connection can be had, a probe on a connection of its own finds out
 * whether the database is silent or only busy; while it is silent, calls fail at once instead of each waiting for a connection.
 */
export interface DatabaseBreaker {
  /** Throws while the database is known to be silent. */
  assertClosed(): void;
  /** Records that a connection could not be had. */
  noteFailure(error: unknown): void;
  close(): void;
}

export interface DatabaseBreakerSettings {
  log: Logger;
  /** Rejects if the database does not answer. */
  probe(): Promise<void>;
  againMs: number;
  /** Resolves after a time; injected by tests. */
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const wait = (ms: number, signal: AbortSignal): Promise<unknown> =>
  pauseFor(ms, undefined, { ref: false, signal }).catch(() => undefined);

export function createDatabaseBreaker({
  log,
  probe,
  againMs,
  pause = wait,
}: DatabaseBreakerSettings): DatabaseBreaker {
  const closing = new AbortController();
  let isProbing = false;
  let isOpen = false;

  const isAnswering = (): Promise<boolean> =>
    probe().then(
      () => true,
      () => false,
    );

  async function probeUntilAnswered(): Promise<void> {
    if (await isAnswering()) return;
    isOpen = true;
    log.error('the database does not answer: calls fail at once until it does');
    do await pause(againMs, closing.signal);
    while (!closing.signal.aborted && !(await isAnswering()));
    isOpen = false;
    if (!closing.signal.aborted) log.warn('the database answers again');
  }

  return {
    assertClosed() {
      // `isDatabaseAway` recognises the message.
      if (isOpen) throw new Error('The database does not answer');
    },
    noteFailure(error) {
      if (isProbing || closing.signal.aborted || !isDatabaseAway(error)) return;
      isProbing = true;
      probeUntilAnswered()
        .catch((failed: unknown) => log.error({ err: failed }, 'the probe of the database failed'))
        .finally(() => {
          isProbing = false;
        });
    },
    close: () => closing.abort(),
  };
}

const probeMaxMs = 2_000;

/** Asks the database for an answer on a new connection. */
export async function probeDatabase(url: string, timeoutMs: number): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'vitrine-probe',
    connectionTimeoutMillis: Math.min(timeoutMs, probeMaxMs),
    query_timeout: Math.min(timeoutMs, probeMaxMs),
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    await client.end();
  } catch (error) {
    // A connection that is silent does not answer a farewell either.
    client.connection.stream.destroy();
    throw error;
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/** A pool that asks the breaker before it hands out a connection. */
export class GuardedPool extends pg.Pool {
  readonly #breaker: DatabaseBreaker;

  constructor(config: pg.PoolConfig, breaker: DatabaseBreaker) {
    super(config);
    this.#breaker = breaker;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const connected = this.#connect();
    if (!callback) return connected;
    // As the pool calls it, outside of a promise: what the callback throws is not a rejection.
    const answer = (error: Error | undefined, client?: pg.PoolClient): void => {
      process.nextTick(callback, error, client, client?.release ?? (() => undefined));
    };
    connected.then((client) => answer(undefined, client), answer);
    return undefined;
  }

  async #connect(): Promise<pg.PoolClient> {
    this.#breaker.assertClosed();
    try {
      return await super.connect();
    } catch (error) {
      this.#breaker.noteFailure(error);
      throw error;
    }
  }
}
