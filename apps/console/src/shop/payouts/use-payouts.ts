import { useInfiniteQuery } from '@tanstack/react-query';
import { listPayouts } from '@vitrine/contract/shop/payouts.ts';
import { api } from '../../lib/api.ts';
import { revenueKeys } from '../../lib/query-keys/revenue.ts';

/** The payouts so far, newest first, page after page. */
export function usePayouts() {
  const payouts = useInfiniteQuery({
    queryKey: revenueKeys.payouts,
    queryFn: ({ pageParam, signal }) =>
      api.read(listPayouts, { query: { limit: 10, ...(pageParam ? { cursor: pageParam } : {}) } }, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
  return { payouts, rows: payouts.data?.pages.flatMap(({ list }) => list) ?? [] };
}
