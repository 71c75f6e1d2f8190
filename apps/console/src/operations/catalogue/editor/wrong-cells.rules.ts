import type { FieldError } from '@vitrine/contract/failures.ts';
import type { VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import type { Edits, SheetState } from '../../../ui/sheet/sheet.types.ts';
import { getRowId, type VariantColumn } from './product-form.rules.ts';

/** The rows whose platform price is refused because none was entered, and the other problems. */
export function splitMissingPrices(
  errors: readonly FieldError[],
  variants: readonly VariantForm[],
): { rows: number[]; others: FieldError[] } {
  const rows: number[] = [];
  const others = errors.filter(({ path }) => {
    const [, place] = /^variants\.(\d+)\.platformPrice(?:\.|$)/.exec(path) ?? [];
    const row = Number(place);
    if (place === undefined || variants[row]?.platformPrice.amount !== 0) return true;
    rows.push(row);
    return false;
  });
  return { rows, others };
}

/** Wrong cells of platform prices that have no stored value: without them nothing is saved, where other wrong cells are left out. */
export const countMissingPrices = (edits: Edits, variants: readonly VariantForm[]): number =>
  variants.filter(
    (variant) =>
      variant.platformPrice.amount === 0 &&
      edits.get(getRowId(variant))?.get('platformPrice')?.error !== undefined,
  ).length;

/** Gives the cells of a column an error with the text that they have, and chooses the first of them. */
export function markWrong(
  state: SheetState,
  variants: readonly VariantForm[],
  columns: readonly VariantColumn[],
  { column: key, indexes, error }: { column: string; indexes: readonly number[]; error: string },
): SheetState {
  const at = columns.findIndex((column) => column.key === key);
  const column = columns[at];
  const [first] = indexes;
  if (!column || first === undefined) return state;
  const edits = new Map(state.edits);
  for (const index of indexes) {
    const row = variants[index];
    if (!row) continue;
    const id = getRowId(row);
    const ofRow = edits.get(id);
    const text = ofRow?.get(key)?.text ?? column.read(row);
    edits.set(id, new Map(ofRow).set(key, { text, error }));
  }
  const place = { row: first, column: at };
  return { ...state, edits, anchor: place, active: place };
}
