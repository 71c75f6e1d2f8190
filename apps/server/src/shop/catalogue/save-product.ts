import {
  diffForms,
  type FieldChange,
  mergeForms,
  revertChanges,
} from '@vitrine/contract/shop/product-changes.ts';
import { type ProductForm, productFormShape } from '@vitrine/contract/shop/product-form.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound, sqlState } from '#platform/failure.ts';
import { announceLeaving } from './announce.ts';
import { catalogueHooks } from './catalogue.hooks.ts';
import { checkForm } from './check-form.ts';
import { describeConflict } from './describe-conflict.ts';
import { hasNewCodes, lockCodes } from './lock-codes.ts';
import { groupPriceNews } from './price-news.rules.ts';
import { productChanges } from './product-changes.tables.ts';
import { findForm, type StoredForm } from './read-form.ts';
import { recordChanges, recordNews } from './record-changes.ts';
import { refreshCards } from './refresh-cards.ts';
import { insertProduct, updateProduct } from './write-product.ts';

export interface SaveProductInput {
  /** Null for a new product. */
  id: string | null;
  /** The version that the form was read with; null overwrites whatever is there (imports, undo). */
  version: number | null;
  form: ProductForm;
  source: (typeof productChanges.$inferInsert)['source'];
}

export interface SavedProduct {
  id: string;
  version: number;
  /** In the order of the form's variants. */
  variantIds: string[];
  /** The form as it is stored now, with ids and SKUs. */
  form: ProductForm;
  /** The changed fields; empty for a new product and for a save without a change. */
  changes: FieldChange[];
  isNew: boolean;
  /** It enters or leaves lists of stores, or may. */
  isMoved: boolean;
}

/** Changes of whether a product is for sale, or of its category. */
const isOfPlace = /^(?:status|categoryId|saleFrom)$|^variants\.[^.]+(?:\.isActive)?$/;

const byPath = (changes: readonly FieldChange[], path: string) =>
  changes.find((change) => change.path === path);

/** The form as it was at an older version, from the changes since. */
export async function readOlderForm(
  ctx: Ctx,
  stored: StoredForm,
  version: number,
): Promise<ProductForm> {
  if (version === stored.version) return stored.form;
  if (version > stored.version) throw new Failure('conflict');
  const rows = await ctx.db.rows(
    sql`select changes from product_changes where product_id = ${stored.id} and version > ${version} order by version`,
    { changes: productChanges.changes },
  );
  if (rows.length !== stored.version - version) throw new Failure('conflict');
  return revertChanges(
    stored.form,
    rows.map(({ changes }) => changes),
  );
}

/** Joins the form with what others saved meanwhile; what both changed is answered as a failure, field by field. */
async function joinForms(
  ctx: Ctx,
  stored: StoredForm,
  { version, form }: Pick<SaveProductInput, 'version' | 'form'>,
): Promise<ProductForm> {
  if (version === null || version === stored.version) return form;
  const base = await readOlderForm(ctx, stored, version);
  const merged = mergeForms(base, form, stored.form);
  const joined = productFormShape.safeParse(merged.form);
  // Options and variants can contradict each other although no field was changed by both.
  const clash = !joined.success && !merged.conflicts.length;
  if (merged.conflicts.length || clash)
    throw await describeConflict(ctx, stored, { merged, base, mine: form, version });
  // Units that were typed in belong to no version.
  const units = new Map(
    form.variants.map(({ id, onHand, onHandRead }) => [id, { onHand, onHandRead }]),
  );
  const result = joined.data ?? merged.form;
  return {
    ...result,
    variants: result.variants.map((variant) => ({ ...variant, ...units.get(variant.id) })),
  };
}

/** When it is on sale: from the chosen moment, else since it first was, or from now. */
function availableFrom(ctx: Ctx, form: ProductForm, stored: StoredForm | undefined): Date {
  if (form.saleFrom !== null) return new Date(form.saleFrom);
  if (stored?.publishedAt && stored.form.saleFrom === null) return stored.availableFrom;
  if (stored?.publishedAt && stored.availableFrom <= ctx.clock.now()) return stored.availableFrom;
  return ctx.clock.now();
}

/** Two operators who take the same key or SKU at once: the second learns of it like of any other. */
async function orConflict<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (sqlState(error) === '23505') throw new Failure('conflict');
    throw error;
  }
}

/** Of these variants, those that something else names. */
async function findNamed(ctx: Ctx, variantIds: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>();
  for (const find of ctx.platform.hooks.all(catalogueHooks.findNamedVariants))
    for (const id of await find(ctx, variantIds)) named.add(id);
  return named;
}

/** Prices that moved, for the price history and the owners' news. */
async function recordPrices(ctx: Ctx, before: ProductForm, saved: SavedProduct): Promise<void> {
  const known = new Map(
    before.variants.map(({ id, platformPrice }) => [id, BigInt(platformPrice.amount)]),
  );
  const moved = saved.form.variants.flatMap(({ id, platformPrice }) => {
    const beforeMinor = known.get(id);
    const afterMinor = BigInt(platformPrice.amount);
    return id === null || beforeMinor === undefined || beforeMinor === afterMinor
      ? []
      : [{ productId: saved.id, variantId: id, beforeMinor, afterMinor }];
  });
  if (!moved.length) return;
  await ctx.platform.hooks.get(catalogueHooks.platformPricesChanged)(ctx, moved);
  if (saved.form.status === 'active')
    await recordNews(ctx, groupPriceNews(moved, saved.form.variants.length));
}

/** An active product that is archived is gone for owners, and back when it is active again. */
async function recordStatus(ctx: Ctx, stored: StoredForm, { id, changes }: SavedProduct) {
  const change = byPath(changes, 'status');
  if (!change || stored.publishedAt === null) return;
  const kind = change.after === 'active' ? 'returned' : 'withdrawn';
  if (change.after === 'active' || change.before === 'active')
    await recordNews(ctx, [{ productId: id, kind }]);
}

const withIds = (form: ProductForm, ids: readonly string[]): ProductForm => ({
  ...form,
  variants: form.variants.map((variant, index) => ({ ...variant, id: ids[index] ?? variant.id })),
});

/** A variant that was removed meanwhile, or of another product, is a new one. */
function withKnownIds(form: ProductForm, before: ProductForm | null): ProductForm {
  const known = new Set(before?.variants.map(({ id }) => id));
  return {
    ...form,
    variants: form.variants.map((variant) =>
      known.has(variant.id) ? variant : { ...variant, id: null },
    ),
  };
}

async function addProduct(ctx: Ctx, { form, source }: SaveProductInput): Promise<SavedProduct> {
  await lockCodes(ctx);
  const checked = await checkForm(ctx, null, withKnownIds(form, null));
  const { productId, variantIds } = await orConflict(
    insertProduct(ctx, { ...checked, availableFrom: availableFrom(ctx, form, undefined) }),
  );
  await recordChanges(ctx, [
    {
      productId,
      version: 1,
      source,
      changes: [{ path: 'status', before: null, after: form.status }],
    },
  ]);
  return {
    id: productId,
    version: 1,
    variantIds,
    form: withIds(checked.form, variantIds),
    changes: [],
    isNew: true,
    isMoved: form.status === 'active',
  };
}

async function changeProduct(
  ctx: Ctx,
  stored: StoredForm,
  input: SaveProductInput,
): Promise<SavedProduct> {
  const { id, form: before } = stored;
  const joined = withKnownIds(await joinForms(ctx, stored, input), before);
  if (hasNewCodes(before, joined)) await lockCodes(ctx);
  const checked = await checkForm(ctx, id, joined);
  const unchanged = {
    id,
    version: stored.version,
    variantIds: before.variants.flatMap((variant) => variant.id ?? []),
    changes: [],
    isNew: false,
    isMoved: false,
  };
  if (!diffForms(before, checked.form).length) return { ...unchanged, form: checked.form };
  if (before.categoryId !== checked.form.categoryId) await announceLeaving(ctx, [id]);
  const version = stored.version + 1;
  const variantIds = await orConflict(
    updateProduct(
      ctx,
      id,
      { ...checked, availableFrom: availableFrom(ctx, joined, stored), before, version },
      (ids) => findNamed(ctx, ids),
    ),
  );
  const form = withIds(checked.form, variantIds);
  const changes = diffForms(before, form);
  await recordChanges(ctx, [{ productId: id, version, source: input.source, changes }]);
  const isMoved =
    [before, form].some(({ status }) => status === 'active') &&
    changes.some(({ path }) => isOfPlace.test(path));
  const saved = { id, version, variantIds, form, changes, isNew: false, isMoved };
  await recordPrices(ctx, before, saved);
  await recordStatus(ctx, stored, saved);
  return saved;
}

/**
 * Saves a product whole, in the caller's transaction. Afterwards the caller publishes and announces all products that the transaction
 * saved, once: `publishProducts`, whose lock comes after those of all products, and `announceProducts`.
 */
export async function saveProduct(ctx: Ctx, input: SaveProductInput): Promise<SavedProduct> {
  const saved =
    input.id === null
      ? await addProduct(ctx, input)
      : await changeProduct(
          ctx,
          orNotFound(await findForm(ctx, input.id, { isLocking: true })),
          input,
        );
  if (saved.isNew || saved.changes.length) await refreshCards(ctx, [saved.id]);
  return saved;
}
