import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { LRUCache } from 'lru-cache';
import type { Platform } from './context.ts';
import { Failure } from './failure.ts';
import type { Limiter } from './route.ts';
import type { Counted, SharedCounter } from './shared-counter.ts';

interface Bucket {
  count: number;
  endsAt: number;
}

const bucketsMax = 100_000;
const generalWindowMs = 60_000;

/** One network of an address: an IPv6 household has a /64 to choose from, so it counts as one. */
export function limitNetwork(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const whole = tail === undefined ? left : [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
  return whole.slice(0, 4).join(':');
}

/**
 * Counts calls in windows, per address over everything, and per endpoint as its `limit` says: over all processes when
 * there is a shared counter that answers, else for this process. Windows are measured by the process's own clock (or
 * the counter's), never by one that a trial moves forward.
 */
export function createLimiter(platform: Platform, shared?: SharedCounter): Limiter {
  const buckets = new LRUCache<string, Bucket>({ max: bucketsMax });
  const generalMax = platform.config.RATE_LIMIT_PER_MINUTE;

  function countHere(key: string, windowMs: number): Counted {
    const now = performance.now();
    const known = buckets.get(key);
    const bucket = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
    bucket.count += 1;
    buckets.set(key, bucket);
    return { count: bucket.count, leftMs: bucket.endsAt - now };
  }

  function judge({ count, leftMs }: Counted, max: number): void {
    if (count <= max) return;
    const seconds = Math.max(1, Math.ceil(leftMs / 1000));
    throw new Failure('rate-limited', { values: { seconds }, retryAfterSeconds: seconds });
  }

  async function count(key: string, max: number, windowMs: number): Promise<void> {
    judge((await shared?.add(key, windowMs)) ?? countHere(key, windowMs), max);
  }

  return async (endpoint: Endpoint, call, caller) => {
    if (generalMax === 0) return;
    const network = limitNetwork(call.info.address);
    // Alone, a process counts without waiting for anything, which every single call would pay for.
    if (shared) await count(`all:${network}`, generalMax, generalWindowMs);
    else judge(countHere(`all:${network}`, generalWindowMs), generalMax);
    const { limit } = endpoint;
    if (!limit) return;
    const who = limit.by === 'account' && caller ? `account:${caller.accountId}` : network;
    await count(`${endpoint.name}:${who}`, limit.max, limit.windowSeconds * 1000);
  };
}
