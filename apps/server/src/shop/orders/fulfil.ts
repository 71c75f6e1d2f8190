import { toMoney } from '@vitrine/contract/money.ts';
import type { PlatformOrderDetail } from '@vitrine/contract/shop/fulfilment.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { nameOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { maskEmail } from '#platform/security/mask.ts';
import { getVariants } from '../catalogue/index.ts';
import { getStore } from '../stores/index.ts';
import { changeOrder } from './change-order.ts';
import {
  describeCore,
  describeEvent,
  factsOf,
  type OrderParts,
  readPartsNamed,
} from './describe-order.ts';
import { listFormerAddresses } from './former-addresses.ts';
import { lockOrders } from './lock-orders.ts';
import { mailSubject } from './order-mails.ts';
import { readTags } from './order-tags.ts';
import { orderDelivered, orderShipped } from './orders.events.ts';
import { orderHooks } from './orders.hooks.ts';
import { sellerDueOf, statusOf } from './orders.rules.ts';
import type { OrderRow } from './orders.tables.ts';
import { orderLines, orders, shipmentLines, shipments } from './orders.tables.ts';
import { readParcelOf } from './parcel-of.ts';
import { maskAddress, mayReadBuyers } from './personal.ts';
import { announceOrder, recordEvent } from './record-event.ts';
import { createShippedFailure } from './shipped-by.ts';
import { assertNumberIsFree, lockTrackingNumbers, toParcelNumber } from './tracking-numbers.ts';

/** One order of any store with what is needed to pack and ship it. */
export async function readPlatformOrder(ctx: Ctx, orderId: string): Promise<PlatformOrderDetail> {
  const order = orNotFound((await ctx.db.select().from(orders).where(eq(orders.id, orderId)))[0]);
  const store = await getStore(ctx, order.storeId);
  const parts = await readPartsNamed(ctx, orderId);
  const isPersonal = mayReadBuyers(ctx);
  const isDue = statusOf(factsOf(order)) === 1;
  const core = await describeCore(ctx, order, parts);
  const variants = await getVariants(
    ctx,
    core.lines.map(({ variantId }) => variantId),
  );
  const isLeft = parts.lines.some(
    ({ shipped, withdrawn, quantity }) => shipped + withdrawn < quantity,
  );
  const former = await listFormerAddresses(ctx, orderId);
  return {
    ...core,
    paymentHold: await ctx.platform.hooks.get(orderHooks.findPaymentHold)(ctx, orderId),
    paymentFee: await ctx.platform.hooks.get(orderHooks.readPaymentFee)(ctx, order),
    timeline: await nameActors(ctx, order.number, parts.events),
    lines: core.lines.map((line) => ({ ...line, sku: variants.get(line.variantId)?.sku ?? '' })),
    store: { id: store.id, name: store.name, slug: store.slug },
    email: isPersonal ? order.email : maskEmail(order.email),
    address: isPersonal ? order.address : maskAddress(order.address),
    addressVersion: order.addressVersion,
    formerAddresses: former.map(({ address, changedAt }) => ({
      address: isPersonal ? address : maskAddress(address),
      changedAt: changedAt.toISOString(),
    })),
    isMasked: !isPersonal,
    tags: (await readTags(ctx, [orderId])).get(orderId) ?? [],
    sellerOwes:
      order.sellerPayment === 'unpaid' && !order.cancelledAt
        ? toMoney(sellerDueOf(order).dueMinor, order.storeCurrency)
        : null,
    can: {
      process: isDue && order.fulfilment === 'waiting',
      ship: isDue && isLeft,
      changeAddress: isPersonal && isLeft && statusOf(factsOf(order)) <= 1,
      deliver: parts.parcels.some(({ row }) => !row.deliveredAt),
    },
  };
}

/** The timeline with the operator behind each step: owners and buyers are named by the order itself. */
async function nameActors(
  ctx: Ctx,
  number: string,
  events: OrderParts['events'],
): Promise<PlatformOrderDetail['timeline']> {
  const ids = [...new Set(events.flatMap(({ accountId }) => accountId ?? []))];
  const names = ids.length ? await nameOperators(ctx, ids) : new Map<string, string>();
  return events.map((event) => ({
    ...describeEvent(event),
    ...(event.kind === 'mail_repeated' && event.method
      ? { method: mailSubject(ctx, event.method, number) }
      : {}),
    by: names.get(event.accountId ?? '') ?? null,
  }));
}

/** Locks an order whose due payments are all in; any other cannot be packed or shipped, nor in production one that was paid as a test. */
export async function lockDueOrder(ctx: Ctx, orderId: string): Promise<OrderRow> {
  const order = orNotFound(
    (await ctx.db.select().from(orders).where(eq(orders.id, orderId)).for('update'))[0],
  );
  if (statusOf(factsOf(order)) !== 1) throw new Failure('order-state');
  assertNotTest(ctx, order);
  return order;
}

/** In production an order that was paid as a test is not packed. */
export function assertNotTest(ctx: Ctx, { isTest }: Pick<OrderRow, 'isTest'>): void {
  if (isTest && ctx.platform.config.mode === 'serve') throw new Failure('order-is-test');
}

/** Marks an order as being packed that is due and locked. */
export async function startProcessing(ctx: Ctx, { id }: Pick<OrderRow, 'id'>): Promise<void> {
  await changeOrder(ctx, id, { fulfilment: 'processing' });
  await recordEvent(ctx, id, 'processing');
}

export async function processOrder(ctx: Ctx, orderId: string): Promise<PlatformOrderDetail> {
  const order = await lockDueOrder(ctx, orderId);
  if (order.fulfilment !== 'waiting') throw new Failure('order-state');
  await startProcessing(ctx, order);
  await announceOrder(ctx, 'order.changed', order);
  return readPlatformOrder(ctx, orderId);
}

export interface Parcel {
  carrier: string;
  trackingNumber: string;
  /** The version of the address that the parcel bears, where it is known. */
  addressVersion?: number | undefined;
  lines?: readonly { lineId: string; quantity: number }[] | undefined;
}

/**
 * Adds a parcel. Without lines everything that is left goes into it; when that is nothing, a colleague was faster, and the failure
 * names him.
 */
export async function shipOrder(
  ctx: Ctx,
  orderId: string,
  parcel: Parcel,
): Promise<PlatformOrderDetail> {
  await lockTrackingNumbers(ctx);
  await addShipment(ctx, orderId, parcel);
  return readPlatformOrder(ctx, orderId);
}

/** The same for callers that do not read the order afterwards; returns the id of the shipment. */
export async function addShipment(ctx: Ctx, orderId: string, parcel: Parcel): Promise<string> {
  const order = await lockDueOrder(ctx, orderId);
  const { carrier } = parcel;
  const trackingNumber = toParcelNumber(parcel.trackingNumber);
  await assertNumberIsFree(ctx, trackingNumber, [orderId]);
  if ((parcel.addressVersion ?? order.addressVersion) !== order.addressVersion)
    throw new Failure('address-changed');
  const lines = await ctx.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  if (lines.every(({ quantity, shipped, withdrawn }) => shipped + withdrawn === quantity))
    throw await createShippedFailure(ctx, orderId);
  const packed =
    parcel.lines ??
    lines
      .filter((line) => line.shipped + line.withdrawn < line.quantity)
      .map((line) => ({
        lineId: line.id,
        quantity: line.quantity - line.shipped - line.withdrawn,
      }));
  if (!packed.length || new Set(packed.map(({ lineId }) => lineId)).size !== packed.length)
    throw new Failure('shipment-too-much');
  const now = ctx.clock.now();
  const [shipment] = await ctx.db
    .insert(shipments)
    .values({ orderId, carrier, trackingNumber, shippedAt: now })
    .returning({ id: shipments.id });
  const shipmentId = orNotFound(shipment).id;
  for (const { lineId, quantity } of packed) {
    const room = and(
      eq(orderLines.id, lineId),
      eq(orderLines.orderId, orderId),
      sql`${orderLines.shipped} + ${orderLines.withdrawn} + ${quantity} <= ${orderLines.quantity}`,
    );
    const changed = await ctx.db
      .update(orderLines)
      .set({ shipped: sql`${orderLines.shipped} + ${quantity}` })
      .where(room)
      .returning({ id: orderLines.id });
    if (!changed.length) throw new Failure('shipment-too-much');
    await ctx.db.insert(shipmentLines).values({ shipmentId, lineId, quantity });
  }
  const sent =
    packed.reduce((sum, { quantity }) => sum + quantity, 0) +
    lines.reduce((sum, { shipped, withdrawn }) => sum + shipped + withdrawn, 0);
  const isWhole = sent === lines.reduce((sum, { quantity }) => sum + quantity, 0);
  await changeOrder(ctx, orderId, {
    fulfilment: isWhole ? 'shipped' : 'part_shipped',
    ...(isWhole ? { shippedAt: now } : {}),
  });
  await recordEvent(ctx, orderId, isWhole ? 'shipped' : 'part_shipped', {
    carrier,
    trackingNumber,
  });
  await ctx.platform.events.emit(ctx, orderShipped, {
    orderId,
    storeId: order.storeId,
    shipmentId,
  });
  await announceOrder(ctx, 'order.changed', order);
  return shipmentId;
}

/** Marks a parcel as delivered, for each order in it; with its last parcel an order is completed. */
export async function deliverShipment(
  ctx: Ctx,
  orderId: string,
  shipmentId: string,
): Promise<PlatformOrderDetail> {
  const parts = await readParcelOf(ctx, { orderId, shipmentId });
  const orderIds = parts.map((part) => part.orderId);
  await lockOrders(ctx, orderIds);
  const open = and(
    inArray(
      shipments.id,
      parts.map(({ id }) => id),
    ),
    isNull(shipments.deliveredAt),
    isNull(shipments.problem),
  );
  const changed = await ctx.db
    .update(shipments)
    .set({ deliveredAt: ctx.clock.now() })
    .where(open)
    .returning({ id: shipments.id });
  if (!changed.some(({ id }) => id === shipmentId)) throw new Failure('order-state');
  for (const id of orderIds) await completeDelivered(ctx, id);
  return readPlatformOrder(ctx, orderId);
}

/** A locked order whose last parcel has arrived is completed. */
async function completeDelivered(ctx: Ctx, orderId: string): Promise<void> {
  const order = orNotFound((await ctx.db.select().from(orders).where(eq(orders.id, orderId)))[0]);
  const left = await ctx.db
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), isNull(shipments.deliveredAt)));
  if (!left.length && order.fulfilment === 'shipped') {
    await changeOrder(ctx, orderId, { fulfilment: 'delivered', deliveredAt: ctx.clock.now() });
    await recordEvent(ctx, orderId, 'delivered');
    await ctx.platform.events.emit(ctx, orderDelivered, { orderId, storeId: order.storeId });
  }
  await announceOrder(ctx, 'order.changed', order);
}
