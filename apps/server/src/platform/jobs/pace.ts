import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Platform } from '../context.ts';
import { perPlatform } from '../per-platform.ts';

/** The requests that this process has received. */
export const requestsOf = perPlatform(() => ({ count: 0 }));

/** So many requests a second are no load: those of the page on which an operator watches the job, and of a few people beside it. */
const freeRequests = 5;
/** At so many requests a second a job pauses as long as it worked. */
const requestsForPause = 25;
/** At many more, four times as long. */
const pausesMax = 4;
const pauseMsMax = 5_000;

const channel = 'requests';
const sharedEveryMs = 1_000;
/** A rate counts until three later ones are missing. */
const validMs = 3 * sharedEveryMs;

interface SharedRate {
  /** The process that received the requests. */
  from: string;
  perSecond: number;
}

/** Sends the requests per second of a process that runs no jobs to those that do. */
export function shareRequests(platform: Platform): { stop(): void } {
  const requests = requestsOf(platform);
  const from = randomUUID();
  let begunAtMs = performance.now();
  let counted = requests.count;
  const timer = setInterval(() => {
    const nowMs = performance.now();
    const perSecond = ((requests.count - counted) / (nowMs - begunAtMs)) * 1_000;
    begunAtMs = nowMs;
    counted = requests.count;
    if (perSecond < 1) return;
    const rate: SharedRate = { from, perSecond };
    // Without a database there is no job to pause.
    platform.signals.send(platform.database.db, channel, rate).catch(() => undefined);
  }, sharedEveryMs).unref();
  return { stop: () => clearInterval(timer) };
}

/** The last rate of each process that runs no jobs. */
const sharedRatesOf = perPlatform((platform) => {
  const rates = new Map<string, { perSecond: number; untilMs: number }>();
  platform.signals.on(channel, (message) => {
    const { from, perSecond } = message as SharedRate;
    rates.set(from, { perSecond, untilMs: performance.now() + validMs });
  });
  return rates;
});

function sumRates(rates: Map<string, { perSecond: number; untilMs: number }>): number {
  let sum = 0;
  for (const [from, { perSecond, untilMs }] of rates)
    if (untilMs < performance.now()) rates.delete(from);
    else sum += perSecond;
  return sum;
}

/** How long a job pauses that worked so long while so many requests arrived. */
export function computePauseMs(workMs: number, requests: number): number {
  const perSecond = requests / Math.max(workMs / 1_000, 0.001);
  const load = Math.max(0, perSecond - freeRequests) / (requestsForPause - freeRequests);
  return Math.min(pauseMsMax, workMs * Math.min(pausesMax, load));
}

/**
 * Makes room for requests in a job that takes minutes: the job calls what is returned after each of its transactions. Beside many
 * requests, of this process and of those that run no jobs, it works a fifth of the time, and without requests all of it.
 */
export function createPace(platform: Platform): () => Promise<void> {
  const requests = requestsOf(platform);
  const shared = sharedRatesOf(platform);
  let begunAtMs = performance.now();
  let counted = requests.count;
  return async () => {
    const workMs = performance.now() - begunAtMs;
    const elsewhere = (sumRates(shared) * workMs) / 1_000;
    const pauseMs = computePauseMs(workMs, requests.count - counted + elsewhere);
    if (pauseMs >= 1) await pause(pauseMs);
    begunAtMs = performance.now();
    counted = requests.count;
  };
}
