import { Redis } from 'ioredis';
import type { Logger } from '../log.ts';

export interface Counted {
  count: number;
  leftMs: number;
}

/** Counts that all processes share, in windows. */
export interface SharedCounter {
  /** Increments a count; undefined when the counter is unavailable, and then no request waits for it. */
  add(key: string, windowMs: number): Promise<Counted | undefined>;
  close(): void;
}

/** A window begins with its first count. One script, so that no count remains without an expiry. */
const script = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

/** How long Redis is not used after a failure; otherwise a hanging Redis would delay every call. */
const pauseMs = 2_000;
const answerMs = 500;

/** Redis as the shared counter. Its data may be lost: when it is unavailable, each process counts for itself. */
export function openSharedCounter(
  url: string,
  log: Logger,
  {
    now = () => performance.now(),
    answerWithinMs = answerMs,
  }: { now?: () => number; answerWithinMs?: number } = {},
): SharedCounter {
  const redis = new Redis(url, {
    connectTimeout: 2_000,
    commandTimeout: answerWithinMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  let awayUntil = 0;
  let isAway = false;
  // Each lost connection raises an event; only changes are logged.
  redis.on('error', () => undefined);

  function note(away: boolean): void {
    if (away === isAway) return;
    isAway = away;
    if (away) log.warn('Redis does not answer: each process counts its limits for itself');
    else log.warn('Redis answers again: limits are shared');
  }

  return {
    async add(key, windowMs) {
      if (now() < awayUntil) return undefined;
      try {
        const [count, leftMs] = (await redis.eval(script, 1, `vitrine:limit:${key}`, windowMs)) as [
          number,
          number,
        ];
        note(false);
        return { count, leftMs: Math.max(0, leftMs) };
      } catch {
        awayUntil = now() + pauseMs;
        note(true);
        return undefined;
      }
    },
    close: () => redis.disconnect(),
  };
}
