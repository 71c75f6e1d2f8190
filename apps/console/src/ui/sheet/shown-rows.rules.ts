import type { RowEdits } from './row-edits.rules.ts';
import { getRange } from './sheet.rules.ts';
import type { Place, Range, SheetState, SheetTable } from './sheet.types.ts';

/** The selection as one row has it, in plain values: a row without any part in it has the same ones as before. */
interface RowSelection {
  /** The first and last chosen column; -1 outside of the selection. */
  left: number;
  right: number;
  isTop: boolean;
  isBottom: boolean;
  /** The column of the active cell; -1 in other rows. */
  active: number;
  /** The selection is filled from its corner; not while a cell is edited. */
  hasHandle: boolean;
}

const outside: RowSelection = {
  left: -1,
  right: -1,
  isTop: false,
  isBottom: false,
  active: -1,
  hasHandle: false,
};

/** The part of a selection that is in a row. */
function getRowSelection(
  { top, bottom, left, right }: Range,
  active: Place,
  row: number,
  isEditing: boolean,
): RowSelection {
  if (row < top || row > bottom) return outside;
  const isBottom = row === bottom;
  return {
    left,
    right,
    isTop: row === top,
    isBottom,
    active: row === active.row ? active.column : -1,
    hasHandle: isBottom && !isEditing,
  };
}

export interface ShownRow<Row> extends RowSelection {
  index: number;
  /** Undefined while it is loading. */
  row: Row | undefined;
  edits: RowEdits | undefined;
  /** Its changed cells show no earlier value. */
  isNew: boolean;
}

/** The rows from the first to the last one as they are drawn: what a change does not touch is equal, value by value, to what it was. */
export function describeRows<Row>(
  { rowAt, idOf, isNew }: SheetTable<Row>,
  state: Pick<SheetState, 'edits' | 'anchor' | 'active'>,
  { first, last, isEditing }: { first: number; last: number; isEditing: boolean },
): ShownRow<Row>[] {
  const range = getRange(state);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => {
    const index = first + at;
    const row = rowAt(index);
    return {
      index,
      row,
      edits: row === undefined ? undefined : state.edits.get(idOf(row)),
      isNew: row !== undefined && isNew?.(row) === true,
      ...getRowSelection(range, state.active, index, isEditing),
    };
  });
}
