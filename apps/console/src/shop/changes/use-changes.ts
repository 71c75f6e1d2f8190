import { useQuery } from '@tanstack/react-query';
import {
  countCatalogueNews,
  listCatalogueNews,
  markCatalogueNews,
  newsKinds,
} from '@vitrine/contract/shop/catalogue-news.ts';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { setMenuBadge } from '../../lib/menu-badges.ts';
import { priceKeys } from '../../lib/query-keys/prices.ts';
import { useAddress } from '../../lib/use-address.ts';
import { useFeed } from '../../lib/use-feed.ts';

const states = ['open', 'done', 'all'] as const;

/** How many changes the owner is not done with; it also feeds the menu's badge. */
export function useOpenChanges(): number {
  const count = useQuery({
    queryKey: priceKeys.newsCount,
    queryFn: ({ signal }) => api.read(countCatalogueNews, {}, signal),
  });
  const open = count.data?.open ?? 0;
  useEffect(() => setMenuBadge('/changes', { count: open, isWaiting: true }), [open]);
  return open;
}

/** The changes that the filters in the address choose: those that are open, unless another state is chosen. */
export function useChanges() {
  const address = useAddress();
  const state = states.find((one) => one === address.read('state')) ?? 'open';
  const kind = newsKinds.find((one) => one === address.read('kind'));
  const query = {
    ...(state === 'all' ? {} : { state }),
    ...(kind ? { kind } : {}),
  };
  const { feed, rows } = useFeed({
    queryKey: priceKeys.newsList(query),
    read: (after, signal) => api.read(listCatalogueNews, { query: { ...query, ...after } }, signal),
    keepsRows: true,
  });
  return {
    feed,
    rows,
    state,
    kind,
    chooseState: (chosen: string) => address.change({ state: chosen === 'open' ? '' : chosen }),
    chooseKind: (chosen: string) => address.change({ kind: chosen }),
  };
}

/** Marks changes as done or as open again; without ids all of them. */
export function useMarking() {
  const marking = useApiMutation(markCatalogueNews, { invalidates: [priceKeys.news()] });
  return {
    busyId: marking.input?.body.ids?.[0],
    isBusy: marking.isBusy,
    mark: (isDone: boolean, ids?: string[]) =>
      marking.run({ body: { isDone, ...(ids ? { ids } : {}) } }),
  };
}
