import type { Ctx } from '#platform/context.ts';
import {
  canCancelRest,
  lockOrdersForPayment,
  type OrderRow,
  readOrderLines,
} from '../orders/index.ts';
import { planLines, type RefundPlan } from './plan-refund.ts';
import { canRefund, lockRefundable, type Refundable } from './refundable.ts';

export interface CancelPlan {
  order: OrderRow;
  units: number;
  /** Nothing was sent: the order itself ends. */
  isWhole: boolean;
  sides: { refundable: Refundable; plan: RefundPlan }[];
}

/** What one side gets back for the units that are not sent; nothing when that is nothing. */
function planSide(
  refundable: Refundable,
  open: ReadonlyMap<string, number>,
  isWhole: boolean,
): RefundPlan | undefined {
  const { left, lines } = refundable;
  const units = lines.flatMap(({ id, due, given }) => {
    const quantity = Math.min(open.get(id) ?? 0, due - given);
    return quantity > 0 ? [{ lineId: id, quantity }] : [];
  });
  if (isWhole) return { amountMinor: left.leftMinor, isWhole, units, platformMinor: undefined };
  const plan = planLines(refundable, units);
  // What a refund of an amount gave already is not given again.
  const amountMinor = plan.amountMinor < left.leftMinor ? plan.amountMinor : left.leftMinor;
  return amountMinor > 0n
    ? { ...plan, amountMinor, isWhole: amountMinor === left.leftMinor }
    : undefined;
}

/**
 * What cancelling means for each side that has paid, on locked rows: of everything that is not sent, or of the units that are chosen
 * of it. Nothing when all is sent or over.
 */
export async function planCancel(
  ctx: Ctx,
  orderId: string,
  chosen?: RefundPlan['units'],
): Promise<CancelPlan | undefined> {
  const [order] = await lockOrdersForPayment(ctx, [orderId], 'buyer');
  const lines = await readOrderLines(ctx, orderId);
  if (!order || !canCancelRest(order, lines)) return undefined;
  const rest = new Map(
    lines.map((line) => [line.id, line.quantity - line.shipped - line.withdrawn]),
  );
  const open = chosen ? new Map(chosen.map(({ lineId, quantity }) => [lineId, quantity])) : rest;
  if ([...open].some(([lineId, quantity]) => quantity > (rest.get(lineId) ?? 0))) return undefined;
  const isWhole = lines.every(
    ({ id, shipped }) => shipped === 0 && (open.get(id) ?? 0) === rest.get(id),
  );
  const sides: CancelPlan['sides'] = [];
  for (const side of ['buyer', 'seller'] as const) {
    const refundable = await lockRefundable(ctx, orderId, side);
    const plan =
      refundable && canRefund(refundable) ? planSide(refundable, open, isWhole) : undefined;
    if (refundable && plan) sides.push({ refundable, plan });
  }
  return {
    order,
    units: [...open.values()].reduce((sum, quantity) => sum + quantity, 0),
    isWhole,
    sides,
  };
}
