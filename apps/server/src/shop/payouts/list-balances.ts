import { type Money, toMoney } from '@vitrine/contract/money.ts';
import type { ProviderBalance } from '@vitrine/contract/shop/provider-balances.ts';
import { sql } from 'drizzle-orm';
import { type CacheDefinition, cacheOf } from '#platform/caches.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { isTestBook } from '../ledger/index.ts';
import { type PaymentProvider, ProviderError } from './adapters/provider.ts';
import { listProviders } from './adapters/providers.ts';
import { findMissing } from './find-missing.rules.ts';

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

/** The sums of payouts that wait for a balance, by provider, in the current book. */
async function sumWaiting(ctx: Ctx): Promise<Map<string, Money[]>> {
  const rows = await ctx.db.rows(
    sql`select provider, currency, sum(amount_minor)::text as amount from payouts
      where status = 'waiting' and is_test = ${isTestBook(ctx)} group by 1, 2 order by 1, 2`,
    { provider: as.text, currency: as.currency, amount: as.minor },
  );
  const sums = new Map<string, Money[]>();
  for (const { provider, currency, amount } of rows)
    sums.set(provider, [...(sums.get(provider) ?? []), toMoney(amount, currency)]);
  return sums;
}

/** The balance of the platform's own account at each provider, and what waiting payouts lack of it. Never inside a transaction. */
export async function listBalances(ctx: Ctx): Promise<ProviderBalance[]> {
  const sums = await sumWaiting(ctx);
  return Promise.all(
    listProviders(ctx).map(async (provider) => {
      const waiting = sums.get(provider.name) ?? [];
      const read = await readBalance(ctx, provider);
      const missing = read.available && findMissing(waiting, read.available);
      return { provider: provider.name, ...read, waiting, missing };
    }),
  );
}
