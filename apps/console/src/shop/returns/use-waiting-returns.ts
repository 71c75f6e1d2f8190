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
  // Operators see all that wait, as on the tab of their list: grey when none of them waits for an operator.
  const count = isOwner ? mine : (counts.data?.waiting ?? 0);
  useEffect(
    () =>
      setMenuBadge(isOwner ? '/returns' : '/operations/returns', { count, isWaiting: mine > 0 }),
    [isOwner, count, mine],
  );
  return mine;
}
