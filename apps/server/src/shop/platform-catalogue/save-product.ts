import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import {
  announceProducts,
  publishProducts,
  type SavedProduct,
  type SaveProductInput,
  saveProduct as saveCatalogue,
} from '../catalogue/index.ts';
import { announceStock, refreshFloors } from '../pricing/index.ts';
import { changeStock, readStockLevels, type StockChange } from '../stock/index.ts';

/** The units that a form changes: those that were typed in, as a difference to what was read, or as they are. */
function stockChanges(form: ProductForm, { form: saved }: SavedProduct, source: string) {
  return form.variants.flatMap(({ values, onHand, onHandRead }): StockChange[] => {
    if (onHand === null || onHand === onHandRead) return [];
    const identity = JSON.stringify(Object.entries(values).sort());
    const variant = saved.variants.find(
      (one) => JSON.stringify(Object.entries(one.values).sort()) === identity,
    );
    if (!variant?.id) return [];
    const change = onHandRead === null ? { to: onHand } : { by: onHand - onHandRead };
    return [{ variantId: variant.id, change, reason: source === 'import' ? 'import' : 'count' }];
  });
}

/** The products that a transaction changed; see `finishSaves`. */
export interface Saves {
  productIds: string[];
  /** Those of them that enter or leave lists of stores. */
  movedIds: string[];
  /** Products with a new platform price: fixed prices of stores may be under their floor now. */
  repricedIds: string[];
  /** Units to write, by product. Stock is locked after everything else. */
  stock: { productId: string; changes: StockChange[] }[];
}

export const createSaves = (): Saves => ({
  productIds: [],
  movedIds: [],
  repricedIds: [],
  stock: [],
});

const isPrice = /^variants\.\d+\.platformPrice$/;

/** Saves a product, in the caller's transaction, and notes in `saves` the work of `finishSaves`. */
export async function saveProductOf(
  ctx: Ctx,
  input: SaveProductInput,
  saves: Saves,
): Promise<SavedProduct> {
  const saved = await saveCatalogue(ctx, input);
  if (saved.isNew || saved.changes.length) saves.productIds.push(saved.id);
  if (saved.isMoved) saves.movedIds.push(saved.id);
  if (saved.changes.some(({ path }) => isPrice.test(path))) saves.repricedIds.push(saved.id);
  const changes = stockChanges(input.form, saved, input.source);
  if (changes.length) saves.stock.push({ productId: saved.id, changes });
  return saved;
}

/** Units that were refused because buyers hold more just now. */
export interface RefusedUnits {
  productId: string;
  variantId: string;
  held: number;
}

/**
 * Ends a transaction that saved products: they are published, fixed prices under their floor are raised or hidden, owners and caches are
 * notified, and units are written. Returns the units that were left out.
 */
export async function finishSaves(ctx: Ctx, saves: Saves): Promise<RefusedUnits[]> {
  const begunAt = ctx.clock.now();
  await publishProducts(ctx, saves.productIds);
  if (saves.repricedIds.length)
    await refreshFloors(ctx, { productIds: saves.repricedIds, tell: true });
  await announceProducts(ctx, saves.productIds, saves.movedIds);
  const productOf = new Map(
    saves.stock.flatMap(({ productId, changes }) =>
      changes.map(({ variantId }) => [variantId, productId]),
    ),
  );
  const changed = await changeStock(
    ctx,
    saves.stock.flatMap(({ changes }) => changes),
    begunAt,
  );
  const announced = new Set(saves.productIds);
  const moved = changed.flatMap(({ variantId, before, after }) =>
    before === after ? [] : (productOf.get(variantId) ?? []),
  );
  await announceStock(
    ctx,
    [...new Set(moved)].filter((id) => !announced.has(id)),
  );
  return changed.flatMap(({ variantId, held, isRefused }) =>
    isRefused ? [{ productId: productOf.get(variantId) ?? '', variantId, held }] : [],
  );
}

/** Saves a product with its units, for a transaction that is rolled back: nobody is notified. */
export async function saveWithStock(ctx: Ctx, input: SaveProductInput): Promise<void> {
  const saved = await saveCatalogue(ctx, input);
  await changeStock(ctx, stockChanges(input.form, saved, input.source));
}

/** The form with the units that are in the warehouse now. */
export async function withStock(ctx: Ctx, form: ProductForm): Promise<ProductForm> {
  const levels = await readStockLevels(
    ctx,
    form.variants.flatMap(({ id }) => id ?? []),
  );
  return {
    ...form,
    variants: form.variants.map((variant) => {
      const onHand = levels.get(variant.id ?? '')?.onHand ?? 0;
      return { ...variant, onHand, onHandRead: onHand };
    }),
  };
}

/** Saves one product and returns it as it is stored now. */
export async function saveProduct(ctx: Ctx, input: SaveProductInput) {
  const saves = createSaves();
  const { id, version, form } = await saveProductOf(ctx, input, saves);
  const [refused] = await finishSaves(ctx, saves);
  if (refused) throw new Failure('stock-below-held', { values: { held: refused.held } });
  const variantIds = form.variants.flatMap((variant) => variant.id ?? []);
  return { id, version, variantIds, form: await withStock(ctx, form) };
}
