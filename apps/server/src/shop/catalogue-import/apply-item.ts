import { diffForms } from '@vitrine/contract/shop/product-changes.ts';
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
import type { EvaluatedItem } from './evaluate-items.ts';
import { getSource, type ReadImport } from './find-import.ts';

/** Imports one product whole: its form, its stock, its keys in the source, the pictures that have to be fetched, and what undoing it needs. */
export async function applyItem(
  ctx: Ctx,
  row: ReadImport,
  { item, built, existing }: EvaluatedItem,
  saves: Saves,
): Promise<string | undefined> {
  const finish = (change: Partial<typeof catalogueImportItems.$inferInsert>) =>
    ctx.db.update(catalogueImportItems).set(change).where(eq(catalogueImportItems.id, item.id));
  if (!built.form) {
    await finish({ state: 'failed', outcome: 'error' });
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
  await ctx.db
    .insert(productSources)
    .values({ source: getSource(row), foreignKey: item.key, productId: saved.id })
    .onConflictDoNothing();
  const variations = [...built.variations].flatMap(([foreignKey, identity]) => {
    const variantId = ids.get(identity);
    return variantId ? [{ source: getSource(row), foreignKey, variantId }] : [];
  });
  if (variations.length)
    await ctx.db
      .insert(variantSources)
      .values(variations)
      .onConflictDoUpdate({
        target: [variantSources.source, variantSources.foreignKey],
        set: { variantId: sql`excluded.variant_id` },
      });
  await finish({
    state: 'done',
    productId: saved.id,
    isNew: saved.isNew,
    changes: existing ? diffForms(existing.form, saved.form) : [],
    stock,
    wanted: waits ? 'active' : null,
    isPictured: built.pictures.length === 0,
  });
  if (!built.pictures.length) return saved.id;
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
  return saved.id;
}
