import { useQuery } from '@tanstack/react-query';
import { countStockLevels } from '@vitrine/contract/shop/stock-levels.ts';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { setMenuBadge } from '../../lib/menu-badges.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';

/** Keeps the count of variants that are low or sold out beside "Stock" in the operators' menu. Shows nothing itself. */
export default function LowStockBadge() {
  const { data } = useQuery({
    queryKey: platformKeys.stock('counts'),
    queryFn: ({ signal }) => api.read(countStockLevels, {}, signal),
  });
  const count = (data?.low ?? 0) + (data?.soldOut ?? 0);
  useEffect(() => setMenuBadge('/operations/stock', { count, isWaiting: true }), [count]);
  return null;
}
