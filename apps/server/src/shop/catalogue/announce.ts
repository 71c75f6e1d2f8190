import type { Invalidation } from '#platform/caches.ts';
import type { Ctx } from '#platform/context.ts';
import { productsChanged } from './catalogue.events.ts';
import { catalogueHooks, type ListingRequest } from './catalogue.hooks.ts';

/** More products than this are not named one by one in a signal. */
const namedMax = 200;

/** The tag of lists of all categories of a store, and of those of one category by its key. */
export const listTag = (categoryKey?: string): string =>
  categoryKey === undefined ? 'list' : `list:${categoryKey}`;

/** The tag of what depends on how many products of each category a store sells. */
export const countsTag = 'counts';

/** The tag of what is found by keywords. */
export const searchTag = 'search';

/** So many stores fit into one signal; a change in more stores than `storesMax` is announced to all of them. */
const storesAtOnce = 300;
const storesMax = 3_000;

/** Restricts what is invalidated to some stores, in as many signals as they need. */
export function createInvalidations(
  tags: readonly string[],
  storeIds: readonly string[],
): Invalidation[] {
  if (storeIds.length > storesMax) return [{ tags }];
  const within = storeIds.map((id) => `store:${id}`);
  return Array.from({ length: Math.ceil(within.length / storesAtOnce) }, (_none, part) => ({
    tags,
    within: within.slice(part * storesAtOnce, (part + 1) * storesAtOnce),
  }));
}

/** The tags of what shows single products: those of each, or the one of all when there are too many to name. */
export const getProductTags = (productIds: readonly string[]): string[] =>
  productIds.length > namedMax ? ['products'] : productIds.map((id) => `product:${id}`);

/**
 * Lets every process drop what it computed from the whole catalogue, and what shows these products. What shows single products has
 * only their tags and `products`, which is sent when there are too many to name.
 */
export async function announceCatalogue(ctx: Ctx, productIds: readonly string[]): Promise<void> {
  const tags = ['catalogue', ...getProductTags(productIds)];
  await ctx.platform.signals.send(ctx.db, 'cache', { tags });
}

/**
 * Lets every process drop the lists that show these products or could: of their present categories, in the stores that sell them. Call
 * `announceCatalogue` before: a list that is made between the two signals must not be computed from old prices and be cached.
 */
export async function announceLists(ctx: Ctx, request: ListingRequest): Promise<void> {
  if (!request.productIds.length) return;
  const listings = await ctx.platform.hooks.get(catalogueHooks.findListings)(ctx, request);
  const [first, ...others] = listings.flatMap(({ categoryKeys, isMoved, storeIds }) =>
    createInvalidations(
      [listTag(), ...categoryKeys.map((key) => listTag(key)), ...(isMoved ? [countsTag] : [])],
      storeIds,
    ),
  );
  if (first) await ctx.platform.signals.send(ctx.db, 'cache', first, ...others);
}

/** Invalidates the lists in which a product is now, before it moves to another category or is deleted. */
export async function announceLeaving(ctx: Ctx, productIds: readonly string[]): Promise<void> {
  await announceCatalogue(ctx, productIds);
  await announceLists(ctx, { productIds, movedIds: productIds });
}

/** Lets other modules follow a change of products; once for all that a transaction changed. */
async function notifyModules(ctx: Ctx, productIds: readonly string[]): Promise<void> {
  await ctx.platform.hooks.get(catalogueHooks.productsSaved)(ctx, productIds);
  await ctx.platform.events.emit(ctx, productsChanged, { productIds: [...productIds] });
}

/** Lets other modules follow, and every process drop what was found by keywords: products have other search terms. */
export async function announceTerms(ctx: Ctx, productIds: readonly string[]): Promise<void> {
  if (!productIds.length) return;
  await notifyModules(ctx, productIds);
  await ctx.platform.signals.send(ctx.db, 'cache', { tags: [searchTag] });
}

/**
 * Lets other modules follow, and every process drop what shows these products; once for all that a transaction changed. Those of
 * `movedIds` enter or leave lists: numbers of products change with them.
 */
export async function announceProducts(
  ctx: Ctx,
  productIds: readonly string[],
  movedIds: readonly string[] = productIds,
): Promise<void> {
  if (!productIds.length) return;
  await notifyModules(ctx, productIds);
  await announceCatalogue(ctx, productIds);
  await announceLists(ctx, { productIds, movedIds });
}
