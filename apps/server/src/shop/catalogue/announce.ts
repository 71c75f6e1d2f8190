import type { Ctx } from '#platform/context.ts';
import { productsChanged } from './catalogue.events.ts';
import { catalogueHooks } from './catalogue.hooks.ts';

/** More products than this are not named one by one in a signal. */
const namedMax = 200;

/**
 * Lets every process drop what it holds of the catalogue, and of these products in particular. What shows single products has only
 * their tags and `products`, which is sent when there are too many to name.
 */
export async function announceCatalogue(ctx: Ctx, productIds: readonly string[]): Promise<void> {
  const named =
    productIds.length > namedMax ? ['products'] : productIds.map((id) => `product:${id}`);
  const tags = ['catalogue', ...named];
  await ctx.platform.signals.send(ctx.db, 'cache', { tags });
}

/** Lets other modules follow, and every process drop what shows these products; once for all that a transaction changed. */
export async function announceProducts(ctx: Ctx, productIds: readonly string[]): Promise<void> {
  if (!productIds.length) return;
  await ctx.platform.hooks.get(catalogueHooks.productsSaved)(ctx, productIds);
  await ctx.platform.events.emit(ctx, productsChanged, { productIds: [...productIds] });
  await announceCatalogue(ctx, productIds);
}
