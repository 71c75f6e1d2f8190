import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import type { NameSubject } from '#platform/log-subjects.ts';

/** A return, by the number of its order. */
export const nameOrderOfReturn: NameSubject = async (ctx, { params }) => {
  if (!/^\d+$/.test(String(params['id']))) return undefined;
  const [row] = await ctx.db.rows(
    sql`select o.number from return_requests r join orders o on o.id = r.order_id where r.id = ${String(params['id'])}::bigint`,
    { number: as.text },
  );
  return row?.number;
};
