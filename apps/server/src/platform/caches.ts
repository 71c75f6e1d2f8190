import type { Ctx, Platform } from './context.ts';
import { perPlatform } from './per-platform.ts';
import { TaggedCache, type TaggedCacheOptions } from './tagged-cache.ts';

/** One use of the tagged cache; each process has one cache per definition. */
export type CacheDefinition<Value> = Omit<TaggedCacheOptions<Value>, 'nowMs'>;

const cachesOf = perPlatform(() => new Map<unknown, unknown>());

/** The content of a signal `cache`: it invalidates values with one of the tags, with `within` only those that have one of these tags too. */
export interface Invalidation {
  tags: readonly string[];
  within?: readonly string[];
}

/** The process's cache of this definition. The signal `cache` invalidates its tags in every process. */
export function cacheOf<Value>(
  platform: Platform,
  definition: CacheDefinition<Value>,
): TaggedCache<Value> {
  const known = cachesOf(platform).get(definition);
  if (known) return known as TaggedCache<Value>;
  const cache = new TaggedCache<Value>({
    ...definition,
    nowMs: () => platform.clock.now().getTime(),
  });
  cachesOf(platform).set(definition, cache);
  platform.signals.on('cache', (message) => {
    const { tags, within } = message as Invalidation;
    cache.invalidate(tags, within);
  });
  // Signals sent while the connection was lost are unknown.
  platform.signals.on('reconnected', () => cache.clear());
  return cache;
}

const keptReplies = new WeakSet<object>();

/** Says of a value that it stays as it is and is replied more than once, so that its JSON is worth keeping with it. */
export function markSerializable(value: unknown): void {
  if (typeof value === 'object' && value !== null) keptReplies.add(value);
}

export const hasCachedBody = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && keptReplies.has(value);

/** Records the tags that a call's reply depends on, for a page that is rendered from it. */
export function recordTags(ctx: Ctx, tags: readonly string[]): void {
  for (const tag of tags) ctx.call.usedTags?.add(tag);
}
