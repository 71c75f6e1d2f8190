import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import type { NameSubject } from '#platform/log-subjects.ts';

/** A parcel that went wrong, by the number of its order. */
export const describeOrderOfParcel: NameSubject = async (ctx, { params: { id, orderId } }) => {
  if (!/^\d+$/.test(String(id ?? orderId))) return undefined;
  const order =
    id === undefined
      ? sql`${String(orderId)}`
      : sql`(select p.order_id from parcel_problems p where p.id = ${String(id)}::bigint)`;
  const [row] = await ctx.db.rows(sql`select number from orders where id = ${order}::bigint`, {
    number: as.text,
  });
  return row?.number;
};
