import { useQuery } from '@tanstack/react-query';
import { type PaymentMode, readPaymentMode } from '@vitrine/contract/shop/payment-mode.ts';
import { useRights } from './account.ts';
import { api } from './api.ts';
import { hasPerm } from './has-perm.ts';
import { platformKeys } from './query-keys/platform.ts';

/** The mode of payments, for those who may know it. */
export function usePaymentMode(): PaymentMode | undefined {
  const { data } = useQuery({
    queryKey: platformKeys.paymentMode,
    queryFn: ({ signal }) => api.read(readPaymentMode, {}, signal),
    enabled: hasPerm(useRights(), 'platform:ledger:query'),
  });
  return data;
}
