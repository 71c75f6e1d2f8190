import type { refundCauses } from '@vitrine/contract/shop/refunds.ts';
import type { Ctx } from '#platform/context.ts';
import {
  changePayment,
  newProviderKey,
  type PaymentPart,
  type PaymentRow,
  setPartEffect,
} from '../payments/index.ts';
import type { Shares } from './refunds.rules.ts';
import { refunds } from './refunds.tables.ts';

export type RefundReason = (typeof refundCauses)[number];

interface RefundRequest {
  reason: RefundReason;
  amountMinor: bigint;
  /** More is left of the part, which stays paid. */
  isPartial?: boolean;
  note?: string;
  byAccountId?: string | null;
  feeMinor?: bigint;
  shares?: Shares;
  /** The provider has made it already, under this key and its reference, or as a part of another row's. */
  found?: { key: string; ref: string; partOfId: string | null };
}

/** Records a due refund, which is sent to the provider after the transaction. Returns its id if it is new. */
export async function requestRefund(
  ctx: Ctx,
  payment: PaymentRow,
  part: PaymentPart,
  request: RefundRequest,
): Promise<string | undefined> {
  const { isPartial = false, amountMinor } = request;
  if (!isPartial)
    await setPartEffect(
      ctx,
      payment.id,
      [part.orderId],
      amountMinor === 0n ? 'refunded' : 'refund_due',
    );
  if (amountMinor === 0n) return undefined;
  const [refund] = await ctx.db
    .insert(refunds)
    .values({
      paymentId: payment.id,
      orderId: part.orderId,
      amountMinor,
      currency: payment.currency,
      reason: request.reason,
      note: request.note ?? null,
      byAccountId: request.byAccountId ?? null,
      ...request.shares,
      feeMinor: request.feeMinor ?? 0n,
      providerKey: request.found?.key ?? newProviderKey(),
      providerRef: request.found?.ref ?? null,
      partOfId: request.found?.partOfId ?? null,
      status: 'due',
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  await changePayment(ctx, payment, { followUp: 'refund' });
  return refund?.id;
}

/** Money for an order that could not take it any more goes back in full. */
export async function refundLateCapture(
  ctx: Ctx,
  payment: PaymentRow,
  part: PaymentPart,
): Promise<void> {
  await requestRefund(ctx, payment, part, { reason: 'late', amountMinor: part.amountMinor });
}
