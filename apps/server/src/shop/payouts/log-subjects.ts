import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import type { NameSubject } from '#platform/log-subjects.ts';

/** Names the bank file of a log row. */
export const describeBankFile: NameSubject = async (ctx, { params: { fileId } }) => {
  const [row] = await ctx.db.rows(
    sql`select name from bank_files where id = ${String(fileId)}::bigint`,
    { name: as.text },
  );
  return row?.name;
};

/** Names the payout of a log row by the reference that banks and operators know. */
export const describePayoutSubject: NameSubject = async (_ctx, { params: { payoutId } }) =>
  `PO-${payoutId}`;
