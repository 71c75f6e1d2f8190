import { z } from 'zod';
import { nameSchemas } from '../schema-names.ts';

/** `unknown`: the provider has not responded; only its response ends this state, so no second payment is possible until then. */
export const paymentStatuses = [
  'created',
  'pending',
  'authorized',
  'captured',
  'failed',
  'expired',
  'unknown',
  'part_refunded',
  'refunded',
] as const;
export const paymentStatusShape = z.enum(paymentStatuses);
export type PaymentStatus = z.infer<typeof paymentStatusShape>;

/** Why a payment failed, for the texts of the apps. */
export const paymentFailures = [
  'declined',
  'challenge_failed',
  'cancelled',
  'expired',
  'not_created',
  'offer_used_by_card',
  'provider_error',
] as const;
export const paymentFailureShape = z.enum(paymentFailures);

/**
 * Why a provider holds an approved payment: the reasons of PayPal. `other` is also every reason that no document
 * names. `unilateral`: the receiver's address is not confirmed.
 */
export const pendingReasons = [
  'buyer_complaint',
  'chargeback',
  'echeck',
  'international_withdrawal',
  'other',
  'pending_review',
  'receiving_preference_mandates_manual_action',
  'refunded',
  'transaction_approved_awaiting_funding',
  'unilateral',
  'verification_required',
] as const;
export const pendingReasonShape = z.enum(pendingReasons);
export type PendingReason = z.infer<typeof pendingReasonShape>;

/** A payment that its payer has approved, and that the provider holds. */
export const paymentHoldShape = z.object({
  side: z.enum(['buyer', 'seller']),
  provider: z.string(),
  reason: pendingReasonShape,
});
export type PaymentHold = z.infer<typeof paymentHoldShape>;

nameSchemas({
  PaymentStatus: paymentStatusShape,
  PaymentFailure: paymentFailureShape,
  PendingReason: pendingReasonShape,
  PaymentHold: paymentHoldShape,
});
