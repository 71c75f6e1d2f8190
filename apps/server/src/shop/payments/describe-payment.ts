import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type {
  BuyerPaymentView,
  readSellerPayment,
  SellerPaymentView,
} from '@vitrine/contract/shop/payments.ts';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { Warning } from '#platform/failure.ts';
import { type PayableOrder, readReservedUntil, summariseOrders } from '../orders/index.ts';
import { findClaim } from '../promotions/index.ts';
import type { PaymentRow } from './lock-payment.ts';
import { getBuyerTotal, listPaymentOptions } from './payment-options.ts';
import { paymentOrders } from './payments.tables.ts';
import { findPendingReason } from './pending-reason.ts';

const stateOf: Readonly<Record<PaymentRow['status'], BuyerPaymentView['state']>> = {
  created: 'unknown',
  unknown: 'unknown',
  pending: 'open',
  authorized: 'processing',
  captured: 'paid',
  failed: 'failed',
  expired: 'failed',
  part_refunded: 'paid',
  refunded: 'refunded',
};

/** Nothing else can be chosen: the order is paid, perhaps since it was read, or a provider decides on its payment. */
const settlingStates: ReadonlySet<BuyerPaymentView['state']> = new Set([
  'paid',
  'processing',
  'unknown',
]);

const sumLateRefunds = statement(
  (places: Places<{ orderId: string }>) => sql`
    select sum(r.amount_minor)::text as amount, r.currency, bool_and(r.status = 'done') as is_back
    from refunds r join payments p on p.id = r.payment_id
    where r.order_id = ${places.orderId} and r.reason = 'late' and p.side = 'buyer' group by r.currency`,
  { amount: as.minor, currency: as.currency, isBack: as.boolean },
  { isShort: true },
);

/** Money that came for an order too late, from whichever of its payments. */
async function findLateMoney(ctx: Ctx, orderId: string): Promise<BuyerPaymentView['late']> {
  const [late] = await sumLateRefunds(ctx, { orderId });
  return late ? { amount: toMoney(late.amount, late.currency), isBack: late.isBack } : null;
}

const listEffects = statement(
  (places: Places<{ paymentId: string }>, query) =>
    query
      .select({ effect: paymentOrders.effect })
      .from(paymentOrders)
      .where(eq(paymentOrders.paymentId, places.paymentId)),
  { effect: paymentOrders.effect },
);

/**
 * Describes the newest payment of an order to its buyer. `first` is given for the first payment of the order, with the end of the
 * reservation: then no money can have come too late, and neither is read.
 */
export async function describeBuyerPayment(
  ctx: Ctx,
  order: PayableOrder,
  payment: PaymentRow | undefined,
  first?: { reservedUntil: Date | null },
): Promise<BuyerPaymentView> {
  const amount = toMoney(order.totalMinor, order.currency);
  const listOptions = async () =>
    order.notPayable ? [] : listPaymentOptions(ctx, order, getBuyerTotal(order));
  if (!payment)
    return {
      state: 'none',
      payUrl: null,
      failure: null,
      pendingReason: null,
      processingSince: null,
      amount,
      late: null,
      heldUntil: null,
      provider: null,
      options: await listOptions(),
    };
  let state =
    payment.isProcessing && payment.status === 'pending' ? 'processing' : stateOf[payment.status];
  if (payment.status === 'captured') {
    const parts = await listEffects(ctx, { paymentId: payment.id });
    if (parts.some(({ effect }) => effect === 'refund_due')) state = 'refunding';
  }
  const [late, heldUntil, options] = await Promise.all([
    first ? null : findLateMoney(ctx, order.id),
    state === 'open' || state === 'processing'
      ? first
        ? first.reservedUntil
        : readReservedUntil(ctx, order)
      : null,
    settlingStates.has(state) ? [] : listOptions(),
  ]);
  return {
    state,
    payUrl: state === 'open' ? payment.payUrl : null,
    failure: payment.failure,
    pendingReason: findPendingReason(payment),
    processingSince:
      state === 'processing' ? (payment.processingSince?.toISOString() ?? null) : null,
    amount,
    late,
    heldUntil: heldUntil?.toISOString() ?? null,
    provider: payment.provider,
    options,
  };
}

const resultOf = {
  open: 'open',
  paid: 'paid',
  void: 'void',
  refund_due: 'refunding',
  refunded: 'refunded',
} as const;

/** What an owner sees of a payment, with a result per order; a warning when a part had to be given back. */
export async function describeSellerPayment(
  ctx: Ctx,
  payment: PaymentRow,
): Promise<SellerPaymentView | Warning<EndpointReply<typeof readSellerPayment>>> {
  const parts = await ctx.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.paymentId, payment.id))
    .orderBy(paymentOrders.orderId);
  const summaries = await summariseOrders(
    ctx,
    parts.map(({ orderId }) => orderId),
  );
  const claim = await findClaim(ctx, payment.id);
  const money = (minor: bigint) => toMoney(minor, payment.currency);
  const view: SellerPaymentView = {
    id: payment.id,
    method: payment.method === 'earnings' ? 'earnings' : 'card',
    status: payment.status,
    failure: payment.failure,
    provider: payment.provider,
    pendingReason: findPendingReason(payment),
    payUrl: payment.status === 'pending' && !payment.isProcessing ? payment.payUrl : null,
    total: money(payment.amountMinor),
    offer:
      claim && claim.state !== 'freed'
        ? {
            kind: claim.percent === 100 ? 'free' : 'percent',
            percent: claim.percent,
            amount: money(claim.amountMinor),
          }
        : null,
    refunded: money(payment.refundedMinor),
    createdAt: payment.createdAt.toISOString(),
    paidAt: payment.paidAt?.toISOString() ?? null,
    instrument: payment.instrumentLabel,
    results: parts.map((part) => ({
      orderId: part.orderId,
      number: summaries.get(part.orderId)?.number ?? '',
      product: summaries.get(part.orderId)?.product ?? '',
      cost: money(part.amountMinor + part.offerMinor),
      amount: money(part.amountMinor),
      result: resultOf[part.effect],
    })),
    leftOut: payment.leftOut,
  };
  const hasPaid = parts.some(({ effect }) => effect === 'paid');
  if (hasPaid && parts.some(({ effect }) => effect === 'refund_due' || effect === 'refunded'))
    return new Warning(view, 'partly-paid');
  return view;
}
