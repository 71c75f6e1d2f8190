import { useQuery } from '@tanstack/react-query';
import { readBalances } from '@vitrine/contract/shop/ledger.ts';
import { readPayoutAccount } from '@vitrine/contract/shop/payout-accounts.ts';
import { readPayoutState } from '@vitrine/contract/shop/payout-schedules.ts';
import { readPayout } from '@vitrine/contract/shop/payouts.ts';
import { api } from '../../lib/api.ts';
import { ledgerKeys, payoutAccountKeys } from '../../lib/query-keys/ledger.ts';

/** What the owner has: available, pending, on its way, paid out. */
export const useBalances = () =>
  useQuery({
    queryKey: ledgerKeys.balances,
    queryFn: ({ signal }) => api.read(readBalances, {}, signal),
  });

/** Whether a payout can be asked for, and the schedule. */
export const usePayoutState = () =>
  useQuery({
    queryKey: ledgerKeys.payoutState,
    queryFn: ({ signal }) => api.read(readPayoutState, {}, signal),
  });

/** The linked payment account. */
export const usePayoutAccount = () =>
  useQuery({
    queryKey: payoutAccountKeys.account,
    queryFn: ({ signal }) => api.read(readPayoutAccount, {}, signal),
  });

/** One payout with its steps; nothing while another one is being read. */
export function usePayout(payoutId: string | undefined) {
  const detail = useQuery({
    queryKey: ledgerKeys.payout(payoutId),
    queryFn: ({ signal }) => api.read(readPayout, { params: { payoutId: payoutId ?? '' } }, signal),
    enabled: payoutId !== undefined,
  });
  return { detail, payout: detail.data?.id === payoutId ? detail.data : undefined };
}
