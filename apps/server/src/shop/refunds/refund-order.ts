import { toMoney } from '@vitrine/contract/money.ts';
import {
  refundOrder as endpoint,
  type OrderRefunds,
  type RefundRequestBody,
} from '@vitrine/contract/shop/refunds.ts';
import type { Ctx } from '#platform/context.ts';
import { getOrder } from '../orders/index.ts';
import { lockWithShared, runKeyed } from '../payments/index.ts';
import { readOrderRefunds } from './read-refunds.ts';
import {
  cancelWholeOrder,
  recordRefund,
  requireRefundPlan,
  sendRefundsOfOrder,
} from './record-refund.ts';
import { approveRequest } from './refund-requests.ts';
import { doesFullRefundCancelOrder, lockRefundable, refundSide } from './refundable.ts';

/** Phase 1: the ledger and stock changes of a refund, in one transaction, on locked rows. */
async function decideRefund(ctx: Ctx, orderId: string, input: RefundRequestBody): Promise<void> {
  const side = refundSide(await getOrder(ctx, orderId), 'operators');
  await lockWithShared(ctx, orderId);
  const { refundable, plan } = requireRefundPlan(
    ctx,
    await lockRefundable(ctx, orderId, side),
    input,
  );
  if (plan.isWhole && doesFullRefundCancelOrder(refundable.order, refundable.lines, 'operators'))
    await cancelWholeOrder(ctx, orderId, 'by_operator', input.reason);
  else
    await recordRefund(ctx, refundable, plan, {
      reason: 'operator',
      note: input.reason,
      areBack: input.areBack,
    });
  await approveRequest(
    ctx,
    orderId,
    input.reason,
    side === 'buyer' ? toMoney(plan.amountMinor, refundable.payment.currency) : undefined,
  );
}

/** An operator returns money of an order: decided in one transaction, then asked of the provider with its own key. */
export async function refundOrder(
  ctx: Ctx,
  orderId: string,
  input: RefundRequestBody,
): Promise<OrderRefunds> {
  return runKeyed(
    ctx,
    { name: endpoint.name, anonymous: orderId, body: { orderId, ...input } },
    async (tx, isResumed) => (isResumed ? undefined : decideRefund(tx, orderId, input)),
    async () => {
      await sendRefundsOfOrder(ctx, orderId);
      return { result: await readOrderRefunds(ctx, orderId, 'operators'), isFinal: true };
    },
  );
}
