import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type { Permission } from '../permissions.ts';
import { nameSchemas } from '../schema-names.ts';

/** What can wait for operators, most urgent first, with the right to see its list. */
export const attentionPermissions = {
  toShip: 'platform:order:query',
  refundsAsked: 'platform:order:query',
  refundsFailed: 'platform:order:query',
  returns: 'platform:return:query',
  payoutsFailed: 'platform:payout:query',
  payoutsUnknown: 'platform:payout:query',
  payoutsRequested: 'platform:payout:query',
  discrepancies: 'platform:ledger:query',
  webhooks: 'platform:webhook:query',
  failedEmails: 'platform:job:query',
  failedJobs: 'platform:job:query',
  oldRates: 'platform:rate:query',
  reviewsWaiting: 'platform:review:query',
  reviewsReported: 'platform:review:query',
  soldOutVariants: 'platform:catalogue:query',
  lowVariants: 'platform:catalogue:query',
  pausedStores: 'platform:store:query',
  scheduledNotices: 'sys:notice:query',
} as const satisfies Record<string, Permission>;
export type AttentionKind = keyof typeof attentionPermissions;

/** Failed payouts count for so many days: after that, the owner has had his answer. */
export const failedPayoutDays = 30;

const queueShape = z
  .object({
    count: z.number().int().nonnegative(),
    /** Since when the oldest one waits; for notices, when the next one is published; null where nothing says so. */
    since: z.iso.datetime().nullable(),
  })
  .nullable();

const kinds = Object.keys(attentionPermissions) as AttentionKind[];

export const readAttention = endpoint({
  name: 'analytics.attention',
  method: 'GET',
  path: '/api/v1/platform/attention',
  permission: 'platform:dashboard:view',
  summary:
    'What waits for operators in each queue of the platform, and since when. A queue whose list the caller may not see is null. Two statements at most, however much waits.',
  reply: z.object(
    Object.fromEntries(kinds.map((kind) => [kind, queueShape])) as Record<
      AttentionKind,
      typeof queueShape
    >,
  ),
});

const setUpKeys = [
  'mail',
  'provider',
  'rates',
  'shipping',
  'catalogue',
  'contact',
  'store',
] as const;
export type SetUpKey = (typeof setUpKeys)[number];

const stepShape = z.object({
  key: z.enum(setUpKeys),
  /**
   * `waiting`: a test email has been written and the mail server has not accepted it yet. `other_account`: a provider has the keys of
   * another account than before, while something is open there.
   */
  state: z.enum(['open', 'waiting', 'other_account', 'done']),
});
export type SetUpStep = z.infer<typeof stepShape>;

export const readSetUp = endpoint({
  name: 'analytics.setUp',
  method: 'GET',
  path: '/api/v1/platform/set-up',
  permission: 'platform:dashboard:view',
  summary:
    'What a new platform needs before it can sell, and what of it is done: an email that the mail server accepted, a payment provider, current exchange rates, shipping for every country, products on sale, a contact address, an open store. Without a mail server, which only a trial can do, there is no step for email.',
  reply: z.object({ steps: z.array(stepShape) }),
});

nameSchemas({ AttentionQueue: queueShape, SetUpStep: stepShape });
