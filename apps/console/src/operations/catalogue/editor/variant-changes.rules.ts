import { createProductForm } from '@vitrine/contract/shop/new-product.ts';
import { diffForms, type FieldChange } from '@vitrine/contract/shop/product-changes.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import type { VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';

const empty = createProductForm({ key: 'k', categoryId: '1', variants: [] });

/*
 * Variants are never changed in place: one with a new value is a new object. So the comparison of two of them holds for as long as both
 * exist, and with hundreds of changed variants a further change costs as much as the first.
 */
const compared = new WeakMap<VariantForm, { before: VariantForm; changes: FieldChange[] }>();

/** The fields in which a variant differs from the stored one, units aside. */
function diffVariants(before: VariantForm, after: VariantForm): FieldChange[] {
  if (before === after) return [];
  const known = compared.get(after);
  if (known?.before === before) return known.changes;
  const changes = diffForms({ ...empty, variants: [before] }, { ...empty, variants: [after] });
  compared.set(after, { before, changes });
  return changes;
}

/** True if units in the warehouse were entered, or anything else of the variant. */
export const isVariantChanged = (before: VariantForm, after: VariantForm): boolean =>
  before !== after &&
  (before.onHand !== after.onHand ||
    before.onHandRead !== after.onHandRead ||
    diffVariants(before, after).length > 0);

/** The fields in which a form differs from a stored one; units that were entered by hand are none. */
export function findChanges(base: ProductForm, form: ProductForm): FieldChange[] {
  if (base.variants === form.variants)
    return diffForms({ ...base, variants: [] }, { ...form, variants: [] });
  const stored = new Map(base.variants.flatMap((one) => (one.id === null ? [] : [[one.id, one]])));
  const changes: FieldChange[] = [];
  /** Added variants, and those that are left here were removed. */
  const added: VariantForm[] = [];
  for (const variant of form.variants) {
    const before = variant.id === null ? undefined : stored.get(variant.id);
    if (before) changes.push(...diffVariants(before, variant));
    else added.push(variant);
    stored.delete(variant.id ?? '');
  }
  const removed = base.variants.filter(({ id }) => id === null || stored.has(id));
  return [...diffForms({ ...base, variants: removed }, { ...form, variants: added }), ...changes];
}
