import { readBlock, writeBlock } from './clipboard.rules.ts';
import type {
  Edit,
  Edits,
  Place,
  Range,
  SheetColumn,
  SheetState,
  SheetTable,
} from './sheet.types.ts';

/** How many steps can be undone. */
const pastMax = 200;

export const emptySheet: SheetState = {
  edits: new Map(),
  past: [],
  future: [],
  anchor: { row: 0, column: 0 },
  active: { row: 0, column: 0 },
};

export const getRange = ({ anchor, active }: Pick<SheetState, 'anchor' | 'active'>): Range => ({
  top: Math.min(anchor.row, active.row),
  bottom: Math.max(anchor.row, active.row),
  left: Math.min(anchor.column, active.column),
  right: Math.max(anchor.column, active.column),
});

export const findEdit = (edits: Edits, id: string, column: string): Edit | undefined =>
  edits.get(id)?.get(column);

/** The text of a cell with its change. */
export function getText<Row>(
  { idOf }: Pick<SheetTable<Row>, 'idOf'>,
  edits: Edits,
  row: Row,
  column: SheetColumn<Row>,
): string {
  return findEdit(edits, idOf(row), column.key)?.text ?? column.read(row);
}

/** Enters texts at places as one step that can be undone. Computed cells and rows that are not loaded keep what they have. */
function enter<Row>(
  state: SheetState,
  table: SheetTable<Row>,
  texts: Iterable<Place & { text: string }>,
): SheetState {
  const edits = new Map(state.edits);
  let hasChanged = false;
  for (const { row: index, column: at, text } of texts) {
    const row = table.rowAt(index);
    const column = table.columns[at];
    if (row === undefined || !column?.parse) continue;
    const id = table.idOf(row);
    const parsed = column.parse(text.trim(), row);
    const edit: Edit = 'error' in parsed ? { text: text.trim(), error: parsed.error } : parsed;
    const before = edits.get(id)?.get(column.key);
    // Also where the stored text would not be taken today.
    const isStored = edit.text === column.read(row);
    if (isStored ? !before : before?.text === edit.text && before.error === edit.error) continue;
    hasChanged = true;
    const ofRow = new Map(edits.get(id));
    if (isStored) ofRow.delete(column.key);
    else ofRow.set(column.key, edit);
    if (ofRow.size > 0) edits.set(id, ofRow);
    else edits.delete(id);
  }
  if (!hasChanged) return state;
  return {
    ...state,
    edits,
    past: [...state.past.slice(1 - pastMax), state.edits],
    future: [],
  };
}

export const setText = <Row>(state: SheetState, table: SheetTable<Row>, text: string): SheetState =>
  enter(state, table, [{ ...state.active, text }]);

/** Turns a switch. */
export function toggleSwitch<Row>(state: SheetState, table: SheetTable<Row>): SheetState {
  const row = table.rowAt(state.active.row);
  const column = table.columns[state.active.column];
  if (row === undefined || !column?.isSwitch) return state;
  return setText(state, table, getText(table, state.edits, row, column) === '1' ? '' : '1');
}

function* placesIn({ top, bottom, left, right }: Range): Generator<Place> {
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) yield { row, column };
}

/** Enters into each cell of the selection the result of `write` for its text; undefined leaves it. */
function rewrite<Row>(
  state: SheetState,
  table: SheetTable<Row>,
  write: (text: string, column: SheetColumn<Row>, place: Place) => string | undefined,
): SheetState {
  const texts = [];
  for (const place of placesIn(getRange(state))) {
    const row = table.rowAt(place.row);
    const column = table.columns[place.column];
    if (row === undefined || !column) continue;
    const text = write(getText(table, state.edits, row, column), column, place);
    if (text !== undefined) texts.push({ ...place, text });
  }
  return enter(state, table, texts);
}

export const clearCells = <Row>(state: SheetState, table: SheetTable<Row>): SheetState =>
  rewrite(state, table, () => '');

/** Gives the chosen cells their stored values. */
export const revertCells = <Row>(state: SheetState, table: SheetTable<Row>): SheetState =>
  rewrite(state, table, (_, column, { row }) => column.read(table.rowAt(row) as Row));

/** Repeats the first row of the selection below it; of a single row, the row above it. */
export function fillDown<Row>(state: SheetState, table: SheetTable<Row>): SheetState {
  const { top, bottom } = getRange(state);
  const source = top === bottom ? top - 1 : top;
  const from = table.rowAt(source);
  if (from === undefined) return state;
  return rewrite(state, table, (_, column, { row }) =>
    row === source ? undefined : getText(table, state.edits, from, column),
  );
}

/** Repeats the selection over the rows down, or up, to a row, and selects all of them. */
export function fillTo<Row>(state: SheetState, table: SheetTable<Row>, row: number): SheetState {
  const range = getRange(state);
  const height = range.bottom - range.top + 1;
  const filled =
    row > range.bottom
      ? { ...range, top: range.bottom + 1, bottom: row }
      : row < range.top
        ? { ...range, top: row, bottom: range.top - 1 }
        : undefined;
  if (!filled) return state;
  const texts = [];
  for (const place of placesIn(filled)) {
    const offset = (((place.row - range.top) % height) + height) % height;
    const from = table.rowAt(range.top + offset);
    const column = table.columns[place.column];
    if (from !== undefined && column)
      texts.push({ ...place, text: getText(table, state.edits, from, column) });
  }
  return {
    ...enter(state, table, texts),
    anchor: { row: Math.min(range.top, filled.top), column: range.left },
    active: { row: Math.max(range.bottom, filled.bottom), column: range.right },
  };
}

/**
 * Pastes a block from the first cell of the selection on, and selects it. A selection that is a multiple of the block is filled
 * with it; what reaches beyond the table is left out.
 */
export function insertBlock<Row>(
  state: SheetState,
  table: SheetTable<Row>,
  text: string,
): SheetState {
  const block = readBlock(text);
  const [height, width] = [block.length, Math.max(...block.map((row) => row.length))];
  const chosen = getRange(state);
  const times = (size: number, part: number) => (size % part === 0 ? size : part);
  const pasted: Range = {
    top: chosen.top,
    left: chosen.left,
    bottom: Math.min(
      table.rowCount - 1,
      chosen.top + times(chosen.bottom - chosen.top + 1, height) - 1,
    ),
    right: Math.min(
      table.columns.length - 1,
      chosen.left + times(chosen.right - chosen.left + 1, width) - 1,
    ),
  };
  const texts = [];
  for (const { row, column } of placesIn(pasted)) {
    const cell = block[(row - pasted.top) % height]?.[(column - pasted.left) % width];
    if (cell !== undefined) texts.push({ row, column, text: cell });
  }
  return {
    ...enter(state, table, texts),
    anchor: { row: pasted.top, column: pasted.left },
    active: { row: pasted.bottom, column: pasted.right },
  };
}

/** Rows of a block that reach beyond the table when it is pasted. */
export const countRowsBeyond = (
  state: SheetState,
  { rowCount }: Pick<SheetTable<never>, 'rowCount'>,
  text: string,
): number => Math.max(0, getRange(state).top + readBlock(text).length - rowCount);

/** The selection as text for the clipboard. */
export function copyBlock<Row>(state: SheetState, table: SheetTable<Row>): string {
  const { top, bottom, left, right } = getRange(state);
  const cells = [];
  for (let index = top; index <= bottom; index += 1) {
    const row = table.rowAt(index);
    const columns = table.columns.slice(left, right + 1);
    cells.push(
      columns.map((column) => {
        if (row === undefined) return '';
        const text = getText(table, state.edits, row, column);
        return column.editText?.(text) ?? text;
      }),
    );
  }
  return writeBlock(cells);
}

export const roundNumber = <Row>(value: number, { decimals = 0 }: SheetColumn<Row>): string =>
  value.toFixed(decimals);

/** Changes the numbers of the selection by a percentage, rounded as their column is. */
export const changeByPercent = <Row>(
  state: SheetState,
  table: SheetTable<Row>,
  percent: number,
): SheetState =>
  rewrite(state, table, (text, column) =>
    column.isNumber && text !== '' && Number.isFinite(Number(text))
      ? roundNumber(Number(text) * (1 + percent / 100), column)
      : undefined,
  );

/** Replaces a text wherever it occurs in the chosen cells, or in all loaded rows when one cell is chosen; upper case counts. */
export function replaceText<Row>(
  state: SheetState,
  table: SheetTable<Row>,
  find: string,
  replacement: string,
): SheetState {
  if (find === '') return state;
  const { top, bottom, left, right } = getRange(state);
  const isOneCell = top === bottom && left === right;
  const scope = isOneCell
    ? {
        ...state,
        anchor: { row: 0, column: 0 },
        active: { row: table.rowCount - 1, column: table.columns.length - 1 },
      }
    : state;
  const replaced = rewrite(scope, table, (text, column) =>
    column.parse && text.includes(find) ? text.replaceAll(find, replacement) : undefined,
  );
  return { ...replaced, anchor: state.anchor, active: state.active };
}

export function undo(state: SheetState): SheetState {
  const edits = state.past.at(-1);
  if (!edits) return state;
  return { ...state, edits, past: state.past.slice(0, -1), future: [...state.future, state.edits] };
}

export function restoreUndone(state: SheetState): SheetState {
  const edits = state.future.at(-1);
  if (!edits) return state;
  return { ...state, edits, past: [...state.past, state.edits], future: state.future.slice(0, -1) };
}

/** Selects a cell; with `isExtended`, all from the first chosen one to it. */
export function choose<Row>(
  state: SheetState,
  table: SheetTable<Row>,
  { row, column }: Place,
  isExtended = false,
): SheetState {
  const active = {
    row: Math.max(0, Math.min(table.rowCount - 1, row)),
    column: Math.max(0, Math.min(table.columns.length - 1, column)),
  };
  return { ...state, active, anchor: isExtended ? state.anchor : active };
}

/** The next cell that can be changed to the right, or left; at the end of a row, of the next one. */
export function chooseNext<Row>(
  state: SheetState,
  table: SheetTable<Row>,
  step: 1 | -1,
): SheetState {
  const width = table.columns.length;
  let at = state.active.row * width + state.active.column + step;
  while (at >= 0 && at < table.rowCount * width) {
    const place = { row: Math.floor(at / width), column: at % width };
    if (table.columns[place.column]?.parse) return choose(state, table, place);
    at += step;
  }
  return state;
}

/** The next row below one that fits, from the beginning again after the last one; the row itself comes last. */
export function findNextRow(
  rowCount: number,
  after: number,
  fits: (row: number) => boolean,
): number | undefined {
  for (let step = 1; step <= rowCount; step += 1) {
    const row = (after + step) % rowCount;
    if (fits(row)) return row;
  }
  return undefined;
}

/** Forgets the changes of rows that are stored, and what could be undone. */
export function dropEdits(state: SheetState, stored: ReadonlySet<string>): SheetState {
  const edits = new Map([...state.edits].filter(([id]) => !stored.has(id)));
  return { ...state, edits, past: [], future: [] };
}

/** The saved changes: of each row the changed texts without errors. */
export const collectEdits = (edits: Edits): { id: string; texts: Record<string, string> }[] =>
  [...edits].flatMap(([id, ofRow]) => {
    const texts = [...ofRow].filter(([, { error }]) => error === undefined);
    return texts.length > 0
      ? [{ id, texts: Object.fromEntries(texts.map(([key, { text }]) => [key, text])) }]
      : [];
  });

export interface Summary {
  cells: number;
  /** Of the numbers among them; undefined without any. */
  sum: number | undefined;
  average: number | undefined;
}

export function summarize<Row>(state: SheetState, table: SheetTable<Row>): Summary {
  const numbers = [];
  let cells = 0;
  for (const { row: index, column: at } of placesIn(getRange(state))) {
    cells += 1;
    const row = table.rowAt(index);
    const column = table.columns[at];
    if (row === undefined || !column?.isNumber) continue;
    const text = getText(table, state.edits, row, column);
    const value = Number(text);
    if (text !== '' && Number.isFinite(value)) numbers.push(value);
  }
  const sum = numbers.length > 0 ? numbers.reduce((one, other) => one + other, 0) : undefined;
  return { cells, sum, average: sum === undefined ? undefined : sum / numbers.length };
}
