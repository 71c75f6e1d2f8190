import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { catalogueSheetTexts } from '../../texts/catalogue-sheet.ts';
import { getRange } from '../../ui/sheet/sheet.rules.ts';
import type { SheetState, SheetTable } from '../../ui/sheet/sheet.types.ts';

/**
 * Takes the changes of a sheet whose rows are loaded as they are needed: rows that are chosen are loaded, and a change of chosen rows
 * waits for all of them, so that none of them is left out.
 */
export function useLoadedRange<Row>(
  table: SheetTable<Row>,
  state: SheetState,
  onChange: (state: SheetState) => void,
  load: (first: number, last: number) => void,
  /** Rows from here on are of products that are not read yet: a change leaves them out. */
  end = table.rowCount,
): (next: SheetState) => void {
  const t = useText(catalogueSheetTexts);
  return (next) => {
    const range = getRange(next);
    const { top } = range;
    const bottom = Math.min(range.bottom, end - 1);
    let missing = top;
    while (missing <= bottom && table.rowAt(missing) !== undefined) missing += 1;
    if (missing > bottom) {
      onChange(next);
      return;
    }
    load(top, bottom);
    const isNewStep = next.edits !== state.edits && next.past.at(-1) === state.edits;
    // A text that was entered in a loaded row is kept when the cell below it, chosen by the same key, is not loaded yet.
    const isOneRow = range.top === range.bottom;
    if (isNewStep && !isOneRow) toast.warning(t('rowsLoading'));
    else onChange(next);
  };
}
