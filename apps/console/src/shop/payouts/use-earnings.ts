import { useQuery } from '@tanstack/react-query';
import { readBalances } from '@vitrine/contract/shop/ledger.ts';
import { readPayoutAccount, readPayoutState } from '@vitrine/contract/shop/payouts.ts';
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
