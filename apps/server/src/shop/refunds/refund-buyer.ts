import {
  refundBuyer as endpoint,
  type OrderRefunds,
  type RefundBuyerBody,
} from '@vitrine/contract/shop/refunds.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { getOwnOrder } from '../orders/index.ts';
import { listOpenPayments, lockWithShared, runKeyed } from '../payments/index.ts';
import { readOrderRefunds } from './read-refunds.ts';
import {
  cancelWholeOrder,
  recordRefund,
  requireRefundPlan,
  sendRefundsOfOrder,
} from './record-refund.ts';
import { doesFullRefundCancelOrder, isDirectSale, lockRefundable } from './refundable.ts';

/** Whether the owner is paying this order just now: what it costs must not change meanwhile. */
async function isBeingPaid(ctx: Ctx, orderId: string): Promise<boolean> {
  return (await listOpenPayments(ctx, 'seller', [orderId])).length > 0;
}

/**
 * Phase 1, in one transaction on locked rows. All of the money before the owner has paid cancels the order, and nothing
 * is due; units before that are no longer owed. What the owner has paid stays paid: operators return that.
 */
async function decideRefund(ctx: Ctx, orderId: string, input: RefundBuyerBody): Promise<void> {
  if (!isDirectSale(await getOwnOrder(ctx, orderId))) throw new Failure('refund-by-operators');
  await lockWithShared(ctx, orderId);
  const { refundable, plan } = requireRefundPlan(
    ctx,
    await lockRefundable(ctx, orderId, 'buyer'),
    input,
  );
  const { order, lines } = refundable;
  if (plan.isWhole && doesFullRefundCancelOrder(order, lines, 'owner'))
    return cancelWholeOrder(ctx, orderId, 'by_owner', input.reason);
  if (plan.units.length && order.sellerPayment === 'unpaid' && (await isBeingPaid(ctx, orderId)))
    throw new Failure('refund-while-paying');
  await recordRefund(ctx, refundable, plan, {
    reason: 'owner',
    note: input.reason,
    areBack: false,
  });
}

/** The owner of a direct store returns his buyer's money through his own account at the provider. */
export async function refundBuyer(
  ctx: Ctx,
  orderId: string,
  input: RefundBuyerBody,
): Promise<OrderRefunds> {
  await getOwnOrder(ctx, orderId);
  return runKeyed(
    ctx,
    { name: endpoint.name, anonymous: orderId, body: { orderId, ...input } },
    async (tx, isResumed) => (isResumed ? undefined : decideRefund(tx, orderId, input)),
    async () => {
      await sendRefundsOfOrder(ctx, orderId);
      return { result: await readOrderRefunds(ctx, orderId, 'owner'), isFinal: true };
    },
  );
}

/** What the owner sees of an order's refunds; what operators noted for their books stays theirs. */
export async function readOwnOrderRefunds(ctx: Ctx, orderId: string): Promise<OrderRefunds> {
  await getOwnOrder(ctx, orderId);
  return readOrderRefunds(ctx, orderId, 'owner');
}
