import { useInfiniteQuery } from '@tanstack/react-query';
import { listSales } from '@vitrine/contract/shop/sales.ts';
import { api } from '../../lib/api.ts';
import { revenueKeys } from '../../lib/query-keys/revenue.ts';
import { type DayRange, dayQuery } from '../../lib/store-days.rules.ts';

/** The paid orders behind the dashboard's revenue, newest first, with their sums; it waits until the days are known. */
export function useSales({ keywords, ...range }: Partial<DayRange> & { keywords?: string }, isKnown: boolean) {
  const sales = useInfiniteQuery({
    queryKey: revenueKeys.sales({ keywords, ...range }),
    queryFn: ({ pageParam, signal }) =>
      api.read(
        listSales,
        { query: { ...dayQuery(range), ...(keywords ? { keywords } : {}), limit: 30, ...(pageParam ? { cursor: pageParam } : {}) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    enabled: isKnown,
  });
  return { sales, rows: sales.data?.pages.flatMap(({ list }) => list) ?? [], totals: sales.data?.pages[0]?.totals };
}
