import { useQuery } from '@tanstack/react-query';
import { listOwnIdentities, listOwnSessions, listSecurityEvents, readProfile } from '@vitrine/contract/admin/account.ts';
import { listSocialProviders, readSecondFactor } from '@vitrine/contract/admin/identity.ts';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/queries.ts';

const quiet = (signal: AbortSignal) => ({ signal, quiet: true });

export const useProfile = () =>
  useQuery({ queryKey: ['account', 'profile'], queryFn: ({ signal }) => api.call(readProfile, {}, quiet(signal)) });

export const useSecondFactor = () =>
  useQuery({ queryKey: ['account', 'factor'], queryFn: ({ signal }) => api.call(readSecondFactor, {}, quiet(signal)) });

export const useOwnSessions = () =>
  useQuery({ queryKey: ['account', 'sessions'], queryFn: ({ signal }) => api.call(listOwnSessions, {}, quiet(signal)) });

export const useOwnIdentities = () =>
  useQuery({ queryKey: ['account', 'identities'], queryFn: ({ signal }) => api.call(listOwnIdentities, {}, quiet(signal)) });

export const useSocialProviders = () =>
  useQuery({
    queryKey: ['social-providers'],
    queryFn: ({ signal }) => api.call(listSocialProviders, {}, quiet(signal)),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useSecurityEvents = () =>
  useQuery({ queryKey: ['account', 'events'], queryFn: ({ signal }) => api.call(listSecurityEvents, {}, quiet(signal)) });

/** After a change: what the page shows of the account is read again. */
export const readAccountAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['account'] });
