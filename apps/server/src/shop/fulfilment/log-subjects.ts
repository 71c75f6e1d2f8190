import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import { type NameSubject, subjectMax } from '#platform/log-subjects.ts';

/** The orders of shipments that are taken back together, as many as the log has room for. */
export const describeBatch: NameSubject = async (ctx, { params }) => {
  const batchKey = String(params['batchKey']);
  const rows = await ctx.db.rows(
    sql`
    select o.number from orders o where o.id in (select order_id from shipments where batch_key = ${batchKey}::uuid
      union all select order_id from return_requests where replacement_batch = ${batchKey}::uuid) order by o.id limit 10`,
    { number: as.text },
  );
  const numbers = rows.map(({ number }) => number).join(', ');
  return numbers ? numbers.slice(0, subjectMax) : undefined;
};
