import { Failure } from './failure.ts';

export interface TurnsSettings {
  /** How many run at the same time. */
  atOnce: number;
  /** How many may be running or waiting; the next one is refused with `busy`. */
  capacity: number;
}

/** Runs work in the order in which it arrives, a few at a time; a queue that is too long refuses instead of growing. */
export function createTurns({ atOnce, capacity }: TurnsSettings): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running + waiting.length >= capacity) throw new Failure('busy', { retryAfterSeconds: 5 });
    // A finished call hands its turn over, so that no call that arrives in between takes it.
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Lets calls for the same key share one run: a call made while it runs gets its result, or its failure. */
export function createJoin<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();
  return (key, work) => {
    const known = running.get(key);
    if (known) return known;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
