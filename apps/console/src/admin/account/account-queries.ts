import { useQuery } from '@tanstack/react-query';
import { listSocialProviders, readSecondFactor } from '@vitrine/contract/admin/identity.ts';
import { listOwnIdentities } from '@vitrine/contract/admin/own-identities.ts';
import { listOwnSessions } from '@vitrine/contract/admin/own-sessions.ts';
import { readProfile } from '@vitrine/contract/admin/profile.ts';
import { listSecurityEvents } from '@vitrine/contract/admin/security-events.ts';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/queries.ts';
import { accountKeys } from '../../lib/query-keys/session.ts';

export const useProfile = () =>
  useQuery({
    queryKey: accountKeys.profile,
    queryFn: ({ signal }) => api.read(readProfile, {}, signal),
  });

export const useSecondFactor = () =>
  useQuery({
    queryKey: accountKeys.secondFactor,
    queryFn: ({ signal }) => api.read(readSecondFactor, {}, signal),
  });

export const useOwnSessions = () =>
  useQuery({
    queryKey: accountKeys.sessions,
    queryFn: ({ signal }) => api.read(listOwnSessions, {}, signal),
  });

export const useOwnIdentities = () =>
  useQuery({
    queryKey: accountKeys.identities,
    queryFn: ({ signal }) => api.read(listOwnIdentities, {}, signal),
  });

export const useSocialProviders = () =>
  useQuery({
    queryKey: accountKeys.socialProviders,
    queryFn: ({ signal }) => api.read(listSocialProviders, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useSecurityEvents = () =>
  useQuery({
    queryKey: accountKeys.events,
    queryFn: ({ signal }) => api.read(listSecurityEvents, {}, signal),
  });

/** After a change: what the page shows of the account is read again. */
export const readAccountAgain = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: accountKeys.all });
