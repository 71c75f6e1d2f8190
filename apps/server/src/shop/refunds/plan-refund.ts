import { type Currency, divideHalfEven, type Money } from '@vitrine/contract/money.ts';
import type { RefundChoice } from '@vitrine/contract/shop/refunds.ts';
import { Failure } from '#platform/failure.ts';
import type { Refundable } from './refundable.ts';
import { standardFeeOf } from './refunds.rules.ts';

/** What a refund takes: the money, and the units for which it is. */
export interface RefundPlan {
  amountMinor: bigint;
  isWhole: boolean;
  units: { lineId: string; quantity: number }[];
  /** Platform price of the chosen units; none for an amount. */
  platformMinor: bigint | undefined;
  /** The standard shipping fee within the amount, for an order that comes back whole, and the platform's share of it. */
  fee?: { amountMinor: bigint; shareMinor: bigint };
}

function wrongLine(): Failure {
  return new Failure('invalid-input', { fields: [{ path: 'what.lines', code: 'choice' }] });
}

/** All the money that is left; every unit that is not shipped stays here. */
function planWhole({ lines, left }: Refundable): RefundPlan {
  const units = lines.flatMap(({ id, quantity, due, shipped, withdrawn, given }) => {
    const open = Math.min(quantity - shipped - withdrawn, due - given);
    return open > 0 ? [{ lineId: id, quantity: open }] : [];
  });
  return { amountMinor: left.leftMinor, isWhole: true, units, platformMinor: undefined };
}

/** Units at what each was worth; when no unit is left to send, all that is left goes back. */
export function planLines(refundable: Refundable, chosen: RefundPlan['units']): RefundPlan {
  const { lines, values, left } = refundable;
  if (new Set(chosen.map(({ lineId }) => lineId)).size !== chosen.length) throw wrongLine();
  let amountMinor = 0n;
  let platformMinor = 0n;
  for (const { lineId, quantity } of chosen) {
    const index = lines.findIndex(({ id }) => id === lineId);
    const line = lines[index];
    if (!line || line.given + quantity > line.due) throw wrongLine();
    amountMinor += (values[index] ?? [])
      .slice(line.given, line.given + quantity)
      .reduce((sum, value) => sum + value, 0n);
    platformMinor += line.platformUnitMinor * BigInt(quantity);
  }
  const refundedUnits = (lineId: string) =>
    chosen.find((one) => one.lineId === lineId)?.quantity ?? 0;
  // Nothing is left to ship, so the shipping fee of the parcel is refunded as well.
  const isNothingLeft = lines.every(
    (line) => line.shipped === 0 && line.given + refundedUnits(line.id) === line.due,
  );
  if (isNothingLeft || amountMinor === left.leftMinor)
    return { ...planWhole(refundable), units: chosen };
  return { amountMinor, isWhole: false, units: chosen, platformMinor };
}

/**
 * With these units the whole order has come back in the statutory time: the standard shipping fee goes back as well, once, as far
 * as money is left. Nothing changes for a refund that takes everything anyway.
 */
export function addStandardFee({ lines, left, order }: Refundable, plan: RefundPlan): RefundPlan {
  const refundedUnits = (lineId: string) =>
    plan.units.find((one) => one.lineId === lineId)?.quantity ?? 0;
  const isAllBack = lines.every((line) => line.given + refundedUnits(line.id) === line.due);
  if (plan.isWhole || !isAllBack || left.rows.some(({ feeMinor }) => feeMinor > 0n)) return plan;
  const restMinor = left.leftMinor - plan.amountMinor;
  const feeMinor = standardFeeOf(order);
  const amountMinor = feeMinor < restMinor ? feeMinor : restMinor;
  if (amountMinor <= 0n) return plan;
  if (amountMinor === restMinor)
    return {
      ...plan,
      amountMinor: left.leftMinor,
      isWhole: true,
      platformMinor: undefined,
      fee: { amountMinor, shareMinor: left.shares.shippingMinor },
    };
  const { shippingMinor, standardShippingMinor, shippingCostMinor } = order;
  const shareMinor = divideHalfEven(
    shippingCostMinor * (standardShippingMinor ?? shippingMinor),
    shippingMinor,
  );
  return { ...plan, amountMinor: plan.amountMinor + amountMinor, fee: { amountMinor, shareMinor } };
}

/** Money that is in the currency of the payment that it belongs to. */
export function paidMinor({ amount, currency }: Money, paidIn: Currency, field: string): bigint {
  if (currency !== paidIn)
    throw new Failure('invalid-input', { fields: [{ path: `${field}.currency`, code: 'choice' }] });
  return BigInt(amount);
}

/** What was asked for, as money and units; whether so much is left is the caller's question. */
export function planRefund(refundable: Refundable, what: RefundChoice): RefundPlan {
  if (what.kind === 'lines') return planLines(refundable, what.lines);
  if (what.kind === 'whole') return planWhole(refundable);
  const amountMinor = paidMinor(what.amount, refundable.payment.currency, 'what.amount');
  if (amountMinor === refundable.left.leftMinor) return planWhole(refundable);
  return { amountMinor, isWhole: false, units: [], platformMinor: undefined };
}
