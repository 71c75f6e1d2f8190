import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { fileUrl } from '@vitrine/contract/images.ts';
import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import type * as contract from '@vitrine/contract/shop/returns.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { containsFolded } from '#platform/db/contains-folded.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { orNotFound } from '#platform/failure.ts';
import { focusRow, lineFocus, readFocus } from '../catalogue/index.ts';
import { formatBuyer, type LocalizedLineName, nameIn, shortName } from '../orders/index.ts';
import { createPairLists, ownStoreId, type Side } from '../stores/index.ts';
import { returnRequests } from './returns.tables.ts';

const statesOf: Readonly<Record<contract.ReturnGroup, SQL>> = {
  waiting: sql`r.state in ('requested', 'sent', 'received', 'inspected', 'replacing')`,
  underway: sql`r.state = 'approved'`,
  refunded: sql`r.state = 'refunded'`,
  closed: sql`r.state in ('replaced', 'refused', 'withdrawn', 'expired')`,
};

const listedRow = {
  id: as.id,
  kind: returnRequests.kind,
  state: returnRequests.state,
  reason: returnRequests.reason,
  answeredBy: returnRequests.answeredBy,
  orderId: as.id,
  orderNumber: as.text,
  storeId: as.id,
  storeName: as.text,
  address: as.json<Address>(),
  name: as.text,
  option: orNull(as.text),
  words: as.json<LocalizedLineName>(),
  imageKey: orNull(as.text),
  ...focusRow,
  units: as.integer,
  createdAt: as.moment,
  changedAt: as.moment,
};

const columns =
  () => sql`r.id, r.kind, r.state, r.reason, r.answered_by, o.id as order_id, o.number as order_number, s.id as store_id,
  s.name as store_name, o.address, l.name, l.option, l.words, l.image_key, ${lineFocus} as focus,
  (select sum(quantity)::int from return_lines where request_id = r.id) as units, r.created_at, r.changed_at`;
const joined = sql`return_requests r join orders o on o.id = r.order_id join stores s on s.id = r.store_id
  cross join lateral (select l.* from return_lines x join order_lines l on l.id = x.line_id where x.request_id = r.id order by l.position limit 1) l`;

interface Filters {
  group?: contract.ReturnGroup | undefined;
  kind?: string | undefined;
  orderId?: string | undefined;
  keywords?: string | undefined;
  answeredBy?: string | undefined;
  storeId?: string | undefined;
}

function conditionsOf({ group, kind, orderId, keywords, answeredBy, storeId }: Filters): SQL[] {
  return [
    ...(group ? [statesOf[group]] : []),
    ...(kind ? [sql`r.kind = ${kind}`] : []),
    ...(orderId ? [sql`r.order_id = ${orderId}`] : []),
    ...(answeredBy ? [sql`r.answered_by = ${answeredBy}`] : []),
    ...(storeId ? [sql`r.store_id = ${storeId}`] : []),
    ...(keywords
      ? [
          sql`(${containsFolded(sql`o.number`, keywords)} or exists (select 1 from return_lines x join order_lines w on w.id = x.line_id
            where x.request_id = r.id and ${containsFolded(sql`w.words`, keywords)}))`,
        ]
      : []),
  ];
}

const describe = (ctx: Ctx, row: RowOf<typeof listedRow>): contract.ReturnRow => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  reason: row.reason,
  answeredBy: row.answeredBy,
  order: { id: row.orderId, number: row.orderNumber },
  store: { id: row.storeId, name: row.storeName },
  buyer: formatBuyer(ctx, shortName(row.address)),
  product: {
    ...nameIn(ctx.language, row),
    imageUrl: row.imageKey ? fileUrl(row.imageKey) : null,
    ...readFocus(row),
  },
  units: row.units,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
});

const side = { where: (_ctx: Ctx, filters: Filters) => conditionsOf(filters), describe };

/** The requests of the own store for its owner, and those of all stores for operators. */
export const returnLists = createPairLists({
  columns,
  from: joined,
  counted: sql`return_requests r join orders o on o.id = r.order_id`,
  id: sql`r.id`,
  row: listedRow,
  storeId: sql`r.store_id`,
  own: side,
  platform: { ...side, isOldestFirst: ({ group }) => group === 'waiting' },
});

/** How many requests are in each group, of one store or of all. */
export async function countReturns(
  ctx: Ctx,
  reader: Side,
): Promise<EndpointReply<typeof contract.countReturns>> {
  const [row] = await ctx.db.rows(
    sql`
    select count(*) as all, count(*) filter (where ${statesOf.waiting}) as waiting, count(*) filter (where ${statesOf.underway}) as underway,
      count(*) filter (where ${statesOf.refunded}) as refunded, count(*) filter (where ${statesOf.closed}) as closed,
      count(*) filter (where ${statesOf.waiting} and r.answered_by = ${reader}) as mine
    from return_requests r ${reader === 'owner' ? sql`where r.store_id = ${ownStoreId(ctx)}` : sql``}`,
    {
      all: as.integer,
      waiting: as.integer,
      underway: as.integer,
      refunded: as.integer,
      closed: as.integer,
      mine: as.integer,
    },
  );
  return orNotFound(row);
}
