import { createRowCache } from '../../../ui/sheet/row-edits.rules.ts';
import type { Edit, EditClash, Edits } from '../../../ui/sheet/sheet.types.ts';
import {
  type CellResult,
  type GridColumn,
  type GridRow,
  getRowId,
  isOfProduct,
} from './grid-rows.rules.ts';

/** A cell that the operator and a colleague both changed; a field of a product once for all of its rows. */
export interface GridClash {
  id: string;
  column: GridColumn;
  row: GridRow;
  /** As people write them; theirs is null where the variant was removed. */
  before: string;
  mine: string;
  theirs: string | null;
  /** Mine can still be entered: the variant is there, and its amounts have the same currency. */
  canTakeMine: boolean;
  /** The rows whose change of it waits. */
  rowIds: string[];
}

export type ClashDecision = 'mine' | 'theirs';

/** A save, and what came of it. */
export interface SavedCells {
  columns: readonly GridColumn[];
  /** The rows as they were when they were changed, and the rows of the same products as they are stored now. */
  before: readonly GridRow[];
  now: readonly GridRow[];
  sent: Edits;
  results: readonly CellResult[];
  describe: (clash: Pick<GridClash, 'mine' | 'theirs'> & { productId: string }) => string;
}

const byId = (rows: readonly GridRow[]) => new Map(rows.map((row) => [getRowId(row), row]));

const unitOf = (column: GridColumn, row: GridRow): string => column.unitOf?.(row) ?? '';

const write = (column: GridColumn, text: string, unit: string): string =>
  text === '' ? '' : [column.editText?.(text) ?? text, unit].filter(Boolean).join(' ');

/** Units are sold all the time: a number that was entered by hand contradicts nobody. */
const isCompared = ({ key }: GridColumn): boolean => key !== 'onHand';

/** Rows of variants that were removed from products that are still there. */
export function findGone(before: readonly GridRow[], now: readonly GridRow[]): GridRow[] {
  const there = byId(now);
  const products = new Set(now.map(({ product }) => product.id));
  return before.filter((row) => products.has(row.product.id) && !there.has(getRowId(row)));
}

/** The product was left out because colleagues saved it since it was read. */
export function isOutdated(
  { id, failure }: CellResult,
  { before, now }: Pick<SavedCells, 'before' | 'now'>,
): boolean {
  const versionIn = (rows: readonly GridRow[]) =>
    rows.find(({ product }) => product.id === id)?.product.version;
  const version = versionIn(now);
  return (
    (failure?.code === 'product-changed' || failure?.code === 'conflict') &&
    version !== undefined &&
    version !== versionIn(before)
  );
}

/** A change of a cell over what is stored now: none where that is the same, and a clash where a colleague changed it too. */
function rebase(
  { text }: Edit,
  base: EditClash,
  column: GridColumn,
  row: GridRow | undefined,
  describe: (clash: Pick<GridClash, 'mine' | 'theirs'>) => string,
): Edit | undefined {
  const stored = row && column.read(row);
  const unit = row ? unitOf(column, row) : base.unit;
  if (stored !== undefined && unit === base.unit) {
    if (text === stored) return undefined;
    if (stored === base.before || !isCompared(column)) return { text };
  }
  const error = describe({
    mine: write(column, text, base.unit),
    theirs: stored === undefined ? null : write(column, stored, unit),
  });
  return { text, error, clash: base };
}

/**
 * The edits after a save. Those of stored products are gone. Those of products that were left out have the reason at their cells;
 * where colleagues saved the product meanwhile they go on from what is stored now, and wait for a choice where both changed a cell.
 */
export function applyResults(edits: Edits, saved: SavedCells): Edits {
  const { columns, before, now, sent, results, describe } = saved;
  const byProduct = new Map(results.map((result) => [result.id, result]));
  const [known, stored] = [byId(before), byId(now)];
  const outdated = new Set(
    results.filter((result) => isOutdated(result, saved)).map(({ id }) => id),
  );
  const next = new Map<string, Map<string, Edit>>();
  const keep = (rowId: string, key: string, edit: Edit) => {
    const ofRow = next.get(rowId) ?? new Map<string, Edit>();
    next.set(rowId, ofRow.set(key, edit));
  };
  for (const [rowId, ofRow] of edits) {
    const row = known.get(rowId);
    const result = row && byProduct.get(row.product.id);
    const others = now.filter(({ product }) => product.id === row?.product.id);
    for (const [key, edit] of ofRow) {
      const column = columns.find((one) => one.key === key);
      if (!row || !result || !column || (edit.error !== undefined && !edit.clash)) {
        keep(rowId, key, edit);
        continue;
      }
      const sentEdit = sent.get(rowId)?.get(key);
      const wasSent = sentEdit === edit && edit.error === undefined;
      const own = result.errors.find(
        ({ variantId, field }) =>
          field === key && (variantId === null || variantId === row.variant.id),
      );
      if (wasSent && result.version !== null) {
        if (own) keep(rowId, key, { ...edit, error: own.message });
        continue;
      }
      if (wasSent && !outdated.has(result.id)) {
        const error = own?.message ?? result.failure?.message ?? result.errors[0]?.message;
        keep(rowId, key, error === undefined ? edit : { ...edit, error });
        continue;
      }
      if (others.length === 0) {
        keep(rowId, key, edit);
        continue;
      }
      // A field of the product moves on to another row when its own was removed.
      const place = stored.get(rowId) ?? (isOfProduct(key) ? others[0] : undefined);
      // A value that was saved while more was typed is the operator's own.
      const isOwn = result.version !== null && sentEdit !== undefined && !sentEdit.error;
      const base = edit.clash ?? {
        before: isOwn ? sentEdit.text : column.read(row),
        unit: unitOf(column, row),
      };
      const rebased = rebase(edit, base, column, place, (values) =>
        describe({ ...values, productId: row.product.id }),
      );
      if (rebased) keep(place ? getRowId(place) : rowId, key, rebased);
    }
  }
  return next;
}

const hasClash = createRowCache((ofRow) => [...ofRow.values()].some(({ clash }) => clash));

/** The cells that wait for a choice: in the rows of the grid, and in those of variants that were removed. */
export function listClashes(
  rows: readonly GridRow[],
  gone: readonly GridRow[],
  edits: Edits,
  columns: readonly GridColumn[],
): GridClash[] {
  const contested = [...edits].filter(([rowId, ofRow]) => hasClash(ofRow, rowId));
  if (contested.length === 0) return [];
  const [known, removed] = [byId(rows), byId(gone)];
  const clashes = new Map<string, GridClash>();
  for (const [rowId, ofRow] of contested) {
    const shown = known.get(rowId);
    const row = shown ?? removed.get(rowId);
    if (!row) continue;
    for (const [key, { text, clash }] of ofRow) {
      const column = columns.find((one) => one.key === key);
      if (!clash || !column) continue;
      const unit = unitOf(column, row);
      const id = `${row.product.id}:${isOfProduct(key) ? '' : row.variant.id}:${key}`;
      const parsed = column.parse?.(text, row);
      clashes.set(id, {
        id,
        column,
        row,
        before: write(column, clash.before, clash.unit),
        mine: write(column, text, clash.unit),
        theirs: shown ? write(column, column.read(shown), unit) : null,
        canTakeMine:
          shown !== undefined &&
          unit === clash.unit &&
          parsed !== undefined &&
          !('error' in parsed),
        rowIds: [...(clashes.get(id)?.rowIds ?? []), rowId],
      });
    }
  }
  return [...clashes.values()];
}

/** The side that is taken; mine, unless it was decided otherwise or cannot be entered any more. */
export const findSide = (
  { id, canTakeMine }: GridClash,
  decisions: Readonly<Record<string, ClashDecision>>,
): ClashDecision => (canTakeMine ? (decisions[id] ?? 'mine') : 'theirs');

/** The edits after the choice: mine are changes of what is stored now, theirs are none. */
export function resolveClashes(
  edits: Edits,
  clashes: readonly GridClash[],
  decisions: Readonly<Record<string, ClashDecision>>,
): Edits {
  const next = new Map(edits);
  for (const clash of clashes) {
    const { key } = clash.column;
    for (const rowId of clash.rowIds) {
      const ofRow = new Map(next.get(rowId));
      const edit = ofRow.get(key);
      if (edit && findSide(clash, decisions) === 'mine') ofRow.set(key, { text: edit.text });
      else ofRow.delete(key);
      if (ofRow.size > 0) next.set(rowId, ofRow);
      else next.delete(rowId);
    }
  }
  return next;
}
