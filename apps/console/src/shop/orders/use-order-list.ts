import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { countOrders, listOrders, type OrderRow } from '@vitrine/contract/shop/orders.ts';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { setMenuBadge } from '../../lib/menu-badges.ts';
import { orderKeys } from '../../lib/query-keys/orders.ts';
import { useFeed } from '../../lib/use-feed.ts';
import { listQueryOf, type OrderFilters, searchOf } from './order-filters.rules.ts';

/** The rows under the filters, page after page; push marks them stale and they are read again in place. */
export function useOrderList(filters: OrderFilters) {
  const query = { ...listQueryOf(filters), limit: filters.limit };
  return useFeed({
    queryKey: orderKeys.list(query),
    read: (after, signal) => api.read(listOrders, { query: { ...query, ...after } }, signal),
    keepsRows: true,
  });
}

/** Counts per status under the same search; without a search they also feed the menu's badge. */
export function useOrderCounts(filters: OrderFilters) {
  const query = searchOf(filters);
  const isWhole = Object.keys(query).length === 0;
  const counts = useQuery({
    queryKey: orderKeys.counts(query),
    queryFn: ({ signal }) => api.read(countOrders, { query }, signal),
    placeholderData: keepPreviousData,
  });
  const waiting = counts.data?.awaitingSeller ?? 0;
  useEffect(() => {
    if (isWhole && !counts.isPlaceholderData)
      setMenuBadge('/order', { count: waiting, isWaiting: true });
  }, [isWhole, waiting, counts.isPlaceholderData]);
  return counts;
}

/** How many rows the list has under this tab. */
export function countOf(
  counts: EndpointAnswer<typeof countOrders> | undefined,
  status: OrderFilters['status'],
): number | undefined {
  if (!counts) return undefined;
  return status === undefined
    ? counts.all
    : [counts.unpaid, counts.inTransit, counts.completed, counts.closed][status];
}

/** Orders that came in while the list was open: they are marked softly until the page is left. */
export function useFreshOrders(rows: readonly OrderRow[]): (row: OrderRow) => boolean {
  const [openedAt] = useState(() => Date.now());
  const newest = rows[0] ? Date.parse(rows[0].placedAt) : 0;
  const [seenUpTo, setSeenUpTo] = useState<number>();
  if (seenUpTo === undefined && newest) setSeenUpTo(Math.max(newest, openedAt - 1));
  return (row) => seenUpTo !== undefined && Date.parse(row.placedAt) > seenUpTo;
}
