import { type OrderRefunds, refundRetries } from '@vitrine/contract/shop/refunds.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { changePayment, isOnOurBooks, newProviderKey, runKeyed } from '../payments/index.ts';
import { payments } from '../payments/payments.tables.ts';
import { ownStoreId } from '../stores/index.ts';
import { readOrderRefunds } from './read-refunds.ts';
import { sendRefundsOfOrder } from './record-refund.ts';
import type { Returner } from './refundable.ts';
import { refunds } from './refunds.tables.ts';

/** Puts a refused refund on the list of jobs again; a `storeId` keeps to what that store's owner returns himself. */
async function requeueRefund(
  tx: Ctx,
  isResumed: boolean,
  refundId: string,
  storeId?: string,
): Promise<string> {
  const [head] = await tx.db
    .select({ paymentId: refunds.paymentId })
    .from(refunds)
    .where(eq(refunds.id, refundId));
  const [payment] = await tx.db
    .select()
    .from(payments)
    .where(eq(payments.id, orNotFound(head).paymentId))
    .for('update');
  const [refund] = await tx.db.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
  const { status, paymentId, orderId } = orNotFound(refund);
  if (!payment || (storeId !== undefined && payment.storeId !== storeId))
    throw new Failure('not-found');
  if (storeId !== undefined && isOnOurBooks(payment)) throw new Failure('refund-by-operators');
  if (isResumed) return orderId;
  if (status !== 'failed') throw new Failure('conflict');
  // Providers answer a key that failed with the same failure for ever, and read what failed under its name.
  await tx.db
    .update(refunds)
    .set({ status: 'due', providerKey: newProviderKey(), providerRef: null })
    .where(eq(refunds.id, refundId));
  await changePayment(tx, { id: paymentId }, { followUp: 'refund' });
  return orderId;
}

/** Sends a refund again that the provider refused; an owner only what he returns to his buyers. */
export async function retryRefund(ctx: Ctx, refundId: string, by: Returner): Promise<OrderRefunds> {
  const storeId = by === 'owner' ? ownStoreId(ctx) : undefined;
  const { name } = by === 'owner' ? refundRetries.own : refundRetries.platform;
  return runKeyed(
    ctx,
    { name, anonymous: refundId, body: { refundId } },
    (tx, isResumed) => requeueRefund(tx, isResumed, refundId, storeId),
    async (orderId) => {
      await sendRefundsOfOrder(ctx, orderId);
      return { result: await readOrderRefunds(ctx, orderId, by), isFinal: true };
    },
  );
}
