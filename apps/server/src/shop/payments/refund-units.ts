import { type Money, toMoney } from '@vitrine/contract/money.ts';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { cancelWhole, giveBack } from './give-back.ts';
import { lockWithShared } from './lock-payment.ts';
import { listOpenPayments } from './open-payments.ts';
import { planLines, type RefundPlan } from './plan-refund.ts';
import { approveRequest } from './refund-requests.ts';
import { canRefund, lockRefundable, type Refundable, type Returner, wholeCancels } from './refundable.ts';

interface AskedUnits {
  orderId: string;
  units: RefundPlan['units'];
}

/** What these units are worth now; nothing when they, or the money, are not there any more. */
function findPlan(refundable: Refundable | undefined, units: AskedUnits['units']): RefundPlan | undefined {
  if (!refundable || !canRefund(refundable)) return undefined;
  const fits = units.every(({ lineId, quantity }) => {
    const line = refundable.lines.find(({ id }) => id === lineId);
    return line !== undefined && line.given + quantity <= line.due;
  });
  const plan = fits ? planLines(refundable, units) : undefined;
  return plan && plan.amountMinor > 0n && plan.amountMinor <= refundable.left.leftMinor ? plan : undefined;
}

/** What the buyer gets back for units of an order now; null when nothing can go back. */
export async function priceUnits(ctx: Ctx, { orderId, units }: AskedUnits): Promise<Money | null> {
  return inTx(ctx, async (tx) => {
    await lockWithShared(tx, orderId);
    const refundable = await lockRefundable(tx, orderId, 'buyer');
    const plan = findPlan(refundable, units);
    return plan && refundable ? toMoney(plan.amountMinor, refundable.payment.currency) : null;
  });
}

/**
 * Phase 1 of a refund of the units that a buyer asked for, on the locked order: the same journals, figures and stock as a refund
 * by hand. Answers nothing: the hook of the refund learns which one it is.
 */
export async function refundUnits(
  ctx: Ctx,
  { orderId, units }: AskedUnits,
  by: { returner: Returner; expected: Money; note: string; areBack: boolean; toStock: boolean },
): Promise<void> {
  const refundable = await lockRefundable(ctx, orderId, 'buyer');
  const plan = findPlan(refundable, units);
  if (!refundable || !plan) throw new Failure('refund-nothing');
  const { order, lines, payment } = refundable;
  const { returner, expected, note, areBack, toStock } = by;
  if (payment.currency !== expected.currency || plan.amountMinor !== BigInt(expected.amount)) throw new Failure('conflict');
  // What the owner is paying for just now must not change meanwhile.
  if (returner === 'owner' && order.sellerPayment === 'unpaid' && (await listOpenPayments(ctx, 'seller', [orderId])).length > 0)
    throw new Failure('refund-while-paying');
  if (plan.isWhole && wholeCancels(order, lines, returner)) await cancelWhole(ctx, orderId, 'by_buyer', note);
  else await giveBack(ctx, refundable, plan, { reason: returner === 'owner' ? 'owner' : 'operator', note, areBack, toStock });
  if (returner === 'operators') await approveRequest(ctx, orderId, note, toMoney(plan.amountMinor, payment.currency));
}
