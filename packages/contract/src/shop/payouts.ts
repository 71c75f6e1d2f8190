import { z } from 'zod';
import { proofFields } from '../admin/identity/second-factor.ts';
import { endpoint } from '../endpoint.ts';
import { currencyShape, moneyShape, sentMoneyShape } from '../money.ts';
import { cursorQueryFields, feedOf, idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';

const momentShape = z.iso.datetime();

/** `linking`: the owner is on the provider's page; `refused`: the provider rejected it, and the owner can link again. */
const payoutAccountStates = ['none', 'linking', 'active', 'refused'] as const;

/** Why linking failed, for the result page. */
export const linkFailures = [
  'refused_by_user',
  'refused_by_provider',
  'expired',
  'unknown',
] as const;

const payoutAccountShape = z.object({
  state: z.enum(payoutAccountStates),
  provider: z.string().nullable(),
  /** `Sandbox Bank ••4417`. */
  label: z.string().nullable(),
  linkedAt: momentShape.nullable(),
  failure: z.enum(linkFailures).nullable(),
  /** The outcome of the last attempt to link an account, even if an older account stays active: `open`, `done` or `refused`. */
  lastTry: z
    .object({
      state: z.enum(['open', 'done', 'refused']),
      failure: z.enum(linkFailures).nullable(),
    })
    .nullable(),
  canLink: z.boolean(),
});
export type PayoutAccount = z.infer<typeof payoutAccountShape>;

export const readPayoutAccount = endpoint({
  name: 'payouts.account',
  method: 'GET',
  path: '/api/v1/payout-account',
  permission: 'shop:revenue:view',
  summary:
    'The payment account that is linked for payouts (and, in direct mode, for the buyers’ payments).',
  reply: payoutAccountShape,
});

export const linkPayoutAccount = endpoint({
  name: 'payouts.link',
  limit: { max: 60, windowSeconds: 60, by: 'account' },
  method: 'POST',
  path: '/api/v1/payout-account/link',
  permission: 'shop:payout-account:edit',
  summary:
    'Begins linking a payment account at the provider and answers the page to go to. Afterwards the browser returns to `/#/payresult?kind=link&result=success|pending|failed&reason=…`, which asks the server again: the address proves nothing. Linking again replaces the account. It decides where money goes, so it needs the password or a code of the second factor, unless the sign-in or such a proof in the same browser is less than 5 minutes old; an account that has neither, a sign-in of the last 10 minutes.',
  body: z.strictObject({
    /** The app to return to. */
    app: z.enum(['desktop', 'mobile']).default('desktop'),
    ...proofFields,
  }),
  idempotency: 'required',
  transaction: 'manual',
  failures: [
    'linking-unavailable',
    'provider-failed',
    'proof-wrong',
    'proof-needed',
    'login-slow-down',
    'idempotency-running',
    'idempotency-key-reused',
  ],
  reply: z.object({ linkUrl: z.string() }),
});

export const unlinkPayoutAccount = endpoint({
  name: 'payouts.unlink',
  limit: { max: 20, windowSeconds: 3600, by: 'account' },
  method: 'POST',
  path: '/api/v1/payout-account/unlink',
  permission: 'shop:payout-account:edit',
  summary:
    'Disconnects the linked payment account, and gives up a try to link another one. Earnings wait until an account is linked again; refunds of sales that were paid to it still leave it. Refused while buyers pay to it (direct mode, or direct orders that are still to be paid) and while a payout is on its way there. Needs the same proof as linking. The owner is told by mail.',
  body: z.strictObject(proofFields),
  transaction: 'manual',
  failures: [
    'account-not-linked',
    'account-used-by-store',
    'account-used-by-orders',
    'payout-open',
    'proof-wrong',
    'proof-needed',
    'login-slow-down',
  ],
  reply: payoutAccountShape,
});

export const returnFromLinking = endpoint({
  name: 'payouts.linkReturn',
  method: 'GET',
  path: '/api/v1/payout-account/return',
  public: true,
  summary:
    'Where the provider’s linking page sends the browser back to. Asks the provider and redirects to the result page.',
  query: z.object({
    link: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
    app: z.enum(['desktop', 'mobile']).optional(),
  }),
  answers: 'redirect',
  reply: z.any(),
  envelope: 'raw',
  transaction: 'manual',
  limit: { max: 120, windowSeconds: 60, by: 'address' },
});

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

export const payoutSchedules = ['manual', 'daily', 'weekly', 'monthly'] as const;
const payoutScheduleShape = z.enum(payoutSchedules);

export const readPayoutState = endpoint({
  name: 'payouts.state',
  method: 'GET',
  path: '/api/v1/payout-state',
  permission: 'shop:revenue:view',
  summary:
    'Whether a payout can be asked for now, and if not why; the minimum, the schedule and its next day; the payout under way.',
  reply: z.object({
    canRequest: z.boolean(),
    blockedBy: z
      .enum(['not_linked', 'too_small', 'open_payout', 'test_only', 'no_provider', 'held'])
      .nullable(),
    /** Payouts wait until then, because an operator changed the owner's address or second factor. */
    resumesAt: momentShape.nullable(),
    /** What would be paid out. */
    amount: moneyShape,
    minimum: moneyShape,
    schedule: payoutScheduleShape,
    nextAt: momentShape.nullable(),
    open: payoutShape.nullable(),
  }),
});

export const savePayoutSchedule = endpoint({
  name: 'payouts.saveSchedule',
  method: 'PUT',
  path: '/api/v1/payout-schedule',
  permission: 'shop:payout-account:edit',
  summary:
    'When available earnings are paid out by themselves: never, each day, each Monday, or on the first of the month (store time zone).',
  body: z.strictObject({ schedule: payoutScheduleShape }),
  reply: z.object({ schedule: payoutScheduleShape, nextAt: momentShape.nullable() }),
});

export const requestPayout = endpoint({
  name: 'payouts.request',
  limit: { max: 60, windowSeconds: 60, by: 'account' },
  method: 'POST',
  path: '/api/v1/payouts',
  permission: 'shop:payout-account:edit',
  summary:
    'Pays available earnings out to the linked account: all, or the given amount. One payout at a time.',
  body: z.strictObject({
    amount: sentMoneyShape(
      z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
      currencyShape,
    ).optional(),
  }),
  idempotency: 'required',
  transaction: 'manual',
  failures: [
    'account-not-linked',
    'payout-too-small',
    'payout-open',
    'payout-held',
    'earnings-too-small',
    'payment-unavailable',
    'idempotency-running',
    'idempotency-key-reused',
  ],
  reply: payoutShape,
});

export const listPayouts = endpoint({
  name: 'payouts.list',
  method: 'GET',
  path: '/api/v1/payouts',
  permission: 'shop:revenue:view',
  summary: 'Payouts of the own store, newest first, by cursor.',
  query: z.strictObject({ ...cursorQueryFields }),
  reply: feedOf(payoutShape),
});

export const readPayout = endpoint({
  name: 'payouts.read',
  method: 'GET',
  path: '/api/v1/payouts/:payoutId',
  permission: 'shop:revenue:view',
  summary: 'One payout of the own store with its steps.',
  params: z.strictObject({ payoutId: idShape }),
  reply: payoutShape.extend({
    steps: z.array(
      z.object({
        kind: z.enum(['requested', 'sent', 'paid', 'failed']),
        at: momentShape.nullable(),
        expectedAt: momentShape.nullable(),
      }),
    ),
  }),
});

nameSchemas({
  PayoutAccount: payoutAccountShape,
  PayoutStatus: payoutStatusShape,
  Payout: payoutShape,
  PayoutSchedule: payoutScheduleShape,
});
