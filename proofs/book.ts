import { sql } from 'drizzle-orm';
import type { Database } from '../apps/server/src/platform/db/database.ts';

/** Each committed journal by its id, with a digest of its lines. */
export type Book = ReadonlyMap<string, string>;

/**
 * The ledger as it is committed now. Journals are compared one by one and not up to the highest id: ids are drawn
 * before the commit, so that a journal may become visible after one with a higher id.
 */
export async function readBook(db: Database['db']): Promise<Book> {
  const { rows } = await db.execute<{ id: string; digest: string }>(sql`
    select journal_id::text as id,
      md5(string_agg(concat_ws('|', line_number, account_id, amount_minor, currency), ',' order by line_number)) as digest
    from ledger_entries group by journal_id`);
  return new Map(rows.map(({ id, digest }) => [id, digest]));
}

/** I3: the ids of journals that are missing or different later. Journals may be added. */
export const findChangedJournals = (before: Book, after: Book): string[] =>
  [...before].filter(([id, digest]) => after.get(id) !== digest).map(([id]) => id);
