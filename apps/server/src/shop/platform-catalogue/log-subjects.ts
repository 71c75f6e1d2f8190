import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import type { NameSubject } from '#platform/log-subjects.ts';

/** The key of the product that a call is about. */
export const describeProduct: NameSubject = async (ctx, { params }) => {
  const [row] = await ctx.db.rows(
    sql`select key from products where id = ${String(params['id'])}::bigint`,
    { key: as.text },
  );
  return row?.key;
};
