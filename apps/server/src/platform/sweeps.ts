import { sql } from 'drizzle-orm';
import type { Platform } from './context.ts';
import type { Sweep } from './module.ts';

/** Runs one sweep now, unless another process is at it: the lock is held by the transaction for its whole length. */
async function runSweep(platform: Platform, sweep: Sweep): Promise<boolean> {
  return platform.database.withTx(async (tx) => {
    const claimed = await tx.execute<{ got: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`sweep:${sweep.name}`}, 0)) as got`,
    );
    if (!claimed.rows[0]?.got) return false;
    await sweep.run(platform);
    return true;
  });
}

/** Starts the recurring work of this process; answers how to stop it, waiting for what runs. */
export function startSweeps(platform: Platform, sweeps: readonly Sweep[]): () => Promise<void> {
  const running = new Set<Promise<unknown>>();
  const timers = sweeps.map((sweep) => {
    let isBusy = false;
    const timer = setInterval(() => {
      // What it would write can wait until there is space again.
      if (isBusy || platform.disk.isFull()) return;
      isBusy = true;
      const work = runSweep(platform, sweep)
        .catch((error: unknown) => platform.log.error({ err: error, sweep: sweep.name }, 'sweep failed'))
        .finally(() => {
          isBusy = false;
          running.delete(work);
        });
      running.add(work);
    }, sweep.everySeconds * 1000);
    timer.unref();
    return timer;
  });
  return async () => {
    timers.forEach(clearInterval);
    await Promise.all(running);
  };
}
