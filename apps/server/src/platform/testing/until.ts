import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

/** Waits for what another connection or a worker does in its own time; what hangs fails the test with `what`. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const endsAt = performance.now() + 30_000;
  while (!(await isSo())) {
    assert.ok(performance.now() < endsAt, `${what}: not within 30 s`);
    await pause(10);
  }
}
