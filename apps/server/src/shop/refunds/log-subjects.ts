import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import type { NameSubject } from '#platform/log-subjects.ts';

/** A refund, or what was asked or refused about one, by the number of the order. */
export const nameRefunded: NameSubject = async (ctx, { params: { orderId, refundId } }) => {
  const order =
    refundId === undefined
      ? sql`${String(orderId)}`
      : sql`(select f.order_id from refunds f where f.id = ${String(refundId)}::bigint)`;
  const [row] = await ctx.db.rows(sql`select number from orders where id = ${order}::bigint`, {
    number: as.text,
  });
  return row?.number;
};
