import { type AttentionKind, failedPayoutDays } from '@vitrine/contract/shop/operations-home.ts';
import { shiftDay } from '../../lib/store-days.rules.ts';

/** Something has failed and needs a hand; all else waits for a decision. */
const failures: readonly AttentionKind[] = [
  'refundsFailed',
  'payoutsFailed',
  'payoutsUnknown',
  'discrepancies',
  'webhooks',
  'failedEmails',
  'failedJobs',
  'oldRates',
];

export const isFailure = (kind: AttentionKind): boolean => failures.includes(kind);

/** The list of a queue, filtered to what waits. `today` is the UTC day. */
export function pathOf(kind: AttentionKind, today: string): string {
  const paths: Readonly<Record<AttentionKind, string>> = {
    toShip: '/operations/orders?tab=ship',
    refundsAsked: '/operations/orders?tab=asked',
    refundsFailed: '/operations/orders?refundFailed=true',
    returns: '/operations/returns?answeredBy=operators',
    payoutsFailed: `/operations/payouts?state=failed&from=${shiftDay(today, -failedPayoutDays)}`,
    payoutsUnknown: '/operations/payouts?state=unknown',
    payoutsRequested: '/operations/payouts?state=requested',
    discrepancies: '/operations/webhooks?tab=discrepancies&state=open',
    webhooks: '/operations/webhooks?state=waiting',
    failedEmails: '/operations/jobs?kind=email',
    failedJobs: '/operations/jobs?kind=other',
    oldRates: '/operations/rates',
    reviewsWaiting: '/operations/reviews?tab=waiting',
    reviewsReported: '/operations/reviews?tab=reported',
    soldOutVariants: '/operations/stock?stock=out',
    lowVariants: '/operations/stock?stock=low',
    pausedStores: '/operations/stores?status=paused',
    scheduledNotices: '/system/notices?isScheduled=true',
  };
  return paths[kind];
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How far a moment is away in its largest whole unit: -3 days, 5 hours; the current minute is 0. */
export function distanceOf(
  moment: string,
  now: number,
): { value: number; unit: 'day' | 'hour' | 'minute' } {
  const distance = Date.parse(moment) - now;
  const [unit, length] = units.find(([, ms]) => Math.abs(distance) >= ms) ?? units[2];
  return { value: Math.trunc(distance / length) || 0, unit };
}
