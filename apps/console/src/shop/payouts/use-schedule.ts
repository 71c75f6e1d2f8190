import {
  type payoutSchedules,
  savePayoutSchedule,
} from '@vitrine/contract/shop/payout-schedules.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { ledgerKeys } from '../../lib/query-keys/ledger.ts';

export type PayoutSchedule = (typeof payoutSchedules)[number];

/** How often earnings are paid out from now on; `success` is said when it was saved. */
export function useScheduleSaving(success: string) {
  const saving = useApiMutation(savePayoutSchedule, {
    success,
    invalidates: [ledgerKeys.payoutState],
  });
  return {
    isBusy: saving.isBusy,
    save: (schedule: PayoutSchedule) => saving.run({ body: { schedule } }),
  };
}
