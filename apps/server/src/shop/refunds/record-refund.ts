import { intlTags } from '@vitrine/contract/locales.ts';
import { formatMoney, toMoney } from '@vitrine/contract/money.ts';
import type { CancelReason } from '@vitrine/contract/shop/orders.ts';
import type { RefundBuyerBody } from '@vitrine/contract/shop/refunds.ts';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { cancelOrder, withdrawUnits } from '../orders/index.ts';
import { paymentOrders, payments } from '../payments/payments.tables.ts';
import { completeRefund } from './complete-refund.ts';
import { paidMinor, planRefund, type RefundPlan } from './plan-refund.ts';
import { refundCancelledOrder } from './refund-cancelled.ts';
import { canRefund, type Refundable } from './refundable.ts';
import { notifyBuyerRefunded } from './refunds.hooks.ts';
import { takeShares } from './refunds.rules.ts';
import { refundLines, refunds } from './refunds.tables.ts';
import { type RefundReason, requestRefund } from './request-refund.ts';
import { reverseCapture } from './reverse-capture.ts';
import { sendRefunds } from './send-refunds.ts';

/** What the caller wants back of what he saw: as a plan, or refused. */
export function requireRefundPlan(
  ctx: Ctx,
  refundable: Refundable | undefined,
  input: RefundBuyerBody,
): { refundable: Refundable; plan: RefundPlan } {
  if (!refundable || !canRefund(refundable)) throw new Failure('refund-nothing');
  const { payment, left } = refundable;
  if (left.refundedMinor !== paidMinor(input.seenRefunded, payment.currency, 'seenRefunded'))
    throw new Failure('conflict');
  const plan = planRefund(refundable, input.what);
  if (plan.amountMinor <= 0n || plan.amountMinor > left.leftMinor) {
    const shown = formatMoney(toMoney(left.leftMinor, payment.currency), intlTags[ctx.language]);
    throw new Failure('refund-too-much', { values: { left: shown } });
  }
  return { refundable, plan };
}

/** The ledger and stock changes of one side's refund, on locked rows; the provider is called afterwards. Answers the refund. */
export async function recordRefund(
  ctx: Ctx,
  { payment, part, order, lines, left }: Refundable,
  plan: RefundPlan,
  why: {
    reason: RefundReason;
    note: string;
    areBack: boolean;
    toStock?: boolean;
    isInParcel?: boolean;
  },
): Promise<string> {
  const shares = takeShares(
    left.shares,
    left.leftMinor,
    plan.amountMinor,
    plan.platformMinor === undefined
      ? undefined
      : { platformMinor: plan.platformMinor, shippingMinor: plan.fee?.shareMinor ?? 0n },
  );
  const refundId = orNotFound(
    await requestRefund(ctx, payment, part, {
      reason: why.reason,
      amountMinor: plan.amountMinor,
      isPartial: !plan.isWhole,
      note: why.note,
      byAccountId: ctx.caller?.accountId ?? null,
      feeMinor: plan.fee?.amountMinor ?? 0n,
      shares,
    }),
  );
  if (plan.units.length)
    await ctx.db.insert(refundLines).values(plan.units.map((unit) => ({ refundId, ...unit })));
  const out = plan.units.map((unit) => {
    const line = orNotFound(lines.find(({ id }) => id === unit.lineId));
    return { ...unit, given: line.quantity - line.due + line.given };
  });
  const { areBack, toStock = areBack, isInParcel = false } = why;
  const waivedMinor = await withdrawUnits(ctx, order, out, { areBack, toStock, isInParcel });
  const earlierReversals = left.rows.length;
  await reverseCapture(
    ctx,
    { payment, order, shares, amountMinor: plan.amountMinor, earlierReversals, waivedMinor },
    { type: 'refund', id: refundId },
  );
  // Earnings went back with the journal: there is no provider to ask.
  if (payment.method !== 'card') await completeRefund(ctx, refundId, `earnings-${refundId}`);
  if (payment.side === 'buyer') await notifyBuyerRefunded(ctx, order.id, refundId);
  return refundId;
}

/** An order of which nothing was sent ends, and each side gets its money back. */
export async function cancelWholeOrder(
  ctx: Ctx,
  orderId: string,
  reason: CancelReason,
  note: string,
): Promise<void> {
  await cancelOrder(ctx, orderId, reason);
  await refundCancelledOrder(ctx, orderId);
  await ctx.db
    .update(refunds)
    .set({ note, byAccountId: ctx.caller?.accountId ?? null })
    .where(and(eq(refunds.orderId, orderId), eq(refunds.reason, 'cancelled')));
}

/** Asks the provider for what an order's refunds still need. Never inside a transaction. */
export async function sendRefundsOfOrder(ctx: Ctx, orderId: string): Promise<void> {
  const rows = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(and(eq(paymentOrders.orderId, orderId), eq(payments.followUp, 'refund')));
  for (const { id } of rows) await sendRefunds(ctx, id);
}
