import { type CacheDefinition, cacheOf } from '#platform/caches.ts';
import type { Caller, Platform } from '#platform/context.ts';
import type { TaggedCache } from '#platform/tagged-cache.ts';

export interface CachedCaller {
  caller: Caller;
  endsAt: number;
  /** The tags that drop it from the cache. */
  tags: readonly string[];
}

/** Sessions and rights by session. Signals drop them at once; the 30 s are only for a signal that got lost. */
const callers: CacheDefinition<CachedCaller | undefined> = { entriesMax: 20_000, ttlMs: 30_000 };

export const callerCache = (platform: Platform): TaggedCache<CachedCaller | undefined> =>
  cacheOf(platform, callers);

export const callerTags = (accountId: string, sessionId: string): string[] => [
  `account:${accountId}`,
  `session:${sessionId}`,
];

/** Drops at once, in this process, what is kept of a session; the signal does the same everywhere. */
export function invalidateSession(platform: Platform, sessionId: string): void {
  callerCache(platform).invalidate([`session:${sessionId}`]);
}

/** The same for all sessions of an account; without one, for everyone's. */
export function invalidateAccount(platform: Platform, accountId?: string): void {
  if (accountId === undefined) callerCache(platform).clear();
  else callerCache(platform).invalidate([`account:${accountId}`]);
}
