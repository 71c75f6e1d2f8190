import { diffForms, type FieldChange } from '@vitrine/contract/shop/product-changes.ts';
import type { VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { joinValues } from '@vitrine/contract/shop/product-matrix.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { products } from '../catalogue/catalogue.tables.ts';
import { lockCodes, readForms, type StoredForm } from '../catalogue/index.ts';
import { suppliers } from '../catalogue/suppliers.tables.ts';
import { readStockLevels } from '../stock/index.ts';
import { type BuiltProduct, buildForm } from './build-form.rules.ts';
import { type catalogueImportItems, productSources } from './catalogue-import.tables.ts';
import { chooseKey } from './choose-key.ts';
import type { Categories } from './find-categories.ts';
import { getSource, type ReadImport } from './find-import.ts';
import { findPictures } from './find-pictures.ts';
import { findVariations } from './find-variations.ts';
import type { ImportRecord, NamedSupplier, ReadingRules } from './import.types.ts';
import { expandVariations, isOfVariation } from './layouts/woocommerce.ts';
import { toWholeKey } from './product-key.rules.ts';
import { withoutProduct } from './reading-rules.ts';

export type ItemRow = Pick<
  typeof catalogueImportItems.$inferSelect,
  'id' | 'key' | 'line' | 'records' | 'outcome'
>;

export interface EvaluatedItem {
  item: ItemRow;
  built: BuiltProduct;
  existing: StoredForm | null;
  /** Fields that change; stock is not among them. */
  changes: FieldChange[];
  changesStock: boolean;
  /** Its source has other IDs for its variations than those that are stored. */
  hasNewIds: boolean;
}

export interface Evaluation {
  row: ReadImport;
  rules: ReadingRules;
  categories: Categories;
  /** SKUs of products of the file that come first, in small letters, by the item. */
  skus: Map<string, string>;
}

/** The products that the keys of a file are known to name, by key. */
async function findProductIds(
  ctx: Ctx,
  row: ReadImport,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const source = getSource(row);
  const { foreignKey, productId } = productSources;
  const rows = await ctx.db
    .select({ key: foreignKey, id: productId })
    .from(productSources)
    .where(and(eq(productSources.source, source), inArray(foreignKey, [...keys])));
  const found = new Map(rows.map(({ key, id }) => [key, id]));
  if (source !== '') return found;
  const handles = new Map(keys.map((key) => [key, toWholeKey(key, 80)]));
  const byHandle = await ctx.db
    .select({ key: products.key, id: products.id })
    .from(products)
    .where(inArray(products.key, [...new Set(handles.values())]));
  const ids = new Map(byHandle.map(({ key, id }) => [key, id]));
  for (const [key, handle] of handles) {
    const id = ids.get(handle);
    if (id && !found.has(key)) found.set(key, id);
  }
  return found;
}

/** The product that has a SKU, by the SKU. */
async function findSkuOwners(ctx: Ctx, skus: readonly string[]): Promise<Map<string, string>> {
  if (!skus.length) return new Map();
  const rows = await ctx.db.rows(
    sql`select sku, product_id from variants where sku = any(${sql.param([...skus])}::text[])`,
    { sku: as.text, productId: as.id },
  );
  return new Map(rows.map(({ sku, productId }) => [sku, productId]));
}

async function readSuppliers(ctx: Ctx, rules: ReadingRules): Promise<Map<string, NamedSupplier>> {
  if (!rules.targets.has('supplier')) return new Map();
  const { id, name, currency } = suppliers;
  const rows = await ctx.db.select({ id, name, currency }).from(suppliers);
  return new Map(
    rows.map((row) => [row.name.toLowerCase(), { id: row.id, currency: row.currency }]),
  );
}

const cellsOf = (items: readonly ItemRow[], target: 'sku' | 'pictureUrl' | 'variantPictureUrl') => [
  ...new Set(
    items.flatMap(({ records }) => records.flatMap(({ cells }) => cells[target]?.trim() || [])),
  ),
];

/** The forms with the units that are in the warehouse, which an import changes by the difference. */
async function withUnits(ctx: Ctx, forms: readonly StoredForm[]): Promise<StoredForm[]> {
  const levels = await readStockLevels(
    ctx,
    forms.flatMap(({ form }) => form.variants.flatMap(({ id }) => id ?? [])),
  );
  return forms.map((stored) => ({
    ...stored,
    form: {
      ...stored.form,
      variants: stored.form.variants.map((variant) => ({
        ...variant,
        onHand: levels.get(variant.id ?? '')?.onHand ?? 0,
      })),
    },
  }));
}

const isOfProduct = ({ variation }: ImportRecord): boolean => variation === undefined;

/** The rows of a product before those of its variations, wherever they are in the file. */
const productFirst = (records: readonly ImportRecord[]): ImportRecord[] =>
  [...records].sort((one, other) => Number(isOfProduct(other)) - Number(isOfProduct(one)));

/** Rows of variations that name a product which is neither in the file nor known. */
function findOrphans(
  row: ReadImport,
  item: ItemRow,
  records: readonly ImportRecord[],
): BuiltProduct | undefined {
  if (row.settings.layout !== 'woocommerce' || records.some(isOfProduct)) return undefined;
  return {
    form: null,
    problems: records.map(({ line }) => ({
      line,
      target: null,
      found: isOfVariation(item.key) ? '' : item.key,
      code: 'parent-missing',
    })),
    pictures: [],
    given: [],
    wanted: 'draft',
    leftOut: records.map(({ line }) => line),
    lines: new Map(),
    variations: new Map(),
  };
}

/** Compares some products of a file with the catalogue as it is now. With `isLocking` their rows are locked, and then the writing of codes. */
export async function evaluateItems(
  ctx: Ctx,
  { row, rules, categories, skus }: Evaluation,
  items: readonly ItemRow[],
  { isLocking = false } = {},
): Promise<EvaluatedItem[]> {
  const ids = await findProductIds(
    ctx,
    row,
    items.map(({ key }) => key),
  );
  const forms = await readForms(ctx, [...new Set(ids.values())], { isLocking });
  const stored = new Map((await withUnits(ctx, forms)).map((one) => [one.id, one]));
  // Before it is read which SKUs others have, so that they are still free when they are written.
  if (isLocking) await lockCodes(ctx);
  const owners = await findSkuOwners(ctx, cellsOf(items, 'sku'));
  const named = await readSuppliers(ctx, rules);
  const findPicture = await findPictures(ctx, [
    ...cellsOf(items, 'pictureUrl'),
    ...cellsOf(items, 'variantPictureUrl'),
  ]);
  const findVariant = await findVariations(ctx, row, items);
  const naming = { hasHandles: getSource(row) === '', categories, chosen: new Set<string>() };
  const evaluated: EvaluatedItem[] = [];
  for (const item of items) {
    const existing = stored.get(ids.get(item.key) ?? '') ?? null;
    const records =
      row.settings.layout === 'woocommerce'
        ? productFirst(expandVariations(item.records, row.settings.language))
        : item.records;
    const orphans = existing ? undefined : findOrphans(row, item, records);
    const key = existing?.form.key ?? (await chooseKey(ctx, item, naming));
    const built =
      orphans ??
      buildForm(key, records, existing?.form ?? null, {
        rules: records.some(isOfProduct) ? rules : withoutProduct(rules),
        findCategory: categories.find,
        findSupplier: (name) => named.get(name.toLowerCase()),
        findPicture,
        findVariant,
        isSkuTaken(sku) {
          const owner = owners.get(sku);
          if (owner && owner !== existing?.id) return true;
          const first = skus.get(sku.toLowerCase());
          return first !== undefined && first !== item.id;
        },
        unsortedId: categories.unsortedId,
      });
    for (const variant of built.form?.variants ?? [])
      if (variant.sku && !skus.has(variant.sku.toLowerCase()))
        skus.set(variant.sku.toLowerCase(), item.id);
    evaluated.push({
      ...describeChanges(item, built, existing),
      hasNewIds: [...findNamedVariants(built, existing?.form.variants ?? [])].some(
        ([variation, variantId]) => findVariant(variation) !== variantId,
      ),
    });
  }
  return evaluated;
}

/** The variants that have IDs in the source of the file, by these. */
export function findNamedVariants(
  { variations }: BuiltProduct,
  variants: readonly VariantForm[],
): Map<string, string> {
  const ids = new Map(variants.map(({ values, id }) => [joinValues(values), id]));
  return new Map(
    [...variations].flatMap(([variation, identity]): [string, string][] => {
      const variantId = ids.get(identity);
      return variantId ? [[variation, variantId]] : [];
    }),
  );
}

/** A product whose pictures have to be fetched first is not put on sale before they are there. */
function describeChanges(
  item: ItemRow,
  built: BuiltProduct,
  existing: StoredForm | null,
): Omit<EvaluatedItem, 'hasNewIds'> {
  if (!existing || !built.form) return { item, built, existing, changes: [], changesStock: false };
  const units = new Map(existing.form.variants.map(({ id, onHand }) => [id, onHand]));
  return {
    item,
    built,
    existing,
    changes: diffForms(existing.form, built.form),
    changesStock: built.form.variants.some(
      ({ id, onHand }) => onHand !== null && onHand !== (units.get(id) ?? 0),
    ),
  };
}
