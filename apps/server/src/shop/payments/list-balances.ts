import { toMoney } from '@vitrine/contract/money.ts';
import type { ProviderBalance } from '@vitrine/contract/shop/platform-providers.ts';
import { type CacheDefinition, cacheOf } from '#platform/caches.ts';
import type { Ctx } from '#platform/context.ts';
import { ProviderError } from './adapters/provider.ts';
import { listProviders } from './adapters/providers.ts';

const balances: CacheDefinition<ProviderBalance> = { entriesMax: 20, ttlMs: 60_000 };

/** The balance of the platform's own account at each provider. Never inside a transaction. */
export function listBalances(ctx: Ctx): Promise<ProviderBalance[]> {
  const cache = cacheOf(ctx.platform, balances);
  return Promise.all(
    listProviders(ctx).map(async (provider): Promise<ProviderBalance> => {
      const { name } = provider;
      try {
        const { value } = await cache.load(name, async () => {
          const { available, at } = await provider.readBalance();
          return {
            value: {
              provider: name,
              available: available.map(({ amountMinor, currency }) =>
                toMoney(amountMinor, currency),
              ),
              readAt: (at ?? ctx.clock.now()).toISOString(),
            },
            tags: [],
          };
        });
        return value;
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        return { provider: name, available: null, readAt: ctx.clock.now().toISOString() };
      }
    }),
  );
}
