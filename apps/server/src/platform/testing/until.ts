import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

/** Ten seconds on an idle machine; `npm test` measures how many times slower the machine is. */
const patienceMs = 10_000 * Number(process.env['TEST_SLOWNESS'] ?? 4);

/** Waits for what another connection or a worker does in its own time; what hangs fails the test with `what`. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const endsAt = performance.now() + patienceMs;
  while (!(await isSo())) {
    assert.ok(performance.now() < endsAt, `${what}: not within ${patienceMs / 1_000} s`);
    await pause(10);
  }
}
