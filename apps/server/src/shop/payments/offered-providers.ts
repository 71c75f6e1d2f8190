import type { Currency } from '@vitrine/contract/money.ts';
import { type CacheDefinition, cacheOf, recordTags } from '#platform/caches.ts';
import type { Ctx } from '#platform/context.ts';
import { offerTag, type PaidStore } from '../fees/index.ts';
import { listPayableAccounts } from './accounts/find-account.ts';
import { findProvider, listProviders } from './adapters/providers.ts';

/** The limit is for a signal that was lost. */
const linkedProviders: CacheDefinition<string[]> = { entriesMax: 10_000, ttlMs: 60_000 };

async function readLinkedProviders(ctx: Ctx, storeId: string): Promise<string[]> {
  const tags = [offerTag(storeId)];
  recordTags(ctx, tags);
  const cache = cacheOf(ctx.platform, linkedProviders);
  const make = async () => ({
    value: (await listPayableAccounts(ctx, storeId)).map(({ provider }) => provider),
    tags,
  });
  const isInTransaction = ctx.db !== ctx.platform.database.db;
  return (await (isInTransaction ? cache.loadAlone(storeId, make) : cache.load(storeId, make)))
    .value;
}

/** The providers through which buyers of a store can pay in a currency: fees, and so floors, depend on them. */
export async function listOfferedProviders(
  ctx: Ctx,
  store: PaidStore,
  currency: Currency,
): Promise<string[]> {
  const linked =
    store.settlementMode === 'direct' ? await readLinkedProviders(ctx, store.id) : undefined;
  const providers =
    linked === undefined
      ? listProviders(ctx)
      : linked.flatMap((name) => findProvider(ctx, name) ?? []);
  return providers
    .filter((provider) => provider.findAmountRefusal(0n, currency) !== 'currency')
    .map(({ name }) => name);
}
