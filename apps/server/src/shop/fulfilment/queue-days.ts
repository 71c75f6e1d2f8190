import type { QueueGroup } from '@vitrine/contract/shop/ship-queue.ts';
import { findDay } from '@vitrine/contract/time-zone.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import type { Day } from '../markets/index.ts';
import { toShipSql } from '../orders/index.ts';
import { selectDueReplacements } from '../returns/index.ts';
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
  const today = findDay(ctx.clock.now(), timeZone);
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

function rangeOf({ today, tomorrow }: QueueDays, group: DayGroup, day: SQL): SQL {
  const ranges: Record<DayGroup, SQL> = {
    late: sql`${day} < ${today}::date`,
    today: sql`${day} = ${today}::date`,
    tomorrow: sql`${day} = ${tomorrow}::date`,
    later: sql`${day} > ${tomorrow}::date`,
  };
  return ranges[group];
}

const isHeld = sql`exists (select 1 from ship_holds h where h.order_id = o.id)`;

function conditionOf(days: QueueDays, group: QueueGroup | undefined, day: SQL): SQL {
  if (group === 'held') return isHeld;
  return group ? sql`${rangeOf(days, group, day)} and not ${isHeld}` : sql`not ${isHeld}`;
}

/** The day on which a replacement was decided, which is when it is due. */
export const findReplacementDay = (timeZone: string, decidedAt: Date): Day =>
  findDay(decidedAt, timeZone);

/**
 * The parcels that are due of a group, or of all days: selections of `id`, `due` and `return_id`, and `orders o` in both. Sold units are
 * a range of the index `orders_ship_by`; replacements are few.
 */
export function queueSources(
  ctx: Ctx,
  days: QueueDays,
  group: QueueGroup | undefined,
): { day: SQL; selection: SQL }[] {
  const decided = sql`(d.decided_at at time zone ${days.timeZone}::text)::date`;
  return [
    {
      day: sql`o.ship_by`,
      selection: sql`select o.id, o.ship_by as due, null::bigint as return_id from orders o
        where ${toShipSql(ctx)} and ${conditionOf(days, group, sql`o.ship_by`)}`,
    },
    {
      day: decided,
      selection: sql`select o.id, ${decided} as due, d.return_id from ${selectDueReplacements(ctx)} d join orders o on o.id = d.order_id
        where ${conditionOf(days, group, decided)}`,
    },
  ];
}
