import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Locks } from './db/locks.ts';

const prefix = 'instance:';

/**
 * Generates an id for this process and holds a session lock of that name while it runs. The database releases the lock
 * as soon as the process ends, for whatever reason, so that its leases need not time out.
 */
export async function registerInstance(locks: Locks): Promise<string> {
  const id = randomUUID();
  await locks.tryAcquire(prefix + id);
  return id;
}

/** Whether the process with this id is running. `pg_locks` shows a bigint key as two halves. */
export function isInstanceAlive(id: SQL): SQL<boolean> {
  return sql<boolean>`exists (
    select 1 from pg_locks l where l.locktype = 'advisory' and l.objsubid = 1 and l.granted
      and l.database = (select oid from pg_database where datname = current_database())
      and ((l.classid::bigint << 32) | l.objid::bigint) = hashtextextended(${prefix} || ${id}, 0))`;
}
