import { toMoney } from '@vitrine/contract/money.ts';
import {
  type OrderRefunds,
  orderRefunding,
  type RefundBuyerBody,
  type RefundRequestBody,
} from '@vitrine/contract/shop/refunds.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { listOpenPayments, lockWithShared, runKeyed } from '../payments/index.ts';
import { readOrderRefunds } from './read-refunds.ts';
import {
  cancelWholeOrder,
  recordRefund,
  requireRefundPlan,
  sendRefundsOfOrder,
} from './record-refund.ts';
import { approveRequest } from './refund-requests.ts';
import {
  doesFullRefundCancelOrder,
  getOrderFor,
  isDirectSale,
  lockRefundable,
  type Returner,
  refundSide,
} from './refundable.ts';

type Input = RefundBuyerBody & Partial<RefundRequestBody>;

/** True while the owner is paying this order: its cost must not change then. */
const isBeingPaid = async (ctx: Ctx, orderId: string): Promise<boolean> =>
  (await listOpenPayments(ctx, 'seller', [orderId])).length > 0;

/**
 * Phase 1: the ledger and stock changes of a refund, in one transaction on locked rows. All of the buyer's money before
 * the owner has paid cancels the order, and nothing is due; units before that are no longer owed. What the owner has
 * paid stays paid: operators return that.
 */
async function decideRefund(ctx: Ctx, orderId: string, by: Returner, input: Input): Promise<void> {
  const sold = await getOrderFor(ctx, orderId, by);
  if (by === 'owner' && !isDirectSale(sold)) throw new Failure('refund-by-operators');
  const side = refundSide(sold, by);
  await lockWithShared(ctx, orderId);
  const { refundable, plan } = requireRefundPlan(
    ctx,
    await lockRefundable(ctx, orderId, side),
    input,
  );
  const { order, lines, payment } = refundable;
  if (plan.isWhole && doesFullRefundCancelOrder(order, lines, by))
    await cancelWholeOrder(ctx, orderId, by === 'owner' ? 'by_owner' : 'by_operator', input.reason);
  else {
    const lowersDebt = by === 'owner' && plan.units.length && order.sellerPayment === 'unpaid';
    if (lowersDebt && (await isBeingPaid(ctx, orderId))) throw new Failure('refund-while-paying');
    await recordRefund(ctx, refundable, plan, {
      reason: by === 'owner' ? 'owner' : 'operator',
      note: input.reason,
      areBack: input.areBack ?? false,
    });
  }
  if (by === 'operators')
    await approveRequest(
      ctx,
      orderId,
      input.reason,
      side === 'buyer' ? toMoney(plan.amountMinor, payment.currency) : undefined,
    );
}

/**
 * Returns money of an order: the owner of a direct store his buyer's through his own account at the provider, operators
 * everybody else's. It is decided in one transaction, then sent to the provider with its own key.
 */
export async function refundOrder(
  ctx: Ctx,
  orderId: string,
  by: Returner,
  input: Input,
): Promise<OrderRefunds> {
  if (by === 'owner') await getOrderFor(ctx, orderId, by);
  const { name } = by === 'owner' ? orderRefunding.own : orderRefunding.platform;
  return runKeyed(
    ctx,
    { name, anonymous: orderId, body: { orderId, ...input } },
    async (tx, isResumed) => (isResumed ? undefined : decideRefund(tx, orderId, by, input)),
    async () => {
      await sendRefundsOfOrder(ctx, orderId);
      return { result: await readOrderRefunds(ctx, orderId, by), isFinal: true };
    },
  );
}
