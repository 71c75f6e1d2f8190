import { topics } from '@vitrine/contract/topics.ts';
import type { Ctx } from '#platform/context.ts';
import { announceLists, getProductTags } from '../catalogue/index.ts';
import { pricesChanged } from './pricing.events.ts';

/** The tag of what is computed from a store's prices alone: other changes of the store, such as its stock, leave it. */
export const pricesTag = (storeId: string) => `prices:${storeId}`;

async function notifyOwner(ctx: Ctx, storeId: string): Promise<void> {
  const { signals, events } = ctx.platform;
  await signals.send(ctx.db, 'push', {
    destination: topics.store(storeId),
    body: { kind: 'store.changed' },
  });
  await events.emit(ctx, pricesChanged, { storeId });
}

/** Lets caches drop the store's pages and its owner's screens read again. */
export async function announcePrices(ctx: Ctx, storeId: string): Promise<void> {
  await ctx.platform.signals.send(ctx.db, 'cache', {
    tags: [`store:${storeId}`, pricesTag(storeId)],
  });
  await notifyOwner(ctx, storeId);
}

/** The same for single products that are announced too, and of which the store shows or hides some: its other pages stay. */
export async function announcePricesOf(
  ctx: Ctx,
  storeId: string,
  { productIds, movedIds }: { productIds: readonly string[]; movedIds: readonly string[] },
): Promise<void> {
  const tags = productIds.map((id) => `product:${id}`);
  await ctx.platform.signals.send(
    ctx.db,
    'cache',
    { tags: [pricesTag(storeId)] },
    { tags, within: [`store:${storeId}`] },
  );
  await announceLists(ctx, { productIds, movedIds, storeIds: [storeId], alsoHidden: true });
  await notifyOwner(ctx, storeId);
}

/** The tag of what is counted over the units of all products. Only units that operators change are announced. */
export const stockTag = 'stock';

/** Lets caches drop what says whether a product is sold out, and lists it accordingly. */
export async function announceStock(ctx: Ctx, productIds: readonly string[]): Promise<void> {
  if (!productIds.length) return;
  await ctx.platform.signals.send(ctx.db, 'cache', {
    tags: [...getProductTags(productIds), stockTag],
  });
  await announceLists(ctx, { productIds, movedIds: [] });
}
