import { sql } from 'drizzle-orm';
import type { Platform } from '#platform/context.ts';
import { deleteOld } from '#platform/db/delete-old.ts';

const dayMs = 86_400_000;
/** For how long runs, their lines and their files are kept. */
export const runKeptDays = 90;

export async function sweepRuns(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - runKeptDays * dayMs).toISOString();
  await deleteOld(platform, 'runs', sql`t.started_at < ${before}::timestamptz`);
}
