import { and, eq, isNotNull } from 'drizzle-orm';
import type { Events } from '#platform/events.ts';
import { ratesChanged } from '../markets/index.ts';
import { storeChanged, storeHooks } from '../stores/index.ts';
import { refreshFloors } from './floors.ts';
import { mailFloors } from './mail-floors.ts';
import { pricesRaised } from './pricing.events.ts';
import { priceRules } from './pricing.tables.ts';

export function subscribeToPrices(events: Events): void {
  // A store may have changed what it wants done with prices under the floor.
  events.on(storeChanged, 'pricing.refresh-floors', (ctx, { storeId }) => refreshFloors(ctx, { storeId, tell: false }));
  events.on(ratesChanged, 'pricing.refresh-floors', (ctx) => refreshFloors(ctx, { tell: true }));
  events.on(pricesRaised, 'mail-owner', mailFloors);
}

/** A fixed price is in the store's currency, so that currency cannot change any more. */
export function answerStoreQuestions(): void {
  storeHooks.holdsMoney.prices = async (ctx, storeId) => {
    const fixed = await ctx.db
      .select({ id: priceRules.id })
      .from(priceRules)
      .where(and(eq(priceRules.storeId, storeId), isNotNull(priceRules.fixedMinor)))
      .limit(1);
    return fixed.length > 0;
  };
}
