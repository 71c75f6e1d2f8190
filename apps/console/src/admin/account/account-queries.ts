import { useQuery } from '@tanstack/react-query';
import { listOwnIdentities, listOwnSessions, listSecurityEvents, readProfile } from '@vitrine/contract/admin/account.ts';
import { listSocialProviders, readSecondFactor } from '@vitrine/contract/admin/identity.ts';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/queries.ts';

export const useProfile = () => useQuery({ queryKey: ['account', 'profile'], queryFn: ({ signal }) => api.read(readProfile, {}, signal) });

export const useSecondFactor = () =>
  useQuery({ queryKey: ['account', 'factor'], queryFn: ({ signal }) => api.read(readSecondFactor, {}, signal) });

export const useOwnSessions = () =>
  useQuery({ queryKey: ['account', 'sessions'], queryFn: ({ signal }) => api.read(listOwnSessions, {}, signal) });

export const useOwnIdentities = () =>
  useQuery({ queryKey: ['account', 'identities'], queryFn: ({ signal }) => api.read(listOwnIdentities, {}, signal) });

export const useSocialProviders = () =>
  useQuery({
    queryKey: ['social-providers'],
    queryFn: ({ signal }) => api.read(listSocialProviders, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useSecurityEvents = () =>
  useQuery({ queryKey: ['account', 'events'], queryFn: ({ signal }) => api.read(listSecurityEvents, {}, signal) });

/** After a change: what the page shows of the account is read again. */
export const readAccountAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['account'] });
