import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import { idsOf, type NameSubject } from '#platform/log-subjects.ts';

/** Reviews, by the products that they are about. */
export const nameReviewed: NameSubject = async (ctx, { body }) => {
  const rows = await ctx.db.rows(
    sql`select distinct p.key from reviews r join products p on p.id = r.product_id where r.id = any(${sql.param(idsOf(body['ids']))}::bigint[]) order by 1`,
    { key: as.text },
  );
  return rows.map(({ key }) => key).join(', ') || undefined;
};
