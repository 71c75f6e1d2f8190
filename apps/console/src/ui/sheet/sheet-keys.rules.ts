import {
  choose,
  chooseNext,
  clearCells,
  fillDown,
  restoreUndone,
  revertCells,
  undo,
} from './sheet.rules.ts';
import type { SheetState, SheetTable } from './sheet.types.ts';

export type SheetKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const arrows: Readonly<Record<string, { row: number; column: number }>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** Rows that Page Up and Page Down pass. */
const pageRows = 20;

/** The state after a key, outside of an editor; undefined for a key that the table has no use for. */
export function handleKey<Row>(
  state: SheetState,
  table: SheetTable<Row>,
  { key, shiftKey, ctrlKey, metaKey, altKey }: SheetKey,
): SheetState | undefined {
  if (altKey) return undefined;
  const { row, column } = state.active;
  const [lastRow, lastColumn] = [table.rowCount - 1, table.columns.length - 1];
  const isCommand = ctrlKey || metaKey;
  const arrow = arrows[key];
  if (arrow) {
    const place = isCommand
      ? {
          row: arrow.row ? (arrow.row < 0 ? 0 : lastRow) : row,
          column: arrow.column ? (arrow.column < 0 ? 0 : lastColumn) : column,
        }
      : { row: row + arrow.row, column: column + arrow.column };
    return choose(state, table, place, shiftKey);
  }
  if (isCommand) {
    const command = key.toLowerCase();
    if (command === 'd') return fillDown(state, table);
    if (command === 'z') return shiftKey ? restoreUndone(state) : undo(state);
    if (command === 'y') return restoreUndone(state);
    if (command === 'a')
      return {
        ...state,
        anchor: { row: 0, column: 0 },
        active: { row: lastRow, column: lastColumn },
      };
    if (key === 'Home') return choose(state, table, { row: 0, column: 0 }, shiftKey);
    if (key === 'End') return choose(state, table, { row: lastRow, column: lastColumn }, shiftKey);
    return undefined;
  }
  switch (key) {
    case 'Home':
      return choose(state, table, { row, column: 0 }, shiftKey);
    case 'End':
      return choose(state, table, { row, column: lastColumn }, shiftKey);
    case 'PageUp':
      return choose(state, table, { row: row - pageRows, column }, shiftKey);
    case 'PageDown':
      return choose(state, table, { row: row + pageRows, column }, shiftKey);
    case 'Tab':
      return leaveByTab(state, table, shiftKey ? -1 : 1);
    case 'Delete':
    case 'Backspace':
      return clearCells(state, table);
    case 'Escape':
      return revertCells(state, table);
    default:
      return undefined;
  }
}

/** The key changes all chosen cells. */
export const isStepKey = ({ key, ctrlKey, metaKey }: SheetKey): boolean =>
  ctrlKey || metaKey ? key.toLowerCase() === 'd' : /^(?:Delete|Backspace|Escape)$/.test(key);

/** Tab leaves the table behind its last cell and before its first one, so that nobody is held in it. */
function leaveByTab<Row>(
  state: SheetState,
  table: SheetTable<Row>,
  step: 1 | -1,
): SheetState | undefined {
  const next = chooseNext(state, table, step);
  return next === state ? undefined : next;
}

/** The text with which a key begins an editor: undefined keeps the text of the cell, null begins none. */
export function getEditorText({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: SheetKey): string | null | undefined {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'F2' || key === 'Enter') return undefined;
  return [...key].length === 1 ? key : null;
}
