import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import {
  findReservedUntil,
  lockStock,
  releaseStock,
  reserveStock,
  type StockLine,
  takeStock,
} from '../stock/index.ts';
import { ownStoreId } from '../stores/index.ts';
import { readStockLines } from './bought-units.ts';
import { changeOrder } from './change-order.ts';
import { orderSellerPaid } from './orders.events.ts';
import { buyerHasPaid } from './orders.rules.ts';
import type { OrderRow } from './orders.tables.ts';
import { orders } from './orders.tables.ts';
import { announceOrder, announceOrders, recordEvent, recordEvents } from './record-event.ts';
import { createShipByRule } from './ship-by.ts';
import { hashToken, readPayToken, withLink } from './tokens.ts';

export type PaymentSide = 'buyer' | 'seller';
/** Why an order cannot be paid (any more). */
type NotPayable = 'not_found' | 'cancelled' | 'paid' | 'not_due';
export type PayableOrder = OrderRow & { notPayable: NotPayable | null };

const wholeOrder = getTableColumns(orders);
const lockRows = statement(
  (places: Places<{ ids: string[]; storeId: string | null }>, query) =>
    query
      .select()
      .from(orders)
      .where(
        sql`${orders.id} = any(${places.ids}::bigint[]) and ${orders.storeId} = coalesce(${places.storeId}::bigint, ${orders.storeId})`,
      )
      .orderBy(orders.id)
      .for('update'),
  wholeOrder,
);
const findByToken = statement(
  (places: Places<{ hash: string }>, query) =>
    query.select().from(orders).where(eq(orders.tokenHash, places.hash)),
  wholeOrder,
  { isShort: true },
);
const lockByToken = statement(
  (places: Places<{ hash: string }>, query) =>
    query.select().from(orders).where(eq(orders.tokenHash, places.hash)).for('update'),
  wholeOrder,
);
const findById = statement(
  (places: Places<{ id: string }>, query) =>
    query.select().from(orders).where(eq(orders.id, places.id)),
  wholeOrder,
  { isShort: true },
);
const markSellerPaid = statement(
  (places: Places<{ paid: string; isTest: boolean; now: Date }>) => sql`
    update orders o set seller_payment = 'paid', is_test = o.is_test or ${places.isTest}::boolean, seller_paid_at = ${places.now}::timestamptz,
      offer_minor = p.offer, seller_fees_minor = p.fees, ship_by = p.ship_by,
      paid_at = case when o.kind = 'own' then ${places.now}::timestamptz else o.paid_at end
    from json_to_recordset(${places.paid}::json) as p (id bigint, offer bigint, fees bigint, ship_by date) where o.id = p.id`,
  {},
);

function reasonAgainst(order: OrderRow, side: PaymentSide): NotPayable | null {
  if (order.cancelledAt) return 'cancelled';
  if (side === 'buyer') {
    if (order.buyerPayment === 'not_due') return 'not_due';
    return buyerHasPaid.includes(order.buyerPayment) ? 'paid' : null;
  }
  if (order.sellerPayment === 'not_due') return 'not_due';
  return order.sellerPayment === 'unpaid' ? null : 'paid';
}

/** An order with the reason for which one side cannot pay it, if there is one. */
export function toPayable(order: OrderRow, side: PaymentSide): PayableOrder {
  return { ...order, notPayable: reasonAgainst(order, side) };
}

/**
 * Locks orders in ascending order of their ids and says of each whether one side can pay it now. Repeated ids count
 * once; unknown ones, and those of another store when one is given, are left out.
 */
export async function lockOrdersForPayment(
  ctx: Ctx,
  orderIds: readonly string[],
  side: PaymentSide,
  storeId?: string,
): Promise<PayableOrder[]> {
  if (!orderIds.length) return [];
  const rows = await lockRows(ctx, { ids: [...new Set(orderIds)], storeId: storeId ?? null });
  return rows.map((order) => toPayable(order, side));
}

/** The same for the order of a buyer's link. */
export async function lockOrderByToken(ctx: Ctx, token: string): Promise<PayableOrder> {
  const order = orNotFound((await lockByToken(ctx, { hash: hashToken(token) }))[0]);
  return toPayable(order, 'buyer');
}

/** The order of a buyer's link. */
export async function getOrderByToken(ctx: Ctx, token: string): Promise<PayableOrder> {
  const order = orNotFound((await findByToken(ctx, { hash: hashToken(token) }))[0]);
  return toPayable(order, 'buyer');
}

/** The order of a link for paying, locked. */
export async function lockOrderByPayToken(ctx: Ctx, token: string): Promise<PayableOrder> {
  const link = readPayToken(ctx.platform, token);
  const [order] = await lockOrdersForPayment(ctx, [link?.id ?? '0'], 'buyer');
  return withLink(order, link);
}

/** The same without a lock. */
export async function getOrderByPayToken(ctx: Ctx, token: string): Promise<PayableOrder> {
  const link = readPayToken(ctx.platform, token);
  const order = withLink(await getOrder(ctx, link?.id ?? '0'), link);
  return toPayable(order, 'buyer');
}

export async function getOrder(ctx: Ctx, orderId: string): Promise<OrderRow> {
  return orNotFound((await findById(ctx, { id: orderId }))[0]);
}

/** An order of the caller's store; anybody else's is not found. */
export async function getOwnOrder(ctx: Ctx, orderId: string): Promise<OrderRow> {
  const order = await getOrder(ctx, orderId);
  if (order.storeId !== ownStoreId(ctx)) throw new Failure('not-found');
  return order;
}

/** Until when all units of an order are reserved for its buyer; nothing when they are not. */
export async function readReservedUntil(
  ctx: Ctx,
  order: Pick<OrderRow, 'id' | 'units'>,
): Promise<Date | null> {
  return findReservedUntil(ctx, order.id, order.units);
}

/** The buyer left the payment: the units are free for others. The payment itself may still be finished. */
export async function releaseReservation(ctx: Ctx, order: Pick<OrderRow, 'id'>): Promise<void> {
  await releaseStock(ctx, order.id);
}

/** Until when a payment that begins now may last. */
export function reservationEnd(ctx: Ctx): Date {
  return new Date(ctx.clock.now().getTime() + ctx.platform.config.RESERVATION_MINUTES * 60_000);
}

/**
 * Reserves the units from the moment that the buyer starts to pay, as far as one visitor's share goes; until a given
 * moment once the provider works on the approved payment. Returns until when all units are reserved.
 */
export async function beginBuyerPayment(
  ctx: Ctx,
  order: OrderRow,
  { approvedUntil, units }: { approvedUntil?: Date; units?: readonly StockLine[] } = {},
): Promise<Date | null> {
  const { id: orderId, cartId } = order;
  const lines = units ?? (await readStockLines(ctx, orderId));
  const reservedUntil = await reserveStock(ctx, { orderId, cartId, lines, until: approvedUntil });
  if (order.buyerPayment === 'failed' || order.buyerPayment === 'expired') {
    await changeOrder(ctx, orderId, { buyerPayment: 'unpaid' });
    await recordEvent(ctx, orderId, 'buyer_retried');
  }
  return reservedUntil;
}

/**
 * The planned fee of the provider through which the buyer pays takes the place of the dearest one, or of that of another
 * provider that was chosen before. What the buyer pays stays. The caller has locked the order, whose row follows.
 */
export async function lockPlannedFee(
  ctx: Ctx,
  order: PayableOrder,
  provider: string,
): Promise<void> {
  const planned = order.plannedFees[provider];
  if (planned === undefined || order.notPayable) return;
  const ownerFeesMinor = BigInt(planned);
  const saved = order.ownerFeesMinor - ownerFeesMinor;
  if (saved === 0n) return;
  const changes = {
    ownerFeesMinor,
    costMinor: order.costMinor - saved,
    profitMinor: order.profitMinor + saved,
  };
  Object.assign(order, changes);
  await changeOrder(ctx, order.id, changes);
}

const eventOfState = {
  authorized: 'buyer_authorized',
  failed: 'buyer_failed',
  expired: 'buyer_expired',
  part_refunded: 'buyer_part_refunded',
  refunded: 'buyer_refunded',
  disputed: 'buyer_disputed',
  charged_back: 'buyer_charged_back',
} as const;

/** True if a dispute has decided, or will decide, what becomes of the buyer's money. */
export const isDisputed = ({ buyerPayment }: Pick<OrderRow, 'buyerPayment'>): boolean =>
  buyerPayment === 'disputed' || buyerPayment === 'charged_back';

/** A dispute was won: the money is the seller's again, less what was refunded before. */
export async function recordDisputeWon(
  ctx: Ctx,
  order: PayableOrder,
  { amountMinor, refunded }: { amountMinor: bigint; refunded: 'none' | 'part' | 'whole' },
): Promise<void> {
  await changeOrder(ctx, order.id, { buyerPayment: 'paid' });
  await recordEvent(ctx, order.id, 'buyer_dispute_won', {
    amount: { minor: amountMinor, currency: order.currency },
  });
  if (refunded !== 'none') {
    const state = refunded === 'whole' ? 'refunded' : 'part_refunded';
    await changeOrder(ctx, order.id, { buyerPayment: state });
    await recordEvent(ctx, order.id, eventOfState[state]);
  }
  await announceOrder(ctx, 'order.changed', order);
}

/** Any other change of the buyer's payment. A failed or expired one gives the units back. */
export async function recordBuyerPaymentState(
  ctx: Ctx,
  orderId: string,
  state: keyof typeof eventOfState,
  amountMinor?: bigint,
): Promise<void> {
  const [order] = await lockOrdersForPayment(ctx, [orderId], 'buyer');
  if (!order || order.buyerPayment === state) return;
  const isEnd = state === 'failed' || state === 'expired';
  if (isEnd && (order.notPayable === 'paid' || order.cancelledAt)) return;
  // Money that was sent back before the dispute: what that decides comes first.
  if (state === 'refunded' && isDisputed(order)) return;
  await changeOrder(ctx, orderId, { buyerPayment: state });
  if (isEnd) await releaseStock(ctx, orderId);
  await recordEvent(
    ctx,
    orderId,
    eventOfState[state],
    amountMinor === undefined ? {} : { amount: { minor: amountMinor, currency: order.currency } },
  );
  await announceOrder(ctx, 'order.changed', order);
}

/** Locks the stock that a payment of these orders takes: of own orders, all at once and in the order of the variants. */
export async function lockOwnStock(
  ctx: Ctx,
  payable: readonly OrderRow[],
): Promise<Map<string, StockLine[]>> {
  const own = payable.filter(({ kind }) => kind === 'own');
  const lines = await Promise.all(
    own.map(async ({ id }) => [id, await readStockLines(ctx, id)] as const),
  );
  const variantIds = new Set(lines.flatMap(([, parts]) => parts.map(({ variantId }) => variantId)));
  if (own.length)
    await lockStock(
      ctx,
      own.map(({ id }) => id),
      [...variantIds],
    );
  return new Map(lines);
}

/** One order's part of an owner's payment; `feesMinor` is null in those of an earlier version. */
interface PaidPart {
  amountMinor: bigint;
  offerMinor: bigint;
  feesMinor: bigint | null;
}

/**
 * The owner's money is in, for orders that the caller has locked: all of them become paid, each with its part of the payment. Own orders take their stock here; answers those that could not (the units are gone), whose part goes back.
 */
export async function recordSellerPaid(
  ctx: Ctx,
  payable: readonly OrderRow[],
  payment: { method: string; isTest?: boolean; parts: ReadonlyMap<string, PaidPart> },
): Promise<{ unavailableIds: string[] }> {
  const unavailableIds: string[] = [];
  const stock = await lockOwnStock(ctx, payable);
  for (const order of payable)
    if (order.kind === 'own' && !(await takeStock(ctx, order.id, stock.get(order.id) ?? [])))
      unavailableIds.push(order.id);
  const paid = payable.filter(({ id }) => !unavailableIds.includes(id));
  const [first, ...others] = paid.map(({ id, storeId }) => ({ orderId: id, storeId }));
  if (!first) return { unavailableIds };
  const partOf = ({ id }: OrderRow) => orNotFound(payment.parts.get(id));
  const shipByOf = await createShipByRule(ctx);
  const paidOrders = paid.map((order) => {
    const { offerMinor, feesMinor } = partOf(order);
    return {
      id: order.id,
      offer: offerMinor.toString(),
      fees: feesMinor?.toString() ?? null,
      ship_by: shipByOf(order),
    };
  });
  await markSellerPaid(ctx, {
    paid: JSON.stringify(paidOrders),
    isTest: payment.isTest ?? false,
    now: ctx.clock.now(),
  });
  await recordEvents(
    ctx,
    'seller_paid',
    paid.map((order) => ({
      orderId: order.id,
      amount: { minor: partOf(order).amountMinor, currency: order.storeCurrency },
      method: payment.method,
    })),
  );
  await ctx.platform.events.emit(ctx, orderSellerPaid, first, ...others);
  await announceOrders(ctx, 'payment.settled', paid);
  return { unavailableIds };
}

/** A refund of the owner's payment, whole or in part. */
export async function recordSellerPaymentState(
  ctx: Ctx,
  orderId: string,
  state: 'part_refunded' | 'refunded',
  amountMinor: bigint,
): Promise<void> {
  const [order] = await lockOrdersForPayment(ctx, [orderId], 'seller');
  if (!order || order.sellerPayment === state) return;
  await changeOrder(ctx, orderId, { sellerPayment: state });
  await recordEvent(
    ctx,
    orderId,
    state === 'refunded' ? 'seller_refunded' : 'seller_part_refunded',
    {
      amount: { minor: amountMinor, currency: order.storeCurrency },
    },
  );
  await announceOrder(ctx, 'order.changed', order);
}
