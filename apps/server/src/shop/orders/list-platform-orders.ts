import type { PlatformOrderRow } from '@vitrine/contract/shop/fulfilment.ts';
import { fullName } from '@vitrine/contract/shop/postal.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { countRows } from '#platform/db/count-rows.ts';
import { as } from '#platform/db/sql-rows.ts';
import {
  conditionsOf,
  describeRow,
  firstLineJoin,
  listColumns,
  listedRow,
  type OrderFilter,
  statusSql,
} from './list-orders.ts';
import { keywordsMatch, platformKeywordsMatch } from './order-search.ts';
import { orders } from './orders.tables.ts';
import { maskAddress, mayReadBuyers } from './personal.ts';

export interface PlatformFilter extends Omit<OrderFilter, 'awaiting' | 'toShip'> {
  storeId?: string | undefined;
  fulfilment?: string | undefined;
  toShip?: boolean | undefined;
  refundAsked?: boolean | undefined;
  refundFailed?: boolean | undefined;
  /** Of the days on which orders were placed. */
  timeZone?: string | undefined;
  paidFrom?: string | undefined;
}

const platformRow = {
  ...listedRow,
  storeId: as.id,
  storeName: as.text,
  storeSlug: as.text,
  address: orders.address,
  paidAt: orders.paidAt,
};

const toShipSql = sql`(${statusSql} = 1 and o.cancelled_at is null and o.fulfilment in ('waiting', 'processing', 'part_shipped'))`;

export function platformConditions(ctx: Ctx, filter: PlatformFilter): SQL {
  const { toShip, refundAsked, refundFailed, ...rest } = filter;
  // What is not shown is not found either: a search would tell it letter by letter.
  const isPersonal = mayReadBuyers(ctx);
  const parts = conditionsOf(
    rest,
    filter.timeZone ?? 'UTC',
    isPersonal ? platformKeywordsMatch : keywordsMatch,
  );
  if (filter.storeId) parts.push(sql`o.store_id = ${filter.storeId}`);
  if (filter.fulfilment) parts.push(sql`o.fulfilment = ${filter.fulfilment}`);
  if (filter.paidFrom)
    parts.push(sql`o.kind = 'sale' and o.cancelled_at is null and o.buyer_payment in ('paid', 'part_refunded', 'disputed')
      and o.paid_at >= (${filter.paidFrom}::date)::timestamp at time zone 'UTC'`);
  if (toShip) parts.push(toShipSql);
  if (refundAsked) parts.push(sql`o.refund_asked_at is not null`);
  if (refundFailed) parts.push(sql`o.id in (select order_id from refunds where status = 'failed')`);
  return parts.length ? sql.join(parts, sql` and `) : sql`true`;
}

/** Orders of all stores for operators: longest waiting first when they are to ship, else newest first. */
export async function listPlatformOrders(
  ctx: Ctx,
  filter: PlatformFilter & { pageNum: number; pageSize: number },
): Promise<{ list: PlatformOrderRow[]; total: number; estimated?: boolean }> {
  const where = platformConditions(ctx, filter);
  const isPersonal = mayReadBuyers(ctx);
  const order = filter.toShip ? sql`o.id asc` : sql`o.id desc`;
  const rows = await ctx.db.rows(
    sql`
    select ${listColumns(ctx.language)}, o.store_id, s.name as store_name, s.slug as store_slug, o.address, o.paid_at
    from orders o ${firstLineJoin} join stores s on s.id = o.store_id
    where ${where} order by ${order} limit ${filter.pageSize} offset ${(filter.pageNum - 1) * filter.pageSize}`,
    platformRow,
  );
  return {
    list: rows.map((row) => ({
      ...describeRow(row),
      store: { id: row.storeId, name: row.storeName, slug: row.storeSlug },
      shipTo: {
        name: fullName(isPersonal ? row.address : maskAddress(row.address)),
        city: row.address.city,
        countryCode: row.address.countryCode,
      },
      paidAt: row.paidAt?.toISOString() ?? null,
    })),
    ...(await countRows(ctx, sql`from orders o where ${where}`)),
  };
}

export async function countPlatformOrders(ctx: Ctx, filter: PlatformFilter) {
  const rows = await ctx.db.rows(
    sql`
    select ${statusSql} as status, ${toShipSql} as to_ship, o.refund_asked_at is not null as is_asked, count(*)::int as count
    from orders o where ${platformConditions(ctx, filter)} group by 1, 2, 3`,
    { status: as.integer, toShip: as.boolean, isAsked: as.boolean, count: as.integer },
  );
  const of = (test: (row: { status: number; toShip: boolean; isAsked: boolean }) => boolean) =>
    rows.filter(test).reduce((sum, row) => sum + row.count, 0);
  return {
    all: of(() => true),
    unpaid: of((row) => row.status === 0),
    inTransit: of((row) => row.status === 1),
    completed: of((row) => row.status === 2),
    closed: of((row) => row.status === 3),
    toShip: of((row) => row.toShip),
    refundAsked: of((row) => row.isAsked),
  };
}
