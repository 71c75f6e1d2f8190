import { z } from 'zod';
import { moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';

export const momentShape = z.iso.datetime();

/**
 * `requested` → `sent` → `paid`; `failed` (the money is back in the balance); `unknown`: the provider has not responded; `waiting`: the
 * platform's balance at the provider is too small, and it is sent again once there is enough; `returned`: it came back later.
 */
export const payoutStatuses = [
  'requested',
  'sent',
  'paid',
  'failed',
  'unknown',
  'waiting',
  'returned',
] as const;

/** The states of a payout that is on its way: its amount is reserved, and its store begins no other. */
export const openPayoutStatuses = [
  'requested',
  'sent',
  'unknown',
  'waiting',
] as const satisfies readonly (typeof payoutStatuses)[number][];

const payoutStatusShape = z.enum(payoutStatuses);

/** Why a store is not paid out. */
export const payoutBlocks = [
  'not_linked',
  'too_small',
  'open_payout',
  'test_only',
  'no_provider',
  'held',
  'bank_held',
  'restricted',
] as const;

/** Why a payout failed, waits or came back; the apps show cause and next step. */
export const payoutFailures = [
  'account_closed',
  'account_refused',
  'limit_reached',
  'provider_error',
  'balance_insufficient',
  'not_claimed',
  'came_back',
] as const;

export const payoutShape = z.object({
  id: idShape,
  status: payoutStatusShape,
  amount: moneyShape,
  /** `Sandbox Bank ••4417`. */
  destination: z.string(),
  provider: z.string(),
  trigger: z.enum(['owner', 'schedule', 'operator']),
  requestedAt: momentShape,
  sentAt: momentShape.nullable(),
  /** The latest day on which the bank books it, counting banking days. */
  expectedAt: momentShape.nullable(),
  paidAt: momentShape.nullable(),
  failedAt: momentShape.nullable(),
  returnedAt: momentShape.nullable(),
  failure: z.enum(payoutFailures).nullable(),
  /** The provider's or bank's code or text for it, such as `AC04`. */
  reason: z.string().nullable(),
});

export type Payout = z.infer<typeof payoutShape>;

nameSchemas({ PayoutStatus: payoutStatusShape, Payout: payoutShape });
