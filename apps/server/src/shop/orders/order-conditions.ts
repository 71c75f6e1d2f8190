import { awaitingShape } from '@vitrine/contract/shop/order-facts.ts';
import type { Awaiting, OrderStatus } from '@vitrine/contract/shop/orders.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { onDays } from '#platform/db/on-days.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { assertDaysInOrder } from '#platform/http/shape.ts';
import { isTestBook } from '../ledger/index.ts';
import { buyerMatches, type OrderSearch, searchOwn, searchPlatform } from './order-search.ts';
import { hasTag } from './order-tags.ts';
import { areBuyersHidden, mayReadBuyers } from './personal.ts';

interface SharedFilter {
  keywords?: string | undefined;
  placedFrom?: string | undefined;
  placedTo?: string | undefined;
  status?: OrderStatus | undefined;
}

export interface OrderFilter extends SharedFilter {
  awaiting?: Awaiting | undefined;
  toShip?: boolean | undefined;
}

export interface PlatformFilter extends SharedFilter {
  storeId?: string | undefined;
  fulfilment?: string | undefined;
  toShip?: boolean | undefined;
  refundAsked?: boolean | undefined;
  refundFailed?: boolean | undefined;
  tag?: string | undefined;
  hasNotes?: boolean | undefined;
  direction?: 'ASC' | 'DESC' | undefined;
  /** Of the days on which orders were placed. */
  timeZone?: string | undefined;
  paidFrom?: string | undefined;
}

export const statusSql = sql`order_status(o.kind, o.buyer_payment, o.seller_payment, o.fulfilment, o.cancelled_at is not null)`;
export const awaitingSql = sql`order_awaiting(o.kind, o.buyer_payment, o.seller_payment, o.cancelled_at is not null)`;

/** `dueMinor` of `sellerDueOf` in orders.rules.ts; a test compares the two. */
export const sellerDueSql = sql`(o.platform_cost_minor - o.waived_minor + o.shipping_cost_minor + case
  when o.settlement_mode <> 'direct' then o.owner_fees_minor
  when o.seller_payment in ('not_due', 'unpaid') then 0
  else coalesce(o.seller_fees_minor, o.owner_fees_minor) end)`;

/** How the two are read. */
export const asStatus = as.oneOf(0, 1, 2, 3);
export const asAwaiting = orNull(as.oneOf(...awaitingShape.options));

/** Paid in the current mode: what figures count and what is to be shipped. */
/** In production orders that were paid as a test are none. */
export const isOfMode = (ctx: Ctx) => sql`o.is_test = ${isTestBook(ctx)}`;

/** Sold, paid by the buyer and not wholly shipped, whatever the owner still has to pay: the dashboard's pending shipment. */
const soldToShipSql = sql`(o.kind = 'sale' and o.cancelled_at is null and o.buyer_payment in ('paid', 'part_refunded', 'disputed')
  and o.fulfilment in ('waiting', 'processing', 'part_shipped'))`;

/** Filters as conditions on `orders o`. */
export interface OrderConditions {
  conditions: readonly SQL[];
  /** The keywords are those of very many orders (`OrderSearch`). */
  isCommon: boolean;
}

/** The filters of both sides; days are those of the given time zone, both included. */
function listSharedConditions(
  filter: SharedFilter,
  timeZone: string,
  search: OrderSearch | undefined,
): SQL[] {
  assertDaysInOrder(filter.placedFrom, filter.placedTo, 'placedTo');
  const conditions: SQL[] = search ? [search.condition] : [];
  const placed = onDays(sql`o.placed_at`, [filter.placedFrom, filter.placedTo], timeZone);
  if (placed) conditions.push(placed);
  return conditions;
}

/** The filters of a store’s owner, with the store. */
export async function listOwnConditions(
  ctx: Ctx,
  filter: OrderFilter & { buyer?: string | undefined },
  { id, timeZone }: { id: string; timeZone: string },
): Promise<OrderConditions> {
  const search = filter.keywords ? await searchOwn(ctx, filter.keywords, id) : undefined;
  return {
    conditions: [
      sql`o.store_id = ${id}`,
      ...listSharedConditions(filter, timeZone, search),
      ...listOwnFacts(ctx, filter),
      ...(filter.buyer ? [areBuyersHidden(ctx) ? sql`false` : buyerMatches(filter.buyer)] : []),
    ],
    isCommon: search?.isCommon ?? false,
  };
}

/** Those of an owner's filters that are facts by which orders are counted. */
export const listOwnFacts = (ctx: Ctx, filter: OrderFilter): SQL[] => [
  ...(filter.status === undefined ? [] : [sql`${statusSql} = ${filter.status}`]),
  ...(filter.awaiting ? [sql`${awaitingSql} = ${filter.awaiting}`] : []),
  ...(filter.toShip ? [soldToShipSql, isOfMode(ctx)] : []),
];

/** Status 1 is that all due payments are in, the owner's as well. */
export const toShipSql = (ctx: Ctx): SQL =>
  sql`(${statusSql} = 1 and o.cancelled_at is null and o.fulfilment in ('waiting', 'processing', 'part_shipped') and ${isOfMode(ctx)})`;

/** Something to read before it is packed. */
export const hasOpenNotes = sql`o.id in (select n.order_id from order_notes n where n.is_for_packing and n.done_at is null)`;

/** Those of the operators' filters that are facts by which orders are counted. */
export const listPlatformFacts = (
  ctx: Ctx,
  filter: Pick<PlatformFilter, 'status' | 'fulfilment' | 'toShip'>,
): SQL[] => [
  ...(filter.status === undefined ? [] : [sql`${statusSql} = ${filter.status}`]),
  ...(filter.fulfilment ? [sql`o.fulfilment = ${filter.fulfilment}`] : []),
  ...(filter.toShip ? [toShipSql(ctx)] : []),
];

/** The filters of operators. */
export async function listPlatformConditions(
  ctx: Ctx,
  filter: PlatformFilter,
): Promise<OrderConditions> {
  // Hidden names are not found either: a search would reveal them letter by letter.
  const search = filter.keywords
    ? await searchPlatform(ctx, filter.keywords, mayReadBuyers(ctx))
    : undefined;
  const conditions = [
    ...listSharedConditions(filter, filter.timeZone ?? 'UTC', search),
    ...listPlatformFacts(ctx, filter),
    ...(filter.storeId ? [sql`o.store_id = ${filter.storeId}`] : []),
    ...(filter.paidFrom
      ? [
          isOfMode(ctx),
          sql`o.kind = 'sale' and o.cancelled_at is null and o.buyer_payment in ('paid', 'part_refunded', 'disputed')
            and o.paid_at >= (${filter.paidFrom}::date)::timestamp at time zone 'UTC'`,
        ]
      : []),
    ...(filter.tag ? [hasTag(filter.tag)] : []),
    ...(filter.hasNotes ? [hasOpenNotes] : []),
    ...(filter.refundAsked ? [sql`o.refund_asked_at is not null`] : []),
    ...(filter.refundFailed
      ? [sql`o.id in (select order_id from refunds where status = 'failed')`]
      : []),
  ];
  return { conditions, isCommon: search?.isCommon ?? false };
}

/** Operators see orders to ship longest waiting first, in the list and in its file, unless they chose a direction. */
export const isOldestFirst = ({
  toShip,
  direction,
}: Pick<PlatformFilter, 'toShip' | 'direction'>): boolean =>
  direction ? direction === 'ASC' : toShip === true;

/** Each order with its first line; every other one is `order_lines l` with another condition. */
export const withFirstLine = sql`orders o join order_lines l on l.order_id = o.id and l.position = 0`;
