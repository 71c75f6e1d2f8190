import type { Dashboard } from './use-figure-words.ts';

/**
 * How far a new store is: before its first visitor no figure says anything, and before its first sale those of money do not.
 */
export type StoreStage = 'empty' | 'visited' | 'sold';

export function stageOf({
  revenue,
  windows,
  pendingShipment,
  topProducts,
  clickSources,
}: Dashboard): StoreStage {
  const sold = windows.week.salesVolume;
  if (
    revenue.total.amount !== 0 ||
    pendingShipment.count > 0 ||
    topProducts.length > 0 ||
    sold.value ||
    sold.previous
  )
    return 'sold';
  return clickSources.length > 0 ? 'visited' : 'empty';
}
