import { toMoney } from '@vitrine/contract/money.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { lockOrdersForPayment, type OrderRow } from '../orders/index.ts';
import { listOpenPayments } from '../payments/index.ts';
import { planCancel } from './plan-cancel.ts';
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
  const toBuyer = cancel?.sides.find(({ refundable }) => refundable.payment.side === 'buyer');
  if (!cancel || !toBuyer) throw new Failure('return-closed');
  if (cancel.isWhole) await cancelWholeOrder(ctx, orderId, 'by_buyer', note);
  else {
    for (const { refundable, plan } of cancel.sides) {
      // The first side took the units out of the order.
      const order = orNotFound(
        (await lockOrdersForPayment(ctx, [orderId], refundable.payment.side))[0],
      );
      await recordRefund(ctx, { ...refundable, order }, plan, {
        reason: 'buyer',
        note,
        areBack: false,
      });
    }
  }
  await approveRequest(
    ctx,
    orderId,
    note,
    toMoney(toBuyer.plan.amountMinor, toBuyer.refundable.payment.currency),
  );
}
