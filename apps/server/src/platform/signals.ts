import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from './db/db.ts';
import { as } from './db/sql-rows.ts';
import { type Places, statement } from './db/statement.ts';
import type { Logger } from './log.ts';

type Listener = (payload: unknown) => void;

/**
 * Small messages to every process, sent by the commit of a transaction (NOTIFY): push, invalidated cache tags, changed
 * rights. A lost signal may cause stale data for a moment, never a wrong decision, so receivers also expire their data.
 */
export interface Signals {
  send(db: Db, channel: string, ...payloads: readonly [unknown, ...unknown[]]): Promise<void>;
  on(channel: string, listener: Listener): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const notify = statement(
  (places: Places<{ texts: string[] }>) =>
    sql`select pg_notify('vitrine', text)::text as done from unnest(${places.texts}::text[]) as text`,
  { done: as.text },
);

const notifyBytesMax = 7_900;

export function createSignals(url: string, log: Logger): Signals {
  const listeners = new Map<string, Listener[]>();
  let client: pg.Client | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'vitrine-signals',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    next.on('error', () => undefined);
    next.on('end', () => {
      if (stopped || client !== next) return;
      client = undefined;
      retry = setTimeout(reconnect, 500);
    });
    next.on('notification', ({ payload }) => {
      if (!payload) return;
      const message = JSON.parse(payload) as { c: string; p: unknown };
      for (const listener of listeners.get(message.c) ?? []) listener(message.p);
    });
    await next.connect();
    await next.query('LISTEN vitrine');
    client = next;
  }

  function reconnect(): void {
    if (stopped) return;
    connect()
      // Signals sent in the meantime are unknown, so receivers drop everything that they have cached.
      .then(() => {
        for (const listener of listeners.get('reconnected') ?? []) listener(null);
      })
      .catch(() => {
        log.warn('signals: the database does not answer, trying again');
        retry = setTimeout(reconnect, 1_000);
      });
  }

  return {
    async send(db, channel, ...payloads) {
      const texts = payloads.map((payload) => JSON.stringify({ c: channel, p: payload }));
      if (texts.some((text) => Buffer.byteLength(text) > notifyBytesMax))
        throw new RangeError('A signal is too large');
      await notify({ db }, { texts });
    },
    on(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
    },
    start: connect,
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
