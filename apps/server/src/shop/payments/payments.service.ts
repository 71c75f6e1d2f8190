import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { sellerPaymentStates } from '@vitrine/contract/shop/order-facts.ts';
import type * as contract from '@vitrine/contract/shop/payments.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { asStatus } from '../orders/index.ts';
import { payments } from './payments.tables.ts';

/** How the seller payments of own orders stand; orders of others are not in the answer. */
export async function queryOrderPayments(
  ctx: Ctx,
  storeId: string,
  orderIds: readonly string[],
): Promise<EndpointReply<typeof contract.queryOrderPayments>> {
  const rows = await ctx.db.rows(
    sql`
    select o.id, o.number, o.seller_payment, p.id as payment_id, p.status as payment_status,
      order_status(o.kind, o.buyer_payment, o.seller_payment, o.fulfilment, o.cancelled_at is not null) as status
    from orders o
    left join lateral (
      select y.id, y.status from payment_orders x join payments y on y.id = x.payment_id
      where x.order_id = o.id and x.side = 'seller' order by (x.effect = 'paid') desc, y.id desc limit 1
    ) p on true
    where o.store_id = ${storeId} and o.id = any(${sql.param([...orderIds])}::bigint[]) order by o.id`,
    {
      id: as.id,
      number: as.text,
      status: asStatus,
      sellerPayment: as.oneOf(...sellerPaymentStates),
      paymentId: orNull(as.id),
      paymentStatus: orNull(payments.status),
    },
  );
  return rows.map((row) => ({
    orderId: row.id,
    number: row.number,
    order_status: row.status,
    sellerPayment: row.sellerPayment,
    paymentId: row.paymentId,
    paymentStatus: row.paymentStatus,
  }));
}
