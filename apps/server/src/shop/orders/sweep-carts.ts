import { sql } from 'drizzle-orm';
import type { Platform } from '#platform/context.ts';
import { deleteOld } from '#platform/db/delete-old.ts';

const emptyDays = 2;
const leftDays = 45;
const quoteDays = 7;

/** Deletes abandoned carts (their cookie is valid for 30 days) and old quotes. Carts with an order stay. */
export async function sweepCarts(platform: Platform): Promise<void> {
  const daysAgo = (days: number) =>
    sql`${new Date(platform.clock.now().getTime() - days * 86_400_000).toISOString()}::timestamptz`;
  await deleteOld(platform, 'quotes', sql`t.created_at < ${daysAgo(quoteDays)}`);
  const isOver = sql`t.changed_at < ${daysAgo(leftDays)} or t.changed_at < ${daysAgo(emptyDays)}
    and not exists (select 1 from cart_lines l where l.cart_id = t.id)`;
  await deleteOld(
    platform,
    'carts',
    sql`(${isOver}) and not exists (select 1 from orders o where o.cart_id = t.id)`,
  );
}
