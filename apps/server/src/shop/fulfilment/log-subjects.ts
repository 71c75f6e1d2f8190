import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import { type NameSubject, subjectMax } from '#platform/log-subjects.ts';

/** The orders of shipments that are taken back together, as many as the log has room for. */
export const describeBatch: NameSubject = async (ctx, { params }) => {
  const rows = await ctx.db.rows(
    sql`
    select o.number from shipments s join orders o on o.id = s.order_id
    where s.batch_key = ${String(params['batchKey'])}::uuid order by o.id limit 10`,
    { number: as.text },
  );
  const numbers = rows.map(({ number }) => number).join(', ');
  return numbers ? numbers.slice(0, subjectMax) : undefined;
};
