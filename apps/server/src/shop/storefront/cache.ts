import { type CacheDefinition, cacheOf, markSerializable, recordTags } from '#platform/caches.ts';
import type { Ctx } from '#platform/context.ts';
import type { Made } from '#platform/tagged-cache.ts';

/** Units that buyers take are not announced, so that the answers are stale for at most this long. */
const storefrontAnswers: CacheDefinition<unknown> = { entriesMax: 1_000, ttlMs: 5_000 };

/**
 * Answers from this process's memory, or makes and keeps the answer until one of its tags is invalidated or some seconds
 * have passed. Only for public reads outside transactions; with `CACHES=off` everything is read.
 */
export async function cached<Value>(
  ctx: Ctx,
  key: readonly unknown[],
  make: () => Promise<Made<Value>>,
): Promise<Value> {
  const isOn = ctx.platform.config.CACHES === 'on' && ctx.db === ctx.platform.database.db;
  const { value, tags } = isOn
    ? await cacheOf(ctx.platform, storefrontAnswers).load(JSON.stringify(key), make)
    : await make();
  if (isOn) markSerializable(value);
  recordTags(ctx, tags ?? []);
  return value as Value;
}

/** The tags of what a store shows of the whole catalogue, such as a list. */
export function tagsOf(store: { id: string }): string[] {
  return [`store:${store.id}`, 'catalogue', 'markets', 'shipping'];
}

/**
 * The tags of what shows these products and categories of a store and depends on no others: a change of another one leaves it in
 * the cache.
 */
export function listProductTags(
  store: { id: string },
  productIds: readonly string[],
  categoryIds: readonly string[] = [],
): string[] {
  return [
    `store:${store.id}`,
    'markets',
    'shipping',
    'products',
    ...new Set(productIds.map((id) => `product:${id}`)),
    ...new Set(categoryIds.map((id) => `category:${id}`)),
  ];
}
