import { fileUrl } from '@vitrine/contract/images.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import { awaitingShape } from '@vitrine/contract/shop/order-facts.ts';
import type { Awaiting, OrderRow, OrderStatus } from '@vitrine/contract/shop/orders.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { toFoldedPattern } from '#platform/db/contains-folded.ts';
import { onDays } from '#platform/db/on-days.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { assertDaysInOrder } from '#platform/http/shape.ts';
import { getStore, ownStoreId } from '../stores/index.ts';
import { shortName } from './describe-order.ts';
import { namedIn } from './local-names.ts';
import { buyerMatches, keywordsMatch } from './order-search.ts';
import { orders } from './orders.tables.ts';

export interface OrderFilter {
  keywords?: string | undefined;
  placedFrom?: string | undefined;
  placedTo?: string | undefined;
  status?: OrderStatus | undefined;
  awaiting?: Awaiting | undefined;
  toShip?: boolean | undefined;
}

export const statusSql = sql`order_status(o.kind, o.buyer_payment, o.seller_payment, o.fulfilment, o.cancelled_at is not null)`;
export const awaitingSql = sql`order_awaiting(o.kind, o.buyer_payment, o.seller_payment, o.cancelled_at is not null)`;

/** How the two are read. */
export const asStatus = as.oneOf(0, 1, 2, 3);
export const asAwaiting = orNull(as.oneOf(...awaitingShape.options));

/** Sold, paid by the buyer and not wholly shipped, whatever the owner still has to pay: the dashboard's pending shipment. */
const soldToShipSql = sql`(o.kind = 'sale' and o.cancelled_at is null and o.buyer_payment in ('paid', 'part_refunded', 'disputed')
  and o.fulfilment in ('waiting', 'processing', 'part_shipped'))`;

/** The filters of a list as conditions on `orders o`; days are those of the given time zone, both included. */
export function conditionsOf(
  filter: OrderFilter,
  timeZone: string,
  matchKeywords = keywordsMatch,
): SQL[] {
  assertDaysInOrder(filter.placedFrom, filter.placedTo, 'placedTo');
  const conditions: SQL[] = [];
  if (filter.keywords) conditions.push(matchKeywords(filter.keywords));
  const placed = onDays(sql`o.placed_at`, [filter.placedFrom, filter.placedTo], timeZone);
  if (placed) conditions.push(placed);
  if (filter.status !== undefined) conditions.push(sql`${statusSql} = ${filter.status}`);
  if (filter.awaiting) conditions.push(sql`${awaitingSql} = ${filter.awaiting}`);
  if (filter.toShip) conditions.push(soldToShipSql);
  return conditions;
}

export const listedRow = {
  id: as.id,
  number: as.text,
  kind: orders.kind,
  settlementMode: orders.settlementMode,
  status: asStatus,
  awaiting: asAwaiting,
  fulfilment: orders.fulfilment,
  cancelReason: orders.cancelReason,
  placedAt: as.moment,
  sellerDueAt: orNull(as.moment),
  units: as.integer,
  storeCurrency: as.currency,
  platformCostMinor: as.minor,
  costMinor: as.minor,
  offerMinor: as.minor,
  sellingTotalMinor: as.minor,
  profitMinor: as.minor,
  productId: as.id,
  name: as.text,
  option: orNull(as.text),
  imageKey: orNull(as.text),
  quantity: as.integer,
  platformUnitMinor: as.minor,
  lineCount: as.integer,
};

export type ListedRow = RowOf<typeof listedRow>;

/** The columns of a list row, with the order's first line beside it in the reader's language: one query whatever the length. */
export const listColumns = (
  language: Language,
) => sql`o.id, o.number, o.kind, o.settlement_mode, ${statusSql} as status, ${awaitingSql} as awaiting, o.fulfilment, o.cancel_reason, o.placed_at,
  o.seller_due_at, o.units, o.store_currency, o.platform_cost_minor - o.waived_minor as platform_cost_minor,
  o.cost_minor - o.waived_minor as cost_minor, o.offer_minor, o.selling_total_minor,
  o.profit_minor - o.refunded_profit_minor as profit_minor, l.product_id, ${namedIn(language)}, l.image_key,
  l.quantity, l.platform_unit_minor, (select count(*)::int from order_lines c where c.order_id = o.id) as line_count`;
export const firstLineJoin = sql`join order_lines l on l.order_id = o.id and l.position = 0`;

export function describeRow(row: ListedRow) {
  const money = (minor: bigint) => toMoney(minor, row.storeCurrency);
  const isSale = row.kind === 'sale';
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    settlementMode: row.settlementMode,
    status: row.status,
    order_status: row.status,
    awaiting: row.awaiting,
    fulfilment: row.fulfilment,
    cancelReason: row.cancelReason,
    placedAt: row.placedAt.toISOString(),
    product: {
      id: row.productId,
      name: row.name,
      option: row.option,
      imageUrl: row.imageKey ? fileUrl(row.imageKey) : null,
      quantity: row.quantity,
      platformPrice: money(row.platformUnitMinor),
    },
    moreLines: row.lineCount - 1,
    units: row.units,
    platformTotal: money(row.platformCostMinor),
    cost: money(row.costMinor),
    offer: row.offerMinor > 0n ? money(row.offerMinor) : null,
    sellingTotal: isSale ? money(row.sellingTotalMinor) : null,
    profit: isSale ? money(row.profitMinor) : null,
  };
}

/** Orders of the own store, newest first, by keyset. */
export async function listOrders(
  ctx: Ctx,
  query: OrderFilter & { buyer?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<{ list: OrderRow[]; nextCursor: string | null }> {
  const storeId = ownStoreId(ctx);
  const store = await getStore(ctx, storeId);
  const conditions = [sql`o.store_id = ${storeId}`, ...conditionsOf(query, store.timeZone)];
  if (query.buyer) conditions.push(buyerMatches(query.buyer));
  if (query.cursor) {
    if (!/^\d{1,19}$/.test(query.cursor))
      throw new Failure('invalid-input', { fields: [{ path: 'cursor', code: 'format' }] });
    conditions.push(sql`o.id < ${query.cursor}`);
  }
  const rows = await ctx.db.rows(
    sql`
    select ${listColumns(ctx.language)}, o.address from orders o ${firstLineJoin}
    where ${sql.join(conditions, sql` and `)} order by o.id desc limit ${query.limit + 1}`,
    { ...listedRow, address: orders.address },
  );
  const page = rows.slice(0, query.limit);
  return {
    list: page.map((row) => ({
      ...describeRow(row),
      canPay: row.awaiting === 'seller',
      payBefore: row.awaiting === 'seller' ? (row.sellerDueAt?.toISOString() ?? null) : null,
      buyer: row.kind === 'own' ? null : shortName(row.address),
    })),
    nextCursor: rows.length > query.limit ? (page.at(-1)?.id ?? null) : null,
  };
}

interface Counts {
  all: number;
  unpaid: number;
  inTransit: number;
  completed: number;
  closed: number;
}

/** How many orders have each status, under the same search, dates and other filters, in one query. */
export async function countOrders(
  ctx: Ctx,
  filter: OrderFilter,
): Promise<Counts & { awaitingBuyer: number; awaitingSeller: number }> {
  const storeId = ownStoreId(ctx);
  const store = await getStore(ctx, storeId);
  const conditions = [sql`o.store_id = ${storeId}`, ...conditionsOf(filter, store.timeZone)];
  const rows = await ctx.db.rows(
    sql`
    select ${statusSql} as status, ${awaitingSql} as awaiting, count(*)::int as count from orders o
    where ${sql.join(conditions, sql` and `)} group by 1, 2`,
    { status: as.integer, awaiting: asAwaiting, count: as.integer },
  );
  const of = (test: (row: { status: number; awaiting: Awaiting | null }) => boolean) =>
    rows.filter(test).reduce((sum, row) => sum + row.count, 0);
  return {
    all: of(() => true),
    unpaid: of((row) => row.status === 0),
    inTransit: of((row) => row.status === 1),
    completed: of((row) => row.status === 2),
    closed: of((row) => row.status === 3),
    awaitingBuyer: of((row) => row.awaiting === 'buyer'),
    awaitingSeller: of((row) => row.awaiting === 'seller'),
  };
}

/** Whether anything was ever ordered in the store. */
export async function hasOrders(ctx: Ctx, storeId: string): Promise<boolean> {
  const rows = await ctx.db.rows(
    sql`select exists (select 1 from orders where store_id = ${storeId}) as has`,
    { has: as.boolean },
  );
  return rows[0]?.has ?? false;
}

/** A store's newest orders with a product of that name in any language, as many as a book is searched for. */
export async function findOrdersNamed(ctx: Ctx, storeId: string, words: string): Promise<string[]> {
  const rows = await ctx.db.rows(
    sql`
    select distinct s.order_id from order_lines s where s.store_id = ${storeId} and s.search_text like ${toFoldedPattern(words)}
    order by s.order_id desc limit 5000`,
    { orderId: as.id },
  );
  return rows.map((row) => row.orderId);
}
