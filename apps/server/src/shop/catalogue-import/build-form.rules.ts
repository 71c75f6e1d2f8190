import { languages } from '@vitrine/contract/locales.ts';
import {
  type ImportTarget,
  optionImportFields,
  variantImportFields,
} from '@vitrine/contract/shop/catalogue-import-fields.ts';
import { type ProductForm, productFormShape } from '@vitrine/contract/shop/product-form.ts';
import { type VariantForm, variantsMax } from '@vitrine/contract/shop/product-form-parts.ts';
import { joinValues } from '@vitrine/contract/shop/product-matrix.ts';
import { buildPictures, type GivenPicture, toImage } from './build-pictures.rules.ts';
import { buildProduct, createEmptyProduct } from './build-product.rules.ts';
import { buildVariant, type FindSupplier } from './build-variant.rules.ts';
import type { ImportRecord, ReadingRules, RowProblem } from './import.types.ts';
import { matchOptions } from './match-options.rules.ts';
import { RowCells } from './row-cells.ts';
import { toRowProblem } from './shape-problems.rules.ts';

/** Lookups that the rows of a product need. */
export interface BuildContext {
  rules: ReadingRules;
  findCategory: (cell: string) => string | undefined;
  findSupplier: FindSupplier;
  /** The key of a stored picture by its address; null if it has to be fetched. */
  findPicture: (url: string) => string | null;
  /** True if another product has the SKU. */
  isSkuTaken: (sku: string) => boolean;
  /** Where products without a known category are collected. */
  unsortedId: string;
}

export interface BuiltProduct {
  /** Null if nothing of the product can be imported. */
  form: ProductForm | null;
  problems: RowProblem[];
  /** Pictures that have to be fetched first; the form has the others. */
  pictures: GivenPicture[];
  /** All pictures that the file names, in their order. */
  given: GivenPicture[];
  /** The status that the file wants, which a product without its pictures does not get yet. */
  wanted: ProductForm['status'];
  /** Lines whose variants are left out. */
  leftOut: number[];
}

const variantTargets: readonly ImportTarget[] = [
  ...variantImportFields,
  ...optionImportFields
    .filter((field) => field.endsWith('Value'))
    .flatMap((field) => languages.map((language) => `${field}.${language}` as ImportTarget)),
  'variantPictureUrl',
];

interface VariantRow {
  row: RowCells;
  variant: VariantForm;
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
  if (line === undefined) row.note('sku', 'sku-taken');
  else row.note('sku', 'sku-repeated', { line });
  const own = before?.sku ?? '';
  return { ...variant, sku: lines.has(own.toLowerCase()) ? '' : own };
}

/** The variants that rows change or add, and those of the product that no row names. */
function buildVariants(
  rows: readonly RowCells[],
  existing: ProductForm | null,
  context: BuildContext,
): { options: ProductForm['options']; made: VariantRow[]; kept: VariantForm[] } {
  const { options, values, given, missing } = matchOptions(rows, existing?.options ?? []);
  const known = existing?.variants ?? [];
  const former = (existing?.options ?? []).map(({ key }) => key);
  const added = given.filter((key) => !former.includes(key));
  const free = new Set(known);
  const seen = new Set<string>();
  const skus = new Map<string, number>();
  const made: VariantRow[] = [];
  const find = (
    row: RowCells,
    chosen: Readonly<Record<string, string>>,
  ): VariantForm | undefined => {
    const names = former.filter((key) => given.includes(key));
    if (former.length && names.length === former.length)
      return [...free].find((variant) =>
        former.every((key) => variant.values[key] === chosen[key]),
      );
    if (!former.length) return given.length || known.length === 1 ? [...free][0] : undefined;
    // Without its options a variant is found by its SKU, within its product only.
    const sku = row.text('sku');
    const bySku = sku ? [...free].find((variant) => variant.sku === sku) : undefined;
    return bySku ?? (known.length === 1 ? known[0] : undefined);
  };
  for (const [index, row] of rows.entries()) {
    const chosen = values[index] ?? {};
    for (const option of missing[index] ?? []) row.fail(null, 'option-missing', { option });
    if (row.hasErrors) continue;
    const before = find(row, chosen);
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

/** Variants in their former order, then those that are new in the order of the file. */
function orderVariants(
  existing: ProductForm | null,
  made: readonly VariantRow[],
  kept: readonly VariantForm[],
): VariantForm[] {
  const byId = new Map(
    [...made.map(({ variant }) => variant), ...kept].map((one) => [one.id, one]),
  );
  const former = (existing?.variants ?? []).flatMap(({ id }) => byId.get(id) ?? []);
  return [...former, ...made.flatMap(({ variant }) => (variant.id === null ? [variant] : []))];
}

/** Removes options and values that only rows left out have named. */
function dropUnused(
  options: ProductForm['options'],
  variants: readonly VariantForm[],
  existing: ProductForm | null,
): ProductForm['options'] {
  const former = new Map(
    (existing?.options ?? []).map(({ key, values }) => [
      key,
      new Set(values.map((one) => one.key)),
    ]),
  );
  return options.flatMap((option) => {
    const used = new Set(variants.map(({ values }) => values[option.key]));
    const values = option.values.filter(
      ({ key }) => used.has(key) || former.get(option.key)?.has(key),
    );
    return values.length ? [{ ...option, values }] : [];
  });
}

function mergeImages(
  given: readonly GivenPicture[] | undefined,
  existing: ProductForm | null,
): { images: ProductForm['images']; pending: GivenPicture[] } {
  const before = existing?.images ?? [];
  if (!given) return { images: before, pending: [] };
  const pending = given.filter(({ key }) => key === null);
  const find = (key: string) => before.find((image) => image.key === key);
  const known = given.flatMap((picture) =>
    picture.key === null ? [] : [toImage(picture, picture.key, find(picture.key))],
  );
  const unique = known.filter(
    (image, index) => known.findIndex(({ key }) => key === image.key) === index,
  );
  if (!pending.length) return { images: unique, pending };
  // Former pictures stay until all of the others have come.
  const named = new Set(unique.map(({ key }) => key));
  return { images: [...unique, ...before.filter(({ key }) => !named.has(key))], pending };
}

/** A row that is read twice has each of its problems once. */
function uniqueProblems(rows: readonly RowCells[]): RowProblem[] {
  const keyOf = ({ line, target, code }: RowProblem) => `${line} ${target} ${code}`;
  return [
    ...new Map(
      rows.flatMap(({ problems }) => problems).map((problem) => [keyOf(problem), problem]),
    ).values(),
  ];
}

/** The product that its rows make, with a problem for each wrong cell. Reads nothing but its input. */
export function buildForm(
  key: string,
  records: readonly ImportRecord[],
  existing: ProductForm | null,
  context: BuildContext,
): BuiltProduct {
  const { rules, findCategory, findPicture, unsortedId } = context;
  const rows = records.map((record) => new RowCells(record, rules));
  const [first] = rows;
  const fail = (): BuiltProduct => ({
    form: null,
    problems: uniqueProblems(rows),
    pictures: [],
    given: [],
    wanted: 'draft',
    leftOut: rows.map(({ line }) => line),
  });
  if (!first) return { ...fail(), leftOut: [] };
  const product = buildProduct(
    first,
    existing ?? createEmptyProduct(unsortedId),
    findCategory,
    unsortedId,
    rules.hasHtml,
  );
  const isNamed = languages.some((language) => product.texts[language].name !== '');
  if (!isNamed) first.fail('name.en', 'name-missing');
  if (first.hasErrors) return fail();
  let variantRows = rows.filter((row) => row.hasAny(variantTargets));
  if (!variantRows.length && !existing) {
    first.fail('price', 'price-missing');
    return fail();
  }
  if (variantRows.length > variantsMax) {
    first.fail(null, 'too-many-variants', { max: variantsMax });
    return fail();
  }
  const shownOf = (made: readonly VariantRow[]) =>
    made.flatMap(({ row, variant }) => {
      const url = row.text('variantPictureUrl');
      return url ? [{ url, values: variant.values }] : [];
    });
  // A row whose variant the shape rejects is left out, and the product is built again without it.
  for (;;) {
    const { options: all, made, kept } = buildVariants(variantRows, existing, context);
    const variants = orderVariants(existing, made, kept);
    if (!variants.length) return fail();
    const options = dropUnused(all, variants, existing);
    const given = buildPictures(rows, options, shownOf(made), findPicture, existing?.images ?? []);
    const { images, pending } = mergeImages(given, existing);
    const form = { ...product, key, options, variants, images };
    const parsed = productFormShape.safeParse(form);
    if (parsed.success) {
      const left = new Set(made.map(({ row }) => row));
      return {
        form: parsed.data,
        problems: uniqueProblems(rows),
        pictures: pending,
        given: given ?? [],
        wanted: parsed.data.status,
        leftOut: rows
          .filter((row) => row.hasAny(variantTargets) && !left.has(row))
          .map(({ line }) => line),
      };
    }
    const wrong = new Set<RowCells>();
    for (const issue of parsed.error.issues) {
      const index = issue.path[0] === 'variants' ? Number(issue.path[1]) : -1;
      const variant = variants[index];
      const own = made.find((one) => one.variant === variant)?.row;
      const problem = toRowProblem(issue);
      (own ?? first).fail(problem.target, problem.code, problem.values);
      wrong.add(own ?? first);
    }
    if (wrong.has(first) && !made.some(({ row }) => row === first)) return fail();
    const rest = variantRows.filter((row) => !wrong.has(row));
    if (rest.length === variantRows.length || (!rest.length && !existing)) return fail();
    variantRows = rest;
  }
}
