import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';

const dayMs = 86_400_000;
/** Since when units must have been delivered to be returned now. */
const windowStart = (ctx: Ctx, days: number): Date =>
  new Date(ctx.clock.now().getTime() - days * dayMs);

/** How many units of each line of an order can be requested now. */
export async function readOpenUnits(ctx: Ctx, orderId: string, days: number) {
  const since = windowStart(ctx, days).toISOString();
  const rows = await ctx.db.rows(
    sql`
    select l.id, l.product_id, l.name, l.option, l.image_key, l.unit_minor, o.currency,
      greatest(0, case when f.goes_on then returnable_units(l.id, 'return', ${since}::timestamptz) else 0 end) as returnable,
      greatest(0, case when f.goes_on then returnable_units(l.id, 'cancellation', ${since}::timestamptz) else 0 end) as cancellable,
      (select max(s.delivered_at) from shipment_lines x join shipments s on s.id = x.shipment_id where x.line_id = l.id) as delivered_at
    from order_lines l join orders o on o.id = l.order_id,
      lateral (select o.kind = 'sale' and o.cancelled_at is null and o.buyer_payment in ('paid', 'part_refunded')
        and exists (select 1 from payment_orders p where p.order_id = o.id and p.side = 'buyer' and p.effect = 'paid') as goes_on) f
    where l.order_id = ${orderId} order by l.position`,
    {
      id: as.id,
      productId: as.id,
      name: as.text,
      option: orNull(as.text),
      imageKey: orNull(as.text),
      unitMinor: as.minor,
      currency: as.currency,
      returnable: as.integer,
      cancellable: as.integer,
      deliveredAt: orNull(as.moment),
    },
  );
  return rows;
}
