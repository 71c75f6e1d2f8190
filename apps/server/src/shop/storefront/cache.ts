import { type CacheDefinition, cacheOf, markSerializable, recordTags } from '#platform/caches.ts';
import type { Ctx } from '#platform/context.ts';
import type { Made } from '#platform/tagged-cache.ts';
import { listTag } from '../catalogue/index.ts';

/** Units that buyers take are not announced, so that the answers are stale for at most this long. */
const storefrontAnswers: CacheDefinition<unknown> = { entriesMax: 1_000, ttlMs: 5_000 };

/**
 * Answers from this process's memory, or makes and keeps the answer until one of its tags is invalidated or some seconds
 * have passed. Only for public reads outside transactions; with `CACHES=off` everything is read. A page that shows a part of the
 * answer gets the tags of this part (`tagsOfPage`).
 */
export async function cached<Value>(
  ctx: Ctx,
  key: readonly unknown[],
  make: () => Promise<Made<Value>>,
  tagsOfPage: (tags: readonly string[]) => readonly string[] = (tags) => tags,
): Promise<Value> {
  const isOn = ctx.platform.config.CACHES === 'on' && ctx.db === ctx.platform.database.db;
  const { value, tags } = isOn
    ? await cacheOf(ctx.platform, storefrontAnswers).load(JSON.stringify(key), make)
    : await make();
  if (isOn) markSerializable(value);
  recordTags(ctx, tagsOfPage(tags ?? []));
  return value as Value;
}

/**
 * The tags of a list of a store, of one category or of all: a change of a product that is of another category, or that the store does
 * not sell, leaves it in the cache.
 */
export function listTags(store: { id: string }, categoryKey?: string): string[] {
  return [`store:${store.id}`, 'markets', listTag(categoryKey)];
}

/** The tags of what follows from the whole catalogue and a store; pages of stores have narrower ones. */
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
