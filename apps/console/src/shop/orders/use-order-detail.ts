import { useQuery } from '@tanstack/react-query';
import { readOrder } from '@vitrine/contract/shop/orders.ts';
import { api } from '../../lib/api.ts';
import { currencyOf, useMarket } from '../../lib/market.ts';
import { orderKeys } from '../../lib/query-keys/orders.ts';

/** One order of the own store; nothing is asked until there is an id, and none but that order is shown. */
export function useOrderDetail(orderId: string | undefined) {
  const currency = useMarket(currencyOf);
  const detail = useQuery({
    queryKey: orderKeys.detail(orderId, currency),
    queryFn: ({ signal }) => api.read(readOrder, { params: { orderId: orderId ?? '' } }, signal),
    enabled: orderId !== undefined,
  });
  return { detail, order: detail.data?.id === orderId ? detail.data : undefined };
}
