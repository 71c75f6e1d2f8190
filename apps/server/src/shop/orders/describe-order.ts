import { fileUrl } from '@vitrine/contract/images.ts';
import { type Currency, type Money, toMoney } from '@vitrine/contract/money.ts';
import type { OrderDetail, OrderEvent } from '@vitrine/contract/shop/orders.ts';
import { fullName } from '@vitrine/contract/shop/postal-names.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { findFocus, type PictureFocus } from '../catalogue/index.ts';
import { createParcelLinks, type LinkParcel, localizeShippingName } from '../shipping/index.ts';
import { nameIn } from './local-names.ts';
import { awaitingOf, sellerDueOf, statusOf } from './orders.rules.ts';
import type { OrderRow } from './orders.tables.ts';
import { orderEvents, orderLines, shipmentLines, shipments } from './orders.tables.ts';

export const factsOf = (order: OrderRow) => ({
  kind: order.kind,
  buyerPayment: order.buyerPayment,
  sellerPayment: order.sellerPayment,
  fulfilment: order.fulfilment,
  isCancelled: order.cancelledAt !== null,
});

export interface OrderParts {
  lines: (typeof orderLines.$inferSelect)[];
  parcels: {
    row: typeof shipments.$inferSelect;
    lines: { lineId: string; name: string; option: string | null; quantity: number }[];
  }[];
  events: (typeof orderEvents.$inferSelect)[];
}

/** Lines, parcels and timeline of an order, in four queries. */
export async function readParts(ctx: Ctx, orderId: string): Promise<OrderParts> {
  const lines = await ctx.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  const rows = await ctx.db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.id));
  const packed = rows.length
    ? await ctx.db
        .select()
        .from(shipmentLines)
        .where(
          inArray(
            shipmentLines.shipmentId,
            rows.map(({ id }) => id),
          ),
        )
    : [];
  const events = await ctx.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  const byId = new Map(lines.map((line) => [line.id, line]));
  const parcels = rows.map((row) => ({
    row,
    lines: packed
      .filter(({ shipmentId }) => shipmentId === row.id)
      .map(({ lineId, quantity }) => ({
        lineId,
        quantity,
        name: byId.get(lineId)?.name ?? '',
        option: byId.get(lineId)?.option ?? null,
      })),
  }));
  return { lines, parcels, events };
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** The same, with names in the reader's language: for owners and operators. */
export async function readPartsNamed(ctx: Ctx, orderId: string): Promise<OrderParts> {
  const parts = await readParts(ctx, orderId);
  const lines = parts.lines.map((line) => ({ ...line, ...nameIn(ctx.language, line) }));
  const byId = new Map(lines.map((line) => [line.id, line]));
  const parcels = parts.parcels.map((parcel) => ({
    ...parcel,
    lines: parcel.lines.map((packed) => {
      const line = byId.get(packed.lineId);
      return line ? { ...packed, name: line.name, option: line.option } : packed;
    }),
  }));
  return { ...parts, lines, parcels };
}

type Line = OrderParts['lines'][number];
type MoneyOf = (minor: bigint) => Money;

/** A line: what the buyer pays as the buyer saw it, everything else in the store's currency. */
function describeLine(
  line: Line,
  focus: PictureFocus,
  isSale: boolean,
  seen: MoneyOf,
  own: MoneyOf,
): OrderDetail['lines'][number] {
  return {
    id: line.id,
    productId: line.productId,
    variantId: line.variantId,
    name: line.name,
    option: line.option,
    imageUrl: line.imageKey ? fileUrl(line.imageKey) : null,
    ...focus,
    quantity: line.quantity,
    shipped: line.shipped,
    refunded: line.refunded,
    toShip: line.quantity - line.shipped - line.withdrawn,
    price: isSale ? seen(line.unitMinor) : null,
    sellingTotal: isSale ? own(line.sellingMinor) : null,
    platformPrice: own(line.platformUnitMinor),
    platformTotal: own(line.platformUnitMinor * BigInt(line.quantity)),
  };
}

function describeParcel(
  { row, lines }: OrderParts['parcels'][number],
  linkOf: LinkParcel,
): OrderDetail['shipments'][number] {
  return {
    id: row.id,
    carrier: row.carrier,
    trackingNumber: row.trackingNumber,
    trackingUrl: linkOf(row.carrier, row.trackingNumber),
    shippedAt: row.shippedAt.toISOString(),
    deliveredAt: iso(row.deliveredAt),
    problem: row.problem,
    lines: lines.map(({ lineId, name, quantity }) => ({ lineId, name, quantity })),
  };
}

export function describeEvent(event: OrderParts['events'][number]): OrderEvent {
  return {
    id: event.id,
    kind: event.kind as OrderEvent['kind'],
    at: event.at.toISOString(),
    amount:
      event.amountMinor !== null && event.currency
        ? toMoney(event.amountMinor, event.currency as Currency)
        : null,
    carrier: event.carrier,
    trackingNumber: event.trackingNumber,
    reason: event.reason,
    // The template of an email, which is named for operators only.
    method: event.kind === 'mail_repeated' ? null : event.method,
    by: null,
  };
}

/** Describes the facts of an order that its owner and operators both read. */
export async function describeCore(ctx: Ctx, order: OrderRow, parts: OrderParts) {
  const linkOf = await createParcelLinks(ctx);
  const focusOf = await findFocus(ctx, parts.lines);
  const facts = factsOf(order);
  const own: MoneyOf = (minor) => toMoney(minor, order.storeCurrency);
  const seen: MoneyOf = (minor) => toMoney(minor, order.currency);
  const isSale = order.kind === 'sale';
  return {
    id: order.id,
    number: order.number,
    kind: order.kind,
    isTest: order.isTest,
    settlementMode: order.settlementMode,
    status: statusOf(facts),
    awaiting: awaitingOf(facts),
    buyerPayment: order.buyerPayment,
    sellerPayment: order.sellerPayment,
    fulfilment: order.fulfilment,
    placedAt: order.placedAt.toISOString(),
    paidAt: iso(order.paidAt),
    payBefore: order.sellerPayment === 'unpaid' ? iso(order.sellerDueAt) : null,
    cancelledAt: iso(order.cancelledAt),
    cancelReason: order.cancelReason,
    lines: parts.lines.map((line) => describeLine(line, focusOf(line), isSale, seen, own)),
    cost: {
      platform: own(order.platformCostMinor),
      shipping: own(order.shippingCostMinor),
      fees: own(order.ownerFeesMinor),
      total: own(order.costMinor),
      due: own(sellerDueOf(order).dueMinor),
      offer: order.offerMinor > 0n ? own(order.offerMinor) : null,
    },
    sellingTotal: isSale ? own(order.sellingTotalMinor) : null,
    profit: isSale ? own(order.profitMinor - order.refundedProfitMinor) : null,
    refundsOfProfit:
      isSale && order.refundedProfitMinor !== 0n ? own(-order.refundedProfitMinor) : null,
    buyerPays: isSale
      ? {
          goods: seen(order.goodsMinor),
          discount: seen(order.discountMinor),
          shipping: seen(order.shippingMinor),
          taxTreatment: order.taxTreatment,
          tax: seen(order.taxMinor),
          total: seen(order.totalMinor),
        }
      : null,
    delivery: {
      method: order.shippingMethod,
      methodName: localizeShippingName(
        { key: order.shippingMethod, names: order.shippingName },
        ctx.language,
      ),
      daysMin: order.daysMin,
      daysMax: order.daysMax,
      leadDays: order.leadDays,
    },
    shipments: parts.parcels.map((parcel) => describeParcel(parcel, linkOf)),
    timeline: parts.events.map(describeEvent),
  } satisfies Partial<OrderDetail>;
}

/** "Maya T.": what an owner needs to know of a buyer. A name without initials (王子墨) is written whole. */
export function shortName(address: { firstName: string; lastName: string }): string {
  const whole = fullName(address);
  if (!whole.includes(' ')) return whole;
  const initial = [...address.lastName][0];
  return initial ? `${address.firstName} ${initial}.` : address.firstName;
}
