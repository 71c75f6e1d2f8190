import type { QueueGroup } from '@vitrine/contract/shop/ship-queue.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { type Day, dayIn } from '../markets/index.ts';
import { toShipSql } from '../orders/index.ts';
import { readWarehouseZone } from '../shipping/index.ts';

/** Groups of days; what is on hold is no day. */
type DayGroup = Exclude<QueueGroup, 'held'>;
export const dayGroups: readonly DayGroup[] = ['late', 'today', 'tomorrow', 'later'];

export interface QueueDays {
  today: Day;
  tomorrow: Day;
  timeZone: string;
}

/** The days of the warehouse. */
export async function readQueueDays(ctx: Ctx): Promise<QueueDays> {
  const timeZone = await readWarehouseZone(ctx);
  const today = dayIn(ctx.clock.now(), timeZone);
  const next = new Date(`${today}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return { today, tomorrow: next.toISOString().slice(0, 10), timeZone };
}

/** In which group an order is that was promised for a day. */
export function groupOf({ today, tomorrow }: QueueDays, shipBy: Day): DayGroup {
  if (shipBy < today) return 'late';
  if (shipBy === today) return 'today';
  return shipBy === tomorrow ? 'tomorrow' : 'later';
}

function rangeOf({ today, tomorrow }: QueueDays, group: DayGroup): SQL {
  const ranges: Record<DayGroup, SQL> = {
    late: sql`o.ship_by < ${today}::date`,
    today: sql`o.ship_by = ${today}::date`,
    tomorrow: sql`o.ship_by = ${tomorrow}::date`,
    later: sql`o.ship_by > ${tomorrow}::date`,
  };
  return ranges[group];
}

const isHeld = sql`exists (select 1 from ship_holds h where h.order_id = o.id)`;

/** The orders of a group, or of all days, as a condition on `orders o`: a range of the index `orders_ship_by`. */
export function queueCondition(ctx: Ctx, days: QueueDays, group: QueueGroup | undefined): SQL {
  if (group === 'held') return sql`${toShipSql(ctx)} and ${isHeld}`;
  const range = group ? sql` and ${rangeOf(days, group)}` : sql``;
  return sql`${toShipSql(ctx)}${range} and not ${isHeld}`;
}
