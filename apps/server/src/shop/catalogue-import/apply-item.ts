import { diffForms } from '@vitrine/contract/shop/product-changes.ts';
import { joinValues } from '@vitrine/contract/shop/product-matrix.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { type Saves, saveProductOf } from '../platform-catalogue/index.ts';
import {
  catalogueImportItems,
  catalogueImportPictures,
  productSources,
  type StockStep,
} from './catalogue-import.tables.ts';
import { type EvaluatedItem, getSource } from './evaluate-items.ts';
import type { ReadImport } from './find-import.ts';

/** Imports one product whole: its form, its stock, its key in the source, the pictures that have to be fetched, and what undoing it needs. */
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
    existing?.form.variants.map(({ values, onHand }) => [joinValues(values), onHand ?? 0]),
  );
  const stock = form.variants.flatMap(({ values, onHand }): StockStep[] => {
    const identity = joinValues(values);
    const variant = saved.form.variants.find((one) => joinValues(one.values) === identity);
    const by = onHand === null ? 0 : onHand - (units.get(identity) ?? 0);
    return variant?.id && by !== 0 ? [{ variantId: variant.id, by }] : [];
  });
  await ctx.db
    .insert(productSources)
    .values({ source: getSource(row), foreignKey: item.key, productId: saved.id })
    .onConflictDoNothing();
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
