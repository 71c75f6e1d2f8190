import { useQuery } from '@tanstack/react-query';
import type { OwnCategory } from '@vitrine/contract/shop/own-categories.ts';
import {
  applyPercentage,
  previewPercentage,
  undoPercentage,
} from '@vitrine/contract/shop/percentages.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { priceKeys } from '../../lib/query-keys/prices.ts';
import { productTexts } from '../../texts/products.ts';

/** The option for all categories. */
export const wholeStore = 'store';

/** A percentage that was applied, and how many products it moved. */
export interface AppliedPercentage {
  undoId: string;
  count: number;
}

/** The last percentage that was applied here, until it is taken back or the line about it is closed. */
export function usePercentageUndo() {
  const [applied, setApplied] = useState<AppliedPercentage>();
  const t = useText(productTexts);
  const undoing = useApiMutation(undoPercentage, {
    success: t('takenBack'),
    invalidates: [priceKeys.all],
  });
  const takeBack = async () => {
    if (!applied) return;
    setApplied(undefined);
    await undoing.run({ body: { undoId: applied.undoId } });
  };
  return { applied, setApplied, takeBack };
}

/** A percentage for a category or the whole store: what it would move, and moving it. */
export function usePercentage(
  categories: readonly OwnCategory[],
  defaultPercentage: number,
  onApplied: (applied: AppliedPercentage) => void,
) {
  const [place, setPlace] = useState<string>(wholeStore);
  const all = categories.flatMap((category) => [category, ...category.children]);
  const effective =
    place === wholeStore
      ? defaultPercentage
      : (all.find(({ id }) => id === place)?.effectivePercentage ?? defaultPercentage);
  // Nothing typed follows the place; what was typed is null when it is empty and undefined when the field refuses it.
  const [typed, setTyped] = useState<{ value: number | null | undefined }>();
  const percentage = typed ? typed.value : effective;
  const isReady = typeof percentage === 'number';
  const [isElsewhere, setElsewhere] = useState(false);
  const categoryId = place === wholeStore ? null : place;
  const preview = useQuery({
    queryKey: priceKeys.preview(categoryId, percentage),
    queryFn: ({ signal }) =>
      api.read(previewPercentage, { body: { categoryId, percentage: percentage ?? null } }, signal),
    enabled: isReady,
    staleTime: 5_000,
  });
  const current = preview.data?.current ?? null;
  const applying = useApiMutation(applyPercentage, {
    onSuccess: ({ undoId, changeCount }) => {
      setElsewhere(false);
      onApplied({ undoId, count: changeCount });
    },
    // What another window set meanwhile is read again, so that applying it once more is a choice.
    onFailure: (failure) => {
      setElsewhere(failure.code === 'saved-elsewhere');
      return preview.refetch();
    },
    invalidates: [priceKeys.all],
  });
  const apply = async () => {
    if (isReady && !applying.isBusy)
      await applying.run({ body: { categoryId, percentage, replaces: current } });
  };
  return {
    place,
    choosePlace: (next: string) => {
      setPlace(next);
      setTyped(undefined);
      setElsewhere(false);
    },
    percentage,
    /** A percentage that can be set: neither empty nor refused. */
    isReady,
    type: (value: number | null | undefined) => setTyped({ value }),
    preview,
    /** What is set there now; null when a level above decides. */
    current,
    /** Another window set it since this preview: `current` is theirs. */
    isElsewhere,
    count: (isReady && preview.data?.changeCount) || 0,
    isSaving: applying.isBusy,
    apply,
  };
}
