import { useQuery } from '@tanstack/react-query';
import { countShipQueue } from '@vitrine/contract/shop/ship-queue.ts';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { setMenuBadge } from '../../lib/menu-badges.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';

/** Keeps the count of orders to ship beside "To ship" in the operators' menu, whatever page is open. Shows nothing itself. */
export default function ToShipBadge() {
  const { data } = useQuery({
    queryKey: platformKeys.shipQueueCounts,
    queryFn: ({ signal }) => api.read(countShipQueue, {}, signal),
  });
  const count = data?.toShip ?? 0;
  useEffect(() => setMenuBadge('/operations/shipping', { count, isWaiting: true }), [count]);
  return null;
}
