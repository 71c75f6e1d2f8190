import { getRange } from '../../ui/sheet/sheet.rules.ts';
import type { SheetState, SheetStep, SheetTable } from '../../ui/sheet/sheet.types.ts';

type Selection = Pick<SheetState, 'anchor' | 'active'>;

/** A change of chosen cells, some of whose rows are still loading. */
export interface WaitingStep {
  top: number;
  bottom: number;
  step: SheetStep;
  /** The selection that it is for, and the one that it leaves. */
  before: Selection;
  after: Selection;
}

const pickSelection = ({ anchor, active }: Selection): Selection => ({ anchor, active });

const isSameSelection = (one: Selection, other: Selection): boolean =>
  JSON.stringify(pickSelection(one)) === JSON.stringify(pickSelection(other));

/** All rows from the first to the last one are loaded. */
export function areLoaded<Row>(
  { rowAt }: Pick<SheetTable<Row>, 'rowAt'>,
  { top, bottom }: { top: number; bottom: number },
): boolean {
  for (let index = top; index <= bottom; index += 1) if (rowAt(index) === undefined) return false;
  return true;
}

/** The rows of the selection of a new state, up to the last one that can be loaded. */
export function getRows(state: Selection, end: number): { top: number; bottom: number } {
  const { top, bottom } = getRange(state);
  return { top, bottom: Math.min(bottom, end - 1) };
}

export const createWaiting = (
  rows: { top: number; bottom: number },
  step: SheetStep,
  before: Selection,
  after: Selection,
): WaitingStep => ({ ...rows, step, before: pickSelection(before), after: pickSelection(after) });

/** Makes a change whose rows are loaded now. Who has chosen other cells since stays there. */
export function finishStep<Row>(
  state: SheetState,
  table: SheetTable<Row>,
  { step, before, after }: WaitingStep,
): SheetState {
  const done = step({ ...state, ...before }, table);
  return isSameSelection(state, after) ? done : { ...done, ...pickSelection(state) };
}
