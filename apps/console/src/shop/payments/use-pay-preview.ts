import { useQuery } from '@tanstack/react-query';
import { previewSellerPayment } from '@vitrine/contract/shop/payments.ts';
import { api } from '../../lib/api.ts';
import { paymentKeys } from '../../lib/query-keys/ledger.ts';

export type PayPreview = Awaited<ReturnType<typeof loadPayPreview>>;

export const loadPayPreview = (
  orderIds: readonly string[],
  withOffer: boolean,
  signal: AbortSignal,
) => api.read(previewSellerPayment, { body: { orderIds: [...orderIds], withOffer } }, signal);

/**
 * What paying these orders costs, as the popup says it: the server takes the welcome offer off. Nothing while it is being
 * read, so that no other amount is shown in the meantime.
 */
export function usePayPreview(orderIds: readonly string[]): PayPreview | undefined {
  return useQuery({
    queryKey: paymentKeys.preview(orderIds, true),
    queryFn: ({ signal }) => loadPayPreview(orderIds, true, signal),
    enabled: orderIds.length > 0,
  }).data;
}
