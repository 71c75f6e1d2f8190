import type pg from 'pg';
import { PreparedQuery } from '../db/prepared-query.ts';
import type { TestApp } from './app.ts';

export interface SentQuery {
  text: string;
  values: unknown[];
  /** No other statement was running on its connection, so the caller waits for one more response. */
  isRoundTrip: boolean;
}

/** Workers are notified of jobs some moments after a commit, which may be within the work or after it. */
const isWaking = (text: string, values: readonly unknown[] = []) =>
  text.includes('pg_notify') && /\bc\W+jobs\b/.test(String(values));

/**
 * Runs `work` and returns the statements that the application sent to the database during it. They are counted in the
 * driver, so pool, transactions, Drizzle and prepared statements are all included.
 */
export async function recordQueries(
  app: TestApp,
  work: () => Promise<unknown>,
): Promise<SentQuery[]> {
  const { pool } = app.platform.database;
  const sent: SentQuery[] = [];
  const patched = new Map<pg.PoolClient, unknown>();
  const patch = (client: pg.PoolClient) => {
    if (patched.has(client)) return;
    const original = client.query.bind(client) as (...parts: unknown[]) => unknown;
    let underWay = 0;
    const answered = () => {
      underWay -= 1;
    };
    patched.set(client, client.query);
    (client as unknown as { query: unknown }).query = (...parts: unknown[]) => {
      const [first, given] = parts as [string | SentQuery | PreparedQuery, unknown[]?];
      const { text, values } =
        typeof first === 'string'
          ? { text: first, values: given }
          : { text: first.text, values: given ?? first.values };
      if (!isWaking(text, values))
        sent.push({ text, values: [...(values ?? [])], isRoundTrip: underWay === 0 });
      underWay += 1;
      if (first instanceof PreparedQuery) {
        const { callback } = first;
        first.callback = (...result) => {
          answered();
          callback(...result);
        };
        return original(first);
      }
      // The pool itself passes a callback.
      const callback = parts.at(-1);
      if (typeof callback === 'function')
        return original(...parts.slice(0, -1), (...result: unknown[]) => {
          answered();
          callback(...result);
        });
      const answer = original(...parts) as Promise<unknown>;
      answer.then(answered, answered);
      return answer;
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
