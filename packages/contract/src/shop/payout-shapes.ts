import { z } from 'zod';
import { moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';

export const momentShape = z.iso.datetime();

/**
 * `requested` → `sent` → `paid`; `failed` (the money is back in the balance); `unknown`: the provider has not responded.
 */
export const payoutStatuses = ['requested', 'sent', 'paid', 'failed', 'unknown'] as const;

const payoutStatusShape = z.enum(payoutStatuses);

/** Why a payout failed; the apps show cause and next step. */
export const payoutFailures = [
  'account_closed',
  'account_refused',
  'limit_reached',
  'provider_error',
] as const;

export const payoutShape = z.object({
  id: idShape,
  status: payoutStatusShape,
  amount: moneyShape,
  /** `Sandbox Bank ••4417`. */
  destination: z.string(),
  trigger: z.enum(['owner', 'schedule', 'operator']),
  requestedAt: momentShape,
  sentAt: momentShape.nullable(),
  /** The latest day on which the bank books it, counting banking days. */
  expectedAt: momentShape.nullable(),
  paidAt: momentShape.nullable(),
  failedAt: momentShape.nullable(),
  failure: z.enum(payoutFailures).nullable(),
});

export type Payout = z.infer<typeof payoutShape>;

nameSchemas({ PayoutStatus: payoutStatusShape, Payout: payoutShape });
