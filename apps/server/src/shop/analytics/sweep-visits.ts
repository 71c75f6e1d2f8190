import { sql } from 'drizzle-orm';
import { type Ctx, type Platform, systemContext } from '#platform/context.ts';
import { deleteOld } from '#platform/db/delete-old.ts';
import { as } from '#platform/db/sql-rows.ts';

const dayMs = 86_400_000;
/** Longer than any figure of visits looks back: ninety days, and a sale by the time of its visit for a year. */
export const visitKeptDays = 400;

/**
 * Adds the visits until a moment to the clicks of the links of a store, whose rows are locked in the order of their keys: then a
 * list of links reads only what came since, and old visits can go.
 */
async function countClicks({ db }: Ctx, storeId: string, until: string): Promise<void> {
  await db.run(sql`
    with mine as (
      select id, code, coalesce(counted_to, created_at) as since from tracked_links
      where store_id = ${storeId} and coalesce(counted_to, created_at) < ${until}::timestamptz order by id for no key update
    ), clicked as (
      select m.id, count(*)::int as clicks from mine m join visits v on v.store_id = ${storeId} and v.link_code = m.code and v.started_at >= m.since
      where v.started_at >= (select min(since) from mine) and v.started_at < ${until}::timestamptz group by m.id
    )
    update tracked_links l set counted_to = ${until}::timestamptz,
      earlier_clicks = l.earlier_clicks + coalesce((select c.clicks from clicked c where c.id = l.id), 0)
    from mine m where l.id = m.id`);
}

/** Counts the clicks of links up to a day ago, when no visit of before can still be written, and deletes old visits by their time. */
export async function sweepVisits(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs).toISOString();
  const until = daysAgo(1);
  const stores = await database.db.rows(
    sql`select distinct store_id from tracked_links where coalesce(counted_to, created_at) < ${until}::timestamptz order by store_id`,
    { storeId: as.id },
  );
  for (const { storeId } of stores) await countClicks(systemContext(platform), storeId, until);
  await deleteOld(platform, 'visits', sql`t.started_at < ${daysAgo(visitKeptDays)}::timestamptz`);
}
