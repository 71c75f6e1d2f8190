import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import type { NameSubject } from '#platform/log-subjects.ts';

/** A provider whose keys change by its name, a payout by its reference, a discrepancy by its kind. */
export const nameDiscrepancy: NameSubject = async (ctx, { params: { id, name, payoutId } }) => {
  if (name !== undefined) return String(name);
  if (payoutId !== undefined) return `PO-${payoutId}`;
  if (!/^\d+$/.test(String(id))) return undefined;
  const [row] = await ctx.db.rows(
    sql`select kind from discrepancies where id = ${String(id)}::bigint`,
    { kind: as.text },
  );
  return row?.kind;
};
