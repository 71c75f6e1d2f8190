import { intlTags } from '@vitrine/contract/locales.ts';
import { formatMoney, toMoney } from '@vitrine/contract/money.ts';
import type { RefundBuyerBody } from '@vitrine/contract/shop/refunds.ts';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { cancelOrder, withdrawUnits } from '../orders/index.ts';
import { returnMoneyOf } from './cancel-money.ts';
import { type RefundReason, requestRefund } from './capture.ts';
import { paymentOrders, payments, refundLines, refunds } from './payments.tables.ts';
import { paidMinor, planRefund, type RefundPlan } from './plan-refund.ts';
import { announceBuyerRefund } from './refund.hooks.ts';
import { takeShares } from './refund.rules.ts';
import { completeRefund, settleRefunds } from './refund.ts';
import { canRefund, type Refundable } from './refundable.ts';
import { reverseCapture } from './reverse-capture.ts';

/** What the caller wants back of what he saw: as a plan, or refused. */
export function planFor(
  ctx: Ctx,
  refundable: Refundable | undefined,
  input: RefundBuyerBody,
): { refundable: Refundable; plan: RefundPlan } {
  if (!refundable || !canRefund(refundable)) throw new Failure('refund-nothing');
  const { payment, left } = refundable;
  if (left.refundedMinor !== paidMinor(input.seenRefunded, payment.currency, 'seenRefunded')) throw new Failure('conflict');
  const plan = planRefund(refundable, input.what);
  if (plan.amountMinor <= 0n || plan.amountMinor > left.leftMinor) {
    const shown = formatMoney(toMoney(left.leftMinor, payment.currency), intlTags[ctx.language]);
    throw new Failure('refund-too-much', { values: { left: shown } });
  }
  return { refundable, plan };
}

/** The ledger and stock changes of one side's refund, on locked rows; the provider is called afterwards. Answers the refund. */
export async function giveBack(
  ctx: Ctx,
  { payment, part, order, lines, left }: Refundable,
  plan: RefundPlan,
  why: { reason: RefundReason; note: string; areBack: boolean; toStock?: boolean },
): Promise<string> {
  const shares = takeShares(
    left.shares,
    left.leftMinor,
    plan.amountMinor,
    plan.platformMinor === undefined ? undefined : { platformMinor: plan.platformMinor, shippingMinor: plan.fee?.shareMinor ?? 0n },
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
  if (plan.units.length) await ctx.db.insert(refundLines).values(plan.units.map((unit) => ({ refundId, ...unit })));
  const out = plan.units.map((unit) => {
    const line = orNotFound(lines.find(({ id }) => id === unit.lineId));
    return { ...unit, given: line.quantity - line.due + line.given };
  });
  const { areBack, toStock = areBack } = why;
  const waivedMinor = await withdrawUnits(ctx, order, out, { areBack, toStock });
  const earlierReversals = left.rows.length;
  await reverseCapture(
    ctx,
    { payment, order, shares, amountMinor: plan.amountMinor, earlierReversals, waivedMinor },
    { type: 'refund', id: refundId },
  );
  // Earnings went back with the journal: there is no provider to ask.
  if (payment.method !== 'card') await completeRefund(ctx, refundId, `earnings-${refundId}`);
  if (payment.side === 'buyer') await announceBuyerRefund(ctx, order.id, refundId);
  return refundId;
}

/** An order of which nothing was sent ends, and each side gets its money back. */
export async function cancelWhole(ctx: Ctx, orderId: string, reason: 'by_operator' | 'by_owner' | 'by_buyer', note: string): Promise<void> {
  await cancelOrder(ctx, orderId, reason);
  await returnMoneyOf(ctx, orderId);
  await ctx.db
    .update(refunds)
    .set({ note, byAccountId: ctx.caller?.accountId ?? null })
    .where(and(eq(refunds.orderId, orderId), eq(refunds.reason, 'cancelled')));
}

/** Asks the provider for what an order's refunds still need. Never inside a transaction. */
export async function settleOf(ctx: Ctx, orderId: string): Promise<void> {
  const rows = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(and(eq(paymentOrders.orderId, orderId), eq(payments.followUp, 'refund')));
  for (const { id } of rows) await settleRefunds(ctx, id);
}
