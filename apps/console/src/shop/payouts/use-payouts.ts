import { listPayouts } from '@vitrine/contract/shop/payouts.ts';
import { api } from '../../lib/api.ts';
import { ledgerKeys } from '../../lib/query-keys/ledger.ts';
import { useFeed } from '../../lib/use-feed.ts';

/** The payouts so far, newest first, page after page. */
export const usePayouts = () =>
  useFeed({
    queryKey: ledgerKeys.payouts,
    read: (after, signal) => api.read(listPayouts, { query: { limit: 10, ...after } }, signal),
  });
