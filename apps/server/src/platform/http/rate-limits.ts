import { LRUCache } from 'lru-cache';
import type { Platform } from '../context.ts';
import { Failure } from '../failure.ts';
import type { CountCall, Limiter } from './route.ts';
import type { Counted, SharedCounter } from './shared-counter.ts';

interface Bucket {
  count: number;
  endsAt: number;
}

const bucketsMax = 100_000;
const generalWindowMs = 60_000;
/** Requests that are no endpoint are files of a page, kept documents and pages whose own calls count: cheap, but many for one visit. */
const otherTimes = 10;

/** The network of an address: an IPv6 household can choose from a /64, which therefore counts as one address. */
export function limitNetwork(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const whole =
    tail === undefined
      ? left
      : [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
  return whole.slice(0, 4).join(':');
}

/**
 * Counts calls in windows, per address for all calls, and per endpoint according to its `limit`; all other requests per address, in
 * this process. Calls are counted across all processes if
 * there is a shared counter that responds, else for this process. Windows use the process's own clock (or
 * the counter's), never one that a trial moves forward.
 */
export function createLimiter(platform: Platform, shared?: SharedCounter): Limiter {
  /** Made by the first call that counts: it takes memory for all its buckets at once. */
  let buckets: LRUCache<string, Bucket> | undefined;
  const generalMax = platform.config.RATE_LIMIT_PER_MINUTE;

  function countHere(key: string, windowMs: number): Counted {
    buckets ??= new LRUCache({ max: bucketsMax });
    const now = performance.now();
    const known = buckets.get(key);
    const bucket = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
    bucket.count += 1;
    buckets.set(key, bucket);
    return { count: bucket.count, leftMs: bucket.endsAt - now };
  }

  function findRefusal({ count, leftMs }: Counted, max: number): Failure | undefined {
    if (count <= max) return undefined;
    const seconds = Math.max(1, Math.ceil(leftMs / 1000));
    return new Failure('rate-limited', { values: { seconds }, retryAfterSeconds: seconds });
  }

  function judge(counted: Counted, max: number): void {
    const refusal = findRefusal(counted, max);
    if (refusal) throw refusal;
  }

  async function count(key: string, max: number, windowMs: number): Promise<void> {
    judge((await shared?.add(key, windowMs)) ?? countHere(key, windowMs), max);
  }

  const countCall: CountCall = async (endpoint, call, caller) => {
    if (generalMax === 0) return;
    const network = limitNetwork(call.info.address);
    // A single process counts without waiting, because waiting would slow down every call.
    if (shared) await count(`all:${network}`, generalMax, generalWindowMs);
    else judge(countHere(`all:${network}`, generalWindowMs), generalMax);
    const { limit } = endpoint;
    if (!limit) return;
    // Calls of an operator who sees what an owner sees do not use up the owner's calls.
    const accountId = caller?.viewedBy?.accountId ?? caller?.accountId;
    const who = limit.by === 'account' && accountId ? `account:${accountId}` : network;
    await count(`${endpoint.name}:${who}`, limit.max, limit.windowSeconds * 1000);
  };
  return Object.assign(countCall, {
    countRequest(address: string) {
      if (generalMax === 0) return undefined;
      return findRefusal(
        countHere(`other:${limitNetwork(address)}`, generalWindowMs),
        generalMax * otherTimes,
      );
    },
  });
}
