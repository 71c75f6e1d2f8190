import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import type { NameSubject } from '#platform/log-subjects.ts';

/** What operators did about a file for the bank, by its name. */
export const nameBankFile: NameSubject = async (ctx, { params: { fileId } }) => {
  const [row] = await ctx.db.rows(
    sql`select name from bank_files where id = ${String(fileId)}::bigint`,
    { name: as.text },
  );
  return row?.name;
};

/** A payout by the reference that banks and operators know. */
export const namePayout: NameSubject = async (_ctx, { params: { payoutId } }) => `PO-${payoutId}`;
