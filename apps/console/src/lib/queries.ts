import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { CallFailed } from '@vitrine/contract/client.ts';

/** Failures that the server meant are not repeated; an unreachable server is tried once more. */
const shouldRetry = (count: number, error: unknown): boolean =>
  error instanceof CallFailed && error.code === 'unreachable' && count < 1;

/** Without a network a read fails at once and says so, instead of waiting unseen; it is repeated when the network is back. */
const offline = { networkMode: 'always', refetchOnReconnect: true } as const;

/**
 * A read that is under way when its data is marked stale may have been made before the change. The library gives up a later read
 * then and begins another, but lets a first one end, whose answer counts as new: that one is shown, and read once more.
 */
class DataCache extends QueryClient {
  readonly #readAgain = new Map<Query, Promise<void>>();

  override async invalidateQueries<K extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<K>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstReads = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching');
    await Promise.all([
      super.invalidateQueries(filters, options),
      ...firstReads.map((query) => {
        const repeated = this.#readAgain.get(query) ?? this.#repeat(query);
        this.#readAgain.set(query, repeated);
        return repeated;
      }),
    ]);
  }

  /** A failed read has shown its error, with the way to repeat it. */
  async #repeat(query: Query): Promise<void> {
    const hasRead = await Promise.resolve(query.promise).then(
      () => true,
      () => false,
    );
    this.#readAgain.delete(query);
    if (hasRead) await super.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
}

/** The one cache of server data; push and language switches mark it stale. */
export const queryClient = new DataCache({
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
