import {
  diffForms,
  type FieldChange,
  revertChanges,
} from '@vitrine/contract/shop/product-changes.ts';
import type { ProductConflict } from '@vitrine/contract/shop/product-conflicts.ts';
import type { StoredProductDraft } from '@vitrine/contract/shop/product-drafts.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import type { VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { joinValues } from '@vitrine/contract/shop/product-matrix.ts';
import type { RowEdits } from '../../../ui/sheet/row-edits.rules.ts';
import type { Edit, Edits, SheetColumn } from '../../../ui/sheet/sheet.types.ts';
import { findChanges, isVariantChanged } from './variant-changes.rules.ts';

/** A column of the variants that can be written back into the form. */
export interface VariantColumn extends SheetColumn<VariantForm> {
  write?: (variant: VariantForm, text: string) => VariantForm;
}

/** Variants that are not stored yet have no id: their option values name them. */
export const getRowId = ({ id, values }: VariantForm): string => id ?? `[${joinValues(values)}]`;

interface Written {
  row: VariantForm;
  columns: readonly VariantColumn[];
  variant: VariantForm;
}

/** Rows with their changes: one that was changed no further stays the same object. */
const written = new WeakMap<RowEdits, Written>();

function writeRow(
  row: VariantForm,
  ofRow: RowEdits,
  columns: readonly VariantColumn[],
): VariantForm {
  const known = written.get(ofRow);
  if (known?.row === row && known.columns === columns) return known.variant;
  const variant = columns.reduce((done, { key, write }) => {
    const edit = ofRow.get(key);
    return edit && edit.error === undefined && write ? write(done, edit.text) : done;
  }, row);
  written.set(ofRow, { row, columns, variant });
  return variant;
}

/** The variants with what was entered into the sheet; what is wrong is left out. */
export const applyEdits = (
  rows: readonly VariantForm[],
  edits: Edits,
  columns: readonly VariantColumn[],
): VariantForm[] =>
  rows.map((row) => {
    const ofRow = edits.get(getRowId(row));
    return ofRow ? writeRow(row, ofRow, columns) : row;
  });

/**
 * The rows of the sheet with the edits that lead from the stored variants to those of a form, for a form that comes from a draft or
 * from a resolved conflict.
 */
export function findEdits(
  stored: readonly VariantForm[],
  variants: readonly VariantForm[],
  columns: readonly VariantColumn[],
): { rows: VariantForm[]; edits: Edits } {
  const known = new Map(stored.map((variant) => [variant.id, variant]));
  const edits = new Map<string, ReadonlyMap<string, Edit>>();
  const rows = variants.map((variant) => {
    const before = variant.id === null ? undefined : known.get(variant.id);
    if (!before) return variant;
    if (before === variant) return variant;
    const row = { ...before, values: variant.values };
    const changed = columns.flatMap((column): [string, Edit][] => {
      const text = column.read(variant);
      return column.write && text !== column.read(row) ? [[column.key, { text }]] : [];
    });
    if (changed.length > 0) edits.set(getRowId(row), new Map(changed));
    return applyMissing(row, variant, columns);
  });
  return { rows, edits };
}

/** Fields that no column of the sheet shows are taken as they are. */
function applyMissing(
  row: VariantForm,
  variant: VariantForm,
  columns: readonly VariantColumn[],
): VariantForm {
  return columns.reduce(
    (written, { read, write }) => (write ? write(written, read(row)) : written),
    variant,
  );
}

/** Units that were entered by hand: sales change them all the time, so they are no field of the comparison. */
const findChangedUnits = ({ variants }: ProductForm) =>
  variants.flatMap(({ id, values, onHand, onHandRead }) =>
    onHand !== null && onHand !== (onHandRead ?? 0)
      ? [{ id, identity: joinValues(values), onHand, onHandRead }]
      : [],
  );

export const countChanges = (base: ProductForm, form: ProductForm): number =>
  findChanges(base, form).length + findChangedUnits(form).length;

/** The form with the variants that differ from the stored ones, one at least; with all of them once some were added or removed. */
export function pickChanged(
  base: ProductForm,
  form: ProductForm,
): { form: ProductForm; leavesOthers: boolean } {
  const known = new Map(base.variants.map((variant) => [variant.id, variant]));
  const isSameSet =
    form.variants.length === known.size &&
    form.variants.every(({ id }) => id !== null && known.has(id));
  if (!isSameSet) return { form, leavesOthers: false };
  const changed = form.variants.filter((variant) => {
    const before = known.get(variant.id);
    return before !== undefined && isVariantChanged(before, variant);
  });
  const variants = changed.length > 0 ? changed : form.variants.slice(0, 1);
  return { form: { ...form, variants }, leavesOthers: true };
}

/** Changes that are not saved, with the version that they belong to. */
export interface ProductDraft {
  version: number | null;
  changes: FieldChange[];
  units: ReturnType<typeof findChangedUnits>;
  /** The version of the draft on the server that this one goes on from. */
  kept?: string | null;
}

/** The draft that the server kept; of a product that is not stored yet its form is compared with an empty one. */
export const fromKept = (
  { baseVersion, changes, form, version }: StoredProductDraft,
  base: ProductForm,
): ProductDraft => ({
  version: baseVersion,
  changes: baseVersion === null ? diffForms(base, form) : changes,
  units: findChangedUnits(form),
  kept: version,
});

export const toDraft = (
  version: number | null,
  base: ProductForm,
  form: ProductForm,
): ProductDraft => ({ version, changes: findChanges(base, form), units: findChangedUnits(form) });

/** The stored variants that a draft changes, so that they are loaded before it is shown; all of them where it adds or removes some. */
export function findTouched(
  { changes, units }: ProductDraft,
  variantIds: readonly string[],
): readonly string[] {
  const paths = changes.map(({ path }) => path);
  if (paths.some((path) => path === 'options' || /^variants\.[^.]+$/.test(path))) return variantIds;
  const touched = new Set([
    ...units.map(({ id }) => id),
    ...paths.map((path) => /^variants\.([^.]+)\./.exec(path)?.[1]),
  ]);
  return variantIds.filter((id) => touched.has(id));
}

/**
 * The form of a draft. What others saved since it was kept is in `stored`: the draft's own version is saved with it, so that the
 * server finds the fields that both changed.
 */
export function fromDraft(stored: ProductForm, { changes, units }: ProductDraft): ProductForm {
  const turned = changes.map(({ path, before, after }) => ({ path, before: after, after: before }));
  return withUnits(revertChanges(stored, [turned]), stored.variants, units);
}

/** Gives variants, which come without units from merging, the units of another form and those entered by hand. */
function withUnits(
  form: ProductForm,
  known: readonly VariantForm[],
  entered: ProductDraft['units'] = [],
): ProductForm {
  const read = new Map(known.map((variant) => [joinValues(variant.values), variant]));
  const units = new Map(entered.map((one) => [one.identity, one]));
  return {
    ...form,
    variants: form.variants.map((variant) => {
      const identity = joinValues(variant.values);
      const own = units.get(identity) ?? read.get(identity);
      return own ? { ...variant, onHand: own.onHand, onHandRead: own.onHandRead } : variant;
    }),
  };
}

/** How a field that both changed is decided: one of the values, or a text joined by hand. */
export type Decision = 'mine' | 'theirs' | { joined: string };

/** The form that a decided conflict leads to. Units entered by hand are kept: conflicts have none. */
export function resolveConflict(
  conflict: ProductConflict,
  decisions: Readonly<Record<string, Decision>>,
  mine: ProductForm,
): ProductForm {
  const written = conflict.conflicts.flatMap(({ path, mine: own, theirs }): FieldChange[] => {
    const decision = decisions[path] ?? 'mine';
    if (decision === 'mine') return [];
    return [{ path, before: decision === 'theirs' ? theirs : decision.joined, after: own }];
  });
  return withUnits(revertChanges(conflict.form, [written]), mine.variants);
}
