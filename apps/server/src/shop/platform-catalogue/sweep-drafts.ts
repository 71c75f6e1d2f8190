import { sql } from 'drizzle-orm';
import type { Platform } from '#platform/context.ts';
import { deleteOld } from '#platform/db/delete-old.ts';

/** For how long unsaved changes of a product are kept after the last one. */
export const draftKeptDays = 30;

export async function sweepDrafts(platform: Platform): Promise<void> {
  const before = new Date(
    platform.clock.now().getTime() - draftKeptDays * 86_400_000,
  ).toISOString();
  await deleteOld(platform, 'product_drafts', sql`t.saved_at < ${before}::timestamptz`);
}
