import type { FieldError } from '@vitrine/contract/failures.ts';
import type { StoredProductDraft } from '@vitrine/contract/shop/product-drafts.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import type { VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { useEffect, useMemo, useState } from 'react';
import { useFormDraft } from '../../../lib/form-drafts.ts';
import { countEdits } from '../../../ui/sheet/row-edits.rules.ts';
import { emptySheet } from '../../../ui/sheet/sheet.rules.ts';
import type { Edits, SheetState } from '../../../ui/sheet/sheet.types.ts';
import { useStockOf } from '../stock/use-stock-of.ts';
import { insertVariants } from '../variant-blocks.ts';
import {
  applyEdits,
  countChanges,
  findEdits,
  fromDraft,
  fromKept,
  type ProductDraft,
  pickChanged,
  toDraft,
} from './product-form.rules.ts';
import { addTyped, findWrongEdits } from './typed-meanwhile.rules.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useVariantColumns } from './use-variant-columns.tsx';
import { useVariantLoading } from './use-variant-loading.ts';
import { countMissingPrices, markWrong } from './wrong-cells.rules.ts';

const sumUnits = (variants: readonly VariantForm[]): number =>
  variants.reduce((sum, { onHand }) => sum + (onHand ?? 0), 0);

export interface StoredForm {
  /** Null for a product that is not stored yet. */
  id: string | null;
  version: number | null;
  /** With the variants that are loaded. */
  form: ProductForm;
  /** Of all stored variants, in their order. */
  variantIds: readonly string[];
  /** Units of all stored variants in the warehouse. */
  unitsOnHand: number;
  /** The changes that the server kept. */
  draft: StoredProductDraft | null;
}

/** Changed fields; a function for what goes on behind the page, such as an upload that ends. */
type FieldsPatch = Partial<ProductForm> | ((before: ProductForm) => Partial<ProductForm>);

export type ProductEditing = ReturnType<typeof useProductForm>;

/**
 * A product while it is edited. What is typed into the sheet of variants stays there as changes of its cells; `form` has both. It is
 * kept as a draft of this tab and, for operators who may save it, on the server, until it is saved or discarded.
 */
export function useProductForm(stored: StoredForm, mayKeep: boolean) {
  const product = stored.id ?? 'new';
  const draft = useFormDraft<ProductDraft>(`product|${product}`);
  const kept = useKeptDraft(product, stored.draft, mayKeep);
  const { keeper } = kept;
  // This tab has what was typed last; without it, the server has what was typed in another one.
  const [begun] = useState(
    () => draft.kept ?? (stored.draft ? fromKept(stored.draft, stored.form) : undefined),
  );
  const [isRestored, setRestored] = useState(begun !== undefined);
  const [version, setVersion] = useState(begun?.version ?? stored.version);
  const [base, setBase] = useState(stored);
  // The variants in `fields` are the rows of the sheet: without what was entered there.
  const [fields, setFields] = useState(() => (begun ? fromDraft(stored.form, begun) : stored.form));
  const [sheet, setSheet] = useState<SheetState>(emptySheet);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const stock = useStockOf(stored.id === null ? [] : [stored.id]);
  const columns = useVariantColumns(fields, stock);
  const variants = useMemo(
    () => applyEdits(fields.variants, sheet.edits, columns),
    [fields.variants, sheet.edits, columns],
  );
  const form = useMemo(() => ({ ...fields, variants }), [fields, variants]);
  const isLoaded = useMemo(
    () => new Set(base.form.variants.map(({ id }) => id)),
    [base.form.variants],
  );
  const loading = useVariantLoading({
    productId: stored.id,
    ids: base.variantIds,
    isLoaded: (id) => isLoaded.has(id),
    onLoaded: (variants, wanted) => addVariants(variants, wanted),
  });
  const isComplete = base.form.variants.length >= base.variantIds.length;
  const changeCount = useMemo(() => countChanges(base.form, form), [base, form]);

  /** Adds variants that were loaded; wanted ones that did not come were removed by a colleague. */
  const addVariants = (variants: readonly VariantForm[], wanted: readonly string[]) => {
    const found = new Set(variants.map(({ id }) => id));
    const gone = new Set(wanted.filter((id) => !found.has(id)));
    setBase((before) => {
      const variantIds = before.variantIds.filter((id) => !gone.has(id));
      const all = insertVariants(before.form.variants, variants, variantIds);
      return { ...before, variantIds, form: { ...before.form, variants: all } };
    });
    setFields((before) => ({
      ...before,
      variants: insertVariants(before.variants, variants, base.variantIds),
    }));
  };
  /** Shows a form as changes of a stored one, with cells that are in error. */
  const show = (next: ProductForm, from: ProductForm, wrong: Edits = new Map()) => {
    const { rows, edits } = findEdits(from.variants, next.variants, columns);
    const all = new Map(edits);
    for (const [id, cells] of wrong) all.set(id, new Map([...(all.get(id) ?? []), ...cells]));
    setFields({ ...next, variants: rows });
    setSheet({ ...emptySheet, edits: all });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a restored draft is put into the sheet once
  useEffect(() => {
    if (!begun) return;
    show(fields, stored.form);
    const other = stored.draft;
    if (!other || begun.kept === other.version) return;
    if (countChanges(fromDraft(stored.form, fromKept(other, stored.form)), fields) > 0)
      keeper.contest();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft of this tab follows the form
  useEffect(() => {
    if (changeCount > 0)
      draft.keep(
        { ...toDraft(version, base.form, form), kept: kept.version },
        toDraft(version, base.form, base.form),
      );
    else draft.forget();
  }, [form, base, version, kept.version]);
  const pickUnsaved = () => ({ baseVersion: version, ...pickChanged(base.form, form) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: likewise the draft on the server
  useEffect(() => {
    if (!mayKeep) return;
    if (changeCount > 0) keeper.keep(pickUnsaved);
    else keeper.drop();
  }, [form, base, version]);
  const forget = () => {
    draft.forget();
    setRestored(false);
  };

  return {
    id: stored.id,
    version,
    base: base.form,
    form,
    columns,
    sheet,
    rows: fields.variants,
    /** Of a stored product whose variants are not all loaded: the ids of all. */
    variantIds: base.variantIds,
    loading,
    /** All variants are loaded: options can be changed, and so can all variants at once. */
    isComplete,
    variantCount: isComplete ? form.variants.length : base.variantIds.length,
    unitsOnHand: base.unitsOnHand + sumUnits(form.variants) - sumUnits(base.form.variants),
    addVariants,
    setSheet,
    changeCount,
    sheetErrors: countEdits(sheet.edits).errors,
    missingPrices: countMissingPrices(sheet.edits, variants),
    isRestored,
    kept,
    /** Forgets the changes of this window, because those of another one are opened instead. */
    leaveDraft: forget,
    /** After a save that failed. */
    keepOn: () => mayKeep && keeper.resume(pickUnsaved),
    keepOwn: () => void keeper.takeOver(pickUnsaved),
    errors,
    setErrors,
    /** Shows a problem at the cells of a column, and chooses the first one. */
    markWrong: (column: string, indexes: readonly number[], error: string) =>
      setSheet((before) => markWrong(before, fields.variants, columns, { column, indexes, error })),
    /** The server's message for a field; it goes when the field is changed. */
    errorOf: (path: string): string | undefined =>
      errors.find((error) => error.path === path || error.path.startsWith(`${path}.`))?.message,
    /** Changes fields that are not in the sheet. */
    change: (patch: FieldsPatch) => {
      const patchOf = (before: ProductForm) =>
        typeof patch === 'function' ? patch(before) : patch;
      setFields((before) => ({ ...before, ...patchOf(before) }));
      const changed = Object.keys(patchOf(fields));
      setErrors((all) => all.filter(({ path }) => !changed.includes(path.split('.')[0] ?? '')));
    },
    /** Changes the rows of the sheet: by options, or fields without a column. */
    changeVariants: (variants: ProductForm['variants'], patch: Partial<ProductForm> = {}) =>
      show({ ...form, ...patch, variants }, base.form),
    /**
     * Takes a form that was saved, with the variants that were sent or that others changed. What was typed since the save began, when the
     * page was `begun`, stays as changes.
     */
    take: (
      next: Pick<StoredForm, 'version' | 'form' | 'variantIds'> & { id: string },
      begun: ProductForm,
    ) => {
      const variants = insertVariants(next.form.variants, base.form.variants, next.variantIds);
      const from = { ...next.form, variants };
      const typed = addTyped(from, begun, form);
      forget();
      // Also for a page that was left meanwhile, and for the one of a new product that is opened next.
      if (typed !== from)
        draft.keepAs(
          `product|${next.id}`,
          toDraft(next.version, from, typed),
          toDraft(next.version, from, from),
        );
      const unitsOnHand = base.unitsOnHand + sumUnits(variants) - sumUnits(base.form.variants);
      setVersion(next.version);
      setBase({ ...stored, ...next, form: from, unitsOnHand });
      show(
        stored.id === null ? from : typed,
        from,
        findWrongEdits(sheet.edits, fields.variants, variants),
      );
      setErrors([]);
    },
    /** The units of a variant were changed behind the page: with the next save nothing is added to them. */
    takeUnits: (variantId: string, units: number) => {
      const withUnits = (variants: ProductForm['variants']) =>
        variants.map((variant) =>
          variant.id === variantId ? { ...variant, onHand: units, onHandRead: units } : variant,
        );
      setBase((before) => {
        const variants = withUnits(before.form.variants);
        const more = sumUnits(variants) - sumUnits(before.form.variants);
        return {
          ...before,
          form: { ...before.form, variants },
          unitsOnHand: before.unitsOnHand + more,
        };
      });
      setFields((before) => ({ ...before, variants: withUnits(before.variants) }));
    },
    discard: () => {
      forget();
      setVersion(base.version);
      setFields(base.form);
      setSheet(emptySheet);
      setErrors([]);
    },
  };
}
