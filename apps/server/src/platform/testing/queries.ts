import type pg from 'pg';
import type { TestApp } from './app.ts';

interface QueryText {
  text: string;
}

/**
 * Runs `work` and answers the statements that the application sent to the database meanwhile. Counted where they
 * leave for the server, so pool, transactions, Drizzle and prepared statements are all in.
 */
async function recordQueries(app: TestApp, work: () => Promise<unknown>): Promise<string[]> {
  const { pool } = app.platform.database;
  const texts: string[] = [];
  const patched = new Map<pg.PoolClient, unknown>();
  const patch = (client: pg.PoolClient) => {
    if (patched.has(client)) return;
    const original = client.query.bind(client) as (...parts: unknown[]) => unknown;
    patched.set(client, client.query);
    (client as unknown as { query: unknown }).query = (...parts: unknown[]) => {
      const [first] = parts as [string | QueryText];
      texts.push(typeof first === 'string' ? first : first.text);
      return original(...parts);
    };
  };
  pool.on('acquire', patch);
  try {
    await work();
    return texts;
  } finally {
    pool.off('acquire', patch);
    for (const client of patched.keys()) Reflect.deleteProperty(client, 'query');
  }
}

/** How many statements `work` sends. */
export async function countQueries(app: TestApp, work: () => Promise<unknown>): Promise<number> {
  return (await recordQueries(app, work)).length;
}
