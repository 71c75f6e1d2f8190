import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import {
  type listShipQueue,
  type QueueGroup,
  queueCountMax,
  queueGroups,
  type readShipQueue,
} from '@vitrine/contract/shop/ship-queue.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, type RowOf } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { dayGroups, type QueueDays, queueSources, readQueueDays } from './queue-days.ts';
import { describeQueueRows, queueColumns, queueRow, queueTables } from './queue-rows.ts';

/** Rows of each group that are there at once. */
const firstRows = 20;

type Row = RowOf<typeof queueRow>;

const cursorOf = ({ shipBy, id }: Pick<Row, 'shipBy' | 'id'>): string => `${shipBy ?? ''}_${id}`;

function afterCursor(cursor: string | undefined, day: SQL): SQL {
  if (!cursor) return sql``;
  const [, shipBy, id] = /^(\d{4}-\d\d-\d\d)_(\d{1,18})$/.exec(cursor) ?? [];
  if (!shipBy || !id || Number.isNaN(Date.parse(shipBy)))
    throw new Failure('invalid-input', { fields: [{ path: 'cursor', code: 'format' }] });
  return sql` and (${day}, o.id) > (${shipBy}::date, ${id}::bigint)`;
}

/** The first parcels of a group: by their day, and within it by the ids of their orders, which is the order of the index. */
function findParcels(
  ctx: Ctx,
  days: QueueDays,
  {
    group,
    cursor,
    limit,
  }: { group?: QueueGroup | undefined; cursor?: string | undefined; limit: number },
): SQL {
  const sources = queueSources(ctx, days, group).map(
    ({ day, selection }) =>
      sql`(${selection}${afterCursor(cursor, day)} order by ${day}, o.id limit ${limit}::int)`,
  );
  return sql`select f.* from (${sql.join(sources, sql` union all `)}) as f order by f.due, f.id limit ${limit}::int`;
}

/** One group, or the whole queue, page by page. */
export async function listQueue(
  ctx: Ctx,
  {
    group,
    cursor,
    limit,
  }: { group?: QueueGroup | undefined; cursor?: string | undefined; limit: number },
): Promise<EndpointReply<typeof listShipQueue>> {
  const found = findParcels(ctx, await readQueueDays(ctx), { group, cursor, limit: limit + 1 });
  const rows = await ctx.db.rows(
    sql`select ${queueColumns} from ${queueTables(ctx, found)} order by q.due, q.id`,
    queueRow,
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    list: await describeQueueRows(ctx, shown),
    nextCursor: rows.length > limit && last ? cursorOf(last) : null,
  };
}

const countUpTo = (selection: SQL, max: number): SQL =>
  sql`(select count(*)::int from (${selection} limit ${max}::int) as counted)`;

async function countGroups(ctx: Ctx, days: QueueDays): Promise<Record<QueueGroup, number>> {
  const counts = queueGroups.map(
    (group) =>
      sql`${sql.join(
        queueSources(ctx, days, group).map(({ selection }) =>
          countUpTo(selection, queueCountMax + 1),
        ),
        sql` + `,
      )} as ${sql.identifier(group)}`,
  );
  const [row] = await ctx.db.rows(sql`select ${sql.join(counts, sql`, `)}`, {
    late: as.integer,
    today: as.integer,
    tomorrow: as.integer,
    later: as.integer,
    held: as.integer,
  });
  return row ?? { late: 0, today: 0, tomorrow: 0, later: 0, held: 0 };
}

/** Orders of which a parcel left today, as far as they are counted. */
async function countShippedToday(ctx: Ctx, { today, timeZone }: QueueDays): Promise<number> {
  const [row] = await ctx.db.rows(
    sql`
    select count(distinct order_id)::int as count from (
      (select order_id from shipments where shipped_at >= (${today}::date)::timestamp at time zone ${timeZone} limit 10000)
      union all
      (select order_id from return_requests where state = 'replaced'
        and replacement_sent_at >= (${today}::date)::timestamp at time zone ${timeZone} limit 10000)) as left_today`,
    { count: as.integer },
  );
  return row?.count ?? 0;
}

/** The queue as it is opened: the same statements however many orders wait. */
export async function readQueue(ctx: Ctx): Promise<EndpointReply<typeof readShipQueue>> {
  const days = await readQueueDays(ctx);
  const parts = queueGroups.map((group) => {
    const found = findParcels(ctx, days, { group, limit: firstRows + 1 });
    return sql`(select ${group}::text as group_name, ${queueColumns} from ${queueTables(ctx, found)})`;
  });
  const rows = await ctx.db.rows(
    sql`select * from (${sql.join(parts, sql` union all `)}) as grouped order by ship_by, id`,
    { groupName: as.oneOf(...queueGroups), ...queueRow },
  );
  const counts = await countGroups(ctx, days);
  const described = await describeQueueRows(ctx, rows);
  return {
    today: days.today,
    groups: queueGroups.map((group) => {
      const list = described.filter((_row, index) => rows[index]?.groupName === group);
      const last = list.at(firstRows - 1);
      return {
        group,
        count: counts[group],
        list: list.slice(0, firstRows),
        nextCursor: list.length > firstRows && last ? cursorOf(last) : null,
      };
    }),
    shippedToday: await countShippedToday(ctx, days),
  };
}

/** The counts of the menu. */
export async function countQueue(ctx: Ctx): Promise<{ toShip: number; late: number }> {
  const counts = await countGroups(ctx, await readQueueDays(ctx));
  return {
    toShip: dayGroups.reduce((sum, group) => sum + counts[group], 0),
    late: counts.late,
  };
}
