import { useQuery } from '@tanstack/react-query';
import { countPlatformOrders } from '@vitrine/contract/shop/fulfilment.ts';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { setMenuBadge } from '../../lib/menu-badges.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';

/** Keeps the count of orders to ship beside "Orders" in the operators' menu, whatever page is open. Shows nothing itself. */
export default function OrdersToShipBadge() {
  const { data } = useQuery({
    queryKey: platformKeys.orderCounts({}),
    queryFn: ({ signal }) => api.read(countPlatformOrders, { query: {} }, signal),
  });
  const count = data?.toShip ?? 0;
  useEffect(() => setMenuBadge('/operations/orders', { count, isWaiting: true }), [count]);
  return null;
}
