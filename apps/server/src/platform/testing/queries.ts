import type pg from 'pg';
import type { TestApp } from './app.ts';

export interface SentQuery {
  text: string;
  values: unknown[];
}

/**
 * Runs `work` and answers the statements that the application sent to the database meanwhile. Counted where they
 * leave for the server, so pool, transactions, Drizzle and prepared statements are all in.
 */
export async function recordQueries(app: TestApp, work: () => Promise<unknown>): Promise<SentQuery[]> {
  const { pool } = app.platform.database;
  const sent: SentQuery[] = [];
  const patched = new Map<pg.PoolClient, unknown>();
  const patch = (client: pg.PoolClient) => {
    if (patched.has(client)) return;
    const original = client.query.bind(client) as (...parts: unknown[]) => unknown;
    patched.set(client, client.query);
    (client as unknown as { query: unknown }).query = (...parts: unknown[]) => {
      const [first, values] = parts as [string | SentQuery, unknown[]?];
      if (typeof first === 'string') sent.push({ text: first, values: values ?? [] });
      else sent.push({ text: first.text, values: values ?? first.values ?? [] });
      return original(...parts);
    };
  };
  pool.on('acquire', patch);
  try {
    await work();
    return sent;
  } finally {
    pool.off('acquire', patch);
    for (const client of patched.keys()) Reflect.deleteProperty(client, 'query');
  }
}

/** How many statements `work` sends. */
export async function countQueries(app: TestApp, work: () => Promise<unknown>): Promise<number> {
  return (await recordQueries(app, work)).length;
}
