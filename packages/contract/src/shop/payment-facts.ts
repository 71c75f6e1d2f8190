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

nameSchemas({ PaymentStatus: paymentStatusShape, PaymentFailure: paymentFailureShape });
