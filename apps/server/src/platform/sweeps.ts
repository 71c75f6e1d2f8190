import type { Platform } from './context.ts';
import type { Locks } from './locks.ts';
import type { Sweep } from './module.ts';

/** A server that is started anew more often than a sweep comes round would otherwise never do it. */
const firstWithinMs = 300_000;
const runningMax = 3;

/** When each sweep runs for the first time: spread over its period, so that no two of them begin in the same moment. */
export function firstRunsMs(sweeps: readonly Pick<Sweep, 'everySeconds'>[]): number[] {
  return sweeps.map(({ everySeconds }, index) => (Math.min(everySeconds * 1000, firstWithinMs) * (index + 1)) / sweeps.length);
}

/**
 * Starts the recurring work of this process; answers how to stop it, waiting for what runs. A few sweeps run at a time,
 * those that wait longest first, and at most for every fourth connection of the pool one: requests come before them.
 * Each is run by one process at a time.
 */
export function startSweeps(platform: Platform, sweeps: readonly Sweep[], locks: Locks): () => Promise<void> {
  const slots = Math.max(1, Math.min(runningMax, Math.floor(platform.config.DATABASE_POOL_MAX / 4)));
  const due = new Set<Sweep>();
  const running = new Map<Sweep, Promise<void>>();
  let isStopped = false;

  async function run(sweep: Sweep): Promise<void> {
    const release = await locks.tryAcquire(`sweep:${sweep.name}`);
    try {
      if (release) await sweep.run(platform);
    } finally {
      await release?.();
    }
  }

  function fillSlots(): void {
    for (const sweep of due) {
      if (isStopped || running.size >= slots) return;
      due.delete(sweep);
      const work = run(sweep)
        .catch((error: unknown) => platform.log.error({ err: error, sweep: sweep.name }, 'sweep failed'))
        .finally(() => {
          running.delete(sweep);
          fillSlots();
        });
      running.set(sweep, work);
    }
  }

  function begin(sweep: Sweep): void {
    // What it would write can wait until there is space again.
    if (running.has(sweep) || platform.disk.isFull()) return;
    due.add(sweep);
    fillSlots();
  }

  const starts = firstRunsMs(sweeps);
  const timers = sweeps.map((sweep, index) => {
    const timer = { current: setTimeout(first, starts[index]).unref() };
    function first(): void {
      timer.current = setInterval(begin, sweep.everySeconds * 1000, sweep).unref();
      begin(sweep);
    }
    return timer;
  });
  return async () => {
    isStopped = true;
    // One function clears either kind.
    for (const { current } of timers) clearTimeout(current);
    await Promise.all(running.values());
  };
}
