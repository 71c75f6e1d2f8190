import { type Money, toMoney } from '@vitrine/contract/money.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { lockOrdersForPayment } from '../orders/index.ts';
import { lockWithShared } from '../payments/index.ts';
import { addStandardFee, planLines, type RefundPlan } from './plan-refund.ts';
import { recordRefund } from './record-refund.ts';
import { approveRequest } from './refund-requests.ts';
import { canRefund, lockRefundable, type Refundable } from './refundable.ts';

interface FailedParcel {
  orderId: string;
  /** The units of the parcel for which no money went back before. */
  units: RefundPlan['units'];
  /** The buyer did not take it, which is a return: the dearer part of a shipping fee stays. */
  isReturn: boolean;
}
type Amounts = { buyer: Money | null; owner: Money | null };
interface Side {
  refundable: Refundable;
  plan: RefundPlan;
}

/** Plans the money that one side gets back; nothing when its money is back already. */
function planSide(
  refundable: Refundable,
  { units, isReturn }: FailedParcel,
): RefundPlan | undefined {
  const { lines, left, payment } = refundable;
  const quantityOf = (lineId: string) => units.find((one) => one.lineId === lineId)?.quantity ?? 0;
  const chosen = lines.flatMap(({ id, due, given }) => {
    const quantity = Math.min(quantityOf(id), due - given);
    return quantity > 0 ? [{ lineId: id, quantity }] : [];
  });
  if (chosen.length === 0) return undefined;
  const plan = planLines(refundable, chosen);
  // Nothing else was sent or will be: the buyer has nothing of the order.
  const isOnlyParcel = lines.every(
    (line) =>
      line.shipped === quantityOf(line.id) && line.shipped + line.withdrawn === line.quantity,
  );
  const wanted: RefundPlan =
    isOnlyParcel && !isReturn
      ? { amountMinor: left.leftMinor, isWhole: true, units: chosen, platformMinor: undefined }
      : isReturn && payment.side === 'buyer'
        ? addStandardFee(refundable, plan)
        : plan;
  // Money that a refund of an amount gave already is not given again.
  if (wanted.amountMinor >= left.leftMinor)
    return { ...wanted, amountMinor: left.leftMinor, isWhole: true, platformMinor: undefined };
  return wanted.amountMinor > 0n ? wanted : undefined;
}

async function planSides(ctx: Ctx, parcel: FailedParcel): Promise<Side[]> {
  await lockWithShared(ctx, parcel.orderId);
  const sides: Side[] = [];
  for (const side of ['buyer', 'seller'] as const) {
    const refundable = await lockRefundable(ctx, parcel.orderId, side);
    const plan = refundable && canRefund(refundable) ? planSide(refundable, parcel) : undefined;
    if (refundable && plan) sides.push({ refundable, plan });
  }
  return sides;
}

function amountsOf(sides: readonly Side[]): Amounts {
  const amountOf = (wanted: 'buyer' | 'seller') => {
    const side = sides.find(({ refundable }) => refundable.payment.side === wanted);
    return side ? toMoney(side.plan.amountMinor, side.refundable.payment.currency) : null;
  };
  return { buyer: amountOf('buyer'), owner: amountOf('seller') };
}

/** In the caller’s transaction: what a refund of a parcel’s units gives back now. */
export const priceFailedParcel = async (ctx: Ctx, parcel: FailedParcel): Promise<Amounts> =>
  amountsOf(await planSides(ctx, parcel));

const isSame = (left: Money | null, right: Money | null): boolean =>
  left?.amount === right?.amount && left?.currency === right?.currency;

/**
 * Phase 1 of the refund of a parcel that never reached its buyer: each side that paid gets its part back, with the journals and figures
 * of every refund. Its units are still counted as shipped; stock is the caller’s.
 */
export async function refundFailedParcel(
  ctx: Ctx,
  parcel: FailedParcel,
  { expected, note }: { expected: Amounts; note: string },
): Promise<void> {
  const sides = await planSides(ctx, parcel);
  const amounts = amountsOf(sides);
  if (!isSame(amounts.buyer, expected.buyer) || !isSame(amounts.owner, expected.owner))
    throw new Failure('conflict');
  if (sides.length === 0 && parcel.units.length > 0) throw new Failure('refund-nothing');
  for (const { refundable, plan } of sides) {
    // The first side changed the figures of the order.
    const { side } = refundable.payment;
    const order = orNotFound((await lockOrdersForPayment(ctx, [parcel.orderId], side))[0]);
    await recordRefund(ctx, { ...refundable, order }, plan, {
      reason: 'operator',
      note,
      areBack: false,
      isInParcel: true,
    });
  }
  await approveRequest(ctx, parcel.orderId, note, amounts.buyer ?? undefined);
}
