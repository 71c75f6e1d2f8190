import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { isTransient, sqlState } from '../failure.ts';
import type { Logger } from '../log.ts';
import { BatchClient } from './batch-client.ts';
import { createDatabaseBreaker, GuardedPool, probeDatabase } from './database-breaker.ts';
import { Db, type TransactionWatch } from './db.ts';
import { plannerOptions } from './planner-options.ts';
import { sendTogether } from './send-together.ts';
import { traceAbort } from './trace-abort.ts';

interface TxOptions {
  /** The database refuses every statement that would change something. */
  isReadOnly?: boolean;
  /** Nothing is stored: for reads that lock rows. */
  isUndone?: boolean;
}

export interface Database {
  db: Db;
  pool: pg.Pool;
  /** Runs `work` in one READ COMMITTED transaction; deadlocks and serialisation failures run it again. */
  withTx<Result>(work: (tx: Db) => Promise<Result>, options?: TxOptions): Promise<Result>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  url: string;
  poolMax: number;
  log: Logger;
  applicationName?: string;
  /** How long a call waits for a connection, and the probe of a silent database for its answer. */
  connectTimeoutMs?: number;
  probeAgainMs?: number;
  /** In tests: is shown the statements of each transaction (`testing/watch-locks.ts`). */
  watch?: (() => TransactionWatch) | undefined;
}

const attemptsMax = 5;
const defaultConnectTimeoutMs = 5_000;
const defaultProbeAgainMs = 1_000;

/** Opens the pool with timeouts on everything; a lost server is logged and never ends the process. */
export function openDatabase(settings: DatabaseSettings): Database {
  const {
    url,
    log,
    connectTimeoutMs = defaultConnectTimeoutMs,
    probeAgainMs = defaultProbeAgainMs,
  } = settings;
  const breaker = createDatabaseBreaker({
    log,
    probe: () => probeDatabase(url, connectTimeoutMs),
    againMs: probeAgainMs,
  });
  const config: pg.PoolConfig = {
    connectionString: url,
    max: settings.poolMax,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    // Statements that do not wait for a response share a packet, for example BEGIN and the first statement.
    pipeline: true,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    lock_timeout: 8_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: settings.applicationName ?? 'vitrine',
    options: `${plannerOptions} -c pg_trgm.word_similarity_threshold=0.39`,
  };
  const pool = new GuardedPool({ ...config, ...({ Client: BatchClient } as object) }, breaker);
  pool.on('error', (error) =>
    log.warn({ sqlState: (error as { code?: string }).code }, 'idle database connection lost'),
  );
  pool.on('connect', (client) => {
    client.on('error', (error) =>
      log.warn({ sqlState: (error as { code?: string }).code }, 'database connection lost'),
    );
  });
  const db = new Db(pool);

  /**
   * One transaction on one connection. Drizzle's own keeps a connection forever if BEGIN fails on it, and reports
   * the failure of ROLLBACK instead of its cause.
   */
  async function runOnce<Result>(
    work: (tx: Db) => Promise<Result>,
    { isReadOnly = false, isUndone = false }: TxOptions,
  ): Promise<Result> {
    const client = await pool.connect();
    const trace = traceAbort(client);
    const tx = new Db(client, settings.watch?.());
    let broken: Error | undefined;
    sendTogether(client);
    const begun = client.query(isReadOnly ? 'begin read only' : 'begin');
    // Handled below; a statement after a failed BEGIN fails as well.
    begun.catch(() => undefined);
    try {
      const result = await work(tx);
      await begun;
      if (isUndone) {
        await client.query('rollback');
        return result;
      }
      sendTogether(client);
      const deferred = tx.sendDeferred();
      // A statement that is sent from here on would come after the commit.
      tx.close();
      // If one of them fails, the commit after it becomes a rollback.
      const [, { command }] = await Promise.all([deferred, client.query('commit')]);
      // `work` went on after a statement that failed: nothing of it is stored.
      if (command !== 'COMMIT')
        throw trace.cause() ?? new Error('The transaction was rolled back instead of committed');
      tx.committed();
      return result;
    } catch (error) {
      await client.query('rollback').catch((lost: Error) => {
        broken = lost;
      });
      await tx.deferredDone();
      throw error;
    } finally {
      tx.close();
      trace.stop();
      client.release(broken);
    }
  }

  async function withTx<Result>(
    work: (tx: Db) => Promise<Result>,
    options: TxOptions = {},
  ): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runOnce(work, options);
      } catch (error) {
        if (attempt >= attemptsMax || !isTransient(error)) throw error;
        if (sqlState(error))
          log.warn({ sqlState: sqlState(error), attempt }, 'a transaction is run again');
        await pause(attempt * 10 + Math.random() * 20);
      }
    }
  }

  return {
    db,
    pool,
    withTx,
    close() {
      breaker.close();
      return pool.end();
    },
  };
}
