import type { PlatformOrderRow } from '@vitrine/contract/shop/fulfilment.ts';
import { fullName } from '@vitrine/contract/shop/postal.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { conditionsOf, describeRow, firstLineJoin, type ListedRow, listColumns, type OrderFilter, statusSql } from './list-orders.ts';

export interface PlatformFilter extends Omit<OrderFilter, 'awaiting' | 'toShip'> {
  storeId?: string | undefined;
  fulfilment?: string | undefined;
  toShip?: boolean | undefined;
  refundAsked?: boolean | undefined;
  paidFrom?: string | undefined;
}

interface Row extends ListedRow {
  store_id: string;
  store_name: string;
  store_slug: string;
  address: { firstName: string; lastName: string; city: string; countryCode: string };
  paid_at: string | null;
}

const toShipSql = sql`(${statusSql} = 1 and o.cancelled_at is null and o.fulfilment in ('waiting', 'processing', 'part_shipped'))`;
/** Totals are exact up to here and marked as estimated beyond. */
const exactMax = 100_000;

export function platformConditions(filter: PlatformFilter): SQL {
  const { toShip, refundAsked, ...rest } = filter;
  const parts = conditionsOf(rest, 'UTC');
  if (filter.storeId) parts.push(sql`o.store_id = ${filter.storeId}`);
  if (filter.fulfilment) parts.push(sql`o.fulfilment = ${filter.fulfilment}`);
  if (filter.paidFrom)
    parts.push(sql`o.kind = 'sale' and o.cancelled_at is null and o.buyer_payment in ('paid', 'part_refunded', 'disputed')
      and o.paid_at >= (${filter.paidFrom}::date)::timestamp at time zone 'UTC'`);
  if (toShip) parts.push(toShipSql);
  if (refundAsked) parts.push(sql`o.refund_asked_at is not null`);
  return parts.length ? sql.join(parts, sql` and `) : sql`true`;
}

/** Orders of all stores for operators: longest waiting first when they are to ship, else newest first. */
export async function listPlatformOrders(
  ctx: Ctx,
  filter: PlatformFilter & { pageNum: number; pageSize: number },
): Promise<{ list: PlatformOrderRow[]; total: number; estimated?: boolean }> {
  const where = platformConditions(filter);
  const order = filter.toShip ? sql`o.id asc` : sql`o.id desc`;
  const { rows } = await ctx.db.execute<Row>(sql`
    select ${listColumns(ctx.language)}, o.store_id, s.name as store_name, s.slug as store_slug, o.address, o.paid_at
    from orders o ${firstLineJoin} join stores s on s.id = o.store_id
    where ${where} order by ${order} limit ${filter.pageSize} offset ${(filter.pageNum - 1) * filter.pageSize}`);
  const counted = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from orders o where ${where} limit ${exactMax + 1}) as page`,
  );
  const count = counted.rows[0]?.count ?? 0;
  return {
    list: rows.map((row) => ({
      ...describeRow(row),
      store: { id: row.store_id, name: row.store_name, slug: row.store_slug },
      shipTo: { name: fullName(row.address), city: row.address.city, countryCode: row.address.countryCode },
      paidAt: row.paid_at ? new Date(row.paid_at).toISOString() : null,
    })),
    total: Math.min(count, exactMax),
    ...(count > exactMax ? { estimated: true } : {}),
  };
}

export async function countPlatformOrders(ctx: Ctx, filter: PlatformFilter) {
  const { rows } = await ctx.db.execute<{ status: number; to_ship: boolean; is_asked: boolean; count: number }>(sql`
    select ${statusSql} as status, ${toShipSql} as to_ship, o.refund_asked_at is not null as is_asked, count(*)::int as count
    from orders o where ${platformConditions(filter)} group by 1, 2, 3`);
  const of = (test: (row: { status: number; to_ship: boolean; is_asked: boolean }) => boolean) =>
    rows.filter(test).reduce((sum, row) => sum + row.count, 0);
  return {
    all: of(() => true),
    unpaid: of((row) => row.status === 0),
    inTransit: of((row) => row.status === 1),
    completed: of((row) => row.status === 2),
    closed: of((row) => row.status === 3),
    toShip: of((row) => row.to_ship),
    refundAsked: of((row) => row.is_asked),
  };
}
