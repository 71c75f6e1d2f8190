import type { Edit, Edits } from './sheet.types.ts';

export type RowEdits = ReadonlyMap<string, Edit>;

/**
 * Computes something of the changes of each row once. The changes of a row are another object as soon as one of its cells changes, so
 * with thousands of changed cells a further one costs as much as the first.
 */
export function createRowCache<Value>(
  compute: (ofRow: RowEdits, id: string) => Value,
): (ofRow: RowEdits, id: string) => Value {
  const known = new WeakMap<RowEdits, { value: Value }>();
  return (ofRow, id) => {
    let found = known.get(ofRow);
    if (!found) {
      found = { value: compute(ofRow, id) };
      known.set(ofRow, found);
    }
    return found.value;
  };
}

export interface EditCount {
  /** Changed cells, erroneous ones among them. */
  cells: number;
  errors: number;
}

const countRow = createRowCache((ofRow): EditCount => {
  let errors = 0;
  for (const { error } of ofRow.values()) if (error !== undefined) errors += 1;
  return { cells: ofRow.size, errors };
});

export function countEdits(edits: Edits): EditCount {
  const sum = { cells: 0, errors: 0 };
  for (const [id, ofRow] of edits) {
    const { cells, errors } = countRow(ofRow, id);
    sum.cells += cells;
    sum.errors += errors;
  }
  return sum;
}
