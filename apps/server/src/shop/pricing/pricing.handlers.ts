import { type Events, inTx, systemContext } from '#platform/context.ts';
import { productsChanged } from '../catalogue/index.ts';
import { feesChanged, invalidateFees } from '../fees/index.ts';
import { ratesChanged } from '../markets/index.ts';
import { storeChanged, storeOpened } from '../stores/index.ts';
import { announcePrices } from './announce.ts';
import { refreshFloors } from './floors.ts';
import { mailFloors } from './mail-floors.ts';
import { pricesOutdated, pricesRaised } from './pricing.events.ts';
import {
  refreshOutdatedStore,
  refreshOutdatedStores,
  refreshProductPrices,
} from './refresh-outdated.ts';
import { refreshStorePrices } from './refresh-prices.ts';

/** Stored prices of new products wait at most so long; the schedule goes on with the stores that are left over. */
const rateChangeMaxMs = 10_000;
const ownTransactions = { queue: 'prices', transaction: 'none' } as const;

export function subscribeToPrices(events: Events): void {
  // A store may have changed what it wants done with prices under the floor.
  events.on(storeChanged, 'pricing.refresh-floors', (ctx, { storeId }) =>
    refreshFloors(ctx, { storeId, tell: false }),
  );
  events.on(ratesChanged, 'pricing.refresh-floors', (ctx) => refreshFloors(ctx, { tell: true }));
  events.on(feesChanged, 'pricing.refresh-floors', (ctx, { storeId }) => {
    // The signal to drop the fees may be on its way yet.
    invalidateFees(ctx.platform);
    return refreshFloors(ctx, storeId === null ? { tell: true } : { storeId, tell: true });
  });
  events.on(pricesRaised, 'mail-owner', mailFloors);
  const name = 'pricing.refresh-prices';
  events.on(
    productsChanged,
    name,
    ({ platform }, { productIds }) => refreshProductPrices(platform, productIds),
    ownTransactions,
  );
  events.on(
    pricesOutdated,
    name,
    ({ platform }, { storeId }) => refreshOutdatedStore(platform, storeId),
    ownTransactions,
  );
  events.on(
    storeOpened,
    name,
    ({ platform }, { storeId }) => refreshOutdatedStore(platform, storeId),
    ownTransactions,
  );
  events.on(
    ratesChanged,
    name,
    ({ platform }) => refreshOutdatedStores(platform, rateChangeMaxMs),
    ownTransactions,
  );
  events.on(
    feesChanged,
    name,
    async ({ platform }, { storeId }) => {
      invalidateFees(platform);
      if (storeId === null) return refreshOutdatedStores(platform, rateChangeMaxMs);
      await inTx(systemContext(platform), async (ctx) => {
        await refreshStorePrices(ctx, storeId);
        await announcePrices(ctx, storeId);
      });
    },
    ownTransactions,
  );
}
