import { useQuery } from '@tanstack/react-query';
import { type OrderRefunds, orderRefunds, refundRetries } from '@vitrine/contract/shop/refunds.ts';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { queryClient } from '../../lib/queries.ts';
import { orderKeys } from '../../lib/query-keys/orders.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import type { RefundSide } from './use-refunding.ts';

const sides = {
  owner: {
    read: orderRefunds.own,
    retry: refundRetries.own,
    keyOf: orderKeys.refunds,
    stale: orderKeys.all,
  },
  operators: {
    read: orderRefunds.platform,
    retry: refundRetries.platform,
    keyOf: platformKeys.refunds,
    stale: platformKeys.all,
  },
} as const;

/** The refunds of an order as one side sees them, and what shows the next state everywhere. */
export function useOrderRefunds(orderId: string, side: RefundSide) {
  const { read, retry, keyOf, stale } = sides[side];
  const queryKey = keyOf(orderId);
  const refunds = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.read(read, { params: { orderId } }, signal),
  });
  const show = async (next: OrderRefunds) => {
    queryClient.setQueryData(queryKey, next);
    await queryClient.invalidateQueries({ queryKey: stale });
  };
  const retrying = useApiMutation(retry, { onSuccess: show });
  return {
    refunds,
    show,
    retry: (refundId: string) => void retrying.run({ params: { refundId }, body: {} }),
  };
}
