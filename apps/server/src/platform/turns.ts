import { Failure } from './failure.ts';

export interface TurnsSettings {
  /** How many run at the same time. */
  atOnce: number;
  /** How many may be running or waiting; the next one is rejected with `busy`. */
  capacity: number;
}

/** Runs work in the order of arrival, a few at a time; a full queue rejects work instead of growing. */
export function createQueue({
  atOnce,
  capacity,
}: TurnsSettings): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running + waiting.length >= capacity) throw new Failure('busy', { retryAfterSeconds: 5 });
    // A finished call passes its slot on, so that no call that arrives in between takes it.
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
export function createSingleFlight<Result>(): (
  key: string,
  work: () => Promise<Result>,
) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();
  return (key, work) => {
    const known = running.get(key);
    if (known) return known;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
