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

/** A server that is started anew more often than a sweep comes round would otherwise never do it. */
const firstWithinMs = 300_000;

/** Starts the recurring work of this process; answers how to stop it, waiting for what runs. */
export function startSweeps(platform: Platform, sweeps: readonly Sweep[]): () => Promise<void> {
  const running = new Set<Promise<unknown>>();
  const timers = sweeps.flatMap((sweep) => {
    const everyMs = sweep.everySeconds * 1000;
    let isBusy = false;
    function begin(): void {
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
    }
    const first = everyMs > firstWithinMs ? [setTimeout(begin, firstWithinMs)] : [];
    return [...first, setInterval(begin, everyMs)].map((timer) => timer.unref());
  });
  return async () => {
    // One function clears either kind.
    timers.forEach(clearTimeout);
    await Promise.all(running);
  };
}
