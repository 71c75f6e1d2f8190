import { listPayouts } from '@vitrine/contract/shop/payouts.ts';
import { api } from '../../lib/api.ts';
import { revenueKeys } from '../../lib/query-keys/revenue.ts';
import { useFeed } from '../../lib/use-feed.ts';

/** The payouts so far, newest first, page after page. */
export const usePayouts = () =>
  useFeed({
    queryKey: revenueKeys.payouts,
    read: (after, signal) => api.read(listPayouts, { query: { limit: 10, ...after } }, signal),
  });
