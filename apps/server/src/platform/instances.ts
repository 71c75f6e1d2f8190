import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Locks } from './locks.ts';

const prefix = 'instance:';

/**
 * Gives this process a name and holds a session lock of that name for as long as it runs. The database releases the lock
 * in the moment in which the process ends, however it ends, so that what it had claimed need not wait for a time limit.
 */
export async function registerInstance(locks: Locks): Promise<string> {
  const id = randomUUID();
  await locks.tryAcquire(prefix + id);
  return id;
}

/** Whether the process of this name runs. A key of one bigint is shown as two halves in `pg_locks`. */
export function isInstanceAlive(id: SQL): SQL<boolean> {
  return sql<boolean>`exists (
    select 1 from pg_locks l where l.locktype = 'advisory' and l.objsubid = 1 and l.granted
      and l.database = (select oid from pg_database where datname = current_database())
      and ((l.classid::bigint << 32) | l.objid::bigint) = hashtextextended(${prefix} || ${id}, 0))`;
}
