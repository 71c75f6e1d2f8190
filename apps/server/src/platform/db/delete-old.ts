import { type SQL, sql } from 'drizzle-orm';
import type { Platform } from '../context.ts';

const batchRows = 5_000;

/** Deletes the rows that meet a condition on `t`, a few thousand at a time, so that no other transaction waits long for a lock. */
export async function deleteOld(
  { database: { db } }: Platform,
  table: string,
  condition: SQL,
): Promise<number> {
  for (let deleted = 0; ; ) {
    const rowCount = await db.run(
      sql`delete from ${sql.identifier(table)} where ctid in (select t.ctid from ${sql.identifier(table)} t where ${condition} limit ${batchRows})`,
    );
    deleted += rowCount ?? 0;
    if (rowCount < batchRows) return deleted;
  }
}
