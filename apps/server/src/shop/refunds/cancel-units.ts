import { type Money, toMoney } from '@vitrine/contract/money.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { lockOrdersForPayment, type OrderRow } from '../orders/index.ts';
import { listOpenPayments, lockWithShared } from '../payments/index.ts';
import { type CancelPlan, planCancel } from './plan-cancel.ts';
import type { RefundPlan } from './plan-refund.ts';
import { cancelWholeOrder, recordRefund } from './record-refund.ts';
import { approveRequest } from './refund-requests.ts';

/** Whether the buyer cancels this order without being answered: nothing is packed, and the owner is not paying for it just now. */
export async function canCancelAlone(ctx: Ctx, order: OrderRow): Promise<boolean> {
  return (
    order.fulfilment === 'waiting' &&
    (await listOpenPayments(ctx, 'seller', [order.id])).length === 0
  );
}

/**
 * Phase 1 of what a buyer cancels alone, on the locked order: everything that is not sent, or some units of it. Each side that has
 * paid gets its part back in the same transaction: the buyer, and the owner of a direct store who has paid the platform.
 */
export async function cancelUnits(
  ctx: Ctx,
  orderId: string,
  units: RefundPlan['units'],
  note: string,
): Promise<void> {
  const cancel = await planCancel(ctx, orderId, units);
  if (!cancel || !amountOf(cancel, 'buyer')) throw new Failure('return-closed');
  await carryOut(ctx, orderId, cancel, { by: 'buyer', note });
}

/** The money that one side gets back; nothing when it has paid nothing for these units. */
function amountOf({ sides }: CancelPlan, wanted: 'buyer' | 'seller'): Money | null {
  const side = sides.find(({ refundable }) => refundable.payment.side === wanted);
  return side ? toMoney(side.plan.amountMinor, side.refundable.payment.currency) : null;
}

async function carryOut(
  ctx: Ctx,
  orderId: string,
  cancel: CancelPlan,
  { by, note }: { by: 'buyer' | 'operator'; note: string },
): Promise<void> {
  if (cancel.isWhole) await cancelWholeOrder(ctx, orderId, `by_${by}`, note);
  else {
    for (const { refundable, plan } of cancel.sides) {
      // The first side took the units out of the order.
      const order = orNotFound(
        (await lockOrdersForPayment(ctx, [orderId], refundable.payment.side))[0],
      );
      await recordRefund(ctx, { ...refundable, order }, plan, { reason: by, note, areBack: false });
    }
  }
  await approveRequest(ctx, orderId, note, amountOf(cancel, 'buyer') ?? undefined);
}

interface UnsentUnits {
  orderId: string;
  units: RefundPlan['units'];
}
interface UnsentRefund {
  buyer: Money | null;
  owner: Money | null;
  /** Nothing else is to be sent: the order itself ends. */
  isWhole: boolean;
}

const describeCancel = (cancel: CancelPlan): UnsentRefund => ({
  buyer: amountOf(cancel, 'buyer'),
  owner: amountOf(cancel, 'seller'),
  isWhole: cancel.isWhole,
});

/** In the caller’s transaction: what a refund of units that are not sent gives back now; nothing when that is nothing. */
export async function priceUnsentUnits(
  ctx: Ctx,
  { orderId, units }: UnsentUnits,
): Promise<UnsentRefund | null> {
  await lockWithShared(ctx, orderId);
  const cancel = await planCancel(ctx, orderId, units);
  return cancel?.sides.length ? describeCancel(cancel) : null;
}

const isSame = (left: Money | null, right: Money | null): boolean =>
  left?.amount === right?.amount && left?.currency === right?.currency;

/**
 * Phase 1 of the refund of units that cannot be delivered, by operators, on the locked order: each side that has paid gets its part
 * back, by the rules of every cancellation of units.
 */
export async function refundUnsentUnits(
  ctx: Ctx,
  { orderId, units }: UnsentUnits,
  { expected, note }: { expected: Pick<UnsentRefund, 'buyer' | 'owner'>; note: string },
): Promise<void> {
  const cancel = await planCancel(ctx, orderId, units);
  if (!cancel?.sides.length) throw new Failure('refund-nothing');
  const { buyer, owner } = describeCancel(cancel);
  if (!isSame(buyer, expected.buyer) || !isSame(owner, expected.owner))
    throw new Failure('conflict');
  await carryOut(ctx, orderId, cancel, { by: 'operator', note });
}
