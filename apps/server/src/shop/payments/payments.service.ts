import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { type Currency, toMoney } from '@vitrine/contract/money.ts';
import type * as contract from '@vitrine/contract/shop/payments.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import type { PaymentRow } from './lock-payment.ts';

/** How the seller payments of own orders stand; orders of others are not in the answer. */
export async function queryOrderPayments(
  ctx: Ctx,
  storeId: string,
  orderIds: readonly string[],
): Promise<EndpointReply<typeof contract.queryOrderPayments>> {
  const { rows } = await ctx.db.execute<{
    id: string;
    number: string;
    status: 0 | 1 | 2 | 3;
    seller_payment: EndpointReply<typeof contract.queryOrderPayments>[number]['sellerPayment'];
    payment_id: string | null;
    payment_status: PaymentRow['status'] | null;
  }>(sql`
    select o.id, o.number, o.seller_payment, p.id as payment_id, p.status as payment_status,
      order_status(o.kind, o.buyer_payment, o.seller_payment, o.fulfilment, o.cancelled_at is not null) as status
    from orders o
    left join lateral (
      select y.id, y.status from payment_orders x join payments y on y.id = x.payment_id
      where x.order_id = o.id and x.side = 'seller' order by (x.effect = 'paid') desc, y.id desc limit 1
    ) p on true
    where o.store_id = ${storeId} and o.id = any(${sql.param([...orderIds])}::bigint[]) order by o.id`);
  return rows.map((row) => ({
    orderId: row.id,
    number: row.number,
    orderStatus: row.status,
    sellerPayment: row.seller_payment,
    paymentId: row.payment_id,
    paymentStatus: row.payment_status,
  }));
}

interface ListedPayment extends Record<string, unknown> {
  id: string;
  side: 'buyer' | 'seller';
  store_id: string;
  provider: string;
  provider_ref: string | null;
  status: PaymentRow['status'];
  failure: PaymentRow['failure'];
  amount: string;
  refunded: string;
  currency: Currency;
  created_at: string;
  paid_at: string | null;
  orders: { orderId: string; number: string }[];
}

/** Payments of all stores, for operators. */
export async function pagePayments(
  ctx: Ctx,
  query: EndpointInput<typeof contract.listPayments>['query'],
): Promise<EndpointReply<typeof contract.listPayments>> {
  const where = sql`true
    ${query.status ? sql`and p.status = ${query.status}` : sql``}
    ${query.storeId ? sql`and p.store_id = ${query.storeId}` : sql``}
    ${query.refundDue ? sql`and exists (select 1 from refunds r where r.payment_id = p.id and r.status <> 'done')` : sql``}`;
  const { rows } = await ctx.db.execute<ListedPayment>(sql`
    select p.id, p.side, p.store_id, p.provider, p.provider_ref, p.status, p.failure, p.amount_minor::text as amount, p.refunded_minor::text as refunded,
      p.currency, p.created_at, p.paid_at,
      (select json_agg(json_build_object('orderId', o.id::text, 'number', o.number) order by o.id)
        from payment_orders x join orders o on o.id = x.order_id where x.payment_id = p.id) as orders
    from (select * from payments p where ${where} order by p.id desc limit ${query.pageSize} offset ${(query.pageNum - 1) * query.pageSize}) p
    order by p.id desc`);
  const counted = await ctx.db.execute<{ total: number }>(
    sql`select count(*)::int as total from (select 1 from payments p where ${where} limit 100001) as c`,
  );
  const total = counted.rows[0]?.total ?? 0;
  return {
    list: rows.map((row) => ({
      id: row.id,
      side: row.side,
      storeId: row.store_id,
      provider: row.provider,
      providerRef: row.provider_ref,
      status: row.status,
      failure: row.failure,
      amount: toMoney(BigInt(row.amount), row.currency),
      refunded: toMoney(BigInt(row.refunded), row.currency),
      orders: row.orders ?? [],
      createdAt: new Date(row.created_at).toISOString(),
      paidAt: row.paid_at ? new Date(row.paid_at).toISOString() : null,
    })),
    total: Math.min(total, 100_000),
    ...(total > 100_000 ? { estimated: true } : {}),
  };
}
