import { useQuery } from '@tanstack/react-query';
import {
  changeCategoryDisplay,
  chooseTopics,
  listTopics,
  type Topic,
} from '@vitrine/contract/shop/topics.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { priceKeys } from '../../lib/query-keys/prices.ts';
import { storeKeys } from '../../lib/query-keys/store.ts';

export const useTopics = () =>
  useQuery({
    queryKey: priceKeys.topics,
    queryFn: ({ signal }) => api.read(listTopics, {}, signal),
  });

const changed = [priceKeys.all, storeKeys.dashboard, storeKeys.quickStart];

/** The topics that are ticked. A store that has not chosen yet begins with none. */
export function useTopicChoice(topics: readonly Topic[], sellsAll: boolean) {
  const saved = sellsAll ? [] : topics.filter(({ isChosen }) => isChosen).map(({ id }) => id);
  const [changedIds, setChangedIds] = useState<readonly string[]>();
  const chosenIds = changedIds ?? saved;
  const choosing = useApiMutation(chooseTopics, { invalidates: changed });
  return {
    chosenIds,
    isBusy: choosing.isBusy,
    change: (id: string, isChosen: boolean) =>
      setChangedIds(isChosen ? [...chosenIds, id] : chosenIds.filter((other) => other !== id)),
    save: () => choosing.run({ body: { categoryIds: [...chosenIds] } }),
  };
}

/** Adds a category to the store or removes it, and decides on its new products. */
export function useCategorySwitch() {
  const switching = useApiMutation(changeCategoryDisplay, { invalidates: changed });
  return {
    busyId: switching.input?.params.id,
    change: (id: string, body: { isChosen?: boolean; joinsNew?: boolean }) =>
      switching.run({ params: { id }, body }),
  };
}
