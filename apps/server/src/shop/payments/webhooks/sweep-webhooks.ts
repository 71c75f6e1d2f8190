import { sql } from 'drizzle-orm';
import type { Platform } from '#platform/context.ts';
import { deleteOld } from '#platform/db/delete-old.ts';

const dayMs = 86_400_000;
const readDays = 7;
const keptDays = 90;
const batchRows = 5_000;

/**
 * Empties events a week after they were applied and deletes them after ninety days; what waits stays. No one can send
 * a forgotten one again: its signature is minutes old at most when it is taken.
 */
export async function sweepWebhooks(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  const daysAgo = (days: number) =>
    sql`${new Date(clock.now().getTime() - days * dayMs).toISOString()}::timestamptz`;
  for (;;) {
    const rowCount = await database.db.run(sql`
      update webhook_inbox set body = '' where ctid in (
        select ctid from webhook_inbox where applied_at is not null and body <> '' and received_at < ${daysAgo(readDays)} limit ${batchRows})`);
    if (rowCount < batchRows) break;
  }
  await deleteOld(
    platform,
    'webhook_inbox',
    sql`t.applied_at is not null and t.received_at < ${daysAgo(keptDays)}`,
  );
}
