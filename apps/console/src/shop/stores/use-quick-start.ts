import { useQuery } from '@tanstack/react-query';
import { getQuickStart, type QuickStartStep } from '@vitrine/contract/shop/stores.ts';
import { api } from '../../lib/api.ts';
import { useClientState } from '../../lib/client-state.ts';
import { storeKeys } from '../../lib/query-keys/store.ts';

/** The step to offer next: the first that is not done; the price step only while the person has not put it off. */
export function useNextStep(steps: readonly { key: QuickStartStep; done: boolean }[] = []): QuickStartStep | undefined {
  const isPriceHandled = useClientState(({ isHomePriceHandled }) => isHomePriceHandled);
  return steps.find(({ key, done }) => !done && !(isPriceHandled && key === 'adjust-prices'))?.key;
}

/** The four steps of a new store and how many are done. */
export const useQuickStart = () =>
  useQuery({ queryKey: storeKeys.quickStart, queryFn: ({ signal }) => api.read(getQuickStart, {}, signal) });
