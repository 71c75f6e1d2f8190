import { type SQL, sql } from 'drizzle-orm';

/** All of these conditions in SQL that is written by hand; true where there are none. */
export const joinConditions = (conditions: readonly SQL[]): SQL =>
  sql.join([sql`true`, ...conditions], sql` and `);
