import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import type { VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { joinValues } from '@vitrine/contract/shop/product-matrix.ts';
import { buildVariant, type FindSupplier } from './build-variant.rules.ts';
import type { ReadingRules } from './import.types.ts';
import { matchOptions } from './match-options.rules.ts';
import { matchVariations } from './match-variations.rules.ts';
import type { RowCells } from './row-cells.ts';

/** Lookups that the rows of a product need. */
export interface BuildContext {
  rules: ReadingRules;
  findCategory: (cell: string) => string | undefined;
  findSupplier: FindSupplier;
  /** The key of a stored picture by its address; null if it has to be fetched. */
  findPicture: (url: string) => string | null;
  /** The variant that a variation of the source was imported as before, by its ID. */
  findVariant?: (variation: string) => string | undefined;
  /** True if another product has the SKU. */
  isSkuTaken: (sku: string) => boolean;
  /** Where products without a known category are collected. */
  unsortedId: string;
}

export interface VariantRow {
  row: RowCells;
  variant: VariantForm;
}

/** The SKU that the variant has already, or none if a line of the file has it, with a remark about it. `line` is that of the row whose SKU is repeated. */
function keepOwnSku(row: RowCells, own: string, lines: Map<string, number>, line?: number): string {
  const sku = lines.has(own.toLowerCase()) ? '' : own;
  const values: Readonly<Record<string, number>> = line === undefined ? {} : { line };
  if (sku === '') row.note('sku', line === undefined ? 'sku-taken' : 'sku-repeated', values);
  else {
    lines.set(sku.toLowerCase(), row.line);
    const code = line === undefined ? 'sku-replaced' : 'sku-repeat-replaced';
    row.note('sku', code, { ...values, sku });
  }
  return sku;
}

/** A SKU is no key: files repeat it. The variant is imported without it, or keeps the one that it has. */
function withOwnSku(
  row: RowCells,
  variant: VariantForm,
  before: VariantForm | undefined,
  lines: Map<string, number>,
  { isSkuTaken }: BuildContext,
): VariantForm {
  const folded = variant.sku.toLowerCase();
  if (folded === '') return variant;
  const line = lines.get(folded);
  const isTaken = variant.sku !== before?.sku && isSkuTaken(variant.sku);
  if (line === undefined && !isTaken) {
    lines.set(folded, row.line);
    return variant;
  }
  return { ...variant, sku: keepOwnSku(row, before?.sku ?? '', lines, line) };
}

/** A SKU of a variant that the file leaves out stays with it: the variant of the row that has it too keeps its own. */
function replaceKeptSkus(
  made: VariantRow[],
  known: readonly VariantForm[],
  kept: ReadonlySet<VariantForm>,
  lines: Map<string, number>,
): void {
  const keptSkus = new Set([...kept].map(({ sku }) => sku.toLowerCase()));
  for (const one of made) {
    const { row, variant } = one;
    if (variant.sku === '' || !keptSkus.has(variant.sku.toLowerCase())) continue;
    const own = known.find(({ id }) => id !== null && id === variant.id)?.sku ?? '';
    one.variant = { ...variant, sku: keepOwnSku(row, own, lines) };
  }
}

/** The variants that rows change or add, and those of the product that no row names. */
export function buildVariants(
  rows: readonly RowCells[],
  existing: ProductForm | null,
  context: BuildContext,
): { options: ProductForm['options']; made: VariantRow[]; kept: VariantForm[] } {
  const matched = matchOptions(rows, existing?.options ?? []);
  const { options, values, given, missing } = matched;
  const known = existing?.variants ?? [];
  const former = (existing?.options ?? []).map(({ key }) => key);
  const added = given.filter((key) => !former.includes(key));
  for (const [index, row] of rows.entries())
    for (const option of missing[index] ?? []) row.fail(null, 'option-missing', { option });
  const named = matchVariations(
    rows,
    matched,
    existing?.options ?? [],
    known,
    context.findVariant ?? (() => undefined),
  );
  const isNamed = new Set(named.values());
  const free = new Set(known);
  const seen = new Set<string>();
  const skus = new Map<string, number>();
  const made: VariantRow[] = [];
  const find = (
    row: RowCells,
    chosen: Readonly<Record<string, string>>,
  ): VariantForm | undefined => {
    const open = [...free].filter((variant) => !isNamed.has(variant));
    const names = former.filter((key) => given.includes(key));
    if (former.length && names.length === former.length)
      return open.find((variant) => former.every((key) => variant.values[key] === chosen[key]));
    if (!former.length) return given.length || known.length === 1 ? open[0] : undefined;
    // Without its options a variant is found by its SKU, within its product only.
    const sku = row.text('sku');
    const bySku = sku ? open.find((variant) => variant.sku === sku) : undefined;
    return bySku ?? (known.length === 1 ? known[0] : undefined);
  };
  for (const [index, row] of rows.entries()) {
    const chosen = values[index] ?? {};
    if (row.hasErrors) continue;
    const before = named.get(index) ?? find(row, chosen);
    const all = { ...before?.values, ...chosen };
    const lacking = options.filter(({ key }) => all[key] === undefined);
    if (lacking.length) {
      row.fail(null, former.length && !given.length ? 'several-variants' : 'option-missing', {
        option: lacking[0]?.names.en || (lacking[0]?.key ?? ''),
        count: known.length,
      });
      continue;
    }
    const identity = joinValues(all);
    if (seen.has(identity)) {
      row.fail(null, 'option-repeated');
      continue;
    }
    seen.add(identity);
    if (before) free.delete(before);
    const variant = buildVariant(row, all, before, context.rules, context.findSupplier);
    if (variant) made.push({ row, variant: withOwnSku(row, variant, before, skus, context) });
    else if (before) free.add(before);
  }
  // A row that is left out takes no variant: the others are matched again without it.
  if ([...named.keys()].some((index) => rows[index]?.hasErrors))
    return buildVariants(rows, existing, context);
  replaceKeptSkus(made, known, free, skus);
  // Variants that the file leaves out get the first value of an option that is new.
  const kept = [...free].flatMap((variant) => {
    const first = Object.fromEntries(
      added.map((key) => [key, options.find((option) => option.key === key)?.values[0]?.key ?? '']),
    );
    const all = { ...variant.values, ...first };
    if (seen.has(joinValues(all))) return [];
    return [{ ...variant, values: all, onHand: null, onHandRead: null }];
  });
  return { options, made, kept };
}
