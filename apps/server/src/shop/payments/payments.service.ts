import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import { sellerPaymentStates } from '@vitrine/contract/shop/order-facts.ts';
import type * as contract from '@vitrine/contract/shop/payments.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { countRows } from '#platform/db/count-rows.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { asStatus } from '../orders/index.ts';
import { payments } from './payments.tables.ts';
import { findPendingReason } from './pending-reason.ts';

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

const listedPayment = {
  id: as.id,
  side: as.oneOf('buyer', 'seller'),
  storeId: as.id,
  provider: as.text,
  providerRef: orNull(as.text),
  status: payments.status,
  failure: payments.failure,
  pendingReason: payments.pendingReason,
  amount: as.minor,
  refunded: as.minor,
  currency: as.currency,
  createdAt: as.moment,
  paidAt: orNull(as.moment),
  orders: orNull(as.json<{ orderId: string; number: string }[]>()),
};

/** Payments of all stores, for operators. */
export async function pagePayments(
  ctx: Ctx,
  query: EndpointInput<typeof contract.listPayments>['query'],
): Promise<EndpointReply<typeof contract.listPayments>> {
  const where = sql`true
    ${query.status ? sql`and p.status = ${query.status}` : sql``}
    ${query.storeId ? sql`and p.store_id = ${query.storeId}` : sql``}
    ${query.refundDue ? sql`and exists (select 1 from refunds r where r.payment_id = p.id and r.status <> 'done')` : sql``}`;
  const rows = await ctx.db.rows(
    sql`
    select p.id, p.side, p.store_id, p.provider, p.provider_ref, p.status, p.failure, p.pending_reason, p.amount_minor::text as amount, p.refunded_minor::text as refunded,
      p.currency, p.created_at, p.paid_at,
      (select json_agg(json_build_object('orderId', o.id::text, 'number', o.number) order by o.id)
        from payment_orders x join orders o on o.id = x.order_id where x.payment_id = p.id) as orders
    from (select * from payments p where ${where} order by p.id desc limit ${query.pageSize} offset ${(query.pageNum - 1) * query.pageSize}) p
    order by p.id desc`,
    listedPayment,
  );
  return {
    list: rows.map((row) => ({
      id: row.id,
      side: row.side,
      storeId: row.storeId,
      provider: row.provider,
      providerRef: row.providerRef,
      status: row.status,
      failure: row.failure,
      pendingReason: findPendingReason(row),
      amount: toMoney(row.amount, row.currency),
      refunded: toMoney(row.refunded, row.currency),
      orders: row.orders ?? [],
      createdAt: row.createdAt.toISOString(),
      paidAt: row.paidAt?.toISOString() ?? null,
    })),
    ...(await countRows(ctx, sql`from payments p where ${where}`)),
  };
}
