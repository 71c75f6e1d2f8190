import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { LRUCache } from 'lru-cache';
import type { Platform } from './context.ts';
import { Failure } from './failure.ts';
import type { Limiter } from './route.ts';

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
 * Counts calls in windows, per address over everything, and per endpoint as its `limit` says. Windows are measured by
 * the process's own clock, never by one that a trial moves forward.
 */
export function createLimiter(platform: Platform): Limiter {
  const buckets = new LRUCache<string, Bucket>({ max: bucketsMax });
  const generalMax = platform.config.RATE_LIMIT_PER_MINUTE;

  function count(key: string, max: number, windowMs: number): void {
    const now = performance.now();
    const known = buckets.get(key);
    const bucket = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
    bucket.count += 1;
    buckets.set(key, bucket);
    if (bucket.count <= max) return;
    const seconds = Math.max(1, Math.ceil((bucket.endsAt - now) / 1000));
    throw new Failure('rate-limited', { values: { seconds }, retryAfterSeconds: seconds });
  }

  return async (endpoint: Endpoint, call, caller) => {
    if (generalMax === 0) return;
    const network = limitNetwork(call.info.address);
    count(`all:${network}`, generalMax, generalWindowMs);
    const { limit } = endpoint;
    if (!limit) return;
    const who = limit.by === 'account' && caller ? `account:${caller.accountId}` : network;
    count(`${endpoint.name}:${who}`, limit.max, limit.windowSeconds * 1000);
  };
}
