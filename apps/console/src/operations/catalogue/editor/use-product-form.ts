import type { FieldError } from '@vitrine/contract/failures.ts';
import type { StoredProductDraft } from '@vitrine/contract/shop/product-drafts.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { useEffect, useMemo, useState } from 'react';
import { useFormDraft } from '../../../lib/form-drafts.ts';
import { countEdits, emptySheet } from '../../../ui/sheet/sheet.rules.ts';
import type { SheetState } from '../../../ui/sheet/sheet.types.ts';
import { useStockOf } from '../stock/use-stock-of.ts';
import {
  applyEdits,
  countChanges,
  findEdits,
  fromDraft,
  fromKept,
  type ProductDraft,
  toDraft,
} from './product-form.rules.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useVariantColumns } from './use-variant-columns.tsx';

export interface StoredForm {
  /** Null for a product that is not stored yet. */
  id: string | null;
  version: number | null;
  form: ProductForm;
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
  const form = useMemo(
    () => ({ ...fields, variants: applyEdits(fields.variants, sheet.edits, columns) }),
    [fields, sheet.edits, columns],
  );
  const changeCount = useMemo(() => countChanges(base.form, form), [base, form]);

  /** Shows a form as changes of a stored one. */
  const show = (next: ProductForm, from: ProductForm) => {
    const { rows, edits } = findEdits(from.variants, next.variants, columns);
    setFields({ ...next, variants: rows });
    setSheet({ ...emptySheet, edits });
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: likewise the draft on the server
  useEffect(() => {
    if (!mayKeep) return;
    if (changeCount > 0) keeper.keep({ baseVersion: version, form });
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
    setSheet,
    changeCount,
    sheetErrors: countEdits(sheet.edits).errors,
    isRestored,
    kept,
    /** Forgets the changes of this window, because those of another one are opened instead. */
    leaveDraft: forget,
    /** After a save that failed. */
    keepOn: () => mayKeep && keeper.keep({ baseVersion: version, form }),
    keepOwn: () => void keeper.takeOver({ baseVersion: version, form }),
    errors,
    setErrors,
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
    /** Takes a form that was stored, or one with its decisions that still has to be. */
    take: (next: { version: number | null; form: ProductForm; stored?: ProductForm }) => {
      forget();
      const from = next.stored ?? next.form;
      setVersion(next.version);
      setBase({ ...stored, version: next.version, form: from });
      show(next.form, from);
      setErrors([]);
    },
    /** The units of a variant were changed behind the page: with the next save nothing is added to them. */
    takeUnits: (variantId: string, units: number) => {
      const withUnits = (variants: ProductForm['variants']) =>
        variants.map((variant) =>
          variant.id === variantId ? { ...variant, onHand: units, onHandRead: units } : variant,
        );
      setBase((before) => ({
        ...before,
        form: { ...before.form, variants: withUnits(before.form.variants) },
      }));
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
