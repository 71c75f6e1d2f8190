import { toMoney } from '@vitrine/contract/money.ts';
import type { PriceSetting } from '@vitrine/contract/shop/price-history.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { accountHooks } from '#admin/identity/index.ts';
import { type HookImplementation, implementHook } from '#platform/hooks.ts';
import { catalogueHooks, hasProducts } from '../catalogue/index.ts';
import { storeHooks } from '../stores/index.ts';
import { hideNewProduct, readAssortment } from './assortment.ts';
import { findListings, findStoresOfCategory } from './find-listings.ts';
import { findPricedCategories, findPricedProducts, findPricedVariants } from './find-priced.ts';
import { priceData } from './own-data.ts';
import { percentageSetting, recordPriceChanges } from './price-history.ts';
import { priceRules } from './pricing.tables.ts';
import { refreshStorePrices, storeFirstPrices, storeFirstPricesOf } from './refresh-prices.ts';

/** A fixed price keeps the store's currency; stored prices and the price history follow changes of other modules. */
export const pricingHooks: readonly HookImplementation[] = [
  implementHook(accountHooks.personalData, priceData),
  implementHook(storeHooks.hasFixedPrices, async (ctx, storeId) => {
    const fixed = await ctx.db
      .select({ id: priceRules.id })
      .from(priceRules)
      .where(and(eq(priceRules.storeId, storeId), isNotNull(priceRules.fixedMinor)))
      .limit(1);
    return fixed.length > 0;
  }),
  implementHook(
    storeHooks.hasTopics,
    async (ctx, storeId) => !(await readAssortment(ctx, storeId)).sellsAll,
  ),
  implementHook(storeHooks.hasProducts, hasProducts),
  implementHook(storeHooks.pricingChanged, async (ctx, { before, after }) => {
    const storeId = after.id;
    await recordPriceChanges(ctx, [
      {
        storeId,
        before: percentageSetting(before.defaultPercentageBp),
        after: percentageSetting(after.defaultPercentageBp),
      },
      { storeId, before: { ending: before.priceEnding }, after: { ending: after.priceEnding } },
    ]);
    await refreshStorePrices(ctx, storeId);
  }),
  implementHook(catalogueHooks.platformPricesChanged, (ctx, changes) => {
    const usd = (minor: bigint): PriceSetting => ({ platform: toMoney(minor, 'USD') });
    return recordPriceChanges(
      ctx,
      changes.map(({ productId, variantId, beforeMinor, afterMinor }) => ({
        storeId: null,
        productId,
        variantId,
        before: usd(beforeMinor),
        after: usd(afterMinor),
      })),
    );
  }),
  implementHook(catalogueHooks.productPublished, hideNewProduct),
  implementHook(catalogueHooks.productsSaved, storeFirstPrices),
  implementHook(catalogueHooks.findListings, findListings),
  implementHook(catalogueHooks.findStoresOfCategory, findStoresOfCategory),
  implementHook(storeHooks.opened, storeFirstPricesOf),
  implementHook(catalogueHooks.findNamedVariants, findPricedVariants),
  implementHook(catalogueHooks.findNamedProducts, findPricedProducts),
  implementHook(catalogueHooks.findNamedCategories, findPricedCategories),
];
