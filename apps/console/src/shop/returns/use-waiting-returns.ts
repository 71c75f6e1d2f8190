import { useQuery } from '@tanstack/react-query';
import { countOwnReturns, countReturns } from '@vitrine/contract/shop/returns.ts';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { setMenuBadge } from '../../lib/menu-badges.ts';
import { returnKeys } from '../../lib/query-keys/returns.ts';
import type { ReturnSide } from './return-side.ts';

/** How many requests wait for the caller himself; it also feeds the menu's badge. */
export function useWaitingReturns(side: ReturnSide): number {
  const isOwner = side === 'owner';
  const counts = useQuery({
    queryKey: isOwner ? returnKeys.counts : returnKeys.platformCounts,
    queryFn: ({ signal }) => api.read(isOwner ? countOwnReturns : countReturns, {}, signal),
  });
  const mine = counts.data?.mine ?? 0;
  useEffect(() => setMenuBadge(isOwner ? '/returns' : '/operations/returns', { count: mine, isWaiting: true }), [isOwner, mine]);
  return mine;
}
