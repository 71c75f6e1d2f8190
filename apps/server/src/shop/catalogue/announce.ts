import type { Ctx } from '#platform/context.ts';

/** Lets every process drop what it holds of the catalogue, and of these products in particular. */
export async function announceCatalogue(ctx: Ctx, productIds: readonly string[]): Promise<void> {
  const tags = ['catalogue', ...productIds.slice(0, 200).map((id) => `product:${id}`)];
  await ctx.platform.signals.send(ctx.db, 'cache', { tags });
}
