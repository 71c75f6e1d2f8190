import { and, eq, isNotNull } from 'drizzle-orm';
import { type HookImplementation, implementHook } from '#platform/hooks.ts';
import { storeHooks } from '../stores/index.ts';
import { priceRules } from './pricing.tables.ts';
import { refreshStorePrices } from './refresh-prices.ts';

/** A fixed price is in the store's currency, so that currency cannot change any more; stored prices follow the store's settings. */
export const pricingHooks: readonly HookImplementation[] = [
  implementHook(storeHooks.hasFixedPrices, async (ctx, storeId) => {
    const fixed = await ctx.db
      .select({ id: priceRules.id })
      .from(priceRules)
      .where(and(eq(priceRules.storeId, storeId), isNotNull(priceRules.fixedMinor)))
      .limit(1);
    return fixed.length > 0;
  }),
  implementHook(storeHooks.pricingChanged, (ctx, storeId) => refreshStorePrices(ctx, storeId)),
];
