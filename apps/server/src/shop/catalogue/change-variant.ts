import { toMoney } from '@vitrine/contract/money.ts';
import type { FieldChange } from '@vitrine/contract/shop/product-changes.ts';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { announceProducts } from './announce.ts';
import { catalogueHooks } from './catalogue.hooks.ts';
import { products, variants } from './catalogue.tables.ts';
import { recordChanges, recordNews } from './record-changes.ts';
import { refreshCards } from './refresh-cards.ts';

/** Changes the platform price or the sale of a variant; returns its product. */
export async function changeVariantFacts(
  ctx: Ctx,
  variantId: string,
  change: { platformPriceMinor?: bigint | undefined; isActive?: boolean | undefined },
): Promise<{ productId: string }> {
  const [row] = await ctx.db.rows(
    sql`select p.id as product_id, p.version, p.status, v.platform_price_minor as before_minor, v.is_active
      from variants v join products p on p.id = v.product_id where v.id = ${variantId} and v.removed_at is null for no key update of p, v`,
    {
      productId: products.id,
      version: products.version,
      status: products.status,
      beforeMinor: variants.platformPriceMinor,
      isActive: variants.isActive,
    },
  );
  const { productId, version, status, beforeMinor, isActive } = orNotFound(row);
  const afterMinor = change.platformPriceMinor ?? beforeMinor;
  const isOnSale = change.isActive ?? isActive;
  const path = `variants.${variantId}`;
  const changes: FieldChange[] = [];
  if (afterMinor !== beforeMinor)
    changes.push({
      path: `${path}.platformPrice`,
      before: toMoney(beforeMinor, 'USD'),
      after: toMoney(afterMinor, 'USD'),
    });
  if (isOnSale !== isActive)
    changes.push({ path: `${path}.isActive`, before: isActive, after: isOnSale });
  if (!changes.length) return { productId };
  await ctx.db
    .update(variants)
    .set({ platformPriceMinor: afterMinor, isActive: isOnSale })
    .where(eq(variants.id, variantId));
  await ctx.db
    .update(products)
    .set({ version: version + 1 })
    .where(eq(products.id, productId));
  await recordChanges(ctx, [{ productId, version: version + 1, source: 'form', changes }]);
  if (afterMinor !== beforeMinor) {
    const moved = { productId, variantId, beforeMinor, afterMinor };
    await ctx.platform.hooks.get(catalogueHooks.platformPricesChanged)(ctx, [moved]);
    if (status === 'active') await recordNews(ctx, [{ ...moved, kind: 'price' }]);
  }
  await refreshCards(ctx, [productId]);
  await announceProducts(ctx, [productId], isOnSale === isActive ? [] : [productId]);
  return { productId };
}
