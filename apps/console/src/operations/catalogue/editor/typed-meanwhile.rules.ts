import { mergeForms } from '@vitrine/contract/shop/product-changes.ts';
import { isSame } from '@vitrine/contract/shop/product-fields.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import type { VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { joinValues } from '@vitrine/contract/shop/product-matrix.ts';
import type { Edit, Edits } from '../../../ui/sheet/sheet.types.ts';
import { getRowId } from './product-form.rules.ts';
import { findChanges } from './variant-changes.rules.ts';

const mapByValues = (variants: readonly VariantForm[]): Map<string, VariantForm> =>
  new Map(variants.map((variant) => [joinValues(variant.values), variant]));

/**
 * The saved form with what was typed while it was being saved: the differences between the page when the save began and now. A field
 * that a colleague saved too keeps what was typed.
 */
export function addTyped(saved: ProductForm, begun: ProductForm, now: ProductForm): ProductForm {
  const [before, after, stored] = [begun, now, saved].map((form) => mapByValues(form.variants));
  const findUnits = (values: VariantForm['values']): number | null => {
    const own = after?.get(joinValues(values));
    if (!own) return null;
    const known = before?.get(joinValues(values));
    return own.onHand === (known ? known.onHand : own.onHandRead) ? null : own.onHand;
  };
  const hasUnits = now.variants.some(({ values }) => findUnits(values) !== null);
  if (!hasUnits && findChanges(begun, now).length === 0) return saved;
  // Variants that were added have their ids in the saved form only.
  const withIds = (form: ProductForm): ProductForm => ({
    ...form,
    variants: form.variants.map((variant) =>
      variant.id === null
        ? { ...variant, id: stored?.get(joinValues(variant.values))?.id ?? null }
        : variant,
    ),
  });
  const merged = mergeForms(withIds(begun), withIds(now), saved).form;
  return {
    ...merged,
    variants: merged.variants.map((variant) => {
      const known = stored?.get(joinValues(variant.values));
      const onHandRead = known?.onHandRead ?? null;
      const onHand = findUnits(variant.values) ?? known?.onHand ?? null;
      const typed = { ...variant, onHand, onHandRead };
      // The same object is not compared again.
      return known && isSame(known, typed) ? known : typed;
    }),
  };
}

/** The cells with errors, which no save includes, at the rows of the saved variants. */
export function findWrongEdits(
  edits: Edits,
  rows: readonly VariantForm[],
  saved: readonly VariantForm[],
): Edits {
  const stored = mapByValues(saved);
  return new Map(
    rows.flatMap((row): [string, ReadonlyMap<string, Edit>][] => {
      const cells = [...(edits.get(getRowId(row)) ?? [])].filter(
        ([, { error }]) => error !== undefined,
      );
      const variant = stored.get(joinValues(row.values));
      return variant && cells.length > 0 ? [[getRowId(variant), new Map(cells)]] : [];
    }),
  );
}
