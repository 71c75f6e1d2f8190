import { diffForms } from '@vitrine/contract/shop/product-changes.ts';
import type { VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { joinValues } from '@vitrine/contract/shop/product-matrix.ts';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { type Saves, saveProductOf } from '../platform-catalogue/index.ts';
import {
  catalogueImportItems,
  catalogueImportPictures,
  productSources,
  type StockStep,
  variantSources,
} from './catalogue-import.tables.ts';
import { type EvaluatedItem, findNamedVariants } from './evaluate-items.ts';
import { getSource, type ReadImport } from './find-import.ts';
import type { AppliedItem } from './report-run.ts';

/** Stores by which IDs the source of a file has a product and its variants. */
async function storeKeys(
  ctx: Ctx,
  source: string,
  { key, productId, variants }: { key: string; productId: string; variants: Map<string, string> },
): Promise<void> {
  await ctx.db
    .insert(productSources)
    .values({ source, foreignKey: key, productId })
    .onConflictDoNothing();
  if (!variants.size) return;
  await ctx.db
    .insert(variantSources)
    .values([...variants].map(([foreignKey, variantId]) => ({ source, foreignKey, variantId })))
    .onConflictDoUpdate({
      target: [variantSources.source, variantSources.foreignKey],
      set: { variantId: sql`excluded.variant_id` },
    });
}

/** Imports one product whole: its form, its stock, its keys in the source, the pictures that have to be fetched, and what undoing it needs. */
export async function applyItem(
  ctx: Ctx,
  row: ReadImport,
  { item, built, existing }: EvaluatedItem,
  saves: Saves,
): Promise<AppliedItem['saved']> {
  const finish = (change: Partial<typeof catalogueImportItems.$inferInsert>) =>
    ctx.db.update(catalogueImportItems).set(change).where(eq(catalogueImportItems.id, item.id));
  if (!built.form) {
    await finish({ state: 'failed', outcome: 'error' });
    return undefined;
  }
  const source = getSource(row);
  const store = (productId: string, variants: readonly VariantForm[]) =>
    storeKeys(ctx, source, {
      key: item.key,
      productId,
      variants: findNamedVariants(built, variants),
    });
  // The check found nothing to change but the IDs of its variations: what was edited since stays.
  if (item.outcome === 'unchanged') {
    if (existing) await store(existing.id, existing.form.variants);
    await finish({ state: 'done' });
    return undefined;
  }
  const waits =
    built.pictures.length > 0 &&
    built.form.status === 'active' &&
    existing?.form.status !== 'active';
  const form = waits ? { ...built.form, status: 'draft' as const } : built.form;
  const saved = await saveProductOf(
    ctx,
    { id: existing?.id ?? null, version: null, form, source: 'import' },
    saves,
  );
  const units = new Map(
    existing?.form.variants.map((variant) => [variant.id, variant.onHand ?? 0]),
  );
  const ids = new Map(saved.form.variants.map(({ values, id }) => [joinValues(values), id]));
  const stock = form.variants.flatMap(({ id, values, onHand }): StockStep[] => {
    const variantId = ids.get(joinValues(values));
    const by = onHand === null ? 0 : onHand - (units.get(id) ?? 0);
    return variantId && by !== 0 ? [{ variantId, by }] : [];
  });
  await store(saved.id, saved.form.variants);
  await finish({
    state: 'done',
    // Another import may have made the product after the check.
    outcome: saved.isNew ? 'new' : 'changed',
    productId: saved.id,
    isNew: saved.isNew,
    changes: existing ? diffForms(existing.form, saved.form) : [],
    stock,
    wanted: waits ? 'active' : null,
    isPictured: built.pictures.length === 0,
  });
  const applied = { id: saved.id, variants: saved.form.variants };
  if (!built.pictures.length) return applied;
  await ctx.db.insert(catalogueImportPictures).values(
    built.given.map((picture, position) => ({
      importId: row.id,
      itemId: item.id,
      productId: saved.id,
      position,
      picture,
      key: picture.key,
      state: picture.key === null ? ('waiting' as const) : ('done' as const),
      nextAt: ctx.clock.now(),
    })),
  );
  return applied;
}
