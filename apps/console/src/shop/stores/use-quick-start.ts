import { useQuery } from '@tanstack/react-query';
import { getQuickStart, type QuickStartStep } from '@vitrine/contract/shop/quick-start.ts';
import { api } from '../../lib/api.ts';
import { useClientState } from '../../lib/client-state.ts';
import { storeKeys } from '../../lib/query-keys/store.ts';
import {
  lacksProducts,
  type QuickStartAnswer,
  type QuickStartStepState,
} from './quick-start.rules.ts';

/** The step to offer next: the first that is not done; the price step only with products, and while the person has not put it off. */
export function useNextStep(
  quickStart: Pick<QuickStartAnswer, 'steps' | 'hasProducts'> | undefined,
): QuickStartStep | undefined {
  const isPriceHandled = useClientState(({ isHomePriceHandled }) => isHomePriceHandled);
  const isPutOff = (step: QuickStartStepState) =>
    step.key === 'adjust-prices' &&
    (isPriceHandled || (quickStart !== undefined && lacksProducts(step, quickStart)));
  return quickStart?.steps.find((step) => !step.done && !isPutOff(step))?.key;
}

/** The four steps of a new store and how many are done. */
export const useQuickStart = () =>
  useQuery({
    queryKey: storeKeys.quickStart,
    queryFn: ({ signal }) => api.read(getQuickStart, {}, signal),
  });
