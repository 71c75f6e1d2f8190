import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listStores } from '@vitrine/contract/shop/stores.ts';
import { api } from '../../lib/api.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { useDelayedSearch } from '../../ui/use-delayed-search.ts';

/** So many stores are proposed. */
const choiceSize = 20;

/** The stores of the platform that a select proposes: the first ones, or those that are found by what was typed. */
export function useStoreChoice() {
  const { words, showSearch } = useDelayedSearch();
  const stores = useQuery({
    queryKey: platformKeys.storeChoice(words),
    queryFn: ({ signal }) =>
      api.read(
        listStores,
        { query: { pageNum: 1, pageSize: choiceSize, ...(words ? { keywords: words } : {}) } },
        signal,
      ),
    // The select keeps its options while the next ones are read.
    placeholderData: keepPreviousData,
  });
  return {
    found: stores.data?.list ?? [],
    isFetching: stores.isFetching,
    /** The stores are those of what was typed, no longer the ones before. */
    isSettled: stores.isSuccess && !stores.isPlaceholderData,
    /** The platform has no store: that nothing was found by what was typed is something else. */
    hasNone: words === '' && stores.data?.list.length === 0,
    showSearch,
  };
}
