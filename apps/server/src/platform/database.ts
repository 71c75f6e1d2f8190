import { setTimeout as pause } from 'node:timers/promises';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { type PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { isTransient } from './failure.ts';
import type { Logger } from './log.ts';
import { NamingClient } from './naming-client.ts';

/** A database handle: the pool's outside a transaction, the transaction's inside. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export interface Database {
  db: NodePgDatabase;
  pool: pg.Pool;
  /** Runs `work` in one READ COMMITTED transaction; deadlocks and serialisation failures run it again. */
  withTx<Result>(work: (tx: Db) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  url: string;
  poolMax: number;
  log: Logger;
  applicationName?: string;
}

const attemptsMax = 5;

/** Opens the pool with timeouts on everything; a lost server is logged and never ends the process. */
export function openDatabase(settings: DatabaseSettings): Database {
  const pool = new pg.Pool({
    Client: NamingClient,
    connectionString: settings.url,
    max: settings.poolMax,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    lock_timeout: 8_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: settings.applicationName ?? 'vitrine',
    // Statements are planned once per connection, not once per call: planning cost more than running. So a partial index
    // is only used by texts that write its condition out, and a plan must not lean on how small a table was when it was
    // made: whole tables are read only where no index answers, and a page costs the same wherever it stands. PostgreSQL up to
    // 17 adds so much to the cost of reading a whole table that a server with JIT would compile every such plan, for seconds.
    options:
      '-c plan_cache_mode=force_generic_plan -c random_page_cost=1.1 -c enable_seqscan=off -c jit=off -c pg_trgm.word_similarity_threshold=0.39',
  });
  pool.on('error', (error) => settings.log.warn({ sqlState: (error as { code?: string }).code }, 'idle database connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => settings.log.warn({ sqlState: (error as { code?: string }).code }, 'database connection lost'));
  });
  const db = drizzle(pool);
  const dialect = new PgDialect();

  /**
   * One transaction on one connection. Drizzle's own keeps a connection for ever when BEGIN fails on it, and answers
   * the failure of ROLLBACK instead of what led to it.
   */
  async function runOnce<Result>(work: (tx: Db) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await work(new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((lost: Error) => {
        broken = lost;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async function withTx<Result>(work: (tx: Db) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runOnce(work);
      } catch (error) {
        if (attempt >= attemptsMax || !isTransient(error)) throw error;
        await pause(attempt * 10 + Math.random() * 20);
      }
    }
  }

  return { db, pool, withTx, close: () => pool.end() };
}
