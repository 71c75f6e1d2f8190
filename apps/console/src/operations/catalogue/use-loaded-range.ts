import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { catalogueSheetTexts } from '../../texts/catalogue-sheet.ts';
import type { ChangeSheet, SheetState, SheetTable } from '../../ui/sheet/sheet.types.ts';
import {
  areLoaded,
  createWaiting,
  finishStep,
  getRows,
  type WaitingStep,
} from './loaded-range.rules.ts';

/**
 * Takes the changes of a sheet whose rows are loaded as they are needed: rows that are chosen are loaded, and a change of chosen cells
 * waits until all of its rows are there, so that none of them is left out.
 */
export function useLoadedRange<Row>(
  table: SheetTable<Row>,
  state: SheetState,
  onChange: (state: SheetState) => void,
  /** Ends when the rows are loaded, or could not be. */
  load: (first: number, last: number) => Promise<unknown>,
  /** Rows from here on are of products that are not read yet: a change leaves them out. */
  end = table.rowCount,
): ChangeSheet {
  const t = useText(catalogueSheetTexts);
  const [waiting, setWaiting] = useState<readonly (WaitingStep & { isLoading: boolean })[]>([]);
  const [first] = waiting;
  const goOn = useEffectEvent(() => {
    if (!first) return;
    const isReady = areLoaded(table, first);
    if (!isReady && first.isLoading) return;
    setWaiting((all) => all.slice(1));
    if (isReady) onChange(finishStep(state, table, first));
    else toast.warning(t('rowsNotLoaded'));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are there
  useEffect(() => goOn(), [first, table]);
  return (next, step) => {
    const rows = getRows(next, end);
    if (areLoaded(table, rows)) return onChange(next);
    const loading = load(rows.top, rows.bottom);
    if (!step) return onChange(next);
    // The cells are chosen at once, so that it is seen where the change will be.
    const { anchor, active } = next;
    onChange({ ...state, anchor, active });
    const own = { ...createWaiting(rows, step, state, next), isLoading: true };
    setWaiting((all) => [...all, own]);
    toast.info(t('rowsLoading'));
    return void loading.then(() =>
      setWaiting((all) => all.map((one) => (one === own ? { ...one, isLoading: false } : one))),
    );
  };
}
