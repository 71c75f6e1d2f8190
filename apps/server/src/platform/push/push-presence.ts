import { topics } from '@vitrine/contract/topics.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Caller, Platform } from '../context.ts';
import { as } from '../db/sql-rows.ts';
import { isInstanceAlive } from '../instances.ts';
import { pushConnections } from './push-connections.tables.ts';
import type { PushSignal } from './push-delivery.ts';

const togetherMs = 1_000;
const everyMs = 60_000;

const liveInstances = sql`(select i.instance_id from (select distinct instance_id from push_connections) i where ${isInstanceAlive(sql`i.instance_id`)})`;

/** The open connections of all processes that are running. */
export const liveConnections: SQL = sql`select p.session_id, p.account_id from push_connections p where p.instance_id in ${liveInstances}`;

/** Several windows of a person are one person, in whichever processes they are. */
export async function countOnline({ database }: Platform): Promise<number> {
  const [row] = await database.db.rows(
    sql`select count(distinct account_id)::int as online from (${liveConnections}) live`,
    {
      online: as.integer,
    },
  );
  return row?.online ?? 0;
}

export interface PushPresence {
  /** Notes a connection; returns how to note its end. */
  enter(caller: Caller): () => void;
  close(): void;
}

/**
 * Keeps the open connections of this process in the database, and says how many people are online: to the clients of all
 * processes after each change, within a second, and to those of this process every minute.
 */
export function createPushPresence(
  platform: Platform,
  deliver: (signal: PushSignal) => void,
): PushPresence {
  const { database, signals, log, instanceId, clock } = platform;
  let announcing: NodeJS.Timeout | undefined;
  let isClosed = false;

  // Who is online is no more than a hint; the next minute counts again.
  const noteFailure = (error: unknown): void => {
    if (!isClosed) log.warn({ err: error }, 'the number of people online is not known');
  };
  const pushOf = (online: number): PushSignal => ({
    destination: topics.onlineUserCount,
    body: online,
  });

  /** Connections and disconnections within a short time are counted together. */
  function announceSoon(): void {
    if (isClosed) return;
    announcing ??= setTimeout(() => {
      announcing = undefined;
      countOnline(platform)
        .then((online) => signals.send(database.db, 'push', pushOf(online)))
        .catch(noteFailure);
    }, togetherMs).unref();
  }

  async function countAgain(): Promise<void> {
    await database.db.run(
      sql`delete from push_connections where instance_id not in ${liveInstances}`,
    );
    deliver(pushOf(await countOnline(platform)));
  }
  const minute = setInterval(() => {
    countAgain().catch(noteFailure);
  }, everyMs);
  minute.unref();

  return {
    enter({ accountId, sessionId }) {
      const id = crypto.randomUUID();
      const entering = Promise.resolve(
        database.db
          .insert(pushConnections)
          .values({ id, instanceId, accountId, sessionId, connectedAt: clock.now() }),
      );
      entering.then(announceSoon).catch(noteFailure);
      return () => {
        // The rows of a process that ends do not count any more, and its database is being closed.
        if (isClosed) return;
        entering
          .then(() => database.db.delete(pushConnections).where(eq(pushConnections.id, id)))
          .then(announceSoon)
          .catch(noteFailure);
      };
    },
    close() {
      isClosed = true;
      clearTimeout(announcing);
      clearInterval(minute);
    },
  };
}
