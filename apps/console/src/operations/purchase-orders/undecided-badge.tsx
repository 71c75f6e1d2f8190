import { useQuery } from '@tanstack/react-query';
import { countPurchaseOrders } from '@vitrine/contract/shop/purchase-orders.ts';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { setMenuBadge } from '../../lib/menu-badges.ts';
import { purchaseKeys } from '../../lib/query-keys/purchase-orders.ts';

/** Keeps the count of purchase orders with missing units beside their menu entry, whatever page is open. Shows nothing itself. */
export default function UndecidedPurchasesBadge() {
  const { data } = useQuery({
    queryKey: purchaseKeys.counts({}),
    queryFn: ({ signal }) => api.read(countPurchaseOrders, { query: {} }, signal),
  });
  const count = data?.undecided ?? 0;
  useEffect(() => setMenuBadge('/operations/purchase-orders', { count, isWaiting: true }), [count]);
  return null;
}
