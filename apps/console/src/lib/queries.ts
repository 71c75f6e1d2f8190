import { QueryClient } from '@tanstack/react-query';
import { CallFailed } from '@vitrine/contract/client.ts';

/** Failures that the server meant are not repeated; an unreachable server is tried once more. */
const shouldRetry = (count: number, error: unknown): boolean =>
  error instanceof CallFailed && error.code === 'unreachable' && count < 1;

/** Without a network a read fails at once and says so, instead of waiting unseen; it is repeated when the network is back. */
const offline = { networkMode: 'always', refetchOnReconnect: true } as const;

/** The one cache of server data; push and language switches mark it stale. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 20_000,
      gcTime: 10 * 60_000,
      retry: shouldRetry,
      refetchOnWindowFocus: true,
      ...offline,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
