import { useQuery } from '@tanstack/react-query';
import { CallFailed } from '@vitrine/contract/client.ts';
import { applyPercentage, previewPercentage, undoPercentage } from '@vitrine/contract/shop/percentages.ts';
import type { OwnCategory } from '@vitrine/contract/shop/pricing.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/queries.ts';
import { priceKeys } from '../../lib/query-keys/prices.ts';

/** Stands in a choice of categories for all of them. */
export const wholeStore = 'store';

/** A percentage that was applied, and how many products it moved. */
export interface AppliedPercentage {
  undoId: string;
  count: number;
}

/** The last percentage that was applied here, until it is taken back or the line about it is closed. */
export function usePercentageUndo() {
  const [applied, setApplied] = useState<AppliedPercentage>();
  const takeBack = async () => {
    if (!applied) return;
    setApplied(undefined);
    await api.call(undoPercentage, { body: { undoId: applied.undoId } }).catch(() => undefined);
    await queryClient.invalidateQueries({ queryKey: priceKeys.all });
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
    place === wholeStore ? defaultPercentage : (all.find(({ id }) => id === place)?.effectivePercentage ?? defaultPercentage);
  // Nothing typed follows the place; what was typed is null when it is empty and undefined when the field refuses it.
  const [typed, setTyped] = useState<{ value: number | null | undefined }>();
  const percentage = typed ? typed.value : effective;
  const isReady = typeof percentage === 'number';
  const [isSaving, setSaving] = useState(false);
  const [isElsewhere, setElsewhere] = useState(false);
  const categoryId = place === wholeStore ? null : place;
  const preview = useQuery({
    queryKey: priceKeys.preview(categoryId, percentage),
    queryFn: ({ signal }) => api.read(previewPercentage, { body: { categoryId, percentage: percentage ?? null } }, signal),
    enabled: isReady,
    staleTime: 5_000,
  });
  const current = preview.data?.current ?? null;
  const apply = async () => {
    if (!isReady || isSaving) return;
    setSaving(true);
    try {
      const done = await api.call(applyPercentage, { body: { categoryId, percentage, replaces: current } });
      setElsewhere(false);
      await queryClient.invalidateQueries({ queryKey: priceKeys.all });
      onApplied({ undoId: done.undoId, count: done.changeCount });
    } catch (error) {
      // The toast has said why. What another window set meanwhile is read again, so that applying it once more is a choice.
      setElsewhere(error instanceof CallFailed && error.code === 'saved-elsewhere');
      await preview.refetch();
    }
    setSaving(false);
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
    isSaving,
    apply,
  };
}
