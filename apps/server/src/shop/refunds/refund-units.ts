import { type Money, toMoney } from '@vitrine/contract/money.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { listOpenPayments, lockWithShared } from '../payments/index.ts';
import { addStandardFee, planLines, type RefundPlan } from './plan-refund.ts';
import { cancelWholeOrder, recordRefund } from './record-refund.ts';
import { approveRequest } from './refund-requests.ts';
import {
  canRefund,
  doesFullRefundCancelOrder,
  lockRefundable,
  type Refundable,
  type Returner,
} from './refundable.ts';

interface AskedUnits {
  orderId: string;
  units: RefundPlan['units'];
  /** They come back in the statutory time: with the last of them the standard shipping fee is refunded. */
  isTimely: boolean;
}

/** What these units are worth now; nothing when they, or the money, are not there any more. */
function findPlan(
  refundable: Refundable | undefined,
  { units, isTimely }: Pick<AskedUnits, 'units' | 'isTimely'>,
): RefundPlan | undefined {
  if (!refundable || !canRefund(refundable)) return undefined;
  const fits = units.every(({ lineId, quantity }) => {
    const line = refundable.lines.find(({ id }) => id === lineId);
    return line !== undefined && line.given + quantity <= line.due;
  });
  const lines = fits ? planLines(refundable, units) : undefined;
  const plan = lines && isTimely ? addStandardFee(refundable, lines) : lines;
  return plan && plan.amountMinor > 0n && plan.amountMinor <= refundable.left.leftMinor
    ? plan
    : undefined;
}

/** In the caller's transaction, if there is one: what the buyer gets back for units of an order now, and the shipping fee within it; null when nothing can go back. */
export async function priceUnits(
  ctx: Ctx,
  { orderId, ...asked }: AskedUnits,
): Promise<{ value: Money; fee: Money | null } | null> {
  await lockWithShared(ctx, orderId);
  const refundable = await lockRefundable(ctx, orderId, 'buyer');
  const plan = findPlan(refundable, asked);
  if (!plan || !refundable) return null;
  const { currency } = refundable.payment;
  return {
    value: toMoney(plan.amountMinor, currency),
    fee: plan.fee ? toMoney(plan.fee.amountMinor, currency) : null,
  };
}

/**
 * Phase 1 of a refund of the units that a buyer asked for, on the locked order: the same journals, figures and stock as a refund
 * by hand. Answers nothing: the hook of the refund learns which one it is.
 */
export async function refundUnits(
  ctx: Ctx,
  { orderId, ...asked }: AskedUnits,
  by: { returner: Returner; expected: Money; note: string; areBack: boolean; toStock: boolean },
): Promise<void> {
  const refundable = await lockRefundable(ctx, orderId, 'buyer');
  const plan = findPlan(refundable, asked);
  if (!refundable || !plan) throw new Failure('refund-nothing');
  const { order, lines, payment } = refundable;
  const { returner, expected, note, areBack, toStock } = by;
  if (payment.currency !== expected.currency || plan.amountMinor !== BigInt(expected.amount))
    throw new Failure('conflict');
  // What the owner is paying for just now must not change meanwhile.
  if (
    returner === 'owner' &&
    order.sellerPayment === 'unpaid' &&
    (await listOpenPayments(ctx, 'seller', [orderId])).length > 0
  )
    throw new Failure('refund-while-paying');
  if (plan.isWhole && doesFullRefundCancelOrder(order, lines, returner))
    await cancelWholeOrder(ctx, orderId, 'by_buyer', note);
  else
    await recordRefund(ctx, refundable, plan, {
      reason: returner === 'owner' ? 'owner' : 'operator',
      note,
      areBack,
      toStock,
    });
  if (returner === 'operators')
    await approveRequest(ctx, orderId, note, toMoney(plan.amountMinor, payment.currency));
}
