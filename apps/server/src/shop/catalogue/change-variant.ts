import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { announceCatalogue } from './announce.ts';
import { catalogueHooks } from './catalogue.hooks.ts';
import { variants } from './catalogue.tables.ts';
import { refreshCards } from './refresh-cards.ts';

/** Changes the platform price or the sale of a variant; answers the product that it belongs to. */
export async function changeVariantFacts(
  ctx: Ctx,
  variantId: string,
  change: { platformPriceMinor?: bigint | undefined; isActive?: boolean | undefined },
): Promise<{ productId: string }> {
  const [row] = await ctx.db
    .select({ productId: variants.productId, beforeMinor: variants.platformPriceMinor })
    .from(variants)
    .where(eq(variants.id, variantId))
    .for('update');
  const { productId, beforeMinor } = orNotFound(row);
  const patch = {
    ...(change.platformPriceMinor === undefined
      ? {}
      : { platformPriceMinor: change.platformPriceMinor }),
    ...(change.isActive === undefined ? {} : { isActive: change.isActive }),
  };
  if (Object.keys(patch).length) {
    await ctx.db.update(variants).set(patch).where(eq(variants.id, variantId));
    const afterMinor = change.platformPriceMinor ?? beforeMinor;
    if (afterMinor !== beforeMinor)
      await ctx.platform.hooks.get(catalogueHooks.platformPriceChanged)(ctx, {
        productId,
        variantId,
        beforeMinor,
        afterMinor,
      });
    await refreshCards(ctx, [productId]);
    await announceCatalogue(ctx, [productId]);
  }
  return { productId };
}
