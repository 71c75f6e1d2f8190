import { toMoney } from '@vitrine/contract/money.ts';
import { cancelRest as endpoint, type OrderRefunds } from '@vitrine/contract/shop/refunds.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import {
  getOrder,
  lockOrdersForPayment,
  readOrderLines,
  recordRestCancelled,
  withdrawUnits,
} from '../orders/index.ts';
import { lockWithShared, runKeyed } from '../payments/index.ts';
import { planCancel } from './plan-cancel.ts';
import { readOrderRefunds } from './read-refunds.ts';
import { cancelWholeOrder, recordRefund, sendRefundsOfOrder } from './record-refund.ts';
import { approveRequest } from './refund-requests.ts';

/** Units for which nothing was paid are taken out as well. */
async function withdrawUnpaidUnits(ctx: Ctx, orderId: string): Promise<void> {
  const lines = (await readOrderLines(ctx, orderId)).filter(
    (line) => line.shipped + line.withdrawn < line.quantity,
  );
  const units = lines.map((line) => ({
    lineId: line.id,
    quantity: line.quantity - line.shipped - line.withdrawn,
    given: line.refunded,
  }));
  if (units.length)
    await withdrawUnits(ctx, await getOrder(ctx, orderId), units, { areBack: false });
}

async function decide(
  ctx: Ctx,
  orderId: string,
  input: { units: number; reason: string },
): Promise<void> {
  await getOrder(ctx, orderId);
  await lockWithShared(ctx, orderId);
  const cancel = await planCancel(ctx, orderId);
  if (!cancel) throw new Failure('order-state');
  if (cancel.units !== input.units) throw new Failure('conflict');
  const toBuyer = cancel.sides.find(({ refundable }) => refundable.payment.side === 'buyer');
  if (cancel.isWhole) await cancelWholeOrder(ctx, orderId, 'by_operator', input.reason);
  else {
    await recordRestCancelled(ctx, cancel.order);
    for (const { refundable, plan } of cancel.sides) {
      // The first side took the units out, and the order may be complete by that.
      const order = orNotFound(
        (await lockOrdersForPayment(ctx, [orderId], refundable.payment.side))[0],
      );
      await recordRefund(ctx, { ...refundable, order }, plan, {
        reason: 'operator',
        note: input.reason,
        areBack: false,
      });
    }
    await withdrawUnpaidUnits(ctx, orderId);
  }
  await approveRequest(
    ctx,
    orderId,
    input.reason,
    toBuyer && toMoney(toBuyer.plan.amountMinor, toBuyer.refundable.payment.currency),
  );
}

/** Operators cancel what is not sent: each side gets its share back, and what is on its way stays as it is. */
export async function cancelRest(
  ctx: Ctx,
  orderId: string,
  input: { units: number; reason: string },
): Promise<OrderRefunds> {
  return runKeyed(
    ctx,
    { name: endpoint.name, anonymous: orderId, body: { orderId, ...input } },
    async (tx, isResumed) => (isResumed ? undefined : decide(tx, orderId, input)),
    async () => {
      await sendRefundsOfOrder(ctx, orderId);
      return { result: await readOrderRefunds(ctx, orderId, 'operators'), isFinal: true };
    },
  );
}
