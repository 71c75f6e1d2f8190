import { listSales } from '@vitrine/contract/shop/sales.ts';
import { api } from '../../lib/api.ts';
import { ledgerKeys } from '../../lib/query-keys/ledger.ts';
import { type DayRange, dayQuery } from '../../lib/store-days.rules.ts';
import { useFeed } from '../../lib/use-feed.ts';
import type { SaleTimes } from './ledger-range.rules.ts';

export type SaleFilter = Partial<DayRange> & SaleTimes & { keywords?: string };

/** The paid orders behind the dashboard's revenue, newest first, with their sums; it waits until the days are known. */
export function useSales(filter: SaleFilter, isKnown: boolean) {
  const { from, to, ...rest } = filter;
  const range = dayQuery({ from, to });
  const { feed: sales, rows } = useFeed({
    queryKey: ledgerKeys.sales(filter),
    read: (after, signal) =>
      api.read(listSales, { query: { ...range, ...rest, limit: 30, ...after } }, signal),
    isEnabled: isKnown,
  });
  return { sales, rows, totals: sales.data?.pages[0]?.totals };
}
