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
import { type BuildContext, buildVariants, type VariantRow } from './build-variants.rules.ts';
import type { ImportRecord, RowProblem } from './import.types.ts';
import { RowCells } from './row-cells.ts';
import { toRowProblem } from './shape-problems.rules.ts';

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
  /** The lines of the variants that rows make, by their joined values. */
  lines: Map<string, number>;
  /** The values of the variants that have an ID in the source of the file, joined, by the ID. */
  variations: Map<string, string>;
}

const variantTargets: readonly ImportTarget[] = [
  ...variantImportFields,
  ...optionImportFields
    .filter((field) => field.endsWith('Value'))
    .flatMap((field) => languages.map((language) => `${field}.${language}` as ImportTarget)),
  'variantPictureUrl',
];

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
    lines: new Map(),
    variations: new Map(),
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
        lines: new Map(made.map(({ row, variant }) => [joinValues(variant.values), row.line])),
        variations: new Map(
          made.flatMap(({ row: { variation }, variant }): [string, string][] =>
            variation ? [[variation, joinValues(variant.values)]] : [],
          ),
        ),
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
