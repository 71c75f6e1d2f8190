import { type payoutSchedules, savePayoutSchedule } from '@vitrine/contract/shop/payouts.ts';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { queryClient } from '../../lib/queries.ts';
import { revenueKeys } from '../../lib/query-keys/revenue.ts';

export type PayoutSchedule = (typeof payoutSchedules)[number];

/** How often earnings are paid out from now on; `words` say that it was kept. */
export async function saveSchedule(schedule: PayoutSchedule, words: string): Promise<void> {
  try {
    await api.call(savePayoutSchedule, { body: { schedule } });
    toast.success(words);
  } catch {
    // The toast has said why.
  }
  await queryClient.invalidateQueries({ queryKey: revenueKeys.payoutState });
}
