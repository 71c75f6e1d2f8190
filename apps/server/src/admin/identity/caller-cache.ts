import { LRUCache } from 'lru-cache';
import type { Caller, Platform } from '#platform/context.ts';

const keptMs = 30_000;
const keptMax = 20_000;

export interface RememberedCaller {
  caller: Caller;
  endsAt: number;
}

/** What this process remembers of sign-ins, by session. `generation` grows with every drop. */
export interface Remembered {
  entries: LRUCache<string, RememberedCaller>;
  generation: number;
}

const remembered = new WeakMap<Platform, Remembered>();

export function rememberCallers(platform: Platform): Remembered {
  const entries = new LRUCache<string, RememberedCaller>({
    max: keptMax,
    ttl: keptMs,
    perf: { now: () => platform.clock.now().getTime() },
  });
  const kept = { entries, generation: 0 };
  remembered.set(platform, kept);
  return kept;
}

export function findRemembered(platform: Platform): Remembered | undefined {
  return remembered.get(platform);
}

/** Forgets at once, in this process, what is remembered of a sign-in; the signal does the same everywhere. */
export function forgetSession(platform: Platform, sessionId: string): void {
  const kept = remembered.get(platform);
  if (!kept) return;
  kept.generation += 1;
  kept.entries.delete(sessionId);
}

/** The same for all sign-ins of an account; without one, for everybody's. */
export function forgetAccount(platform: Platform, accountId?: string): void {
  const kept = remembered.get(platform);
  if (!kept) return;
  kept.generation += 1;
  for (const [sessionId, { caller }] of kept.entries.entries())
    if (accountId === undefined || caller.accountId === accountId) kept.entries.delete(sessionId);
}
