import { useQuery } from '@tanstack/react-query';
import { readBalances } from '@vitrine/contract/shop/ledger.ts';
import { readPayout, readPayoutAccount, readPayoutState } from '@vitrine/contract/shop/payouts.ts';
import { api } from '../../lib/api.ts';

/** What the owner has: available, pending, on its way, paid out. */
export const useBalances = () =>
  useQuery({ queryKey: ['revenue', 'balances'], queryFn: ({ signal }) => api.call(readBalances, {}, { signal, quiet: true }) });

/** Whether a payout can be asked for, and the schedule. */
export const usePayoutState = () =>
  useQuery({ queryKey: ['revenue', 'payout-state'], queryFn: ({ signal }) => api.call(readPayoutState, {}, { signal, quiet: true }) });

/** The linked payment account. */
export const usePayoutAccount = () =>
  useQuery({ queryKey: ['payouts', 'account'], queryFn: ({ signal }) => api.call(readPayoutAccount, {}, { signal, quiet: true }) });

/** One payout with its steps; nothing while another one is being read. */
export function usePayout(payoutId: string | undefined) {
  const detail = useQuery({
    queryKey: ['revenue', 'payout', payoutId],
    queryFn: ({ signal }) => api.call(readPayout, { params: { payoutId: payoutId ?? '' } }, { signal, quiet: true }),
    enabled: payoutId !== undefined,
  });
  return { detail, payout: detail.data?.id === payoutId ? detail.data : undefined };
}
