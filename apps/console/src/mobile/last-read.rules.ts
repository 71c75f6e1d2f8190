import { hashKey, type QueryKey } from '@tanstack/react-query';
import { languages } from '@vitrine/contract/locales.ts';
import { courseKeys } from '../lib/query-keys/courses.ts';
import { orderKeys } from '../lib/query-keys/orders.ts';
import { storeKeys } from '../lib/query-keys/store.ts';
import { listQueryOf, noFilters, searchOf } from '../shop/orders/order-filters.rules.ts';

/** What the home and the unfiltered list of orders read. */
const kept = new Set(
  [
    storeKeys.own,
    storeKeys.dashboard,
    orderKeys.latest,
    orderKeys.counts(searchOf(noFilters)),
    orderKeys.list({ ...listQueryOf(noFilters), limit: noFilters.limit }),
    storeKeys.quickStart,
    storeKeys.welcomeOffer,
    ...languages.map((shown) => courseKeys.list({ shown })),
  ].map((queryKey) => hashKey(queryKey)),
);

/** Whether an answer is kept on the phone: those of a search or an opened order, with the buyer's address, are not. */
export const isLastRead = (queryKey: QueryKey): boolean => kept.has(hashKey(queryKey));

interface Shown {
  dataUpdatedAt: number;
  /** The last attempt to read it again failed. */
  hasFailed: boolean;
}

/** As of when the page is: the oldest answer of those on screen that cannot be read again; nothing when all are new. */
export function asOfShown(shown: readonly Shown[], isOnline: boolean): number | undefined {
  const old = shown.filter(
    ({ dataUpdatedAt, hasFailed }) => dataUpdatedAt > 0 && (hasFailed || !isOnline),
  );
  return old.length ? Math.min(...old.map(({ dataUpdatedAt }) => dataUpdatedAt)) : undefined;
}
