import { useQuery } from '@tanstack/react-query';
import { listOwnAddresses } from '@vitrine/contract/shop/orders.ts';
import { api } from '../../lib/api.ts';
import { orderKeys } from '../../lib/query-keys/orders.ts';

/** Where earlier orders for oneself went, the newest first; nothing until it is read. */
export const useOwnAddresses = () =>
  useQuery({
    queryKey: orderKeys.ownAddresses,
    queryFn: ({ signal }) => api.read(listOwnAddresses, {}, signal),
  }).data?.list;
