import { awaitingShape } from '@vitrine/contract/shop/order-facts.ts';
import type { Awaiting, OrderStatus } from '@vitrine/contract/shop/orders.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { onDays } from '#platform/db/on-days.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { assertDaysInOrder } from '#platform/http/shape.ts';
import { isTestBook } from '../ledger/index.ts';
import { buyerMatches, goodsMatch, keywordsMatch, platformKeywordsMatch } from './order-search.ts';
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
const isOfMode = (ctx: Ctx) => sql`o.is_test = ${isTestBook(ctx)}`;

/** Sold, paid by the buyer and not wholly shipped, whatever the owner still has to pay: the dashboard's pending shipment. */
const soldToShipSql = sql`(o.kind = 'sale' and o.cancelled_at is null and o.buyer_payment in ('paid', 'part_refunded', 'disputed')
  and o.fulfilment in ('waiting', 'processing', 'part_shipped'))`;

/** The filters of both sides as conditions on `orders o`; days are those of the given time zone, both included. */
function listSharedConditions(
  filter: SharedFilter,
  timeZone: string,
  matchKeywords: (keywords: string) => SQL,
): SQL[] {
  assertDaysInOrder(filter.placedFrom, filter.placedTo, 'placedTo');
  const conditions: SQL[] = [];
  if (filter.keywords) conditions.push(matchKeywords(filter.keywords));
  const placed = onDays(sql`o.placed_at`, [filter.placedFrom, filter.placedTo], timeZone);
  if (placed) conditions.push(placed);
  if (filter.status !== undefined) conditions.push(sql`${statusSql} = ${filter.status}`);
  return conditions;
}

/** The filters of a store’s owner; that the rows are those of the store is not among them. */
export const listOwnConditions = (
  ctx: Ctx,
  filter: OrderFilter & { buyer?: string | undefined },
  timeZone: string,
): SQL[] => [
  ...listSharedConditions(filter, timeZone, keywordsMatch),
  ...(filter.awaiting ? [sql`${awaitingSql} = ${filter.awaiting}`] : []),
  ...(filter.toShip ? [soldToShipSql, isOfMode(ctx)] : []),
  ...(filter.buyer ? [areBuyersHidden(ctx) ? sql`false` : buyerMatches(filter.buyer)] : []),
];

/** Status 1 is that all due payments are in, the owner's as well. */
export const toShipSql = (ctx: Ctx): SQL =>
  sql`(${statusSql} = 1 and o.cancelled_at is null and o.fulfilment in ('waiting', 'processing', 'part_shipped') and ${isOfMode(ctx)})`;

/** Something to read before it is packed. */
export const hasOpenNotes = sql`o.id in (select n.order_id from order_notes n where n.is_for_packing and n.done_at is null)`;

/** The filters of operators. */
export function listPlatformConditions(ctx: Ctx, filter: PlatformFilter): SQL[] {
  // Hidden names are not found either: a search would reveal them letter by letter.
  const matchKeywords = mayReadBuyers(ctx) ? platformKeywordsMatch : goodsMatch;
  return [
    ...listSharedConditions(filter, filter.timeZone ?? 'UTC', matchKeywords),
    ...(filter.storeId ? [sql`o.store_id = ${filter.storeId}`] : []),
    ...(filter.fulfilment ? [sql`o.fulfilment = ${filter.fulfilment}`] : []),
    ...(filter.paidFrom
      ? [
          isOfMode(ctx),
          sql`o.kind = 'sale' and o.cancelled_at is null and o.buyer_payment in ('paid', 'part_refunded', 'disputed')
            and o.paid_at >= (${filter.paidFrom}::date)::timestamp at time zone 'UTC'`,
        ]
      : []),
    ...(filter.tag ? [hasTag(filter.tag)] : []),
    ...(filter.hasNotes ? [hasOpenNotes] : []),
    ...(filter.toShip ? [toShipSql(ctx)] : []),
    ...(filter.refundAsked ? [sql`o.refund_asked_at is not null`] : []),
    ...(filter.refundFailed
      ? [sql`o.id in (select order_id from refunds where status = 'failed')`]
      : []),
  ];
}

/** Operators see orders to ship longest waiting first, in the list and in its file, unless they chose a direction. */
export const isOldestFirst = ({
  toShip,
  direction,
}: Pick<PlatformFilter, 'toShip' | 'direction'>): boolean =>
  direction ? direction === 'ASC' : toShip === true;

/** Each order with its first line; every other one is `order_lines l` with another condition. */
export const withFirstLine = sql`orders o join order_lines l on l.order_id = o.id and l.position = 0`;
