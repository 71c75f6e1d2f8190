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

/** The tags of everything that a store shows. */
export function tagsOf(store: { id: string }, productId?: string): string[] {
  return [
    `store:${store.id}`,
    'catalogue',
    'markets',
    ...(productId ? [`product:${productId}`] : []),
  ];
}
