import { createHash } from 'node:crypto';
import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { type Currency, divideHalfEven, splitMinor, toMoney } from '@vitrine/contract/money.ts';
import type { LeftOutReason, previewSellerPayment } from '@vitrine/contract/shop/payments.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { isTestBook, readOwnerBalances } from '../ledger/index.ts';
import {
  lockOrdersForPayment,
  type OrderSummary,
  type PayableOrder,
  sellerDueOf,
  summariseOrders,
} from '../orders/index.ts';
import {
  addressMark,
  checkOffer,
  type OfferRequest,
  readPayer,
  type WelcomeOffer,
  welcomeOfferFor,
} from '../promotions/index.ts';
import { getStore, type Store } from '../stores/index.ts';
import { listOpenPayments } from './open-payments.ts';
import { getOwnerTotal, listPaymentOptions } from './payment-options.ts';
import { payments } from './payments.tables.ts';

export interface SellerPlan {
  store: Store;
  currency: Currency;
  orders: PayableOrder[];
  summaries: Map<string, OrderSummary>;
  leftOut: { orderId: string; number: string | null; reason: LeftOutReason }[];
  goodsMinor: bigint;
  shippingMinor: bigint;
  feesMinor: bigint;
  dueMinor: bigint;
  offerRequest: OfferRequest;
  /** Open payments that a new one takes the place of. */
  yielding: string[];
}

/** Names a request by its sorted ids and its way to pay, so that the same one finds its open payment again. */
export function hashRequest(orderIds: readonly string[], method: string): string {
  const sorted = [...new Set(orderIds)].sort((left, right) =>
    BigInt(left) < BigInt(right) ? -1 : 1,
  );
  return createHash('sha256')
    .update(`${method}|${sorted.join(',')}`)
    .digest('hex');
}

/** Orders that a payment of the owner's may be about to pay, and the open payments that a new one takes the place of. */
async function findBeingPaid(
  ctx: Ctx,
  orderIds: readonly string[],
  isFinal: boolean,
): Promise<{ orderIds: Set<string>; yielding: string[] }> {
  const open = await listOpenPayments(ctx, 'seller', orderIds);
  // A page that is merely open gives way to a new payment; money that may be on its way does not.
  const givesWay = ({ payment }: (typeof open)[number]) =>
    !isFinal && !payment.isProcessing && payment.status === 'pending';
  return {
    orderIds: new Set(open.filter((one) => !givesWay(one)).map(({ orderId }) => orderId)),
    yielding: [...new Set(open.filter(givesWay).map(({ payment }) => payment.id))],
  };
}

function reasonOf(
  order: PayableOrder,
  currency: Currency,
  beingPaid: ReadonlySet<string>,
  isShort: boolean,
): LeftOutReason | null {
  if (order.notPayable === 'paid') return 'already_paid';
  if (order.notPayable === 'not_due')
    return order.settlementMode === 'direct' && order.buyerPayment !== 'not_due'
      ? 'buyer_unpaid'
      : 'not_due';
  if (order.notPayable) return order.notPayable;
  if (order.storeCurrency !== currency) return 'other_currency';
  if (beingPaid.has(order.id)) return 'being_paid';
  return isShort ? 'out_of_stock' : null;
}

/** The goods that are paid for, in US cents: units that were taken out before do not count. */
function goodsUsdOf(order: PayableOrder): bigint {
  if (order.platformCostMinor === 0n) return order.goodsUsdMinor;
  return divideHalfEven(
    order.goodsUsdMinor * sellerDueOf(order).goodsMinor,
    order.platformCostMinor,
  );
}

/** True if no seller payment of the store has succeeded in the current mode. */
export async function isFirstSellerPayment(ctx: Ctx, storeId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.storeId, storeId),
        eq(payments.side, 'seller'),
        eq(payments.isTest, isTestBook(ctx)),
        inArray(payments.status, ['captured', 'part_refunded']),
      ),
    )
    .limit(1);
  return rows.length === 0;
}

/**
 * What paying these orders means: the ones that can be paid, the others with the reason, and the sums. Locks the
 * orders when it runs in a transaction; `isFinal` counts every open payment as being paid.
 */
export async function planSellerPayment(
  ctx: Ctx,
  storeId: string,
  orderIds: readonly string[],
  isFinal: boolean,
): Promise<SellerPlan> {
  const store = await getStore(ctx, storeId);
  const locked = await lockOrdersForPayment(ctx, orderIds, 'seller', storeId);
  const summaries = await summariseOrders(
    ctx,
    locked.map(({ id }) => id),
  );
  const beingPaid = await findBeingPaid(
    ctx,
    locked.map(({ id }) => id),
    isFinal,
  );
  const leftOut: SellerPlan['leftOut'] = [...new Set(orderIds)]
    .filter((id) => !locked.some((order) => order.id === id))
    .map((orderId) => ({ orderId, number: null, reason: 'not_found' as const }));
  const orders: PayableOrder[] = [];
  for (const order of locked) {
    const isShort = order.kind === 'own' && !summaries.get(order.id)?.isInStock;
    // Nothing real is due for an order that was paid as a test.
    const reason =
      order.isTest && !isTestBook(ctx)
        ? 'not_due'
        : reasonOf(order, store.baseCurrency, beingPaid.orderIds, isShort);
    if (reason) leftOut.push({ orderId: order.id, number: order.number, reason });
    else orders.push(order);
  }
  const sum = (of: (order: PayableOrder) => bigint) =>
    orders.reduce((total, order) => total + of(order), 0n);
  const goodsMinor = sum((order) => sellerDueOf(order).goodsMinor);
  return {
    store,
    currency: store.baseCurrency,
    orders,
    summaries,
    leftOut,
    goodsMinor,
    shippingMinor: sum((order) => order.shippingCostMinor),
    feesMinor: sum((order) => sellerDueOf(order).feesMinor),
    dueMinor: sum((order) => sellerDueOf(order).dueMinor),
    yielding: beingPaid.yielding,
    offerRequest: {
      storeId,
      ...(await readPayer(ctx, store)),
      goodsMinor,
      goodsUsdMinor: sum(goodsUsdOf),
      currency: store.baseCurrency,
      addresses: orders.map(({ address }) => addressMark(address)),
    },
  };
}

/** Each order's part of the total, after the offer, which is split by goods. */
export function splitPlan(
  plan: SellerPlan,
  offer: WelcomeOffer | null,
): { orderId: string; amountMinor: bigint; offerMinor: bigint; feesMinor: bigint }[] {
  const offers = splitMinor(
    offer?.amountMinor ?? 0n,
    plan.orders.map((order) => sellerDueOf(order).goodsMinor),
  );
  return plan.orders.map((order, index) => ({
    orderId: order.id,
    amountMinor: sellerDueOf(order).dueMinor - (offers[index] ?? 0n),
    offerMinor: offers[index] ?? 0n,
    feesMinor: sellerDueOf(order).feesMinor,
  }));
}

const noOffer = { offer: null, refusal: null };
const describeOffer = ({ kind, percent, amountMinor, currency }: WelcomeOffer) => ({
  kind,
  percent,
  amount: toMoney(amountMinor, currency),
});

/** The order of several on which the offer gives more when it is paid alone: the offer is there for one payment only. */
async function findBetterAlone(ctx: Ctx, plan: SellerPlan, offer: WelcomeOffer | null) {
  if (plan.orders.length < 2) return null;
  const goodsOf = (order: PayableOrder) => ({
    goodsMinor: sellerDueOf(order).goodsMinor,
    goodsUsdMinor: goodsUsdOf(order),
    currency: plan.currency,
    addresses: [addressMark(order.address)],
  });
  let best: { order: PayableOrder; amountMinor: bigint } | undefined;
  for (const order of plan.orders) {
    const { goodsMinor, goodsUsdMinor } = goodsOf(order);
    const amountMinor =
      welcomeOfferFor(goodsMinor, plan.currency, goodsUsdMinor)?.amountMinor ?? 0n;
    if (amountMinor > (best?.amountMinor ?? offer?.amountMinor ?? 0n))
      best = { order, amountMinor };
  }
  if (!best) return null;
  const alone = await checkOffer(ctx, plan.offerRequest, goodsOf(best.order), plan.yielding);
  return (
    alone.offer && {
      orderId: best.order.id,
      number: best.order.number,
      offer: describeOffer(alone.offer),
    }
  );
}

/** The preview of a payment: nothing is held, the claim of the offer decides later. */
export async function previewPayment(
  ctx: Ctx,
  storeId: string,
  orderIds: readonly string[],
  withOffer: boolean,
): Promise<EndpointReply<typeof previewSellerPayment>> {
  const plan = await planSellerPayment(ctx, storeId, orderIds, false);
  const isAsked = withOffer && plan.orders.length > 0;
  const { offer, refusal } = isAsked
    ? await checkOffer(ctx, plan.offerRequest, plan.offerRequest, plan.yielding)
    : noOffer;
  const totalMinor = plan.dueMinor - (offer?.amountMinor ?? 0n);
  const { availableMinor } = await readOwnerBalances(ctx, storeId, plan.currency);
  const money = (minor: bigint) => toMoney(minor, plan.currency);
  const options = totalMinor
    ? await listPaymentOptions(
        ctx,
        { storeId, settlementMode: null },
        getOwnerTotal(plan.store, totalMinor, plan.currency),
      )
    : [];
  return {
    lines: plan.orders.map((order) => ({
      orderId: order.id,
      number: order.number,
      product: plan.summaries.get(order.id)?.product ?? order.number,
      imageUrl: plan.summaries.get(order.id)?.imageUrl ?? null,
      focusX: plan.summaries.get(order.id)?.focusX ?? 50,
      focusY: plan.summaries.get(order.id)?.focusY ?? 50,
      units: order.units,
      goods: money(sellerDueOf(order).goodsMinor),
      shipping: money(order.shippingCostMinor),
      fees: money(sellerDueOf(order).feesMinor),
      cost: money(sellerDueOf(order).dueMinor),
    })),
    leftOut: plan.leftOut,
    goods: money(plan.goodsMinor),
    shipping: money(plan.shippingMinor),
    fees: money(plan.feesMinor),
    offer: offer && describeOffer(offer),
    offerRefusal: refusal,
    betterAlone: isAsked ? await findBetterAlone(ctx, plan, offer) : null,
    total: money(totalMinor),
    available: money(availableMinor),
    methods: plan.orders.length
      ? [
          ...(options.length || totalMinor === 0n ? ['card' as const] : []),
          ...(totalMinor > 0n && availableMinor >= totalMinor ? ['earnings' as const] : []),
        ]
      : [],
    options,
  };
}
