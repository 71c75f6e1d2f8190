import { setTimeout as pause } from 'node:timers/promises';
import type { Platform } from '../context.ts';
import { perPlatform } from '../per-platform.ts';

/** The requests that this process has received. */
export const requestsOf = perPlatform(() => ({ count: 0 }));

/** At so many requests a second a job pauses as long as it worked; at four times as many, or more, four times as long. */
const requestsForPause = 25;
const pausesMax = 4;
const pauseMsMax = 5_000;

/** How long a job pauses that worked so long while so many requests arrived. */
export function computePauseMs(workMs: number, requests: number): number {
  const perSecond = requests / Math.max(workMs / 1_000, 0.001);
  return Math.min(pauseMsMax, workMs * Math.min(pausesMax, perSecond / requestsForPause));
}

/**
 * Makes room for requests in a job that takes minutes: the job calls what is returned after each of its transactions. Beside many
 * requests it works a fifth of the time, and without requests all of it.
 */
export function createPace(platform: Platform): () => Promise<void> {
  const requests = requestsOf(platform);
  let begunAtMs = performance.now();
  let counted = requests.count;
  return async () => {
    const pauseMs = computePauseMs(performance.now() - begunAtMs, requests.count - counted);
    if (pauseMs >= 1) await pause(pauseMs);
    begunAtMs = performance.now();
    counted = requests.count;
  };
}
