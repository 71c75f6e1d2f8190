import type { RunLog } from '#platform/jobs/run-log.ts';
import type { payouts } from './payouts.tables.ts';

/** Writes to the log of a run that a payout was sent to the provider, or failed at once. */
export function logPayout(
  log: RunLog | undefined,
  store: string,
  { id, status }: Pick<typeof payouts.$inferSelect, 'id' | 'status'>,
): void {
  if (status === 'failed') log?.error('payoutFailed', { store, payout: id });
  else log?.success('payoutBegun', { store, payout: id });
}
