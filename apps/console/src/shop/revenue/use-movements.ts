import { useInfiniteQuery } from '@tanstack/react-query';
import { listMovements, type Movement } from '@vitrine/contract/shop/ledger.ts';
import { api } from '../../lib/api.ts';
import { revenueKeys } from '../../lib/query-keys/revenue.ts';
import type { DayRange } from '../../lib/store-days.rules.ts';

type MovementFilter = Partial<DayRange> & { kind?: Movement['kind']; keywords?: string };

/** What moved the balances, newest first, page after page; it waits until the store has said which day it has. */
export const useMovements = (filter: MovementFilter, isKnown: boolean) =>
  useInfiniteQuery({
    queryKey: revenueKeys.movements(filter),
    queryFn: ({ pageParam, signal }) =>
      api.read(listMovements, { query: { ...filter, limit: 30, ...(pageParam ? { cursor: pageParam } : {}) } }, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    enabled: isKnown,
  });
