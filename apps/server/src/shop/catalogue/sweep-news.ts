import { sql } from 'drizzle-orm';
import type { Platform } from '#platform/context.ts';
import { deleteOld } from '#platform/db/delete-old.ts';

/** Owners read the news of so many days. */
export const newsDays = 90;

/** Deletes older news. */
export async function sweepNews(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - newsDays * 86_400_000).toISOString();
  await deleteOld(platform, 'product_news', sql`t.at < ${before}::timestamptz`);
}
