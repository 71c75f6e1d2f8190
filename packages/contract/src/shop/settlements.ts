import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText } from '../shapes.ts';
import { momentShape } from './platform-payments.ts';

/**
 * `paid` and `failed` decide a payment or a payout that nobody else decides; `difference` books what a provider's book has more or less
 * than ours; `close` closes a difference in an owner's account, of which no money is the platform's.
 */
export const settlementActions = ['paid', 'failed', 'difference', 'close'] as const;
export const settlementStates = ['proposed', 'confirmed', 'declined'] as const;

const settlementShape = z.object({
  id: idShape,
  action: z.enum(settlementActions),
  paymentId: idShape.nullable(),
  discrepancyId: idShape.nullable(),
  payoutId: idShape.nullable(),
  provider: z.string(),
  /** The store in whose owner's account the difference is, or that a payout is for; null for the platform's own. */
  store: z.object({ id: idShape, name: z.string() }).nullable(),
  /** Of the payment or payout, or the change of what the provider holds for the platform: below zero when it holds less. */
  amount: moneyShape,
  reason: z.string(),
  state: z.enum(settlementStates),
  proposedBy: z.string(),
  proposedAt: momentShape,
  decidedBy: z.string().nullable(),
  decidedAt: momentShape.nullable(),
  /** The caller proposed it, so that another operator has to confirm it. */
  isOwn: z.boolean(),
});
export type Settlement = z.infer<typeof settlementShape>;

export const listSettlements = endpoint({
  name: 'payments.settlements',
  method: 'GET',
  path: '/api/v1/platform/settlements',
  permission: 'platform:ledger:query',
  summary:
    'What operators proposed for undecided payments and payouts and for differences of the books, newest first.',
  query: z.strictObject({ ...pageQueryFields, state: optionalFilter(z.enum(settlementStates)) }),
  reply: pageOf(settlementShape),
});

const reason = blockText(300).min(3);
const idParams = z.strictObject({ id: idShape });

export const proposePaymentSettlement = endpoint({
  name: 'payments.proposePaymentSettlement',
  method: 'POST',
  path: '/api/v1/platform/payments/:id/settlement',
  permission: 'platform:ledger:compare',
  summary:
    'Proposes how a payment whose outcome is unknown ended. Nothing changes until another operator confirms it.',
  params: idParams,
  body: z.strictObject({ action: z.enum(['paid', 'failed']), reason }),
  failures: ['conflict', 'settlement-open'],
  reply: settlementShape,
});

export const proposePayoutSettlement = endpoint({
  name: 'payments.proposePayoutSettlement',
  method: 'POST',
  path: '/api/v1/platform/payouts/:payoutId/settlement',
  permission: 'platform:ledger:compare',
  summary:
    'Proposes how a payout whose outcome is unknown ended: it arrived, or its amount goes back to the balance of the store. Nothing changes until another operator confirms it.',
  params: z.strictObject({ payoutId: idShape }),
  body: z.strictObject({ action: z.enum(['paid', 'failed']), reason }),
  failures: ['conflict', 'settlement-open'],
  reply: settlementShape,
});

export const proposeDifferenceSettlement = endpoint({
  name: 'payments.proposeDifferenceSettlement',
  method: 'POST',
  path: '/api/v1/platform/discrepancies/:id/settlement',
  permission: 'platform:ledger:compare',
  summary:
    'Proposes a journal for an open difference between a provider’s book and ours; one in an owner’s account is proposed to be closed, without a journal. Nothing changes until another operator confirms it.',
  params: idParams,
  body: z.strictObject({ reason }),
  failures: ['conflict', 'settlement-open', 'settlement-without-amount'],
  reply: settlementShape,
});

export const confirmSettlement = endpoint({
  name: 'payments.confirmSettlement',
  method: 'POST',
  path: '/api/v1/platform/settlements/:id/confirm',
  permission: 'platform:ledger:compare',
  summary:
    'Confirms what another operator proposed: the payment or payout is decided or the journal booked, and the discrepancy closed. One’s own proposal is refused.',
  params: idParams,
  body: z.strictObject({}),
  failures: ['conflict', 'settlement-own'],
  reply: settlementShape,
});

export const declineSettlement = endpoint({
  name: 'payments.declineSettlement',
  method: 'POST',
  path: '/api/v1/platform/settlements/:id/decline',
  permission: 'platform:ledger:compare',
  summary: 'Declines a proposal, or takes back one’s own. Nothing changes.',
  params: idParams,
  body: z.strictObject({}),
  failures: ['conflict'],
  reply: settlementShape,
});

nameSchemas({ Settlement: settlementShape });
