import { fileUrl } from '@vitrine/contract/images.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type { PayLink } from '@vitrine/contract/shop/payments.ts';
import type { TrackedOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import type { Ctx } from '#platform/context.ts';
import { findFocus } from '../catalogue/index.ts';
import { createParcelLinks, localizeShippingName } from '../shipping/index.ts';
import { getStore, sellerOf } from '../stores/index.ts';
import { describeCorrection } from './change-email.ts';
import { factsOf, readParts } from './describe-order.ts';
import { expectArrival } from './expect-arrival.ts';
import { statusOf } from './orders.rules.ts';
import type { OrderRow } from './orders.tables.ts';
import { getOrderByToken } from './payment-facts.ts';

type Step = TrackedOrder['timeline'][number]['kind'];

/** The events that a buyer follows, by their name on the buyer's page. */
const stepOf: Readonly<Record<string, Step>> = {
  placed: 'placed',
  buyer_paid: 'paid',
  processing: 'preparing',
  part_shipped: 'part_shipped',
  shipped: 'shipped',
  parcel_withdrawn: 'preparing',
  parcel_lost: 'parcel_lost',
  parcel_refused: 'parcel_refused',
  parcel_returned: 'parcel_returned',
  parcel_found: 'parcel_found',
  parcel_resent: 'parcel_resent',
  delivered: 'delivered',
  buyer_part_refunded: 'part_refunded',
  buyer_refunded: 'refunded',
  cancelled: 'cancelled',
  return_requested: 'return_requested',
  return_approved: 'return_approved',
  return_sent: 'return_sent',
  return_received: 'return_received',
  return_inspected: 'return_inspected',
  return_replacing: 'return_replacing',
  return_replaced: 'return_replaced',
  return_refused: 'return_refused',
  return_withdrawn: 'return_withdrawn',
  return_expired: 'return_expired',
};

type OrderParts = Awaited<ReturnType<typeof readParts>>;

/** Lines and sums, the same on the buyer's page and behind a link for paying. */
async function summarize(ctx: Ctx, order: OrderRow, { lines }: OrderParts) {
  const money = (minor: bigint) => toMoney(minor, order.currency);
  const focusOf = await findFocus(ctx, lines);
  return {
    lines: lines.map((line) => ({
      variantId: line.variantId,
      productId: line.productId,
      name: line.name,
      option: line.option,
      imageUrl: line.imageKey ? fileUrl(line.imageKey) : null,
      ...focusOf(line),
      quantity: line.quantity,
      unit: money(line.unitMinor),
      total: money(line.totalMinor),
    })),
    goods: money(order.goodsMinor),
    discount: money(order.discountMinor),
    shipping: money(order.shippingMinor),
    taxTreatment: order.taxTreatment,
    tax: money(order.taxMinor),
    taxPercent: order.taxBp / 100,
    total: money(order.totalMinor),
  };
}

/** An order as a person sees it who was only asked to pay for it. */
export async function describeForPayer(
  ctx: Ctx,
  order: OrderRow,
): Promise<Omit<NonNullable<PayLink['order']>, 'options'>> {
  const store = await getStore(ctx, order.storeId);
  return {
    recipient: { firstName: order.address.firstName, city: order.address.city },
    ...(await summarize(ctx, order, await readParts(ctx, order.id))),
    seller: sellerOf(ctx, { ...store, settlementMode: order.settlementMode }),
  };
}

/** An order as its buyer sees it, by the secret of the mailed link. */
export async function trackOrder(ctx: Ctx, token: string): Promise<TrackedOrder> {
  const order = await getOrderByToken(ctx, token);
  const store = await getStore(ctx, order.storeId);
  const parts = await readParts(ctx, order.id);
  const money = (minor: bigint) => toMoney(minor, order.currency);
  const status = statusOf(factsOf(order));
  const isPaid = ['paid', 'part_refunded', 'disputed'].includes(order.buyerPayment);
  const moving = {
    waiting: 'paid',
    processing: 'preparing',
    part_shipped: 'part_shipped',
    shipped: 'shipped',
  } as const;
  const state =
    status === 3
      ? 'closed'
      : !isPaid && order.kind === 'sale'
        ? 'pay'
        : (moving[order.fulfilment as keyof typeof moving] ?? 'delivered');
  const { earliestOn, latestOn } = await expectArrival(ctx, order, store);
  const linkOf = await createParcelLinks(ctx);
  return {
    number: order.number,
    store: { slug: store.slug, name: store.name },
    state,
    buyerPayment: order.buyerPayment,
    cancelReason: order.cancelReason,
    placedAt: order.placedAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    cancelledAt: order.cancelledAt?.toISOString() ?? null,
    ...(await summarize(ctx, order, parts)),
    shippingMethod: order.shippingMethod,
    shippingName: localizeShippingName(
      { key: order.shippingMethod, names: order.shippingName },
      ctx.language,
    ),
    arrivesFrom: earliestOn,
    arrivesTo: latestOn,
    email: order.email,
    ...(await describeCorrection(ctx, order)),
    address: order.address,
    shipments: parts.parcels.map(({ row, lines }) => ({
      carrier: row.carrier,
      trackingNumber: row.trackingNumber,
      trackingUrl: linkOf(row.carrier, row.trackingNumber),
      shippedAt: row.shippedAt.toISOString(),
      deliveredAt: row.deliveredAt?.toISOString() ?? null,
      problem: row.problem,
      lines: lines.map(({ name, option, quantity }) => ({ name, option, quantity })),
    })),
    timeline: parts.events.flatMap((event) => {
      const kind = stepOf[event.kind];
      if (!kind) return [];
      return [
        {
          kind,
          at: event.at.toISOString(),
          amount: event.amountMinor === null ? null : money(event.amountMinor),
        },
      ];
    }),
    language: order.language,
    seller: sellerOf(ctx, { ...store, settlementMode: order.settlementMode }),
  };
}
