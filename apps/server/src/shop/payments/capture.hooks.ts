import type { Ctx } from '#platform/context.ts';
import { defineHook } from '#platform/hooks.ts';
import type { LockedPayment, PaymentPart, PaymentRow } from './lock-payment.ts';

/** What the refunds module adds to payments. */
export const captureHooks = {
  /** Money was captured for an order that cannot take it: it is owed to the payer. In the transaction of the capture. */
  capturedTooLate: defineHook<(ctx: Ctx, payment: PaymentRow, part: PaymentPart) => Promise<void>>(
    'payments.capturedTooLate',
  ),
  /** Less was captured than the orders cost, by hand at the provider. In the transaction of the capture. */
  capturedInPart:
    defineHook<(ctx: Ctx, locked: LockedPayment, missingMinor: bigint) => Promise<void>>(
      'payments.capturedInPart',
    ),
  /** Reads a paid payment's refunds at its provider and brings ours into line with them. Never inside a transaction. */
  readRefunds: defineHook<(ctx: Ctx, payment: PaymentRow) => Promise<void>>('payments.readRefunds'),
  /** Sends the due refunds of a payment, or of all payments, to the provider; returns how many there were. Never inside a transaction. */
  sendRefunds:
    defineHook<(ctx: Ctx, paymentId?: string) => Promise<number>>('payments.sendRefunds'),
};

/** Brings the refunds of a paid payment into line with its provider. Never inside a transaction. */
export async function readRefundsOf(ctx: Ctx, payment: PaymentRow): Promise<void> {
  for (const read of ctx.platform.hooks.all(captureHooks.readRefunds)) await read(ctx, payment);
}

/** Sends due refunds of a payment, or of all. Never inside a transaction. */
export async function sendDueRefunds(ctx: Ctx, paymentId?: string): Promise<number> {
  let count = 0;
  for (const send of ctx.platform.hooks.all(captureHooks.sendRefunds))
    count += await send(ctx, paymentId);
  return count;
}
