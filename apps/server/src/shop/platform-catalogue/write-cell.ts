import { type ProductCell, productCells } from '@vitrine/contract/shop/product-cells.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import type { FieldProblem } from '#platform/failure.ts';

type Variant = ProductForm['variants'][number];

const isOfProduct = (field: string): field is (typeof productCells)[number] =>
  (productCells as readonly string[]).includes(field);

const asDollars = (value: ProductCell['value']) => ({ amount: value, currency: 'USD' });

/** A variant with one cell changed; the form's shape refuses a value that does not fit. */
function writeVariantCell(variant: Variant, { field, value }: ProductCell): object {
  switch (field) {
    case 'platformPrice':
      return { ...variant, platformPrice: asDollars(value) };
    case 'recommendedPrice':
      return { ...variant, recommendedPrice: value === null ? null : asDollars(value) };
    // The preferred supplier's cost.
    case 'cost':
      return {
        ...variant,
        supplies: variant.supplies.map((supply) =>
          supply.isPreferred ? { ...supply, cost: { ...supply.cost, amount: value } } : supply,
        ),
      };
    default:
      return { ...variant, [field]: value };
  }
}

/** The form with one cell changed. */
export function writeCell(form: ProductForm, cell: ProductCell): ProductForm {
  const { variantId, field, value } = cell;
  if (isOfProduct(field)) {
    if (field !== 'name') return { ...form, [field]: value };
    return { ...form, texts: { ...form.texts, en: { ...form.texts.en, name: value as string } } };
  }
  return {
    ...form,
    variants: form.variants.map((variant) =>
      variant.id === variantId ? (writeVariantCell(variant, cell) as Variant) : variant,
    ),
  };
}

/** Why a cell cannot be written at all: its variant is not there, or no supplier has the cost. */
export function findCellProblem(
  form: ProductForm,
  { variantId, field }: ProductCell,
): 'gone' | 'one-preferred' | undefined {
  if (isOfProduct(field)) return undefined;
  const variant = form.variants.find(({ id }) => id === variantId);
  if (!variant) return 'gone';
  const hasCost = variant.supplies.some(({ isPreferred }) => isPreferred);
  return field === 'cost' && !hasCost ? 'one-preferred' : undefined;
}

/** The cell of a field that was refused: `variants.3.sku` is the SKU of the fourth variant. */
export function toCell(
  form: ProductForm | undefined,
  path: string,
): { variantId: string | null; field: string } {
  if (path === 'texts.en.name') return { variantId: null, field: 'name' };
  const [, index, rest] = /^variants\.(\d+)\.(.+)$/.exec(path) ?? [];
  if (!form || index === undefined || rest === undefined) return { variantId: null, field: path };
  return {
    variantId: form.variants[Number(index)]?.id ?? null,
    field: rest.startsWith('supplies') ? 'cost' : (rest.split('.')[0] ?? rest),
  };
}

const fold = (value: unknown): string => String(value).toLowerCase();

/**
 * The sent cells that refused fields come from. Where a field was not sent itself, its value contradicts the same one in cells that were:
 * a SKU that one variant keeps, and another was to get.
 */
export function findRefusedCells(
  form: ProductForm,
  cells: readonly ProductCell[],
  problems: readonly FieldProblem[],
): Map<ProductCell, FieldProblem> {
  const refused = new Map<ProductCell, FieldProblem>();
  const places = problems.map((problem) => ({ problem, ...toCell(form, problem.path) }));
  for (const { problem, variantId, field } of places)
    for (const cell of cells)
      if (cell.field === field && (isOfProduct(field) || cell.variantId === variantId))
        refused.set(cell, problem);
  if (refused.size > 0) return refused;
  for (const { problem, variantId, field } of places) {
    if (field !== 'sku') continue;
    const kept = form.variants.find(({ id }) => id === variantId)?.sku;
    for (const cell of cells)
      if (cell.field === field && fold(cell.value) === fold(kept)) refused.set(cell, problem);
  }
  return refused;
}
