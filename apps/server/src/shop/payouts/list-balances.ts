import { toMoney } from '@vitrine/contract/money.ts';
import type { ProviderBalance } from '@vitrine/contract/shop/provider-balances.ts';
import { type CacheDefinition, cacheOf } from '#platform/caches.ts';
import type { Ctx } from '#platform/context.ts';
import { listProviders, type PaymentProvider, ProviderError } from '../payments/index.ts';
import { findMissing } from './find-missing.rules.ts';
import { listWaiting } from './list-waiting.ts';

type Read = Pick<ProviderBalance, 'available' | 'readAt'>;

const balances: CacheDefinition<Read> = { entriesMax: 20, ttlMs: 60_000 };

async function readBalance(ctx: Ctx, provider: PaymentProvider): Promise<Read> {
  // A change of the mode is a change of the account.
  const key = `${provider.name}:${provider.isLive ? 'live' : 'test'}`;
  try {
    const { value } = await cacheOf(ctx.platform, balances).load(key, async () => {
      const { available, at } = await provider.readBalance();
      return {
        value: {
          available: available.map(({ amountMinor, currency }) => toMoney(amountMinor, currency)),
          readAt: (at ?? ctx.clock.now()).toISOString(),
        },
        tags: [],
      };
    });
    return value;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { available: null, readAt: ctx.clock.now().toISOString() };
  }
}

/** The balance of the platform's own account at each provider, and what waiting payouts lack of it. Never inside a transaction. */
export async function listBalances(ctx: Ctx): Promise<ProviderBalance[]> {
  const rows = await listWaiting(ctx);
  return Promise.all(
    listProviders(ctx).map(async (provider) => {
      const waiting = rows.flatMap((row) => (row.provider === provider.name ? row.amount : []));
      const read = await readBalance(ctx, provider);
      const missing = read.available && findMissing(waiting, read.available);
      return { provider: provider.name, ...read, waiting, missing };
    }),
  );
}
