import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { percentToBasisPoints, toMoney } from '@vitrine/contract/money.ts';
import type { previewPercentage as contract } from '@vitrine/contract/shop/percentages.ts';
import { earns } from '@vitrine/contract/shop/price-rules.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, found } from '#platform/failure.ts';
import { ownStoreId } from '#platform/route.ts';
import { type Category, chooseName, listCategories } from '../catalogue/index.ts';
import { changeStore, describeImage, getStore, lockStoresForPricing, markPriced, type Store } from '../stores/index.ts';
import { announcePrices } from './announce.ts';
import { readCategoryPercentages } from './own-categories.ts';
import { percentageUndos, priceRules } from './pricing.tables.ts';
import { createQuoter, type RulesOfProduct } from './quote.ts';
import { type PageProduct, readPage } from './read-page.ts';
import { refreshStorePrices } from './refresh-prices.ts';

export interface PercentageChange {
  categoryId: string | null;
  percentage: number | null;
}

type Preview = EndpointAnswer<typeof contract>;

/** More products than this in one category are counted, but not listed. */
const previewRowsMax = 5_000;

const toBasisPoints = (percentage: number | null) => (percentage === null ? undefined : percentToBasisPoints(percentage));

async function findCategory(ctx: Ctx, categoryId: string | null): Promise<Category | undefined> {
  if (categoryId === null) return undefined;
  return found((await listCategories(ctx)).find(({ id }) => id === categoryId));
}

/** The rules of a product as they would be after the change; nothing when a nearer rule keeps it from moving. */
function changeRules(product: PageProduct, category: Category | undefined, basisPoints: number | undefined): RulesOfProduct | undefined {
  const { rules } = product;
  if (rules.product || rules.variants.size === product.card.variants.length) return undefined;
  if (!category) return rules.category === undefined && rules.parentCategory === undefined ? rules : undefined;
  if (category.parentId !== null) return { ...rules, category: basisPoints };
  return rules.category === undefined ? { ...rules, parentCategory: basisPoints } : undefined;
}

/** What a percentage would move, product by product. */
export async function previewPercentage(ctx: Ctx, change: PercentageChange): Promise<Preview> {
  return preview(ctx, await getStore(ctx, ownStoreId(ctx)), change);
}

async function preview(ctx: Ctx, store: Store, change: PercentageChange): Promise<Preview> {
  const category = await findCategory(ctx, change.categoryId);
  const basisPoints = toBasisPoints(change.percentage);
  const then = !category && basisPoints !== undefined ? { ...store, defaultPercentageBp: basisPoints } : store;
  const quoterNow = await createQuoter(ctx, store, store.baseCurrency);
  const quoterThen = await createQuoter(ctx, then, store.baseCurrency);
  const page = await readPage(ctx, store, {
    scope: 'all',
    sort: 'newest',
    limit: previewRowsMax,
    categoryId: change.categoryId ?? undefined,
    withTotal: false,
  });
  const rows: Preview['rows'] = [];
  let keepCount = 0;
  for (const product of page.products) {
    const rules = changeRules(product, category, basisPoints);
    if (!rules) {
      keepCount += 1;
      continue;
    }
    const moved = product.card.variants
      .map(([id, priceMinor]) => ({ now: quoterNow.quote(id, priceMinor, product.rules), next: quoterThen.quote(id, priceMinor, rules) }))
      .filter((pair) => pair.now.unitMinor !== pair.next.unitMinor)
      .sort((left, right) => (left.next.unitMinor < right.next.unitMinor ? -1 : 1));
    const [cheapest] = moved;
    if (!cheapest) continue;
    const money = (minor: bigint) => toMoney(minor, store.baseCurrency);
    rows.push({
      productId: product.id,
      name: chooseName(product.card.names, ctx.language, store.language),
      image: describeImage(product.card.image),
      now: money(cheapest.now.unitMinor),
      next: money(cheapest.next.unitMinor),
      earnsNow: money(earns(cheapest.now.unitMinor, cheapest.now.platformMinor, quoterNow.fees)),
      earnsNext: money(earns(cheapest.next.unitMinor, cheapest.next.platformMinor, quoterThen.fees)),
      raised: cheapest.next.raised,
    });
  }
  const current = await readPercentage(ctx, store, change.categoryId);
  return {
    current: current === undefined ? null : current / 100,
    changeCount: rows.length,
    keepCount,
    raisedCount: rows.filter((row) => row.raised).length,
    rows,
  };
}

async function setPercentage(ctx: Ctx, storeId: string, categoryId: string | null, basisPoints: number | undefined): Promise<void> {
  if (categoryId === null) {
    if (basisPoints === undefined) throw new Error('A store always has a percentage');
    await changeStore(ctx, storeId, { defaultPercentageBp: basisPoints });
  } else if (basisPoints === undefined) {
    await ctx.db
      .delete(priceRules)
      .where(and(eq(priceRules.storeId, storeId), eq(priceRules.kind, 'category'), eq(priceRules.refId, categoryId)));
  } else {
    await ctx.db
      .insert(priceRules)
      .values({ storeId, kind: 'category', refId: categoryId, categoryId, percentageBp: basisPoints, changedAt: ctx.clock.now() })
      .onConflictDoUpdate({
        target: [priceRules.storeId, priceRules.kind, priceRules.refId],
        set: { percentageBp: sql`excluded.percentage_bp`, changedAt: ctx.clock.now() },
      });
  }
  if (categoryId !== null) await refreshStorePrices(ctx, storeId, categoryId);
  await announcePrices(ctx, storeId);
}

async function readPercentage(ctx: Ctx, store: Store, categoryId: string | null): Promise<number | undefined> {
  return categoryId === null ? store.defaultPercentageBp : (await readCategoryPercentages(ctx, store.id)).get(categoryId);
}

/** Sets a percentage and notes what was there before, which must be what the owner saw there. */
export async function applyPercentage(
  ctx: Ctx,
  change: PercentageChange & { replaces: number | null },
): Promise<{ undoId: string; changeCount: number; keepCount: number }> {
  const [store] = await lockStoresForPricing(ctx, [ownStoreId(ctx)]);
  if (!store) throw new Failure('not-found');
  const { changeCount, keepCount, current } = await preview(ctx, store, change);
  if (current !== change.replaces && current !== change.percentage) throw new Failure('saved-elsewhere');
  const before = toBasisPoints(current);
  const after = toBasisPoints(change.percentage);
  await setPercentage(ctx, store.id, change.categoryId, after);
  await markPriced(ctx, store.id);
  const [undo] = await ctx.db
    .insert(percentageUndos)
    .values({
      storeId: store.id,
      categoryId: change.categoryId,
      beforeBp: before ?? null,
      afterBp: after ?? null,
      createdAt: ctx.clock.now(),
    })
    .returning({ id: percentageUndos.id });
  return { undoId: found(undo).id, changeCount, keepCount };
}

/** Puts back what one change replaced, unless it was undone or changed again since. */
export async function undoPercentage(ctx: Ctx, undoId: string): Promise<{ categoryId: string | null; percentage: number | null }> {
  const store = await getStore(ctx, ownStoreId(ctx));
  const [row] = await ctx.db
    .select()
    .from(percentageUndos)
    .where(and(eq(percentageUndos.storeId, store.id), eq(percentageUndos.id, undoId)))
    .for('update');
  const undo = found(row);
  const current = (await readPercentage(ctx, store, undo.categoryId)) ?? null;
  if (undo.undoneAt || current !== undo.afterBp) throw new Failure('conflict');
  await setPercentage(ctx, store.id, undo.categoryId, undo.beforeBp ?? undefined);
  await ctx.db.update(percentageUndos).set({ undoneAt: ctx.clock.now() }).where(eq(percentageUndos.id, undo.id));
  return { categoryId: undo.categoryId, percentage: undo.beforeBp === null ? null : undo.beforeBp / 100 };
}
