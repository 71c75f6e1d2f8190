import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { dayOf } from './click-counter.ts';
import { visitorHash } from './visits.rules.ts';

/** Remembers who works in the console today, and takes back what that person was counted for. */
export async function setOwnerCookie(ctx: Ctx, store: { id: string; slug: string }): Promise<void> {
  const day = dayOf(ctx.clock.now());
  const visitor = visitorHash(
    ctx.platform.config.secret,
    day,
    store.slug,
    ctx.call.address,
    ctx.call.userAgent,
  );
  await ctx.db.run(sql`
    with marked as (
      insert into owner_marks (store_id, visitor, day) values (${store.id}, ${visitor}, ${day}) on conflict do nothing returning 1
    ), old as (delete from owner_marks where store_id = ${store.id} and day < ${day}::date - 2)
    delete from visits v where v.store_id = ${store.id} and v.visitor = ${visitor} and exists (select 1 from marked)
      and not exists (select 1 from orders o where o.visit_id = v.id)`);
}
