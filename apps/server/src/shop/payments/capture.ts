import { randomBytes } from 'node:crypto';
import type { Ctx } from '#platform/context.ts';
import { postJournal, postJournals, postLastJournal, recordEarning } from '../ledger/index.ts';
import {
  lockPlannedFee,
  type PayableOrder,
  recordBuyerPaid,
  recordSellerPaid,
  takeBoughtUnits,
} from '../orders/index.ts';
import { releaseOffer, useOffer } from '../promotions/index.ts';
import { captureHooks } from './capture.hooks.ts';
import { changePayment } from './change-payment.ts';
import type { LockedPayment, PaymentPart, PaymentRow } from './lock-payment.ts';
import { setPartEffect } from './part-effect.ts';
import { buyerCaptureLines, lateCaptureLines, sellerCaptureLines } from './payments.rules.ts';

export function newProviderKey(): string {
  return randomBytes(24).toString('base64url');
}

/** Whether the payment's money is the platform's: a buyer of a direct store pays the owner's own account. */
export function isOnOurBooks(payment: Pick<PaymentRow, 'providerAccount'>): boolean {
  return payment.providerAccount === null;
}

/** Money for an order that cannot take it (any more): it is booked as owed to the payer, and the refunds module returns it. */
async function returnLateCapture(ctx: Ctx, payment: PaymentRow, part: PaymentPart): Promise<void> {
  if (isOnOurBooks(payment) && part.amountMinor > 0n) {
    await postJournal(ctx, {
      kind: 'late_capture',
      sourceType: 'payment',
      sourceId: `${payment.id}:${part.orderId}`,
      memo: { orderId: part.orderId, paymentId: payment.id },
      isTest: payment.isTest,
      lines: lateCaptureLines(payment.provider, part.amountMinor, payment.currency),
    });
  }
  for (const refundLateCapture of ctx.platform.hooks.all(captureHooks.capturedTooLate))
    await refundLateCapture(ctx, payment, part);
  ctx.platform.log.warn(
    { paymentId: payment.id, orderId: part.orderId },
    'late capture: the money goes back',
  );
}

async function settleBuyer(
  ctx: Ctx,
  { payment, units }: LockedPayment,
  order: PayableOrder,
  method: string,
): Promise<boolean> {
  if (!(await takeBoughtUnits(ctx, order, units))) return false;
  // The buyer may have chosen another provider after this payment had begun.
  await lockPlannedFee(ctx, order, payment.provider);
  await recordBuyerPaid(ctx, order, { method, isTest: payment.isTest });
  await setPartEffect(ctx, payment.id, [order.id], 'paid');
  if (!isOnOurBooks(payment)) return true;
  await recordEarning(ctx, {
    orderId: order.id,
    storeId: order.storeId,
    amountMinor: order.profitMinor,
    currency: order.storeCurrency,
    isTest: payment.isTest,
  });
  await postLastJournal(ctx, {
    kind: 'buyer_capture',
    sourceType: 'order',
    sourceId: order.id,
    memo: { orderId: order.id, orderNumber: order.number, paymentId: payment.id },
    isTest: payment.isTest,
    lines: buyerCaptureLines(order, payment.provider),
  });
  return true;
}

async function settleSeller(
  ctx: Ctx,
  payment: PaymentRow,
  parts: readonly PaymentPart[],
  orders: readonly PayableOrder[],
  method: string,
): Promise<Set<string>> {
  const byOrder = new Map(parts.map((part) => [part.orderId, part]));
  const { unavailableIds } = await recordSellerPaid(ctx, orders, {
    method,
    isTest: payment.isTest,
    parts: byOrder,
  });
  const done = orders.filter(({ id }) => !unavailableIds.includes(id));
  // Only a payment with the offer is captured in a second step.
  if (payment.capturesLater) await (done.length ? useOffer : releaseOffer)(ctx, payment.id);
  await setPartEffect(
    ctx,
    payment.id,
    done.map(({ id }) => id),
    'paid',
  );
  await postJournals(
    ctx,
    done.flatMap((order) => {
      const part = byOrder.get(order.id);
      if (!part) return [];
      const { method: means, provider } = payment;
      return {
        kind: 'seller_capture' as const,
        sourceType: 'order' as const,
        sourceId: order.id,
        memo: { orderId: order.id, orderNumber: order.number, paymentId: payment.id },
        isTest: payment.isTest,
        lines: sellerCaptureLines(order, { ...part, method: means, provider }),
      };
    }),
  );
  return new Set(done.map(({ id }) => id));
}

/**
 * A captured payment takes effect, in one transaction: orders, stock, journals, events. Parts whose order cannot take
 * the money are sent back; nothing is dropped.
 */
export async function settleCapture(
  ctx: Ctx,
  locked: LockedPayment,
  seen: Partial<PaymentRow> = {},
): Promise<{ paidIds: ReadonlySet<string> }> {
  const { parts, payment } = locked;
  const payable = locked.orders.filter(({ notPayable }) => !notPayable);
  const method = seen.instrumentLabel ?? payment.instrumentLabel ?? payment.method;
  await changePayment(ctx, payment, {
    ...seen,
    status: 'captured',
    failure: null,
    isProcessing: false,
    followUp: null,
    paidAt: ctx.clock.now(),
  });
  const settle = async (): Promise<Set<string>> => {
    if (payment.side === 'seller') return settleSeller(ctx, payment, parts, payable, method);
    const paid = new Set<string>();
    for (const order of payable)
      if (await settleBuyer(ctx, locked, order, method)) paid.add(order.id);
    return paid;
  };
  const paidIds = await settle();
  for (const part of parts)
    if (!paidIds.has(part.orderId)) await returnLateCapture(ctx, payment, part);
  return { paidIds };
}
