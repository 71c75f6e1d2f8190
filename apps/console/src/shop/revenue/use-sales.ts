import { useInfiniteQuery } from '@tanstack/react-query';
import { listSales } from '@vitrine/contract/shop/sales.ts';
import { api } from '../../lib/api.ts';
import { revenueKeys } from '../../lib/query-keys/revenue.ts';
import { type DayRange, dayQuery } from '../../lib/store-days.rules.ts';
import type { SaleTimes } from './revenue-range.rules.ts';

export type SaleFilter = Partial<DayRange> & SaleTimes & { keywords?: string };

/** The paid orders behind the dashboard's revenue, newest first, with their sums; it waits until the days are known. */
export function useSales(filter: SaleFilter, isKnown: boolean) {
  const { from, to, ...rest } = filter;
  const range = dayQuery({ from, to });
  const sales = useInfiniteQuery({
    queryKey: revenueKeys.sales(filter),
    queryFn: ({ pageParam, signal }) =>
      api.read(listSales, { query: { ...range, ...rest, limit: 30, ...(pageParam ? { cursor: pageParam } : {}) } }, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    enabled: isKnown,
  });
  return { sales, rows: sales.data?.pages.flatMap(({ list }) => list) ?? [], totals: sales.data?.pages[0]?.totals };
}
